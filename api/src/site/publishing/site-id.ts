import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { addFact, readFact } from '../../core/database/facts.ts';
import { DATABASE_FILE, type Database } from '../../core/database/open.ts';
import { newId } from '../../core/lib/ids.ts';

const SITE_FACT = 'site';

/** The stamp on each object that publishing puts into storage. */
export const PUBLISHED_BY = 'staffing-site';

/**
 * Gives the database an id, which its backups keep. Storage is marked with it, so that no other installation replaces
 * the site.
 */
export function ensureSiteId(db: Database): void {
  if (readFact(db, SITE_FACT) === undefined) addFact(db, SITE_FACT, newId());
}

/** Reads the id, for other processes. Null if there is no database, or if no server has set an id yet. */
export function readSiteId(dataDir: string): string | null {
  const path = join(dataDir, DATABASE_FILE);
  if (!existsSync(path)) return null;
  const db = new Sqlite(path, { readonly: true });
  try {
    const find = db.prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?');
    return find.get(SITE_FACT)?.value ?? null;
  } finally {
    db.close();
  }
}
