import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from './static-files.ts';

const FILES = 300;

/** Replaces the file repeatedly with pauses in between, as publishes do. */
const WRITE = `
  const { renameSync, writeFileSync } = require('node:fs');
  const { workerData: file } = require('node:worker_threads');
  for (let n = 0; n < ${FILES}; n++) {
    writeFileSync(file + '.tmp', 'page ' + n);
    renameSync(file + '.tmp', file);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random());
  }`;

test('never reads a partial or outdated file during replacement', async () => {
  const site = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(join(site, 'index.html'), 'page 0');
  const openedFolder = openFolder(site);
  let newest = 0;
  let hasStopped = false;
  new Worker(WRITE, { eval: true, workerData: join(site, 'index.html') }).once('exit', () => {
    hasStopped = true;
  });
  while (!hasStopped) {
    for (const folder of [openedFolder, openFolder(site)]) {
      const [, number] = /^page (\d+)$/.exec(String((await folder.file('index.html'))?.body)) ?? [];
      expect(Number(number)).toBeGreaterThanOrEqual(newest);
      newest = Number(number);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await openedFolder.file('index.html'))?.body.toString()).toBe(`page ${FILES - 1}`);
  expect(await openedFolder.file('nothing.html')).toBe(null);
});
