import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FEATURES } from 'api/app';
import { audit } from 'api/core/audit';
import { openDatabase } from 'api/core/database/open';
import { readStored, writeStored } from 'api/core/settings/stored';
import { createBackup } from 'api/operations/backup/create';
import { restoreBackup } from 'api/operations/backup/restore';
import { beforeEach, expect, test } from 'vitest';
import { crash, idleServer, runScript } from './helper-process.ts';
import { type Installation, makeInstallation, temporaryFolder } from './installation.ts';

const NOW = Date.parse('2026-11-21T04:35:12Z');
const isRoot = process.getuid?.() === 0;

let path: string;
let original: Installation;
beforeEach(async () => {
  original = makeInstallation();
  path = join(temporaryFolder(), 'b.tar.zst');
  await createBackup({ dataDir: original.dataDir, path, at: NOW });
});

test('restores everything under a new feed id with everyone logged out', async () => {
  const dataDir = join(temporaryFolder(), 'new', 'data');
  const { aside, manifest } = await restore(dataDir);
  expect(aside).toBeNull();
  expect(readdirSync(dataDir).sort()).toEqual(['app.db', 'media', 'resumes']);
  for (const { path: name } of manifest.files.slice(1)) {
    expect(readFileSync(join(dataDir, name)).equals(readFileSync(join(original.dataDir, name))), name).toBe(true);
  }
  const [before, after] = [facts(original.dataDir), facts(dataDir)];
  expect(after.integrity).toBe('ok');
  expect(after.feed).toMatch(/^[0-9a-z]{12}$/);
  expect(after.feed).not.toBe(before.feed);
  expect([before.sessions, after.sessions]).toEqual([1, 0]);
});

test('only the current user can read restored resumes and the database', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  await restore(dataDir);
  const modes = ['', 'app.db', 'resumes', `resumes/${original.resumes[0]}`].map(
    (name) => statSync(join(dataDir, name)).mode,
  );
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600, 0o700, 0o600]);
});

test('does not touch a folder that is not empty', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'letters.txt'), 'mine');
  await expect(restore(dataDir)).rejects.toThrow('is not empty');
  expect(readdirSync(dataDir)).toEqual(['letters.txt']);
});

test('with --replace, moves all old contents aside', async () => {
  const { dataDir, resumes } = makeInstallation();
  for (const folder of ['site', 'publisher', 'lost+found']) mkdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, 'site', 'index.html'), 'old page');
  const { aside } = await restore(dataDir, true);
  expect(aside).toBe(join(dataDir, 'before-restore-20261121T043512000Z'));
  expect(readdirSync(dataDir).sort()).toEqual([
    'app.db',
    'before-restore-20261121T043512000Z',
    'lost+found',
    'media',
    'resumes',
  ]);
  expect(readdirSync(aside ?? '')).toEqual(expect.arrayContaining(['app.db', 'media', 'publisher', 'resumes', 'site']));
  expect(existsSync(join(aside ?? '', 'resumes', resumes[0] ?? ''))).toBe(true);
  expect(facts(aside ?? '')).toMatchObject({ integrity: 'ok', sessions: 1 });
  expect(facts(dataDir)).toMatchObject({ integrity: 'ok', sessions: 0 });

  const secondRestore = await restoreBackup({
    from: path,
    dataDir,
    replace: true,
    at: NOW + 60_000,
    features: FEATURES,
  });
  expect(readdirSync(secondRestore.aside ?? '').sort()).toEqual(['app.db', 'media', 'resumes']);
});

test('keeps settings only with the key they were encrypted with', async () => {
  const { dataDir } = original;
  const addresses = { from: 'hello@agency.example', to: 'team@agency.example' };
  const settings = {
    ...addresses,
    host: 'smtp.example',
    security: 'tls',
    port: null,
    user: 'us',
    password: 'x',
  } as const;
  const db = openDatabase(join(dataDir, 'app.db'));
  writeStored(db, dataDir, 'mail', settings);
  db.$client.close();
  path = join(temporaryFolder(), 'with-settings.tar.zst');
  await createBackup({ dataDir, path, at: NOW });

  expect((await restore(join(temporaryFolder(), 'new'))).lostSettings).toEqual(['mail']);
  const withKey = temporaryFolder();
  copyFileSync(join(dataDir, 'settings.key'), join(withKey, 'settings.key'));
  expect((await restore(withKey)).lostSettings).toEqual([]);
  expect((await restore(dataDir, true)).lostSettings).toEqual([]);
  const restoredDatabase = openDatabase(join(dataDir, 'app.db'));
  expect(readStored(restoredDatabase, dataDir, 'mail')).toEqual(settings);
  restoredDatabase.$client.close();
});

