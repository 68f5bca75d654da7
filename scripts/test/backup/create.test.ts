import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from 'api/core/database/open';
import { unpack, writeArchive } from 'api/operations/backup/archive/archive';
import { collectFiles } from 'api/operations/backup/archive/collect';
import { copyDatabase } from 'api/operations/backup/archive/database';
import { createBackup } from 'api/operations/backup/create';
import { expect, test } from 'vitest';
import { busyServer, runScript } from './helper-process.ts';
import { addResume, makeInstallation, temporaryFolder } from './installation.ts';

const NOW = Date.parse('2026-11-21T04:35:12Z');

test('a backup is private and holds the database with its files', async () => {
  const { dataDir, resumes, pictures } = makeInstallation();
  writeFileSync(join(dataDir, 'resumes', 'half.part'), 'not named by a row');
  mkdirSync(join(dataDir, 'site'));
  writeFileSync(join(dataDir, 'site', 'index.html'), 'derived');
  const outputFolder = temporaryFolder();
  const path = join(outputFolder, 'b.tar.zst');
  const { manifest, bytes } = await createBackup({ dataDir, path, at: NOW });

  const variants = [480, 960, 1000].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  expect(manifest.files.map((file) => file.path).sort()).toEqual(
    [
      'app.db',
      ...resumes.map((id) => `resumes/${id}`),
      ...pictures.flatMap((id) => variants.map((variant) => `media/${id}-${variant}`)),
    ].sort(),
  );
  expect(manifest).toMatchObject({ createdAt: '2026-11-21T04:35:12.000Z', problems: [] });
  expect(manifest.rows).toMatchObject({ applications: 3, resumes: 3, media: 2 });
  expect(manifest.schema.migrations).toBeGreaterThan(0);
  expect(statSync(path)).toMatchObject({ size: bytes });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(outputFolder)).toEqual(['b.tar.zst']);
});

test('includes older image widths but no images without a row', async () => {
  const { dataDir, pictures } = makeInstallation();
  writeFileSync(join(dataDir, 'media', `${pictures[0]}-640.webp`), 'older');
  writeFileSync(join(dataDir, 'media', `${'f'.repeat(32)}-640.webp`), 'nobody’s');
  const { manifest } = await createBackup({ dataDir, path: join(temporaryFolder(), 'b.tar.zst'), at: NOW });
  const oldWidths = manifest.files.filter((file) => file.path.includes('-640.'));
  expect(oldWidths.map((file) => file.path)).toEqual([`media/${pictures[0]}-640.webp`]);
});

