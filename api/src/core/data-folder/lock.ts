import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { explainStorageError } from '../http/storage-error.ts';

/** Name of the lock file in the data folder. The file is empty. */
export const LOCK_FILE = 'server.lock';

/** Maximum wait, longer than another server takes to stop. */
const MAX_WAIT_MS = 12_000;

/**
 * Locks the data folder against a second server. Waits for a server that is stopping; throws if it keeps running or the
 * lock is unusable. The kernel releases the lock with the process. Keep the returned function from garbage collection.
 */
export function lockFolder(dataDir: string, maxWaitMs = MAX_WAIT_MS): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = open(join(dataDir, LOCK_FILE));
  const release = () => void db.close();
  if (tryLock(db)) return release;
  console.log(`Another server is using the data folder ${dataDir}: waiting for it to stop…`);
  db.pragma(`busy_timeout = ${maxWaitMs}`);
  if (tryLock(db)) return release;
  release();
  throw new Error(`Another server is using the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
}

function open(path: string): Sqlite.Database {
  try {
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    return new Sqlite(path, { timeout: 0 });
  } catch (error) {
    throw explainStorageError(path, error);
  }
}

/** Tries to take the lock. Returns false if another process holds it. */
function tryLock(db: Sqlite.Database): boolean {
  try {
    // Keeps SQLite's journal in memory, so that no journal file appears in the folder.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw explainStorageError(db.name, error);
  }
}
