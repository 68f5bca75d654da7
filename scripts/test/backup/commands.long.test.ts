/** The two commands, as a user runs them. */
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
let out: string;
beforeEach(() => {
  site = makeInstallation();
  out = join(temporaryFolder(), 'backups');
});

test('backs up into a folder and restores into another', async () => {
  const made = await backup(['--out', out, '--keep', '3']);
  expect(made).toMatchObject({ ok: true });
  expect(made.output).toContain('16 files');
  expect(made.output).toContain('3 applications');
  expect(made.output).toContain('personal data');
  const [name = ''] = readdirSync(out);
  expect(statSync(out).mode & 0o777).toBe(0o700);

  const dataDir = join(dirname(out), 'data');
  const restored = await restore([join(out, name), '--data-dir', dataDir]);
  expect(restored).toMatchObject({ ok: true });
  expect(restored.output).toContain('16 files, all verified');
  expect(readFileSync(join(dataDir, 'resumes', site.resumes[0] ?? ''))).toHaveLength(20_000);

  const again = await restore([join(out, name), '--data-dir', dataDir]);
  expect(again).toMatchObject({ ok: false });
  expect(again.output).toContain('--replace');
  expect(again.output).not.toContain(' at ');
});

test('removes old backups only once the newest is complete', async () => {
  const older = [1, 2, 3].map((day) => archiveName(Date.UTC(2026, 0, day)));
  await backup(['--out', out]);
  for (const name of older) writeFileSync(join(out, name), '');
  rmSync(join(site.dataDir, 'resumes', site.resumes[0] ?? ''));
  const lacking = await backup(['--out', out, '--keep', '2']);
  expect(lacking.ok).toBe(false);
  expect(lacking.output).toContain(`MISSING from the data folder and not included: resumes/${site.resumes[0]}`);
  expect(readdirSync(out)).toEqual(expect.arrayContaining(older));

  writeFileSync(join(out, 'notes.txt'), '');
  const whole = await backup(['--out', out, '--keep', '2'], { DATA_DIR: makeInstallation().dataDir });
  expect(whole.ok).toBe(true);
  expect(readdirSync(out)).toHaveLength(3);
  expect(readdirSync(out)).toContain('notes.txt');
});

test('removes old backups even if the storage is down', async () => {
  for (const day of [1, 2, 3]) writeFileSync(join(temporaryOut(), archiveName(Date.UTC(2026, 0, day))), '');
  const env = { BACKUP_S3_URL: 'http://127.0.0.1:1/b', BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'secret' };
  const { output, ok } = await backup(['--out', out, '--keep', '2'], env);
  expect(output).toContain('cannot be reached');
  expect(ok).toBe(false);
  expect(readdirSync(out)).toHaveLength(2);
});

test('writes to a named file but never overwrites it', async () => {
  const path = join(out, 'before-upgrade.tar.zst');
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
    [backup(['--out', out, '--keep', 'all']), '--keep must be a whole number'],
    [backup(['--out', join(out, 'b.tar.zst'), '--keep', '3']), '--keep only works if --out is a folder'],
    [backup(['--output', out]), '--output'],
    [backup(['--out', '/dev/null/backups']), '/dev/null/backups'],
    [backup(['--out', out], { DATA_DIR: temporaryFolder() }), 'There is no database'],
    [backup(['--out', out], { DATA_DIR: join(temporaryFolder(), 'data') }), 'There is no database'],
    [backup(['--out', out], { BACKUP_S3_URL: 'https://s3.example.com/b' }), 'BACKUP_S3_SECRET_KEY'],
    [restore([]), 'Usage: pnpm restore'],
    [restore([join(out, 'nothing.tar.zst'), '--data-dir', join(dirname(out), 'new')]), 'does not exist'],
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
  const sent = await backup(['--out', out], { ...env, BACKUP_S3_URL: `${origin}/backups` });
  expect(sent).toMatchObject({ ok: true });
  expect(sent.output).toContain(`Uploaded to ${origin}/backups/staffing-site-`);
  expect(sent.output).not.toContain(KEYS.secretKey);

  const path = join(out, 'kept.tar.zst');
  const failed = await backup(['--out', path], { ...env, BACKUP_S3_URL: `${origin}/elsewhere` });
  expect(failed).toMatchObject({ ok: false });
  expect(failed.output).toContain(`still at ${path}`);
  expect(statSync(path).size).toBeGreaterThan(0);
});

function temporaryOut(): string {
  mkdirSync(out, { recursive: true });
  return out;
}

function backup(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return run(process.execPath, [join(SCRIPTS, 'backup.ts'), ...args], { env: { DATA_DIR: site.dataDir, ...env } });
}

function restore(args: string[]): Promise<Outcome> {
  return run(process.execPath, [join(SCRIPTS, 'restore.ts'), ...args]);
}
