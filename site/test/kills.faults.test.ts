/** The API and the publisher as processes, killed at any moment while editors save and visitors read. */
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { prepare } from '../../api/test/faults/installation.ts';
import { ORIGIN } from '../../api/test/support/app.ts';
import { publishOnce } from '../publisher/export/build-folder.ts';
import { compareFolders, listFiles } from '../publisher/output/files.ts';
import { ensureCompiled } from '../publishing/compiled.ts';
import { startProcesses } from './support/processes.ts';
import { isWholePage } from './support/published.ts';

const NO_RENAME = fileURLToPath(new URL('./support/no-rename.ts', import.meta.url));
const SLOW_REPLACE = fileURLToPath(new URL('./support/slow-replace.ts', import.meta.url));
const KILLS = Number(process.env.LIVE_KILLS ?? 6);
const EDITORS = 4;
const VICTIMS = [['api'], ['publisher'], ['api', 'publisher']] as const;

test(
  `${KILLS} kills of API and publisher: readers see complete pages, and each acknowledged save is live with its receipt`,
  async () => {
    const compiled = await ensureCompiled();
    const dataDir = mkdtempSync(join(tmpdir(), 'live-kills-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const system = await startProcesses(await prepare(dataDir));
    onTestFinished(() => system.kill('api', 'publisher'));
    const folder = join(dataDir, 'site');
    await system.untilPublished();
    // Without it the next start makes a full build, into another folder.
    while (!existsSync(join(dataDir, 'publisher/manifest.jsonl'))) await sleep(20);
    const readers = readAllTheTime(folder);
    onTestFinished(() => void readers.stop());

    for (let kill = 0; kill < KILLS; kill++) {
      const before = system.saves.length;
      const editors = Array.from({ length: EDITORS }, (_, n) => system.edit(n === 0));
      while (system.saves.length - before < randomInt(2, 12)) await sleep(1);
      await sleep(randomInt(0, 60));
      await system.kill(...(VICTIMS[kill % VICTIMS.length] ?? []));
      system.stopEditing();
      await Promise.all(editors);
      await system.startKilled();
    }

    await system.untilPublished();
    for (const { change, id, title } of system.saves) {
      expect(await system.receipt(change)).toMatchObject({ change, state: 'live' });
      if (id) expect(readFileSync(join(folder, 'job', id, 'index.html'), 'utf8')).toContain(title);
    }
    expect(readers.stop()).toEqual([]);
    await publishOnce({ api: system.url, site: new URL(ORIGIN), folder: join(dataDir, 'expected'), compiled });
    expect(compareFolders(folder, join(dataDir, 'expected'))).toEqual([]);

    // Control: readers of a publisher that writes its pages in place.
    await system.kill('publisher');
    await system.startKilled('--import', NO_RENAME);
    const others = readAllTheTime(folder);
    onTestFinished(() => void others.stop());
    const editor = system.edit(true);
    await expect.poll(others.faults).toContainEqual(expect.stringContaining('half a page'));
    system.stopEditing();
    await editor;
    console.log(`${KILLS} kills, ${system.saves.length} saves acknowledged, ${readers.reads()} pages read`);
  },
  120_000 + KILLS * 20_000,
);

test('every page is always in the folder and complete, during a full build into another, and after a kill in the middle', async () => {
  const compiled = await ensureCompiled();
  const dataDir = mkdtempSync(join(tmpdir(), 'live-fresh-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const system = await startProcesses(await prepare(dataDir));
  onTestFinished(() => system.kill('api', 'publisher'));
  const folder = join(dataDir, 'site');
  const manifest = join(dataDir, 'publisher/manifest.jsonl');
  await system.untilPublished();
  while (!existsSync(manifest)) await sleep(20);
  await system.kill('publisher');
  rmSync(manifest);
  // With the time of creation, because a new file may have the number of a removed one.
  const stamp = (path: string) => {
    const { ino, birthtimeMs } = statSync(path);
    return `${ino} ${birthtimeMs}`;
  };
  const stamps = () => listFiles(folder).map((file) => stamp(join(folder, file)));
  const before = new Set([...stamps(), stamp(folder)]);
  const moved = () => stamps().filter((stamp) => !before.has(stamp)).length;
  const pages = ['/', '/career', '/blog', '/sitemap.xml'];
  const whole = await Promise.all(pages.map((page) => system.read(page)));
  const readers = readAllTheTime(folder);
  onTestFinished(() => void readers.stop());

  await system.startKilled('--import', SLOW_REPLACE);
  while (moved() < 20) expect(await Promise.all(pages.map((page) => system.read(page)))).toEqual(whole);
  await system.kill('publisher');
  expect(existsSync(manifest)).toBe(false);
  expect(moved()).toBeLessThan(stamps().length);
  expect(await Promise.all(pages.map((page) => system.read(page)))).toEqual(whole);

  await system.startKilled('--import', SLOW_REPLACE);
  while (!existsSync(manifest)) expect(await Promise.all(pages.map((page) => system.read(page)))).toEqual(whole);
  expect(readers.stop()).toEqual([]);
  expect(readers.reads()).toBeGreaterThan(1_000);
  expect(moved()).toBe(stamps().length);
  expect(before).toContain(stamp(folder));
  await publishOnce({ api: system.url, site: new URL(ORIGIN), folder: join(dataDir, 'expected'), compiled });
  expect(compareFolders(folder, join(dataDir, 'expected'))).toEqual([]);
});

/** Nothing is deleted here, so a page that was once there must be there, complete, at every request. */
function readAllTheTime(folder: string) {
  const faults = new Set<string>();
  const pages = new Set<string>();
  let reads = 0;
  const timer = setInterval(() => {
    for (const file of listFiles(folder)) if (file.endsWith('.html')) pages.add(file);
    for (const page of pages) {
      const html = readIfThere(join(folder, page));
      if (!html || !isWholePage(html)) faults.add(`${page}: ${html === null ? 'gone' : 'half a page'}`);
    }
    reads += pages.size;
  }, 5);
  return {
    reads: () => reads,
    faults: () => [...faults],
    stop() {
      clearInterval(timer);
      return [...faults];
    },
  };
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
