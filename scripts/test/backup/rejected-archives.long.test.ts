/** Archives with a valid seal, which must be rejected for their contents. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from 'api/app';
import { openDatabase } from 'api/core/database/open';
import { createBackup } from 'api/operations/backup/create';
import { restoreBackup } from 'api/operations/backup/restore';
import { beforeEach, expect, test } from 'vitest';
import { type Entry, fileEntry, manifestOf, readEntries, writeEntries } from './hostile.ts';
import { makeInstallation, temporaryFolder } from './installation.ts';

let folder: string;
let entries: Entry[];
beforeEach(async () => {
  folder = temporaryFolder();
  const path = join(folder, 'good.tar.zst');
  await createBackup({ dataDir: makeInstallation().dataDir, path, at: Date.now() });
  entries = await readEntries(path);
});

test('control: an unpacked and repacked backup restores', async () => {
  await restore(entries);
  expect(existsSync(join(folder, 'restored', 'app.db'))).toBe(true);
});

test('reports two swapped resumes', async () => {
  const [first, second] = entries.filter(({ header }) => header.name.startsWith('resumes/'));
  if (!first || !second) throw new Error('There should be two.');
  [first.data, second.data] = [second.data, first.data];
  await expectRejection(entries, `${first.header.name} has changed, ${second.header.name} has changed`);
});

test('reports an image with one changed byte', async () => {
  const picture = find('media/');
  picture.data[0] = (picture.data[0] ?? 0) ^ 1;
  await expectRejection(entries, `${picture.header.name} has changed`);
});

test('rejects an archive with a missing or an unlisted file', async () => {
  const resume = find('resumes/');
  await expectRejection(
    entries.filter((entry) => entry !== resume),
    `${resume.header.name} is missing`,
  );
  await expectRejection([fileEntry('resumes/stranger', 'hello'), ...entries], 'resumes/stranger is not listed');
});

test('rejects a duplicate name, or anything after the manifest', async () => {
  await expectRejection([find('app.db'), ...entries], 'contains app.db twice, or after the manifest');
  await expectRejection(
    [...entries, fileEntry('resumes/stranger', '')],
    'resumes/stranger twice, or after the manifest',
  );
});

test.each([
  '../escaped',
  '/tmp/backup-test-escaped',
  'resumes/../../escaped',
  'media/../../../escaped',
  'site/index.html',
  '.env',
])('rejects a file called %s without writing anything', async (name) => {
  const unsealedEntries = [...entries.slice(0, -1), fileEntry(name, 'owned')];
  await expectRejection(
    [...unsealedEntries, withManifest(unsealedEntries)],
    `contains ${JSON.stringify(name)}, which does not belong`,
  );
  expect(existsSync(join(folder, 'escaped'))).toBe(false);
  expect(existsSync('/tmp/backup-test-escaped')).toBe(false);
});

test.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)(
  'rejects a %s even with a valid name',
  async (type) => {
    const trickEntry: Entry = {
      header: { name: 'resumes/trick', type, linkname: '/etc/passwd', size: 0 },
      data: Buffer.alloc(0),
    };
    await expectRejection([trickEntry, ...entries], 'contains "resumes/trick"');
  },
);

test('checks the name in an extended header', async () => {
  const trickEntry: Entry = {
    header: { name: 'resumes/trick', type: 'file', pax: { path: '../../escaped' } },
    data: Buffer.from('owned'),
  };
  await expectRejection([trickEntry, ...entries], 'escaped');
});

test('rejects a foreign archive at its first file', async () => {
  await expectRejection([fileEntry('wordpress/wp-config.php', '<?php')], 'contains "wordpress/wp-config.php"');
  await expectRejection([fileEntry('app.db', 'x')], 'It has no manifest.json');
  await expectRejection([fileEntry('app.db', 'x'), fileEntry('manifest.json', '{}')], 'cannot be read');
  const other = { ...manifestOf([]), product: 'another-site' };
  await expectRejection([fileEntry('manifest.json', JSON.stringify(other))], 'cannot be read');
  const laterManifest = { ...manifestOf([]), format: 2 };
  await expectRejection([fileEntry('manifest.json', JSON.stringify(laterManifest))], 'later version');
});

test('rejects a damaged database with a matching hash', async () => {
  const files = [fileEntry('app.db', 'This is no database, though its hash is right.'.repeat(100))];
  await expectRejection([...files, withManifest(files)], 'damaged');
  const database = find('app.db');
  // Damages pages in the middle, so that the file still has SQLite's header.
  database.data.fill(0xff, 4096 * 3, 4096 * 5);
  const unsealedEntries = entries.slice(0, -1);
  await expectRejection([...unsealedEntries, withManifest(unsealedEntries)], 'damaged');
});

test.each([
  ["INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)", 'later version'],
  ['DELETE FROM __drizzle_migrations WHERE rowid = 2', /it has had \d+ migrations, where this version has \d+/],
])('rejects a database with other migrations, after %s', async (sql, message) => {
  const { dataDir } = makeInstallation();
  const { default: Sqlite } = await import('better-sqlite3');
  const db = new Sqlite(join(dataDir, 'app.db'));
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
  const path = join(folder, 'other.tar.zst');
  await createBackup({ dataDir, path, at: Date.now() });
  const restoring = restoreBackup({
    from: path,
    dataDir: join(folder, 'restored'),
    replace: false,
    at: Date.now(),
    features: FEATURES,
  });
  await expect(restoring).rejects.toThrow(message);
  expect(() => openDatabase(join(dataDir, 'app.db'))).toThrow(message);
});

function find(prefix: string): Entry {
  const foundEntry = entries.find(({ header }) => header.name.startsWith(prefix));
  if (!foundEntry) throw new Error(`There is no ${prefix}.`);
  return foundEntry;
}

function withManifest(files: readonly Entry[]): Entry {
  return fileEntry('manifest.json', JSON.stringify(manifestOf(files)));
}

async function restore(changedEntries: readonly Entry[]) {
  const path = join(folder, 'changed.tar.zst');
  await writeEntries(path, changedEntries);
  return restoreBackup({
    from: path,
    dataDir: join(folder, 'restored'),
    replace: true,
    at: Date.now(),
    features: FEATURES,
  });
}

/** Expects the archive to be rejected with this message, and the data folder to be unchanged. */
async function expectRejection(changedEntries: readonly Entry[], errorMessage: string) {
  const dataDir = join(folder, 'restored');
  if (!existsSync(dataDir)) await restoreGoodOne(dataDir);
  writeFileSync(join(dataDir, 'mine'), 'untouched');
  const initialFiles = readdirSync(dataDir).sort();
  await expect(restore(changedEntries)).rejects.toThrow(errorMessage);
  expect(readdirSync(dataDir).sort()).toEqual(initialFiles);
  expect(readFileSync(join(dataDir, 'mine'), 'utf8')).toBe('untouched');
}

async function restoreGoodOne(dataDir: string) {
  await restoreBackup({
    from: join(folder, 'good.tar.zst'),
    dataDir,
    replace: false,
    at: Date.now(),
    features: FEATURES,
  });
}
