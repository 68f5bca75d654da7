import { readFileSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { Refusal } from '../lib/refusal.ts';
import type { Manifest } from './manifest.ts';

const JOURNAL = new URL('../../api/src/database/migrations/meta/_journal.json', import.meta.url);

type Schema = Manifest['schema'];

/** The migrations that a database has had. */
export function schemaOf(db: Sqlite.Database): Schema {
  const sql = 'SELECT count(*) AS migrations, coalesce(max(created_at), 0) AS newest FROM __drizzle_migrations';
  const { migrations, newest } = db.prepare<[], Schema>(sql).get() ?? { migrations: 0, newest: 0 };
  return { migrations, newest: Number(newest) };
}

/** Throws a refusal when the database is newer than this code: it would be read wrongly. An older one is migrated at its next start. */
export function refuseNewerSchema(schema: Schema): void {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { when: number }[] };
  const newest = Math.max(0, ...entries.map(({ when }) => when));
  if (schema.newest <= newest && schema.migrations <= entries.length) return;
  throw new Refusal(
    `This backup comes from a later version: its database has had ${schema.migrations} migrations, this version knows ${entries.length}. Update first.`,
  );
}