test('notes erasures since the backup for the server to repeat', async () => {
  const { dataDir } = makeInstallation();
  const db = openDatabase(join(dataDir, 'app.db'));
  const author = { userId: null, at: NOW };
  audit(db, author, 'application.erase', 'an-application', 'at the person’s request');
  audit(db, author, 'alert.unsubscribe', 'an-alert');
  audit(db, author, 'session.open', 'ann');
  db.$client.close();
  expect((await restore(dataDir, true)).erasures).toBe(2);
  using restoredDatabase = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  const erasureFact = restoredDatabase
    .prepare("SELECT value FROM facts WHERE name = 'erasures to repeat'")
    .get()?.value;
  expect(JSON.parse(String(erasureFact))).toEqual([
    { action: 'application.erase', id: 'an-application', detail: 'at the person’s request' },
    { action: 'alert.unsubscribe', id: 'an-alert', detail: null },
  ]);
  expect((await restore(join(temporaryFolder(), 'new'))).erasures).toBeNull();
});

test('refuses to restore while a server is running', async () => {
  const { dataDir } = makeInstallation();
  const server = await idleServer(join(dataDir, 'app.db'));
  const initialFiles = readdirSync(dataDir).sort();
  await expect(restore(dataDir, true)).rejects.toThrow('is in use');
  expect(readdirSync(dataDir).sort()).toEqual(initialFiles);
  await crash(server);
  expect((await restore(dataDir, true)).aside).not.toBeNull();
});

test('replaces a damaged database, unless a server still holds it', async () => {
  const { dataDir } = makeInstallation();
  const server = await idleServer(join(dataDir, 'app.db'));
  writeFileSync(join(dataDir, 'app.db'), Buffer.alloc(40_000, 7));
  await expect(restore(dataDir, true)).rejects.toThrow('is in use');
  await crash(server);
  const { aside } = await restore(dataDir, true);
  expect(facts(dataDir).integrity).toBe('ok');
  expect(readFileSync(join(aside ?? '', 'app.db')).equals(Buffer.alloc(40_000, 7))).toBe(true);
});

test('the database file always exists during a replacement', async () => {
  const { dataDir } = makeInstallation();
  const watcher = await runScript(`
    import { statSync } from 'node:fs';
    console.log('looking');
    let misses = 0;
    process.on('SIGTERM', () => { console.log('missed ' + misses); process.exit(0); });
    const look = () => {
      const end = performance.now() + 20;
      while (performance.now() < end) if (!statSync(${JSON.stringify(join(dataDir, 'app.db'))}, { throwIfNoEntry: false })) misses += 1;
      setImmediate(look);
    };
    look();`);
  for (let repetition = 0; repetition < 5; repetition++)
    await restoreBackup({ from: path, dataDir, replace: true, at: NOW + repetition * 1_000, features: FEATURES });
  const output = new Promise((resolve) => watcher.stdout?.once('data', resolve));
  watcher.kill('SIGTERM');
  expect(String(await output)).toBe('missed 0\n');
});

test('leaves the data folder unchanged if the restore fails', async () => {
  const { dataDir } = makeInstallation();
  mkdirSync(join(dataDir, 'site'));
  // A file blocks the name of the folder for the old contents.
  writeFileSync(join(dataDir, 'before-restore-20261121T043512000Z'), '');
  const initialFiles = readdirSync(dataDir, { recursive: true }).sort();
  await expect(restore(dataDir, true)).rejects.toThrow('is unchanged');
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(initialFiles);
  expect(facts(dataDir)).toMatchObject({ integrity: 'ok', sessions: 1 });
});

test.runIf(isRoot)('as root, restores files under the owner of the data folder', async () => {
  const dataDir = temporaryFolder();
  chownSync(dataDir, 65_534, 65_534);
  await restore(dataDir);
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(new Set(names.map((name) => statSync(join(dataDir, name)).uid))).toEqual(new Set([65_534]));
});

function restore(dataDir: string, replace = false) {
  return restoreBackup({ from: path, dataDir, replace, at: NOW, features: FEATURES });
}

/** Reads the database with a different implementation from the one that wrote it. */
function facts(dataDir: string) {
  using db = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  return {
    integrity: db.prepare('PRAGMA integrity_check').get()?.integrity_check,
    feed: db.prepare("SELECT value FROM facts WHERE name = 'feed'").get()?.value,
    sessions: db.prepare('SELECT count(*) AS n FROM sessions').get()?.n,
  };
}
