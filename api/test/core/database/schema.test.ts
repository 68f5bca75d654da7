/** `drizzle-kit generate` compares the schema with the newest snapshot in `migrations/meta`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/core/database/open.ts';

const API = fileURLToPath(new URL('../../..', import.meta.url));
const MIGRATIONS = join(API, 'src/core/database/migrations');

/** Runs the real drizzle-kit, which needs a relative path, and returns what it prints. */
function generate(outputFolder: string): string {
  const schema = './src/core/database/schema/*.ts';
  const args = ['generate', '--dialect', 'sqlite', '--schema', schema, '--out', relative(API, outputFolder)];
  return execFileSync('node_modules/.bin/drizzle-kit', args, { cwd: API, encoding: 'utf8' });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('drizzle-kit generate writes nothing for an unchanged schema', () => {
  const outputFolder = temporaryFolder();
  cpSync(MIGRATIONS, outputFolder, { recursive: true });
  expect(generate(outputFolder)).toContain('No schema changes, nothing to migrate');
  expect(readdirSync(outputFolder)).toEqual(readdirSync(MIGRATIONS));
});

test('migrations in the journal are in chronological order', () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  const migrationNames = readdirSync(MIGRATIONS).flatMap((name) => /^(\d{4})_\w+(?=\.sql$)/.exec(name) ?? []);
  expect(entries.flatMap(({ tag, idx }: { tag: string; idx: number }) => [tag, String(idx).padStart(4, '0')])).toEqual(
    migrationNames,
  );
  const times = entries.map(({ when }: { when: number }) => when);
  expect(times).toEqual([...new Set<number>(times)].sort((a, b) => a - b));
});

test('does not start if a migration was skipped', () => {
  const path = join(temporaryFolder(), 'app.db');
  const { $client: db } = openDatabase(path);
  // The newest migration is pending and must not run.
  const newest = 'rowid = (SELECT max(rowid) FROM __drizzle_migrations)';
  db.exec(`DELETE FROM __drizzle_migrations WHERE rowid = 5 OR ${newest}`);
  db.close();
  expect(() => openDatabase(path)).toThrow(/Nothing has been changed.*`when` .*in meta\/_journal\.json/s);
});

test('a migrated database has the tables, columns and indexes of the schema', () => {
  const folder = temporaryFolder();
  generate(folder);
  const declaredDatabase = new Sqlite(':memory:');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    declaredDatabase.exec(readFileSync(join(folder, name), 'utf8'));
  }
  const { $client: migratedDatabase } = openDatabase(join(folder, 'app.db'));
  expect(describe(migratedDatabase)).toEqual(describe(declaredDatabase));
  declaredDatabase.close();
  migratedDatabase.close();
});

/**
 * Returns one line per column, foreign key and index, without full-text tables and indexes over expressions, which the
 * schema cannot declare.
 */
function describe(db: Sqlite.Database): string[] {
  const selectParts = db.prepare(
    `WITH tables AS (
       SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '__*'
     )
     SELECT concat_ws(' ', tables.name, c.name, c.type, c."notnull", c.dflt_value, c.pk)
     FROM tables, pragma_table_info(tables.name) c
     UNION ALL
     SELECT concat_ws(' ', tables.name, f."from", 'references', f."table", f."to", f.on_delete)
     FROM tables, pragma_foreign_key_list(tables.name) f
     UNION ALL
     SELECT concat_ws(' ', tables.name, i.name, i."unique", s.sql, (SELECT group_concat(name) FROM pragma_index_info(i.name)))
     FROM tables, pragma_index_list(tables.name) i LEFT JOIN sqlite_master s ON s.name = i.name
     WHERE NOT EXISTS (SELECT 1 FROM pragma_index_info(i.name) WHERE cid = -2)`,
  );
  return (selectParts.pluck().all() as string[]).map((part) => part.replaceAll('`', '"')).sort();
}

test('SQLite maps no memory and has the WAL reset fix', () => {
  const folder = temporaryFolder();
  const { $client } = openDatabase(join(folder, 'app.db'));
  const [major = 0, minor = 0, patch = 0] = String($client.prepare('SELECT sqlite_version()').pluck().get())
    .split('.')
    .map(Number);
  expect(major * 1_000_000 + minor * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003);
  expect($client.pragma('mmap_size', { simple: true })).toBe(0);
  $client.close();
});
