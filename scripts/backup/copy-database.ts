import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Refusal } from '../lib/refusal.ts';

/** Pages copied before other work of this process gets its turn. */
const PAGES = 2_000;

/**
 * Copies a database that others are writing to, as it is at the moment of the call, into a new file that stands alone.
 * Throws a refusal when either is damaged.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Refusal(`There is no database at ${from}. Set DATA_DIR to the data folder.`);
  await inWords(from, async () => {
    const source = new Sqlite(from, { readonly: true, fileMustExist: true });
    try {
      // Holds one state still: without it, each write of another process would start the copy again, without end.
      source.exec('BEGIN');
      source.prepare('SELECT count(*) FROM sqlite_master').get();
      await source.backup(to, { progress: () => PAGES });
    } finally {
      source.close();
    }
  });
  await inWords(from, async () => {
    const copy = new Sqlite(to);
    try {
      copy.pragma('journal_mode = DELETE');
      checkDatabase(copy, from);
    } finally {
      copy.close();
    }
  });
}

/** Throws a refusal with the first faults that SQLite finds. */
export function checkDatabase(db: Sqlite.Database, path: string): void {
  const faults = db.pragma('integrity_check(5)') as { integrity_check: string }[];
  if (faults[0]?.integrity_check !== 'ok') {
    throw new Refusal(`${path} is damaged: ${faults.map((fault) => fault.integrity_check).join('; ')}.`);
  }
  const orphans = db.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Refusal(`${path} is damaged: ${orphans.length} rows belong to rows that are gone.`);
}

/** SQLite's own errors about a file that it cannot read, as refusals. */
export async function inWords<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (code === 'SQLITE_CANTOPEN')
      throw new Refusal(`${path} cannot be opened. Run this as the user that the system runs as.`);
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw new Refusal(`${path} is locked, as by a restore. Try again later.`);
    if (code === 'SQLITE_FULL') throw new Refusal('There is no space left for the copy of the database.');
    if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) {
      throw new Refusal(`${path} is damaged or cannot be read (${(error as Error).message}).`);
    }
    throw error;
  }
}
