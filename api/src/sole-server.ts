import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** In the data folder; holds nothing. */
export const LOCK_FILE = 'server.lock';

/** Longer than a server that was told to stop takes to finish its answers. Milliseconds. */
const PATIENCE_MS = 12_000;

/**
 * Keeps a second server out of a data folder until what is returned is called: both would send the same mails and write
 * the same pages. Waits for one that is stopping; throws a sentence when there is one that stays. The kernel drops the lock
 * when the process ends, however it does.
 */
export function lockFolder(dataDir: string, patienceMs = PATIENCE_MS): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, LOCK_FILE);
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const db = new Sqlite(path, { timeout: 0 });
  const release = () => void db.close();
  if (lock(db)) return release;
  console.log(`Another server uses the data folder ${dataDir}: waiting for it to stop …`);
  db.pragma(`busy_timeout = ${patienceMs}`);
  if (lock(db)) return release;
  release();
  throw new Error(`Another server uses the data folder ${dataDir}. Stop that one, or set DATA_DIR to another folder.`);
}

/** False when another process has it. */
function lock(db: Sqlite.Database): boolean {
  try {
    // No journal beside it.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
