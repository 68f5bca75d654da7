/**
 * Start-up with an unusable data folder: the error says how to fix it, nothing changes, and the exit code lets systemd
 * decide whether to retry.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FATAL_EXIT } from 'content-types/settings';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/core/database/open.ts';
import { FatalError } from '../../src/core/http/storage-error.ts';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const canMount = isRoot && mount(folder(), true);

const REMAINS: [what: string, file: string][] = [
  ['media', `media/${'ab'.repeat(16)}-480.webp`],
  ['resumes', 'resumes/abc'],
  ['site', 'site/index.html'],
  ['publisher/manifest.jsonl', 'publisher/manifest.jsonl'],
  ['app.db-wal', 'app.db-wal'],
];

for (const state of ['missing', 'empty']) {
  test.each(REMAINS)(`does not replace a database that is ${state} while %s remains`, (remainder, file) => {
    const dataDir = remains(file, state);
    const openRemains = () => openDatabase(join(dataDir, 'app.db'));
    expect(openRemains).toThrow(FatalError);
    expect(openRemains).toThrow(`app.db is missing or empty, but ${dataDir} still contains ${remainder}.`);
    expect(existsSync(join(dataDir, 'app.db'))).toBe(state === 'empty');
    expect(readdirSync(dataDir, { recursive: true })).toContain(file);
  });
}

test('explains how to restore a lost database instead of starting', async () => {
  const dataDir = remains('media/photo.webp', 'missing');
  const { code, output } = await start(dataDir);
  expect(output).toContain(`app.db is missing or empty, but ${dataDir} still contains media.`);
  expect(output).toContain(`pnpm restore FILE --data-dir ${dataDir} --replace`);
  expect([code, output]).toEqual([FATAL_EXIT, expect.not.stringMatching(/^\s+at /m)]);
  expect(existsSync(join(dataDir, 'app.db'))).toBe(false);
});

test('starts in a folder with nothing but empty folders and a lock', async () => {
  const dataDir = folder();
  for (const name of ['media/tmp', 'resumes', 'site', 'publisher']) mkdirSync(join(dataDir, name), { recursive: true });
  writeFileSync(join(dataDir, 'server.lock'), '');
  openDatabase(join(dataDir, 'app.db')).$client.close();
});

test.runIf(canMount)('reports a full disk as an error worth retrying', async () => {
  const disk = folder();
  mount(disk);
  onTestFinished(() => void spawnSync('umount', [disk]));
  // One folder on the disk has no database, and the database in the other needs free space for its upgrade.
  const oldFolder = join(disk, 'old');
  openDatabase(join(oldFolder, 'app.db')).$client.close();
  mkdirSync(join(disk, 'new'));
  fill(join(disk, 'ballast'));
  for (const dataDir of [join(disk, 'new'), oldFolder]) {
    const { code, output } = await start(dataDir);
    expect(output).toContain('There is no space left');
    expect(output).not.toContain('restore');
    expect([code, output]).toEqual([1, expect.not.stringMatching(/^\s+at /m)]);
  }
  rmSync(join(disk, 'ballast'), { recursive: true });
  openDatabase(join(oldFolder, 'app.db')).$client.close();
});

test.runIf(canMount)('reports a read-only disk as an error worth retrying', async () => {
  const disk = folder();
  mount(disk);
  onTestFinished(() => void spawnSync('umount', [disk]));
  openDatabase(join(disk, 'app.db')).$client.close();
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  const { code, output } = await start(disk);
  expect([code, output]).toEqual([1, expect.stringMatching(/cannot be written to \(.*mounted read-only/s)]);
  expect(output).not.toContain('restore');
});

test('reports a database in use elsewhere as an error worth retrying', async () => {
  const dataDir = folder();
  const other = openDatabase(join(dataDir, 'app.db')).$client;
  onTestFinished(() => void other.close());
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN EXCLUSIVE');
  const { code, output } = await start(dataDir);
  expect([code, output]).toEqual([1, expect.stringContaining('is in use by another program')]);
});

/** A data folder with this file and a lost database. */
function remains(file: string, state: string): string {
  const dataDir = folder();
  mkdirSync(dirname(join(dataDir, file)), { recursive: true });
  writeFileSync(join(dataDir, file), 'something');
  if (state === 'empty') writeFileSync(join(dataDir, 'app.db'), '');
  return dataDir;
}

async function start(dataDir: string): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PUBLIC_SITE_URL: 'http://localhost',
  };
  const child = spawn(process.execPath, [SERVER], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), 300_000);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return { code, output };
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'failed-start-'));
}

/** Mounts a disk of 4 MB. Returns false if this process has no permission to mount. */
function mount(path: string, undo = false): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path]);
  if (undo) spawnSync('umount', [path]);
  return status === 0;
}

function fill(path: string): void {
  mkdirSync(path);
  for (let n = 0, size = 1024 * 1024; size >= 512; n += 1) {
    try {
      writeFileSync(join(path, String(n)), Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
}
