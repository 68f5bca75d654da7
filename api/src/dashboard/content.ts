import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { nameOf } from '../content/entries.ts';
import { titleOf } from '../content/title.ts';
import { typeNamed } from '../content/types.ts';
import type { Database } from '../database/open.ts';
import { documents, outbox } from '../database/schema.ts';

const SHOWN = 8;

/** Open jobs that visitors see. */
export function jobsOnSite(db: Database): number {
  const isOpen = and(isNotNull(documents.published), eq(documents.closed, false), isNull(documents.deletedAt));
  return counted(db, and(eq(documents.type, 'job'), isOpen));
}

/** What visitors do not see yet: drafts, newer drafts of what they see, and what has an appointment. */
export function waiting(db: Database, types: string[] | null, now: number) {
  // What is off the site because its time is up waits for nothing.
  const isDraft = and(isNull(documents.published), or(isNull(documents.expiresAt), gt(documents.expiresAt, now)));
  // The times rule most out before whole texts are compared.
  const isChanged = sql`(${documents.updatedAt} > ${documents.lastPublishedAt} AND ${documents.data} <> ${documents.published})`;
  const where = and(
    isNull(documents.deletedAt),
    or(isDraft, isNotNull(documents.publishAt), isChanged),
    types ? inArray(documents.type, types) : undefined,
  );
  const rows = db.select().from(documents).where(where).orderBy(desc(documents.updatedAt)).limit(SHOWN).all();
  const items = rows.flatMap((row) => {
    const type = typeNamed(row.type);
    if (!type) return [];
    const status = row.publishAt !== null ? 'scheduled' : row.published === null ? 'draft' : 'changed';
    const at = new Date(row.publishAt ?? row.updatedAt).toISOString();
    return [
      { type: row.type, id: row.id, title: titleOf(type, row), status, at, by: nameOf(db, row.updatedBy) } as const,
    ];
  });
  return { items, total: counted(db, where) };
}

/** Mails that are no longer tried. */
export function failedMails(db: Database): number {
  return db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'failed')).get()?.n ?? 0;
}

function counted(db: Database, where: ReturnType<typeof and>): number {
  return db.select({ n: count() }).from(documents).where(where).get()?.n ?? 0;
}
