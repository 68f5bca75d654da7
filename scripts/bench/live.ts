/** Measures the time from sending a save until the published file has changed. */
import { readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from './system.ts';

interface AdminEntry {
  id: string;
  data: Record<string, unknown>;
  version: number;
}

interface Saved {
  entry: AdminEntry;
  change: number;
}

/** Saves `count` different jobs, one after another. Returns the time until each is published, in milliseconds. */
export async function editJobs(system: System, count: number): Promise<number[]> {
  const { items } = await system.call<{ items: AdminEntry[] }>('GET', '/api/content/jobs?drafts=true&limit=200');
  const times: number[] = [];
  for (let saveNumber = 0; saveNumber < count; saveNumber++) {
    const index = (saveNumber * 37) % items.length;
    const job = items[index] as AdminEntry;
    const title = `Edited for the ${saveNumber}th time`;
    const liveTime = waitForText(join(system.folder, 'job', job.id, 'index.html'), title);
    const startedAt = performance.now();
    const body = { data: { ...job.data, title }, version: job.version };
    const { entry } = await system.call<Saved>('PUT', `/api/content/jobs/${job.id}`, body);
    times.push((await liveTime) - startedAt);
    items[index] = entry;
    await waitUntilIdle(system);
  }
  return times;
}

/** Returns the milliseconds that a preview of an edited job takes, one keystroke at a time. */
export async function previewJob(system: System, count: number): Promise<number[]> {
  const { items } = await system.call<{ items: AdminEntry[] }>('GET', '/api/content/jobs?drafts=true&limit=1');
  const [job] = items as [AdminEntry];
  const times: number[] = [];
  for (let key = 0; key < count; key++) {
    const title = `Typed for the ${key}th time`;
    const startedAt = performance.now();
    const body = { type: 'job', id: job.id, data: { ...job.data, title }, path: `/job/${job.id}` };
    const { html } = await system.call<{ html: string }>('POST', '/api/preview', body);
    times.push(performance.now() - startedAt);
    if (!html.includes(title)) throw new Error('The preview does not show what was typed.');
  }
  return times;
}

/** Returns the milliseconds until every page shows a new phone number, and how many pages were written. */
export async function editHeader(system: System): Promise<{ ms: number; pages: number }> {
  const header = await system.call<AdminEntry>('GET', '/api/content/header?drafts=true');
  const phone = header.data.tollFree === '020 7946 0111' ? '020 7946 0222' : '020 7946 0111';
  const startedAt = performance.now();
  const body = { data: { ...header.data, tollFree: phone }, version: header.version };
  const { change } = await system.call<Saved>('PUT', '/api/content/header', body);
  for (;;) {
    const path = `/api/publish/receipts/${change}`;
    const receipt = await system.call<{ state: string; pageCount: number }>('GET', path);
    if (receipt.state === 'live') return { ms: performance.now() - startedAt, pages: receipt.pageCount };
    if (receipt.state === 'failed') throw new Error('The header could not be published.');
    await sleep(10);
  }
}

/** Waits until the API has recorded that the save is published. */
async function waitUntilIdle(system: System): Promise<void> {
  for (;;) {
    const { applied, last } = await system.call<{ applied: number; last: number }>('GET', '/api/publish');
    if (applied >= last) return;
    await sleep(2);
  }
}

/** Returns the time at which the file contains the text. */
function waitForText(file: string, text: string): Promise<number> {
  return new Promise((resolve) => {
    const watcher = watch(dirname(file), () => {
      const now = performance.now();
      if (!readFileSync(file, 'utf8').includes(text)) return;
      watcher.close();
      resolve(now);
    });
  });
}
