/** Backups that only the holder of a private key can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURES } from 'api/app';
import { openDatabase } from 'api/core/database/open';
import { unpack } from 'api/operations/backup/archive/archive';
import { findNewestArchive, removeOldArchives } from 'api/operations/backup/archive/archive-name';
import { generateKey } from 'api/operations/backup/archive/encryption';
import { createBackup } from 'api/operations/backup/create';
import { restoreBackup } from 'api/operations/backup/restore';
import { isWorkFolder } from 'api/operations/backup/work-folder';
import { beforeEach, expect, test } from 'vitest';
import { type Outcome, run } from '../../lib/run.ts';
import { runScript } from './helper-process.ts';
import { addResume, type Installation, makeInstallation, temporaryFolder } from './installation.ts';
import { KEYS, startS3 } from './s3-server.ts';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));
/** Keys that `age-keygen` made for these tests only. */
const identity = 'AGE-SECRET-KEY-1GWTH2QLPLZP6W2E2TMWYG2TR3FFVJGEP2EEN4PRJWHX80H2RUZMSV2YLJQ';
const recipient = 'age1ts2vk44nqlnjjzve64azra4jkt2e6t4n3lwxcdkdk5cqpnfc9p5qdyak8g';
const stranger = 'AGE-SECRET-KEY-1JJ4ZSSFQ5N5QQ2L84A27VLRLTZP9FC6SUTUQAHNZA0YFV5DLA0RSZVGJNK';
const NOW = Date.parse('2026-11-21T04:35:12Z');

let site: Installation;
let outputFolder: string;
beforeEach(() => {
  site = makeInstallation();
  outputFolder = join(temporaryFolder(), 'backups');
});

