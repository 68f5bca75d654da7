import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { drizzle, migrate } from '../../src/core/database/drizzle.ts';

const MIGRATIONS = fileURLToPath(new URL('../../src/core/database/migrations', import.meta.url));

interface Journal {
  entries: { tag: string }[];
}

const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));

/** The names of the migrations, oldest first. */
export const versions = journal.entries.map(({ tag }) => tag);

/** Creates a data folder with a database migrated only up to `version`, and the rows from `fill`. */
export function oldDatabase(version: string, fill: (db: Sqlite.Database) => void): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const migrationsFolder = join(dataDir, 'migrations');
  cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  const entries = journal.entries.slice(0, versions.indexOf(version) + 1);
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const db = new Sqlite(join(dataDir, 'app.db'));
  migrate(drizzle(db), { migrationsFolder });
  fill(db);
  db.close();
  return dataDir;
}
