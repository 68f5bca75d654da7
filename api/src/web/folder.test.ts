import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from './folder.ts';

const FOLDERS = 300;

/** Puts one folder after the other in the place of the one before, as a publish from nothing does, with time to look in between. */
const SWITCH = `
  const { renameSync } = require('node:fs');
  const { workerData: site } = require('node:worker_threads');
  const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  for (let n = 0; n < ${FOLDERS}; n++) {
    renameSync(site, site + '.old');
    pause(Math.random());
    renameSync(site + n, site);
    renameSync(site + '.old', site + '.done' + n);
    pause(Math.random());
  }`;

test('a file is found at every moment while other folders take the place of its own', async () => {
  const home = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const site = join(home, 'site');
  for (const n of ['', ...Array(FOLDERS).keys()]) {
    mkdirSync(`${site}${n}`);
    writeFileSync(join(`${site}${n}`, 'index.html'), `page ${n}`);
  }
  const known = openFolder(site);
  await known.file('index.html');
  const found: (string | undefined)[] = [];
  let gaps = 0;
  let isDone = false;
  new Worker(SWITCH, { eval: true, workerData: site }).once('exit', () => {
    isDone = true;
  });
  while (!isDone) {
    if (!existsSync(site)) gaps += 1;
    for (const folder of [known, openFolder(site)]) found.push((await folder.file('index.html'))?.body.toString());
  }
  expect(gaps).toBeGreaterThan(0);
  expect(found).not.toContain(undefined);
  expect((await known.file('index.html'))?.body.toString()).toBe(`page ${FOLDERS - 1}`);
  expect(await known.file('nothing.html')).toBe(null);
});