test('BACKUP_RECIPIENT encrypts a backup that its private key restores', async () => {
  const backupResult = await backup(['--out', outputFolder, '--keep', '2']);
  expect(backupResult).toMatchObject({ ok: true });
  expect(backupResult.output).toContain('It’s encrypted');
  const [name = '', ...others] = readdirSync(outputFolder);
  expect(others).toEqual([]);
  expect(name).toMatch(/\.tar\.zst\.age$/);
  const bytes = readFileSync(join(outputFolder, name));
  expect(statSync(join(outputFolder, name)).mode & 0o777).toBe(0o600);
  expect(bytes.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  // The resume has random bytes, which compression would leave readable.
  const resume = readFileSync(join(site.dataDir, 'resumes', site.resumes[0] ?? ''));
  expect(bytes.includes(resume.subarray(5_000, 5_016))).toBe(false);
  expect(readdirSync(site.dataDir).filter(isWorkFolder)).toEqual([]);

  const dataDir = join(dirname(outputFolder), 'data');
  const restoreResult = await restore([
    join(outputFolder, name),
    '--data-dir',
    dataDir,
    '--identity',
    identityFile(identity),
  ]);
  expect(restoreResult).toMatchObject({ ok: true });
  expect(restoreResult.output).toContain('16 files, all verified');
  expect(readFileSync(join(dataDir, 'resumes', site.resumes[0] ?? '')).equals(resume)).toBe(true);
});

test('any of several recipients’ keys in BACKUP_IDENTITY_FILE opens the backup', async () => {
  const other = await generateKey();
  const recipients = `${recipient}, ${other.recipient}`;
  const path = join(outputFolder, 'b.tar.zst.age');
  expect(await backup(['--out', path], { BACKUP_RECIPIENT: recipients })).toMatchObject({ ok: true });
  for (const key of [identity, other.identity]) {
    const env = { BACKUP_IDENTITY_FILE: identityFile(key) };
    expect(await restore([path, '--data-dir', join(temporaryFolder(), 'data')], env)).toMatchObject({ ok: true });
  }
});

test('explains a missing, wrong or invalid key and restores nothing', async () => {
  const path = join(outputFolder, 'b.tar.zst.age');
  await backup(['--out', path]);
  const dataDir = join(dirname(outputFolder), 'data');
  const cases: [string[], string][] = [
    [[], '--identity FILE'],
    [['--identity', identityFile(stranger)], 'was encrypted for a different key'],
    [['--identity', identityFile(recipient)], 'must contain private keys'],
    [['--identity', identityFile('')], 'must contain private keys'],
    [['--identity', join(outputFolder, 'nowhere')], 'cannot be read (ENOENT)'],
  ];
  for (const [args, sentence] of cases) {
    const { ok, output } = await restore([path, '--data-dir', dataDir, ...args]);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain(identity);
    expect(ok).toBe(false);
    expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
  }
});

test('rejects a tampered or truncated encrypted backup', async () => {
  const path = join(outputFolder, 'b.tar.zst.age');
  await createBackup({ dataDir: site.dataDir, path, recipients: [recipient], at: NOW });
  const wholeArchive = readFileSync(path);
  const places = [30, 200, 1_000, 1_700, 3_000, wholeArchive.length >> 1, wholeArchive.length - 1];
  const changedArchives = places.map((offset) => {
    const copy = Buffer.from(wholeArchive);
    copy[offset] = (copy[offset] ?? 0) ^ 1;
    return copy;
  });
  // Encryption chunks have 65,552 bytes, so some of these cuts fall between two chunks.
  const header = wholeArchive.length - (wholeArchive.length % 65_552);
  const cuts = [10, 1_000, 65_552, header, wholeArchive.length - 1].map((length) => wholeArchive.subarray(0, length));
  const { dataDir } = makeInstallation();
  const initialFiles = readdirSync(dataDir, { recursive: true }).sort();
  for (const [index, bytes] of [...changedArchives, ...cuts, Buffer.concat([wholeArchive, Buffer.of(0)])].entries()) {
    const damagedPath = join(outputFolder, 'damaged');
    writeFileSync(damagedPath, bytes);
    const attempt = restoreBackup({
      from: damagedPath,
      identities: [identity],
      dataDir,
      replace: true,
      at: NOW,
      features: FEATURES,
    });
    await expect(attempt, `case ${index}`).rejects.toThrow(/damaged|not a backup of this system/);
  }
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(initialFiles);
});

test('does not accept a backup that was cut between two chunks', async () => {
  const path = join(outputFolder, 'b.tar.zst.age');
  await createBackup({ dataDir: site.dataDir, path, recipients: [recipient], at: NOW });
  const wholeArchive = readFileSync(path);
  const start = wholeArchive.indexOf('\n', wholeArchive.indexOf('\n--- ') + 1) + 1 + 16;
  writeFileSync(join(outputFolder, 'cut'), wholeArchive.subarray(0, start + 65_552));
  await expect(unpack(join(outputFolder, 'cut'), { identities: [identity] })).rejects.toThrow('damaged or incomplete');
});

test('never writes an unencrypted copy outside the data folder', async () => {
  const db = openDatabase(join(site.dataDir, 'app.db'));
  const secret = 'the candidate said this in confidence';
  const fill = db.$client.prepare("INSERT INTO audit_log (at, action, subject) VALUES (?, 'fill', ?)");
  db.$client.transaction(() => {
    for (let i = 0; i < 20_000; i++) fill.run(i, secret);
  })();
  for (let i = 0; i < 20; i++) addResume(db, site.dataDir, randomBytes(1_000_000));
  db.$client.close();
  const path = join(outputFolder, 'b.tar.zst.age');
  const watcher = await runScript(`
    import { readdirSync, readFileSync } from 'node:fs';
    let looks = 0, found = 0;
    console.log('looking');
    process.on('SIGTERM', () => { console.log(JSON.stringify({ looks, found })); process.exit(0); });
    const look = () => {
      try {
        for (const { name, parentPath } of readdirSync(${JSON.stringify(outputFolder)}, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())) {
          looks += 1;
          if (name !== 'b.tar.zst.age' || readFileSync(parentPath + '/' + name).includes(${JSON.stringify(secret)})) found += 1;
        }
      } catch {}
      setImmediate(look);
    };
    look();`);
  await createBackup({ dataDir: site.dataDir, path, recipients: [recipient], at: NOW });
  const watcherOutput = new Promise((resolve) => watcher.stdout?.once('data', resolve));
  watcher.kill('SIGTERM');
  const { looks, found } = JSON.parse(String(await watcherOutput));
  expect(looks).toBeGreaterThan(3);
  expect(found).toBe(0);
  expect(readdirSync(site.dataDir).filter(isWorkFolder)).toEqual([]);
});

test('uploads the encrypted file to storage', async () => {
  const origin = await startS3('backups');
  const env = {
    BACKUP_S3_URL: `${origin}/backups`,
    BACKUP_S3_ACCESS_KEY: KEYS.accessKey,
    BACKUP_S3_SECRET_KEY: KEYS.secretKey,
  };
  const { ok, output } = await backup(['--out', outputFolder], env);
  expect(output).toMatch(/Uploaded to .*\/backups\/staffing-site-\d+T\d+Z\.tar\.zst\.age/);
  expect(ok).toBe(true);
});

test('counts encrypted and unencrypted backups as one series', async () => {
  await backup(['--out', outputFolder], { BACKUP_RECIPIENT: '' });
  await backup(['--out', outputFolder]);
  expect(findNewestArchive(outputFolder)).toMatch(/\.age$/);
  expect(removeOldArchives(outputFolder, 1)).toHaveLength(1);
  expect(readdirSync(outputFolder)).toEqual([expect.stringMatching(/\.age$/)]);
});

test('the file name shows whether a backup is encrypted', async () => {
  const plainBackup = await backup(['--out', join(outputFolder, 'b.tar.zst')]);
  expect(plainBackup).toMatchObject({ ok: false });
  expect(plainBackup.output).toContain('With BACKUP_RECIPIENT, the file name must end in .tar.zst.age.');
  const encryptedBackup = await backup(['--out', join(outputFolder, 'b.tar.zst.age')], { BACKUP_RECIPIENT: '' });
  expect(encryptedBackup.output).toContain('Without BACKUP_RECIPIENT, the file name must end in .tar.zst.');
});

function identityFile(key: string): string {
  const path = join(temporaryFolder(), 'key.txt');
  writeFileSync(path, `# created: 2026-11-20T09:00:00Z\n# public key: age1…\n${key}\n`);
  return path;
}

function backup(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const settings = { DATA_DIR: site.dataDir, BACKUP_RECIPIENT: recipient, ...env };
  return run(process.execPath, [join(SCRIPTS, 'backup.ts'), ...args], { env: settings });
}

function restore(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return run(process.execPath, [join(SCRIPTS, 'restore.ts'), ...args], { env });
}
