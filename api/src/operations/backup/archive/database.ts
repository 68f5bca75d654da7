/** Copies, checks and locks a SQLite database that other processes may be using. */
import { readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { OperatorError } from '../../../core/lib/operator-error.ts';

/** Number of pages copied before yielding to the event loop. */
const PAGES_PER_STEP = 2_000;

/**
 * Copies a database in use, as it is at the time of the call, to a new standalone file. Throws an OperatorError if
 * either file is damaged or cannot be opened, read or written.
 */
export async function copyDatabase(sourcePath: string, targetPath: string): Promise<void> {
  await explainErrors(sourcePath, async () => {
    const source = new Sqlite(sourcePath, { readonly: true, fileMustExist: true });
    try {
      // Holds a read snapshot, because otherwise each write by another process would restart the copy, endlessly.
      source.exec('BEGIN');
      source.prepare('SELECT count(*) FROM sqlite_master').get();
      await source.backup(targetPath, { progress: () => PAGES_PER_STEP });
    } finally {
      source.close();
    }
  });
  await explainErrors(sourcePath, async () => {
    const copy = new Sqlite(targetPath);
    try {
      copy.pragma('journal_mode = DELETE');
      checkDatabase(copy, sourcePath);
    } finally {
      copy.close();
    }
  });
}

/** Throws an OperatorError with the first faults that SQLite finds. */
export function checkDatabase(db: Sqlite.Database, path: string): void {
  const faults = db.pragma('integrity_check(5)') as { integrity_check: string }[];
  if (faults[0]?.integrity_check !== 'ok') {
    throw new OperatorError(`${path} is damaged: ${faults.map((fault) => fault.integrity_check).join('; ')}.`);
  }
  const orphans = db.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0)
    throw new OperatorError(`${path} is damaged: ${orphans.length} rows refer to rows that no longer exist.`);
}

/** Runs `work` and converts SQLite's errors about the file at `path` to OperatorErrors that say what to do. */
export async function explainErrors<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (code === 'SQLITE_CANTOPEN')
      throw new OperatorError(`${path} cannot be opened. Run this as the user that runs the server.`);
    if (/^SQLITE_(BUSY|LOCKED)/.test(code))
      throw new OperatorError(`${path} is locked, for example by a restore. Try again later.`);
    if (code === 'SQLITE_FULL') throw new OperatorError('There is no space left for the copy of the database.');
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
      throw new OperatorError(`${path} is damaged (${(error as Error).message}).`);
    if (code.startsWith('SQLITE_IOERR')) {
      throw new OperatorError(`${path} cannot be read or copied (${(error as Error).message}). Check the disk.`);
    }
    throw error;
  }
}

interface DatabaseLock {
  /** The only connection that can read the locked database; null if the file is damaged. */
  db: Sqlite.Database | null;
  release: () => void;
}

/**
 * Locks the database at `path` against all other processes until release, leaving no journal file. Throws an
 * OperatorError if, and only if, another process has it open: a server, a seed or a backup. The kernel unlocks dead
 * processes.
 */
export function lockDatabase(path: string): DatabaseLock {
  let db: Sqlite.Database | null = null;
  try {
    db = new Sqlite(path, { fileMustExist: true, timeout: 500 });
    db.pragma('locking_mode = EXCLUSIVE');
    // Leaving WAL mode needs exclusive access, even if all other connections are idle.
    db.pragma('journal_mode = DELETE');
    // Keeps the journal in memory. Releasing the lock would delete a journal file, although its name may by then belong
    // to another database.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    // Removes the empty file that the change of journal mode leaves. The exclusive lock ensures that no other process
    // uses it.
    rmSync(`${path}-journal`, { force: true });
    const lockedDb = db;
    return { db: lockedDb, release: () => void lockedDb.close() };
  } catch (error) {
    db?.close();
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw createInUseError(path);
    if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) return createEmptyLock(path);
    throw error;
  }
}

/**
 * Returns a lock without a connection, because a damaged file cannot be locked. Throws if another process has the file
 * open.
 */
function createEmptyLock(path: string): DatabaseLock {
  if (isOpenSomewhere(path)) throw createInUseError(path);
  return { db: null, release: () => {} };
}

function createInUseError(path: string): OperatorError {
  return new OperatorError(
    `${path} is in use. Stop the server, and any command that uses the folder, before you restore.`,
  );
}

/** Whether another process has the file open, according to /proc. True without /proc, to be safe. */
function isOpenSomewhere(path: string): boolean {
  const real = realpathSync(path);
  const pids = list('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  if (pids.length === 0) return true;
  return pids.some((pid) => list(`/proc/${pid}/fd`).some((fd) => readTarget(`/proc/${pid}/fd/${fd}`) === real));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readTarget(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
