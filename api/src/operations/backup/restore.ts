import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { S3Settings } from 'content-types/storage/settings';
import { ERASURES_FACT } from '../../compliance/erasure/repeat-erasures.ts';
import { DATABASE_FILE, findMisfit, readSchemaVersion } from '../../core/database/open.ts';
import { erasingActions, type Feature } from '../../core/feature.ts';
import { newId } from '../../core/lib/ids.ts';
import { OperatorError } from '../../core/lib/operator-error.ts';
import { copyKey, type Group, KEY_FILE, unreadableGroups } from '../../core/settings/stored.ts';
import { OWNER_FACT } from '../journal/lease.ts';
import { type Replay, type Replayed, replayJournal } from '../journal/replay.ts';
import { unpack } from './archive/archive.ts';
import { checkDatabase, copyDatabase, explainErrors, lockDatabase } from './archive/database.ts';
import type { Manifest } from './archive/manifest.ts';
import { fetchBackup } from './stored.ts';
import { isOfInstallation, swap, swapDatabase } from './swap.ts';
import { syncTree, withWorkFolder } from './work-folder.ts';

export interface Restored extends Prepared {
  manifest: Manifest;
  /** The folder that now holds the previous contents of the data folder; null if it was empty. */
  aside: string | null;
  /** The number of the previous installation's erasures to repeat; null if it has no readable database. */
  erasures: number | null;
  /** The result of the replay; null without a journal. */
  replayed: Replayed | null;
  /** Groups of settings to enter again, because no backup contains the key that decrypts them. */
  lostSettings: Group[];
}

interface RestoreOptions {
  /** A backup file, or the storage from which to restore the newest backup. */
  from: string | S3Settings;
  /** The private keys for an encrypted backup. */
  identities?: readonly string[];
  dataDir: string;
  /** Whether the present contents of the data folder may be moved aside. */
  replace: boolean;
  /** The journal, with the submissions accepted after the backup; null restores without a journal. */
  journal?: Replay | null;
  /** The current time, in milliseconds since 1970. */
  at: number;
  features: readonly Feature[];
}

/**
 * Restores a backup into a data folder. Checks the whole backup before it replaces anything. Throws an OperatorError.
 */
export async function restoreBackup({
  from,
  identities = [],
  dataDir,
  replace,
  journal = null,
  at,
  features,
}: RestoreOptions): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!replace && hasContents(dataDir)) {
    throw new OperatorError(
      `${dataDir} is not empty. Choose another folder with --data-dir, or use --replace to move its contents aside.`,
    );
  }
  const database = join(dataDir, DATABASE_FILE);
  const lock = existsSync(database) ? lockDatabase(database) : null;
  try {
    const erasures = lock?.db ? readErasures(lock.db, erasingActions(features)) : null;
    return await withWorkFolder(dataDir, async (folder) => {
      const manifest = await (typeof from === 'string'
        ? unpack(from, { folder, identities })
        : fetchBackup(from, identities, folder));
      const preparedDatabase = await prepareDatabase(join(folder, DATABASE_FILE), erasures ?? []);
      const replayed =
        journal &&
        (await replayJournal(journal, folder, { at: Date.parse(manifest.createdAt), ...preparedDatabase }, features));
      copyKey(dataDir, folder);
      const lostSettings = unreadableGroups(folder);
      await chownToOwner(folder, dataDir);
      await syncTree(folder);
      if (!replace && hasContents(dataDir)) {
        throw new OperatorError(`Another program wrote to ${dataDir} during the restore. Stop it first.`);
      }
      const aside = await swap({ dataDir, fresh: folder, isLocked: lock !== null, at });
      return { manifest, ...preparedDatabase, aside, erasures: erasures?.length ?? null, replayed, lostSettings };
    });
  } finally {
    lock?.release();
  }
}

/**
 * Whether a restore would replace anything. A key alone does not count: it was copied there to decrypt the restored
 * settings.
 */
function hasContents(dataDir: string): boolean {
  return readdirSync(dataDir).some((name) => isOfInstallation(name) && name !== KEY_FILE);
}

/**
 * Replaces the database with a copy made before an update. Keeps images and CVs. Returns the folder to which the
 * current database moves. Throws an OperatorError if the server is running or the copy is damaged.
 */
