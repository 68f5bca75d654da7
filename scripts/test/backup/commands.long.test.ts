/** The backup and restore commands, as a user runs them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archiveName } from 'api/operations/backup/archive/archive-name';
import { beforeEach, expect, test } from 'vitest';
import { type Outcome, run } from '../../lib/run.ts';
import { type Installation, makeInstallation, temporaryFolder } from './installation.ts';
import { KEYS, startS3 } from './s3-server.ts';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));

let site: Installation;
let outputFolder: string;
beforeEach(() => {
  site = makeInstallation();
  outputFolder = join(temporaryFolder(), 'backups');
});

test('backs up into a folder and restores into a new folder', async () => {
  const backupResult = await backup(['--out', outputFolder, '--keep', '3']);
  expect(backupResult).toMatchObject({ ok: true });
  expect(backupResult.output).toContain('16 files');
  expect(backupResult.output).toContain('3 applications');
  expect(backupResult.output).toContain('personal data');
  const [name = ''] = readdirSync(outputFolder);
  expect(statSync(outputFolder).mode & 0o777).toBe(0o700);

  const dataDir = join(dirname(outputFolder), 'data');
  const restoreResult = await restore([join(outputFolder, name), '--data-dir', dataDir]);
  expect(restoreResult).toMatchObject({ ok: true });
  expect(restoreResult.output).toContain('16 files, all verified');
  expect(readFileSync(join(dataDir, 'resumes', site.resumes[0] ?? ''))).toHaveLength(20_000);

  const secondRestore = await restore([join(outputFolder, name), '--data-dir', dataDir]);
  expect(secondRestore).toMatchObject({ ok: false });
  expect(secondRestore.output).toContain('--replace');
  expect(secondRestore.output).not.toContain(' at ');
});

test('removes old backups only once the newest is complete', async () => {
  const oldArchives = [1, 2, 3].map((day) => archiveName(Date.UTC(2026, 0, day)));
  await backup(['--out', outputFolder]);
  for (const name of oldArchives) writeFileSync(join(outputFolder, name), '');
  rmSync(join(site.dataDir, 'resumes', site.resumes[0] ?? ''));
  const lacking = await backup(['--out', outputFolder, '--keep', '2']);
  expect(lacking.ok).toBe(false);
  expect(lacking.output).toContain(`MISSING from the data folder and not included: resumes/${site.resumes[0]}`);
  expect(readdirSync(outputFolder)).toEqual(expect.arrayContaining(oldArchives));

  writeFileSync(join(outputFolder, 'notes.txt'), '');
  const wholeBackup = await backup(['--out', outputFolder, '--keep', '2'], { DATA_DIR: makeInstallation().dataDir });
  expect(wholeBackup.ok).toBe(true);
  expect(readdirSync(outputFolder)).toHaveLength(3);
  expect(readdirSync(outputFolder)).toContain('notes.txt');
});

test('removes old backups even if the storage is down', async () => {
  for (const day of [1, 2, 3]) writeFileSync(join(temporaryOut(), archiveName(Date.UTC(2026, 0, day))), '');
  const env = { BACKUP_S3_URL: 'http://127.0.0.1:1/b', BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'secret' };
  const { output, ok } = await backup(['--out', outputFolder, '--keep', '2'], env);
  expect(output).toContain('cannot be reached');
  expect(ok).toBe(false);
  expect(readdirSync(outputFolder)).toHaveLength(2);
});

test('writes to a named file but never overwrites it', async () => {
  const path = join(outputFolder, 'before-upgrade.tar.zst');
  expect(await backup(['--out', path])).toMatchObject({ ok: true });
  const size = statSync(path).size;
  const second = await backup(['--out', path]);
  expect(second).toMatchObject({ ok: false });
  expect(second.output).toContain('already exists');
  expect(statSync(path).size).toBe(size);
});

test('rejects an invalid command with one sentence', async () => {
  const cases: [Promise<Outcome>, string][] = [
    [backup(['--out', join(site.dataDir, 'backups')]), 'Don’t keep backups in the data folder'],
    [backup(['--out', outputFolder, '--keep', 'all']), '--keep must be a whole number'],
    [backup(['--out', join(outputFolder, 'b.tar.zst'), '--keep', '3']), '--keep only works if --out is a folder'],
    [backup(['--output', outputFolder]), '--output'],
    [backup(['--out', '/dev/null/backups']), '/dev/null/backups'],
    [backup(['--out', outputFolder], { DATA_DIR: temporaryFolder() }), 'There is no database'],
    [backup(['--out', outputFolder], { DATA_DIR: join(temporaryFolder(), 'data') }), 'There is no database'],
    [backup(['--out', outputFolder], { BACKUP_S3_URL: 'https://s3.example.com/b' }), 'BACKUP_S3_SECRET_KEY'],
    [restore([]), 'Usage: pnpm restore'],
    [
      restore([join(outputFolder, 'nothing.tar.zst'), '--data-dir', join(dirname(outputFolder), 'new')]),
      'does not exist',
    ],
  ];
  for (const [outcome, sentence] of cases) {
    const { ok, output } = await outcome;
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(ok).toBe(false);
  }
  expect(readdirSync(site.dataDir)).not.toContain('backups');
});

test('uploads the backup to storage, keeping the file if that fails', async () => {
  const origin = await startS3('backups');
  const env = { BACKUP_S3_ACCESS_KEY: KEYS.accessKey, BACKUP_S3_SECRET_KEY: KEYS.secretKey };
  const uploadResult = await backup(['--out', outputFolder], { ...env, BACKUP_S3_URL: `${origin}/backups` });
  expect(uploadResult).toMatchObject({ ok: true });
  expect(uploadResult.output).toContain(`Uploaded to ${origin}/backups/staffing-site-`);
  expect(uploadResult.output).not.toContain(KEYS.secretKey);

  const path = join(outputFolder, 'kept.tar.zst');
  const failedUpload = await backup(['--out', path], { ...env, BACKUP_S3_URL: `${origin}/elsewhere` });
  expect(failedUpload).toMatchObject({ ok: false });
  expect(failedUpload.output).toContain(`still at ${path}`);
  expect(statSync(path).size).toBeGreaterThan(0);
});

function temporaryOut(): string {
  mkdirSync(outputFolder, { recursive: true });
  return outputFolder;
}

function backup(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return run(process.execPath, [join(SCRIPTS, 'backup.ts'), ...args], { env: { DATA_DIR: site.dataDir, ...env } });
}

function restore(args: string[]): Promise<Outcome> {
  return run(process.execPath, [join(SCRIPTS, 'restore.ts'), ...args]);
}
