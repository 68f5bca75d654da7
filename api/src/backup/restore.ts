import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ERASING_ACTIONS, ERASURES_FACT } from '../data-protection/repeat-erasures.ts';
import { readSchemaVersion, tooNew } from '../database/open.ts';
import { newId } from '../lib/ids.ts';
import { unpack } from './archive.ts';
import { checkDatabase, inWords, lockDatabase } from './database.ts';
import { BackupError, DATABASE, type Manifest } from './manifest.ts';
import { isOfInstallation, swap } from './swap.ts';
import { syncTree, withWorkFolder } from './work-folder.ts';

export interface Restored extends Prepared {
  manifest: Manifest;
  /** The folder that now holds the previous contents of the data folder; null if it was empty. */
  aside: string | null;
  /** How many erasures of the previous installation will be repeated; null if its database could not be read. */
  erasures: number | null;
}

interface RestoreOptions {
  path: string;
  /** The private keys for an encrypted backup. */
  identities?: readonly string[];
  dataDir: string;
  /** Whether the present contents of the data folder may be moved aside. */
  replace: boolean;
  /** Now, in milliseconds since 1970. */
  at: number;
}

/** Restores a backup into a data folder, which stays as it was until the whole backup has been checked. Throws a BackupError. */
export async function restoreBackup({ path, identities, dataDir, replace, at }: RestoreOptions): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const present = readdirSync(dataDir).filter(isOfInstallation);
  if (present.length > 0 && !replace) {
    throw new BackupError(
      `${dataDir} is not empty. Choose another folder with --data-dir, or use --replace to move its contents aside.`,
    );
  }
  const database = join(dataDir, DATABASE);
  const lock = existsSync(database) ? lockDatabase(database) : null;
  try {
    const erasures = lock?.db ? erasuresIn(lock.db) : null;
    return await withWorkFolder(dataDir, async (folder) => {
      const manifest = await unpack(path, { folder, identities });
      const prepared = await prepareDatabase(join(folder, DATABASE), erasures ?? []);
      await giveToOwner(folder, dataDir);
      await syncTree(folder);
      if (!replace && readdirSync(dataDir).some(isOfInstallation)) {
        throw new BackupError(`Another program has written to ${dataDir} in the meantime. Stop it first.`);
      }
      const aside = await swap({ dataDir, fresh: folder, isLocked: lock !== null, at });
      return { manifest, ...prepared, aside, erasures: erasures?.length ?? null };
    });
  } finally {
    lock?.release();
  }
}

/** If root restores, the files get the owner of the data folder, so that the server's user can read them. */
async function giveToOwner(folder: string, dataDir: string): Promise<void> {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    await chown(join(folder, entry), uid, gid);
  }
}

interface Prepared {
  /** Emails that were queued when the backup was made. The server sends them, even if they have been sent since. */
  waitingMails: number;
}

/**
 * Makes a restored database ready for use: a new feed id, so that every reader of the feed starts from the beginning, and no
 * sessions or password links, because ended or used ones would be valid again. The server repeats `erasures` at its next
 * start. Throws a BackupError when the database is damaged or too new.
 */
async function prepareDatabase(path: string, erasures: readonly Erasure[]): Promise<Prepared> {
  return inWords(path, async () => {
    const db = new Sqlite(path, { fileMustExist: true });
    try {
      checkDatabase(db, path);
      const problem = tooNew(readSchemaVersion(db));
      if (problem) throw new BackupError(`This backup cannot be restored: ${problem}.`);
      const prepare = db.transaction(() => {
        const sql = 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value';
        db.prepare(sql).run('feed', newId());
        if (erasures.length > 0) db.prepare(sql).run(ERASURES_FACT, JSON.stringify(erasures));
        for (const table of ['sessions', 'pending_logins', 'password_links']) db.prepare(`DELETE FROM ${table}`).run();
      });
      prepare();
      const waiting = "SELECT count(*) AS n FROM outbox WHERE state = 'queued'";
      return { waitingMails: db.prepare<[], { n: number }>(waiting).get()?.n ?? 0 };
    } finally {
      db.close();
    }
  });
}

interface Erasure {
  action: string;
  /** Of the application, message or job alert: no personal data. */
  id: string;
  detail: string | null;
}

/** Everything that was erased for good, from the audit log; null when it cannot be read. */
function erasuresIn(db: Sqlite.Database): Erasure[] | null {
  const marks = ERASING_ACTIONS.map(() => '?').join();
  const sql = `SELECT DISTINCT action, subject AS id, detail FROM audit_log WHERE action IN (${marks}) ORDER BY audit_log.id`;
  try {
    return db.prepare<string[], Erasure>(sql).all(...ERASING_ACTIONS);
  } catch {
    return null;
  }
}
