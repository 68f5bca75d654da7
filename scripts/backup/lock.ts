/** Whether somebody uses a database, and keeping everyone out of it while it is replaced. */
import { readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Refusal } from '../lib/refusal.ts';

export interface DatabaseLock {
  /** The only connection that can read it meanwhile; null when the file is no database any more. */
  db: Sqlite.Database | null;
  release: () => void;
}

/**
 * Locks the database at `path` against every other process until it is released, and leaves no file beside it that it
 * needs. A server, a seed or a backup holds a lock as long as it has the database open, and the kernel drops it when the
 * process dies; so this throws a refusal if, and only if, one is at work.
 */
export function lockDatabase(path: string): DatabaseLock {
  let db: Sqlite.Database | null = null;
  try {
    db = new Sqlite(path, { fileMustExist: true, timeout: 500 });
    db.pragma('locking_mode = EXCLUSIVE');
    // Leaving WAL mode needs the file for itself, even when all others are idle.
    db.pragma('journal_mode = DELETE');
    // No journal that would be deleted, under a name that by then is another database's, when the lock goes.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    // Left empty by the change of mode; nobody else can have one now.
    rmSync(`${path}-journal`, { force: true });
    const locked = db;
    return { db: locked, release: () => void locked.close() };
  } catch (error) {
    db?.close();
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw inUse(path);
    if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) return unlockable(path);
    throw error;
  }
}

/** A file that is no database any more cannot be locked as one, but a server may have it open all the same. */
function unlockable(path: string): DatabaseLock {
  if (isOpenSomewhere(path)) throw inUse(path);
  return { db: null, release: () => {} };
}

function inUse(path: string): Refusal {
  return new Refusal(`${path} is in use. Stop the system, and every command that works on it, before you restore.`);
}

/** By the kernel's table of processes; where there is none, nobody can tell, and the answer is yes. */
function isOpenSomewhere(path: string): boolean {
  const real = realpathSync(path);
  const pids = list('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  if (pids.length === 0) return true;
  return pids.some((pid) => list(`/proc/${pid}/fd`).some((fd) => target(`/proc/${pid}/fd/${fd}`) === real));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function target(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
