/** The publisher as a process, killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Compiled } from '../../publisher/compile/compiled.ts';
import { publishOnce } from '../../publisher/export/build-folder.ts';
import { compareFolders, listFiles } from '../../publisher/output/files.ts';
import { isWholePage, SITE } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { dataOf, jobData } from '../support/content.ts';
import { startTestFeed, type TestFeed } from '../support/feed.ts';

const MAIN = fileURLToPath(new URL('../../publishing/main.ts', import.meta.url));
const NO_RENAME = fileURLToPath(new URL('../support/no-rename.ts', import.meta.url));
const SECRET = 'the secret';
const KILLS = Number(process.env.PUBLISHER_KILLS ?? 3);
const DELAYS = [5, 30, 60, 120, 200];
const JOBS = 200;
const HALF = 'of half a page';

let compiled: Compiled;
let feed: TestFeed;
let dataDir: string;
let port: number;
let child: ChildProcess;

beforeAll(async () => {
  compiled = await ensureCompiled();
});

beforeEach(async () => {
  feed = await startTestFeed();
  dataDir = mkdtempSync(join(tmpdir(), 'main-'));
  // A port below the ephemeral range, so that no outgoing connection takes it between two starts.
  port = 20_000 + Math.floor(Math.random() * 12_000);
});

afterEach(async () => {
  child.kill('SIGKILL');
  await feed.close();
  rmSync(dataDir, { recursive: true });
});

function start(...flags: string[]): void {
  const env = {
    ...process.env,
    CONTENT_API_URL: feed.address,
    PUBLIC_SITE_URL: SITE.href,
    DATA_DIR: dataDir,
    PUBLISHER_PORT: String(port),
    PUBLISHER_SECRET: SECRET,
  };
  child = spawn('node', [...flags, MAIN], { env, stdio: 'ignore' });
}

async function call(path: string, body?: unknown): Promise<{ applied: number; publishing: boolean; pages: number }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${SECRET}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { applied: number; publishing: boolean; pages: number };
}

async function untilIdle(): Promise<void> {
  for (;;) {
    const status = await call('/status').catch(() => null);
    if (status?.applied === feed.last() && !status.publishing) return;
    await sleep(20);
  }
}

test(
  `ends with a full build’s pages after ${KILLS} kills while publishing`,
  async () => {
    for (let n = 0; n < JOBS; n++) feed.put('job', `job${n}`, jobData(n));
    start();
    let mixedCount = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      // The first kill is during a full build, the others during publishes that change every page.
      await sleep(kill === 0 ? 300 : (DELAYS[kill - 1] ?? Math.random() * 250));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const headers = listHeaderPhones();
      expect(headers).not.toContain(HALF);
      if (headers.length > 1) mixedCount += 1;
      start();
      await untilIdle();
      expect(listHeaderPhones().length).toBe(1);
      const change = feed.put('header', 'header', dataOf('header', { tollFree: `020 7946 0${100 + (kill % 900)}` }));
      feed.remove('job', `job${kill % JOBS}`);
      feed.put('job', `job${(kill + JOBS / 2) % JOBS}`, jobData(kill));
      call('/publish', { change }).catch(() => {});
    }
    await untilIdle();
    const expected = join(dataDir, 'expected');
    await publishOnce({ api: feed.address, site: SITE, folder: expected, compiled });
    expect(compareFolders(join(dataDir, 'site'), expected)).toEqual([]);
    console.log(`${KILLS} kills of the publisher, ${mixedCount} with some pages written and others not`);
    if (KILLS >= 100) expect(mixedCount).toBeGreaterThan(KILLS / 20);
  },
  60_000 + KILLS * 5_000,
);

test('control: detects a publisher that writes its pages in place', async () => {
  for (let n = 0; n < JOBS; n++) feed.put('job', `job${n}`, jobData(n));
  const outcomes = new Set<string>();
  for (let kill = 0; kill < 20 && !outcomes.has(HALF); kill++) {
    start('--import', NO_RENAME);
    await untilIdle();
    const [before] = listHeaderPhones();
    const change = feed.put('header', 'header', dataOf('header', { tollFree: `020 7946 0${100 + kill}` }));
    call('/publish', { change }).catch(() => {});
    // Waits until a tenth of the pages are written, so that the kill comes in the middle of writing on any machine.
    while (readHeaders().filter((header) => header !== before).length < JOBS / 10) await sleep(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const header of listHeaderPhones()) outcomes.add(header);
  }
  expect([...outcomes]).toContain(HALF);
});

/** The phone numbers in the headers of the published jobs, without duplicates. */
function listHeaderPhones(): string[] {
  return [...new Set(readHeaders())];
}

function readHeaders(): string[] {
  const site = join(dataDir, 'site');
  const pages = listFiles(site).filter((file) => file.startsWith('job/') && file.endsWith('.html'));
  return pages.map((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    return isWholePage(html) ? (/href="tel:([^"]*)"/.exec(html)?.[1] ?? '') : HALF;
  });
}

test('starts once a late API responds and stops on a signal', async () => {
  feed.break(true);
  start();
  await sleep(500);
  feed.break(false);
  await untilIdle();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('stops soon after a signal, even if the API no longer responds', async () => {
  const isAsked = feed.mute();
  start();
  await isAsked;
  const startedAt = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