export async function putBackDatabase(
  copy: string,
  dataDir: string,
  at: number,
  features: readonly Feature[],
): Promise<string> {
  const database = join(dataDir, DATABASE_FILE);
  const lock = lockDatabase(database);
  try {
    const erasures = lock.db ? readErasures(lock.db, erasingActions(features)) : null;
    return await withWorkFolder(dataDir, async (folder) => {
      await copyDatabase(copy, join(folder, DATABASE_FILE));
      await prepareDatabase(join(folder, DATABASE_FILE), erasures ?? [], true);
      if (erasures && lock.db) copyAuditLog(lock.db, join(folder, DATABASE_FILE));
      await chownToOwner(folder, dataDir);
      await syncTree(folder);
      return swapDatabase({ dataDir, fresh: folder, at });
    });
  } finally {
    lock.release();
  }
}

/** Copies newer entries of the audit log, so that it still covers the period that the older database lacks. */
function copyAuditLog(source: Sqlite.Database, targetPath: string) {
  const db = new Sqlite(targetPath, { fileMustExist: true });
  try {
    const newestId = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM audit_log').pluck().get() ?? 0;
    const selectNewer = 'SELECT id, at, userId, token, action, subject, detail FROM audit_log WHERE id > ?';
    const rows = source.prepare<[number], unknown[]>(selectNewer).raw().all(newestId);
    const insert = db.prepare(
      'INSERT INTO audit_log (id, at, userId, token, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    db.transaction(() => {
      for (const row of rows) insert.run(...row);
    })();
  } finally {
    db.close();
  }
}

/** Gives restored files the owner of the data folder if root restores them, so that the server's user can read them. */
async function chownToOwner(folder: string, dataDir: string): Promise<void> {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    await chown(join(folder, entry), uid, gid);
  }
}

interface Prepared {
  /**
   * The number of emails queued at the time of the backup. The server sends them, even if they were already sent after
   * it.
   */
  waitingMails: number;
  /** The journal's epoch at the time of the backup; 0 without a journal. */
  epoch: number;
}

/**
 * Prepares a restored database: sets a new feed id, so that readers start again, and deletes sessions, password links
 * and, unless kept, journal ownership. The next start repeats `erasures`. Throws an OperatorError if it is unusable.
 */
async function prepareDatabase(path: string, erasures: readonly Erasure[], keepsJournal = false): Promise<Prepared> {
  return explainErrors(path, async () => {
    const db = new Sqlite(path, { fileMustExist: true });
    try {
      checkDatabase(db, path);
      const problem = findMisfit(readSchemaVersion(db));
      if (problem) throw new OperatorError(`This backup cannot be restored: ${problem}.`);
      const prepare = db.transaction(() => {
        const sql = 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value';
        db.prepare(sql).run('feed', newId());
        if (erasures.length > 0) db.prepare(sql).run(ERASURES_FACT, JSON.stringify(erasures));
        if (!keepsJournal) db.prepare('DELETE FROM facts WHERE name = ?').run(OWNER_FACT);
        const selectTable = db.prepare<[string]>("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
        for (const table of ['sessions', 'pending_logins', 'passkey_challenges', 'password_links']) {
          // A backup from an earlier version has fewer of these tables.
          // biome-ignore lint/plugin: names of our own tables.
          if (selectTable.get(table)) db.prepare(`DELETE FROM ${table}`).run();
        }
      });
      const owner = db.prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?').get(OWNER_FACT);
      prepare();
      const countQueued = "SELECT count(*) AS n FROM outbox WHERE state = 'queued'";
      const epoch = owner ? Number(JSON.parse(owner.value).epoch) : 0;
      return { waitingMails: db.prepare<[], { n: number }>(countQueued).get()?.n ?? 0, epoch };
    } finally {
      db.close();
    }
  });
}

interface Erasure {
  action: string;
  /** The id of the application, message or job alert, which is not personal data. */
  id: string;
  detail: string | null;
}

/** Reads every erasure and ended job alert from the audit log. Returns null if the log cannot be read. */
function readErasures(db: Sqlite.Database, actions: readonly string[]): Erasure[] | null {
  const marks = actions.map(() => '?').join();
  const sql = `SELECT DISTINCT action, subject AS id, detail FROM audit_log WHERE action IN (${marks}) ORDER BY audit_log.id`;
  try {
    return db.prepare<string[], Erasure>(sql).all(...actions);
  } catch {
    return null;
  }
}
