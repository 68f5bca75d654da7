import { readFileSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';

const JOURNAL = new URL('migrations/meta/_journal.json', import.meta.url);

/** The migrations that a database has had: how many, and when the newest was written, in milliseconds since 1970. */
export interface SchemaVersion {
  migrations: number;
  newest: number;
}

/** All zero for a database that is still empty. */
export function schemaOf(db: Sqlite.Database): SchemaVersion {
  const isEmpty = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get() === undefined;
  if (isEmpty) return { migrations: 0, newest: 0 };
  const sql = 'SELECT count(*) AS migrations, coalesce(max(created_at), 0) AS newest FROM __drizzle_migrations';
  const { migrations, newest } = db.prepare<[], SchemaVersion>(sql).get() ?? { migrations: 0, newest: 0 };
  return { migrations, newest: Number(newest) };
}

/** A sentence when the database is newer than this code, which would read and write it wrongly; null for one that fits or is older. */
export function tooNew({ migrations, newest }: SchemaVersion): string | null {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { when: number }[] };
  if (newest <= Math.max(0, ...entries.map(({ when }) => when)) && migrations <= entries.length) return null;
  return `it comes from a later version: it has had ${migrations} migrations, this version knows ${entries.length}. Update first`;
}
