import { count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { nameOf } from '../content/entries.ts';
import { documentsBy, isChanged, isHidden, STATE_INDEX } from '../content/list-indexes.ts';
import { store } from '../content/store.ts';
import { titleOf } from '../content/title.ts';
import { typeNamed } from '../content/types.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { outbox } from '../database/schema/mail.ts';

const SHOWN = 8;

const IN_INDEX = documentsBy(STATE_INDEX);

/** Open jobs that visitors see. */
export function jobsOnSite(db: Database): number {
  const isOpen = sql`type = 'job' AND "deletedAt" IS NULL AND ${isHidden} = 0 AND closed = 0`;
  return db.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${IN_INDEX} WHERE ${isOpen}`).n;
}

/** What visitors do not see yet: drafts, newer drafts of what they see, and what has an appointment. */
export function waiting(db: Database, types: readonly string[], now: number) {
  const found = new Map<number, number>();
  const find = (from: SQL, condition: SQL) => {
    const where = sql`${inArray(documents.type, [...types])} AND "deletedAt" IS NULL AND ${condition}`;
    const rows = db.values<[number, number]>(sql`SELECT rowid, "updatedAt" FROM ${from} WHERE ${where}`);
    for (const [rowid, updatedAt] of rows) found.set(rowid, updatedAt);
  };
  // What is off the site because its time is up waits for nothing.
  find(IN_INDEX, sql`${isHidden} = 1 AND ("expiresAt" IS NULL OR "expiresAt" > ${now})`);
  find(IN_INDEX, sql`${isHidden} = 0 AND ${isChanged}`);
  find(documentsBy(null), sql`"publishAt" IS NOT NULL`);

  const newest = [...found].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  const items = newest.flatMap(([rowid]) => {
    const row = store(db).byRowid.get({ rowid });
    const type = row && typeNamed(row.type);
    if (!type) return [];
    const status = row.publishAt !== null ? 'scheduled' : row.published === null ? 'draft' : 'changed';
    const at = new Date(row.publishAt ?? row.updatedAt).toISOString();
    return [
      { type: row.type, id: row.id, title: titleOf(type, row), status, at, by: nameOf(db, row.updatedBy) } as const,
    ];
  });
  return { items, total: found.size };
}

/** Mails that are no longer tried. */
export function failedMails(db: Database): number {
  return db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'failed')).get()?.n ?? 0;
}
