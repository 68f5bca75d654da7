import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { explainStorageError, FatalError, findRootCause, restoreAdvice } from '../http/storage-error.ts';
import { type BetterSQLite3Database, drizzle, migrate } from './drizzle.ts';

/** Queries through drizzle; `$client` is the connection itself, for prepared statements and pragmas. */
export type Database = BetterSQLite3Database & { $client: Sqlite.Database };

/** The database's file in the data folder. */
export const DATABASE_FILE = 'app.db';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));
const JOURNAL = new URL('migrations/meta/_journal.json', import.meta.url);

/**
 * Opens or creates the database at `path` and migrates it. Throws an error that says how to fix the problem: a
 * FatalError if the database is damaged, lost, or does not match this code.
 */
export function openDatabase(path: string): Database {
  try {
    assertNotLost(path);
    return open(path);
  } catch (error) {
    throw explainStorageError(path, error);
  }
}

/** Paths that exist only if an installation has had a database. `app.db-wal` holds the newest changes. */
const REMAINS = ['app.db-wal', 'media', 'resumes', 'site', 'publisher/manifest.jsonl'];

/**
 * Throws rather than create a new database in place of a lost one. A new one would hide the loss and be published over
 * the site.
 */
function assertNotLost(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const folder = dirname(path);
  const remains = REMAINS.filter((name) => hasContents(join(folder, name)));
  if (remains.length === 0) return;
  throw new FatalError(
    `The database ${path} is missing or empty, but ${folder} still contains ${remains.join(', ')}. Nothing has been changed.\n` +
      `${restoreAdvice(path)}\nOr move ${folder} elsewhere to start with an empty installation.`,
  );
}

/** Whether the path is a non-empty file, or a folder with a file somewhere in it. */
function hasContents(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return (stats?.size ?? 0) > 0;
  return readdirSync(path, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}

function open(path: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivate(path);
  const sqlite = new Sqlite(path);
  // Waits longer than any of our other processes holds a lock.
  sqlite.pragma('busy_timeout = 2000');
  sqlite.pragma('journal_mode = WAL');
  // Cache size in kibibytes. A search reads more than the default of 16 MB (`pnpm bench lists`).
  sqlite.pragma('cache_size = -64000');
  // Explicit, because this SQLite is compiled to use NORMAL in WAL mode, which loses acknowledged commits in a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Deleted and replaced data is overwritten, because erased personal data must not linger in the file.
  sqlite.pragma('secure_delete = ON');
  const version = readSchemaVersion(sqlite);
  const problem = findMisfit(version);
  if (problem) {
    sqlite.close();
    throw new FatalError(`The database ${path} cannot be opened: ${problem}.`);
  }
  const db = drizzle(sqlite);
  try {
    migrate(db, { migrationsFolder: MIGRATIONS });
  } catch (error) {
    sqlite.close();
    throw withMigrationName(path, version, error);
  }
  return db;
}

/** Adds the file name of a migration to the error of its statement. All migrations run in one transaction. */
function withMigrationName(path: string, { newest }: SchemaVersion, error: unknown): unknown {
  const { code, message } = findRootCause(error);
  if (!/^SQLITE_(ERROR|CONSTRAINT)/.test(code)) return error;
  const failedMigration = readJournal().find(({ tag, when }) => {
    const statements = readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');
    return when > newest && statements.some((statement) => String(error).includes(statement.trim()));
  });
  if (!failedMigration) return error;
  return new FatalError(`The migration ${failedMigration.tag}.sql failed: ${message}. ${path} is unchanged.`, {
    cause: error,
  });
}

function readJournal(): { tag: string; when: number }[] {
  return JSON.parse(readFileSync(JOURNAL, 'utf8')).entries;
}

/**
 * Makes the file accessible only to its owner, because it holds personal data. SQLite gives its own files the same
 * mode.
 */
function makePrivate(path: string): void {
  // Does not open an existing file, because closing it would release the locks of every connection that this process
  // has to it.
  if (existsSync(path)) chmodSync(path, 0o600);
  else closeSync(openSync(path, 'a', 0o600));
}

/** The number of migrations applied to a database, and the time of the newest in milliseconds since 1970. */
interface SchemaVersion {
  migrations: number;
  newest: number;
}

/** Returns zeros for an empty database. */
export function readSchemaVersion(db: Sqlite.Database): SchemaVersion {
  const isEmpty = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get() === undefined;
  if (isEmpty) return { migrations: 0, newest: 0 };
  const sql = 'SELECT count(*) AS migrations, coalesce(max(created_at), 0) AS newest FROM __drizzle_migrations';
  const { migrations, newest } = db.prepare<[], SchemaVersion>(sql).get() ?? { migrations: 0, newest: 0 };
  return { migrations, newest: Number(newest) };
}

/**
 * Returns why this code cannot use the database, as a clause. Null if its migrations are exactly this code's up to the
 * newest one applied.
 */
export function findMisfit({ migrations, newest }: SchemaVersion): string | null {
  const times = readJournal().map(({ when }) => when);
  if (newest > Math.max(0, ...times) || migrations > times.length)
    return `it comes from a later version (${migrations} migrations; this version has ${times.length}). Update first`;
  const expected = times.filter((time) => time <= newest).length;
  if (migrations === expected) return null;
  return (
    `it has had ${migrations} migrations, where this version has ${expected}. Nothing has been changed. Use the version that it comes from.\n` +
    'In development, set `when` of the new migration in meta/_journal.json to a later time'
  );
}
