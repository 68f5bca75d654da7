import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { audit } from 'api/auth/audit';
import { createBackup } from 'api/backup/create';
import { restoreBackup } from 'api/backup/restore';
import { openDatabase } from 'api/database/open';
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

test('everything comes back as it was, under a new feed id and with nobody logged in', async () => {
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

test('resumes and the database can be read by our own user alone', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  await restore(dataDir);
  const modes = ['', 'app.db', 'resumes', `resumes/${original.resumes[0]}`].map(
    (name) => statSync(join(dataDir, name)).mode,
  );
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600, 0o700, 0o600]);
});

test('a folder with something in it is left alone', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'letters.txt'), 'mine');
  await expect(restore(dataDir)).rejects.toThrow('is not empty');
  expect(readdirSync(dataDir)).toEqual(['letters.txt']);
});

test('with --replace all of the old moves aside, published site and all, and nothing is lost', async () => {
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

  const again = await restoreBackup({ path, dataDir, replace: true, at: NOW + 60_000 });
  expect(readdirSync(again.aside ?? '').sort()).toEqual(['app.db', 'media', 'resumes']);
});

test('who was erased since is noted by id alone, for the server to erase once more; without the old database nobody can tell', async () => {
  const { dataDir } = makeInstallation();
  const db = openDatabase(join(dataDir, 'app.db'));
  const author = { userId: null, at: NOW };
  audit(db, author, 'application.erase', 'an-application', 'on the person’s request');
  audit(db, author, 'alert.unsubscribe', 'an-alert');
  audit(db, author, 'session.open', 'ann');
  db.$client.close();
  expect((await restore(dataDir, true)).erasures).toBe(2);
  using restored = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  const noted = restored.prepare("SELECT value FROM facts WHERE name = 'erasures to repeat'").get()?.value;
  expect(JSON.parse(String(noted))).toEqual([
    { action: 'application.erase', id: 'an-application' },
    { action: 'alert.unsubscribe', id: 'an-alert' },
  ]);
  expect((await restore(join(temporaryFolder(), 'new'))).erasures).toBeNull();
});

test('under a server, however idle, nothing is restored; once it is gone, even by a crash, it is', async () => {
  const { dataDir } = makeInstallation();
  const server = await idleServer(join(dataDir, 'app.db'));
  const before = readdirSync(dataDir).sort();
  await expect(restore(dataDir, true)).rejects.toThrow('is in use');
  expect(readdirSync(dataDir).sort()).toEqual(before);
  await crash(server);
  expect((await restore(dataDir, true)).aside).not.toBeNull();
});

test('a damaged database is replaced, unless a server still holds it', async () => {
  const { dataDir } = makeInstallation();
  const server = await idleServer(join(dataDir, 'app.db'));
  writeFileSync(join(dataDir, 'app.db'), Buffer.alloc(40_000, 7));
  await expect(restore(dataDir, true)).rejects.toThrow('is in use');
  await crash(server);
  const { aside } = await restore(dataDir, true);
  expect(facts(dataDir).integrity).toBe('ok');
  expect(readFileSync(join(aside ?? '', 'app.db')).equals(Buffer.alloc(40_000, 7))).toBe(true);
});

test('whoever looks while it is replaced always finds a database', async () => {
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
  for (let round = 0; round < 5; round++)
    await restoreBackup({ path, dataDir, replace: true, at: NOW + round * 1_000 });
  const told = new Promise((resolve) => watcher.stdout?.once('data', resolve));
  watcher.kill('SIGTERM');
  expect(String(await told)).toBe('missed 0\n');
});

test('when it cannot be brought to its end, everything is as it was', async () => {
  const { dataDir } = makeInstallation();
  mkdirSync(join(dataDir, 'site'));
  // In the way of the folder that the old would move into.
  writeFileSync(join(dataDir, 'before-restore-20261121T043512000Z'), '');
  const before = readdirSync(dataDir, { recursive: true }).sort();
  await expect(restore(dataDir, true)).rejects.toThrow('is as it was');
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before);
  expect(facts(dataDir)).toMatchObject({ integrity: 'ok', sessions: 1 });
});

test.runIf(isRoot)('an administrator restores for the user whose folder it is', async () => {
  const dataDir = temporaryFolder();
  chownSync(dataDir, 65_534, 65_534);
  await restore(dataDir);
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(new Set(names.map((name) => statSync(join(dataDir, name)).uid))).toEqual(new Set([65_534]));
});

function restore(dataDir: string, replace = false) {
  return restoreBackup({ path, dataDir, replace, at: NOW });
}

/** Read by another implementation than the one that wrote it. */
function facts(dataDir: string) {
  using db = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  return {
    integrity: db.prepare('PRAGMA integrity_check').get()?.integrity_check,
    feed: db.prepare("SELECT value FROM facts WHERE name = 'feed'").get()?.value,
    sessions: db.prepare('SELECT count(*) AS n FROM sessions').get()?.n,
  };
}