test('copies a busy database as it was when the backup started', async () => {
  const { dataDir } = makeInstallation();
  const database = join(dataDir, 'app.db');
  const db = openDatabase(database);
  const fill = db.$client.prepare("INSERT INTO audit_log (at, action, subject) VALUES (?, 'fill', ?)");
  db.$client.transaction(() => {
    for (let i = 0; i < 40_000; i++) fill.run(i, 'x'.repeat(1_500));
  })();
  db.$client.close();
  await busyServer(database);
  using liveDatabase = new DatabaseSync(database, { readOnly: true });
  const copy = join(temporaryFolder(), 'copy.db');
  const initialCommits = commits(liveDatabase);
  await copyDatabase(database, copy);
  const newCommits = commits(liveDatabase) - initialCommits;

  using second = new DatabaseSync(copy, { readOnly: true });
  expect(second.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(newCommits).toBeGreaterThan(20);
  // A copy that restarted at every commit would contain all of these commits, and might never finish.
  expect(commits(second) - initialCommits).toBeLessThan(newCommits / 5);
  expect(readdirSync(join(copy, '..'))).toEqual(['copy.db']);
});

test('does not report a resume deleted during the backup', async () => {
  const { dataDir, resumes } = makeInstallation();
  const folder = temporaryFolder();
  const copy = join(folder, 'app.db');
  await copyDatabase(join(dataDir, 'app.db'), copy);
  const db = openDatabase(join(dataDir, 'app.db'));
  db.$client.prepare('DELETE FROM resumes WHERE id = ?').run(resumes[0]);
  rmSync(join(dataDir, 'resumes', resumes[0] ?? ''));
  rmSync(join(dataDir, 'resumes', resumes[1] ?? ''));
  addResume(db, dataDir);
  db.$client.close();

  const path = join(folder, 'b.tar.zst');
  await writeArchive(path, (add) => collectFiles(add, { dataDir, copy, at: NOW }));
  const { problems, files } = await unpack(path);
  expect(problems).toEqual([
    { path: `resumes/${resumes[0]}`, problem: 'deleted' },
    { path: `resumes/${resumes[1]}`, problem: 'missing' },
  ]);
  expect(files.filter((file) => file.path.startsWith('resumes/'))).toHaveLength(1);
});

test('detects and reports a resume that differs from its upload', async () => {
  const { dataDir, resumes } = makeInstallation();
  writeFileSync(join(dataDir, 'resumes', resumes[2] ?? ''), 'bit rot');
  const { manifest } = await createBackup({ dataDir, path: join(temporaryFolder(), 'b.tar.zst'), at: NOW });
  expect(manifest.problems).toEqual([{ path: `resumes/${resumes[2]}`, problem: 'damaged' }]);
});

test('backs up everything else if the disk cannot read a resume', async () => {
  const { dataDir, resumes } = makeInstallation();
  const lostFile = join(dataDir, 'resumes', resumes[1] ?? '');
  rmSync(lostFile);
  // A folder in place of the file makes reading fail, as a bad sector would.
  mkdirSync(lostFile);
  const { manifest } = await createBackup({ dataDir, path: join(temporaryFolder(), 'b.tar.zst'), at: NOW });
  expect(manifest.problems).toEqual([{ path: `resumes/${resumes[1]}`, problem: 'missing' }]);
  expect(manifest.files.map(({ path }) => path)).toContain(`resumes/${resumes[2]}`);
});

test('leaves no file behind when the database is damaged', async () => {
  const { dataDir } = makeInstallation();
  const database = join(dataDir, 'app.db');
  const outputFolder = temporaryFolder();
  const damagedBytes = Buffer.alloc(statSync(database).size, 7);
  writeFileSync(database, damagedBytes);
  const backup = createBackup({ dataDir, path: join(outputFolder, 'b.tar.zst'), at: NOW });
  await expect(backup).rejects.toThrow(`${database} is damaged`);
  expect(readdirSync(outputFolder)).toEqual([]);
});

test('never gives a corrupt archive its final name', async () => {
  const { dataDir } = makeInstallation();
  const db = openDatabase(join(dataDir, 'app.db'));
  for (let i = 0; i < 40; i++) addResume(db, dataDir, randomBytes(2_000_000));
  db.$client.close();
  const outputFolder = temporaryFolder();
  const vandal = await runScript(`
    import { openSync, readdirSync, statSync, writeSync } from 'node:fs';
    const out = ${JSON.stringify(outputFolder)};
    console.log('waiting');
    const look = () => {
      const [folder] = readdirSync(out);
      const path = out + '/' + folder + '/b.tar.zst';
      const size = folder ? (statSync(path, { throwIfNoEntry: false })?.size ?? 0) : 0;
      if (size < 5_000_000) return setTimeout(look, 1);
      writeSync(openSync(path, 'r+'), 'x', 1_000_000);
      process.exit();
    };
    look();`);
  const path = join(outputFolder, 'b.tar.zst');
  await expect(createBackup({ dataDir, path, at: NOW })).rejects.toThrow('is damaged');
  expect(vandal.exitCode).toBe(0);
  expect(readdirSync(outputFolder)).toEqual([]);
});

test('rejects a path that exists or a folder without a database', async () => {
  const { dataDir } = makeInstallation();
  const outputFolder = temporaryFolder();
  writeFileSync(join(outputFolder, 'taken.tar.zst'), 'precious');
  await expect(createBackup({ dataDir, path: join(outputFolder, 'taken.tar.zst'), at: NOW })).rejects.toThrow(
    'already exists',
  );
  await expect(createBackup({ dataDir: outputFolder, path: join(outputFolder, 'b.tar.zst'), at: NOW })).rejects.toThrow(
    'no database',
  );
  expect(readdirSync(outputFolder)).toEqual(['taken.tar.zst']);
});

function commits(db: DatabaseSync): number {
  return Number(db.prepare('SELECT max(id) AS n FROM audit_log').get()?.n);
}
