/** Backups and restores on a full disk. Needs permission to mount a disk. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from 'api/core/database/open';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../lib/run.ts';
import { addResume, makeInstallation, temporaryFolder } from './installation.ts';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));
const canMount = process.getuid?.() === 0 && mayMount();

test.skipIf(!canMount)('rejects a backup without space and removes a failed restore', async () => {
  const { dataDir } = makeInstallation();
  const db = openDatabase(join(dataDir, 'app.db'));
  addResume(db, dataDir, randomBytes(3_000_000));
  db.$client.close();
  const tinyDisk = join(temporaryFolder(), 'tiny');
  mountTiny(tinyDisk);
  onTestFinished(() => void spawnSync('umount', [tinyDisk]));

  const backup = (outputFolder: string) =>
    run(process.execPath, [join(SCRIPTS, 'backup.ts'), '--out', outputFolder], { env: { DATA_DIR: dataDir } });
  const rejectedBackup = await backup(tinyDisk);
  expect(rejectedBackup.ok).toBe(false);
  expect(rejectedBackup.output).toMatch(/may need \d+\.\d MB, but only 1 MB is free in .*tiny/);
  expect(readdirSync(tinyDisk)).toEqual([]);

  const archive = join(temporaryFolder(), 'b.tar.zst');
  expect(await backup(archive)).toMatchObject({ ok: true });
  const restoreResult = await run(process.execPath, [join(SCRIPTS, 'restore.ts'), archive, '--data-dir', tinyDisk]);
  expect(restoreResult.ok).toBe(false);
  expect(restoreResult.output).toContain('ENOSPC');
  expect(restoreResult.output).not.toMatch(/^\s+at /m);
  expect(readdirSync(tinyDisk)).toEqual([]);
});

function mayMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'mount-'));
  const isMounted = mountTiny(probe);
  if (isMounted) spawnSync('umount', [probe]);
  rmdirSync(probe);
  return isMounted;
}

/** Returns whether a disk of one megabyte could be mounted on the folder. */
function mountTiny(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
}
