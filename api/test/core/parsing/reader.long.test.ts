/** The processes that read untrusted files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkResume } from '../../../src/core/parsing/check-resume.ts';
import { openReader, READER_FLAGS, read } from '../../../src/core/parsing/reader.ts';
import { startApp } from '../../support/app.ts';
import { applicationForm } from '../../support/applications.ts';
import { findReaders, killReaders, processorTime } from '../../support/kill-readers.ts';
import { listen } from '../../support/posting.ts';
import { makePdf, makePdfWithObjectStream } from '../../support/resume-files.ts';

const READER = '../../../src/core/parsing/reader.ts';
const PROGRAM = new URL('../../../src/core/parsing/reader-process.ts', import.meta.url);

/** A PDF that exceeds the time limit for a CV: two gigabytes of instructions in a few kilobytes. */
const SLOW = makePdf({
  ballast: deflateSync(Buffer.alloc(10_000_000, 'BT (a) Tj ET ')),
  filter: '/Filter /FlateDecode',
  contents: `[${'6 0 R '.repeat(200)}]`,
});
const text = (sender: string, bytes: Buffer) => read(sender, () => ({ kind: 'text', of: 'pdf', bytes }));

test.each([
  [
    'read a file that is not their code',
    (path: string) => `await import('node:fs').then(({ readFileSync }) => readFileSync(${JSON.stringify(path)}))`,
  ],
  [
    'write a file',
    (path: string) => `await import('node:fs').then(({ writeFileSync }) => writeFileSync(${JSON.stringify(path)}, ''))`,
  ],
  ['start a program', () => `await import('node:child_process').then(({ spawnSync }) => spawnSync('true'))`],
  ['use the network', () => `await fetch('http://127.0.0.1:65000').catch((error) => { throw error.cause; })`],
])('stops a parser process that tries to %s', (_, attempt) => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'secret');
  const code = `process.send = () => {}; await import(${JSON.stringify(PROGRAM.href)}); ${attempt(secret)}`;
  const { status, stderr } = spawnSync(process.execPath, [...READER_FLAGS, '--input-type=module', '-e', code]);
  expect([status, String(stderr)]).toEqual([1, expect.stringMatching(/ERR_ACCESS_DENIED|There is no network here/)]);
});

test('one sender’s slow files delay other senders by one file at most', async () => {
  const measureReaders = watchReaders();
  const finishedTexts: string[] = [];
  const recordFinish = (label: string) => () => void finishedTexts.push(label);
  const slow = Array.from({ length: 5 }, () => text('198.51.100.7', SLOW).then(recordFinish('slow'), () => {}));
  await text('203.0.113.9', makePdf({ words: 'Welder' })).then(recordFinish('quick'));
  expect(finishedTexts).toEqual(expect.arrayContaining(['quick']));
  expect(finishedTexts.length).toBeLessThanOrEqual(3);
  expect(measureReaders()).toBeGreaterThan(0.5);
  expect(measureReaders()).toBeLessThan(6);
  const actualReader = await vi.importActual<typeof import('../../../src/core/parsing/reader.ts')>(READER);
  await actualReader.stopReading();
  await Promise.all(slow);
});

test('reads a file in another process after a kill', async () => {
  const pendingText = text('203.0.113.9', makePdf({ words: 'Welder' }));
  await expect.poll(() => killReaders(process.pid)).toBeGreaterThan(0);
  expect(await pendingText).toContain('Welder');
});

test('reads a file although all parser processes were killed', async () => {
  await Promise.all(['203.0.113.9', '203.0.113.10'].map((sender) => text(sender, makePdf({ words: 'Welder' }))));
  expect(killReaders(process.pid)).toBe(2);
  expect(await text('203.0.113.9', makePdf({ words: 'Welder' }))).toContain('Welder');
});

test('returns null for the next step after the parser process dies', async () => {
  await using reader = openReader(fileURLToPath(PROGRAM), { timeoutMs: 600_000, heapMb: 128 });
  const step = { kind: 'text', of: 'pdf', bytes: makePdf({ words: 'Welder' }) };
  expect(await reader.ask(step)).toContain('Welder');
  killReaders(process.pid);
  await expect.poll(() => findReaders(process.pid)).toEqual([]);
  expect(await reader.ask(step)).toBe(null);
});

test('moves part of checking slow CVs off the main thread', async () => {
  const heavyPdf = makePdfWithObjectStream('/#4a#61#76#61 '.repeat(1_000_000));
  const server = await startApp();
  onTestFinished(() => server.close());
  const url = await listen(server);
  let candidates = 0;
  const apply = async (resume: Buffer) => {
    candidates += 1;
    const form = applicationForm({ jobId: '', email: `c${candidates}@example.com`, resume });
    const headers = { accept: 'application/json' };
    return (await fetch(`${url}/api/applications`, { method: 'POST', body: form, headers })).status;
  };
  const cpuOfFive = (resume: Buffer) =>
    cpuOf(async () => {
      expect(await Promise.all(Array.from({ length: 5 }, () => apply(resume)))).toEqual(Array(5).fill(201));
    });
  // Excludes the start of the reader processes from the measurement.
  await cpuOfFive(makePdf({ words: 'Welder' }));
  const [ofLight, ofHeavy] = [await cpuOfFive(makePdf({ words: 'Welder' })), await cpuOfFive(heavyPdf)];
  const cpuOfChecks = 5 * (await cpuOf(() => checkResume(heavyPdf, 'cv.pdf')));
  expect(ofHeavy - ofLight).toBeLessThan(0.75 * cpuOfChecks);
});

/** Returns a function for the highest processor time of any reader process since the call, in seconds. */
function watchReaders(): () => number {
  const initialTimes = new Map(findReaders(process.pid).map((pid) => [pid, processorTime(pid)]));
  let maxTime = 0;
  const timer = setInterval(() => {
    for (const pid of findReaders(process.pid))
      maxTime = Math.max(maxTime, processorTime(pid) - (initialTimes.get(pid) ?? 0));
  }, 50);
  onTestFinished(() => clearInterval(timer));
  return () => maxTime;
}

/** Processor time of this thread, in microseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const initialUsage = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(initialUsage);
  return user + system;
}
