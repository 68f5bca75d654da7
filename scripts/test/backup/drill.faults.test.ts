/**
 * Fire drill: backs up the whole system under load, restores it elsewhere, starts it, and compares it with the
 * acknowledged writes.
 */
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { startSystem } from '../../e2e/support/system.ts';
import { run } from '../../lib/run.ts';
import { temporaryFolder } from './installation.ts';
import { type Acknowledged, logIn, startLoad } from './load.ts';
import { lossesIn } from './losses.ts';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));
const ENV = { SAMPLE_CONTENT: 'off', TRUST_PROXY: 'loopback' };

let folder: string;
let archive: string;
/** The changes acknowledged before the backup started, and those acknowledged while it ran. */
let acknowledgedBefore: Acknowledged[];
let acknowledgedDuring: Acknowledged[];
let originals: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drill-'));
  archive = join(folder, 'drill.tar.zst');
  const system = await startSystem(ENV);
  try {
    const load = await startLoad(system.url);
    await load.until(() => isEnough(load.acknowledged));
    acknowledgedBefore = [...load.acknowledged];
    const { ok, output } = await run(process.execPath, [join(SCRIPTS, 'backup.ts'), '--out', archive], {
      env: { DATA_DIR: system.dataDir },
    });
    expect(ok, output).toBe(true);
    acknowledgedDuring = load.acknowledged.slice(acknowledgedBefore.length);
    await sleep(500);
    await load.stop();
    originals = readdirSync(system.dataDir);
  } finally {
    await system.remove();
  }
  return () => rmSync(folder, { recursive: true });
});

test('contains everything acknowledged before the backup started', async () => {
  const dataDir = await restoreIntoFolder();
  expect(counts(acknowledgedBefore)).toMatchObject({ save: true, picture: true, application: true, message: true });
  expect(acknowledgedDuring.length).toBeGreaterThan(0);
  expect(lossesIn(dataDir, acknowledgedBefore)).toEqual([]);
});

test('detects a lost save, a lost resume and a changed byte', async () => {
  const dataDir = await restoreIntoFolder();
  const inventedEntry: Acknowledged = { kind: 'save', id: 'nowhere', version: 1, title: 'Never saved' };
  expect(lossesIn(dataDir, [inventedEntry])).toEqual([JSON.stringify(inventedEntry)]);
  const [first = '', second = ''] = readdirSync(join(dataDir, 'resumes'));
  rmSync(join(dataDir, 'resumes', first));
  flipByte(join(dataDir, 'resumes', second), 500);
  expect(lossesIn(dataDir, []).sort()).toEqual([first, second].sort().map((id) => `the file of resume ${id}`));
});

test('the system publishes, logs users in and opens resumes after a restore', async () => {
  const dataDir = await restoreIntoFolder();
  const system = await startSystem({ ...ENV, DATA_DIR: dataDir, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  try {
    const saves = acknowledgedBefore.flatMap((acknowledgedWrite) =>
      acknowledgedWrite.kind === 'save' ? [acknowledgedWrite] : [],
    );
    const newest = new Map(saves.map((acknowledgedWrite) => [acknowledgedWrite.id, acknowledgedWrite]));
    for (const { id } of newest.values()) {
      expect(readFileSync(join(dataDir, 'site', 'job', id, 'index.html'), 'utf8')).toContain('Job ');
      expect((await fetch(`${system.url}/job/${id}`)).status).toBe(200);
    }
    const headers = await logIn(system.url);
    const { items } = await json<{ items: { id: string }[] }>(`${system.url}/api/applications`, headers);
    const resume = await fetch(`${system.url}/api/applications/${items[0]?.id}/resume`, { headers });
    expect(resume.status).toBe(200);
    expect(Buffer.from(await resume.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    const rejectedRun = await run(process.execPath, [
      join(SCRIPTS, 'restore.ts'),
      archive,
      '--data-dir',
      dataDir,
      '--replace',
    ]);
    expect(rejectedRun.output).toContain('is in use');
    expect(lossesIn(dataDir, acknowledgedBefore)).toEqual([]);
  } finally {
    await system.stop();
  }
});

test('rejects an archive with any changed or missing byte before restoring', async () => {
  const size = statSync(archive).size;
  const damagedArchive = join(folder, 'damaged.tar.zst');
  const dataDir = join(folder, 'never');
  const attempts: (() => void)[] = [0, 6, Math.floor(size / 3), Math.floor(size / 2), size - 33, size - 1].map(
    (offset) => () => flipByte(damagedArchive, offset),
  );
  for (const length of [0, 3, 1_000, size - 1]) attempts.push(() => truncateSync(damagedArchive, length));
  for (const damage of attempts) {
    copyFileSync(archive, damagedArchive);
    damage();
    const { ok, output } = await run(process.execPath, [
      join(SCRIPTS, 'restore.ts'),
      damagedArchive,
      '--data-dir',
      dataDir,
    ]);
    expect(ok).toBe(false);
    expect(output).toMatch(/is damaged|is incomplete|is not a backup/);
    expect(readdirSync(dataDir)).toEqual([]);
  }
});

test('the data folder contains only files that backups cover', () => {
  const originalsAndDerived = ['app.db', 'media', 'resumes', 'site', 'publisher'];
  expect(originals.filter((name) => !/^(app\.db-(wal|shm)|server\.lock)$/.test(name)).sort()).toEqual(
    originalsAndDerived.sort(),
  );
});

/** Whether there are enough acknowledged writes, with at least one of each kind. */
function isEnough(acknowledgedWrites: readonly Acknowledged[]): boolean {
  return Object.values(counts(acknowledgedWrites)).every(Boolean) && acknowledgedWrites.length >= 150;
}

function counts(acknowledgedWrites: readonly Acknowledged[]) {
  const has = (kind: Acknowledged['kind']) =>
    acknowledgedWrites.filter((acknowledgedWrite) => acknowledgedWrite.kind === kind).length >= 5;
  return { save: has('save'), picture: has('picture'), application: has('application'), message: has('message') };
}

/** Restores the backup into a new data folder, and returns the folder. */
async function restoreIntoFolder(): Promise<string> {
  const dataDir = join(temporaryFolder(), 'data');
  const { ok, output } = await run(process.execPath, [join(SCRIPTS, 'restore.ts'), archive, '--data-dir', dataDir]);
  expect(ok, output).toBe(true);
  return dataDir;
}

async function json<Body>(url: string, headers: Record<string, string>): Promise<Body> {
  const response = await fetch(url, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

function flipByte(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(path, bytes);
}
