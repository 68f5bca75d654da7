import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { schemaOf, tooNew } from './schema-version.ts';

/** Queries through drizzle; `$client` is the connection itself, for prepared statements and pragmas. */
export type Database = BetterSQLite3Database & { $client: Sqlite.Database };

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** Opens (or makes) the database at `path` and brings its tables up to date. Throws a sentence, without its full stop, when the file is damaged, or newer than this code. */
export function openDatabase(path: string): Database {
  try {
    return open(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The database ${path} cannot be opened: ${reason}`, { cause: error });
  }
}

function open(path: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivate(path);
  const sqlite = new Sqlite(path);
  // Longer than another program of ours holds it.
  sqlite.pragma('busy_timeout = 2000');
  sqlite.pragma('journal_mode = WAL');
  // Explicit: this SQLite is compiled to fall back to NORMAL in WAL mode, which loses acknowledged commits on a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What is deleted or replaced is overwritten: words that somebody had erased must not linger in the file.
  sqlite.pragma('secure_delete = ON');
  const problem = tooNew(schemaOf(sqlite));
  if (problem) {
    sqlite.close();
    throw new Error(problem);
  }
  const db = drizzle(sqlite);
  migrate(db, { migrationsFolder: MIGRATIONS });
  return db;
}

/** It holds personal data, whatever folder it lies in. SQLite gives the files beside it the same mode. */
function makePrivate(path: string): void {
  // Never opened when it is there: closing it would drop the locks of every connection that this process has to it.
  if (existsSync(path)) chmodSync(path, 0o600);
  else closeSync(openSync(path, 'a', 0o600));
}
