import { getTitle } from 'content-types/define';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { userName } from '../content/entries.ts';
import { hasNewerDraft, isOffSite } from '../content/lists/admin-list.ts';
import { findType } from '../content/types.ts';
import type { Database } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { outbox } from '../database/schema/mail.ts';

const SHOWN = 8;

/** Open jobs that visitors see. */
export function jobsOnSite(db: Database): number {
  const isOpen = and(
    eq(documents.type, 'job'),
    isNull(documents.deletedAt),
    not(isOffSite),
    eq(documents.closed, false),
  );
  return db.select({ n: count() }).from(documents).where(isOpen).get()?.n ?? 0;
}

/** What visitors do not see yet: drafts, newer drafts of what they see, and what is scheduled. */
export function waiting(db: Database, types: readonly string[], now: number) {
  // What is off the site because its time is up waits for nothing.
  const isDraft = and(isOffSite, or(isNull(documents.expiresAt), gt(documents.expiresAt, now)));
  const isWaiting = or(isNotNull(documents.publishAt), isDraft, hasNewerDraft);
  const where = and(inArray(documents.type, [...types]), isNull(documents.deletedAt), isWaiting);
  const rows = db.select().from(documents).where(where).orderBy(desc(documents.updatedAt)).limit(SHOWN).all();
  const items = rows.flatMap((row) => {
    const type = findType(row.type);
    if (!type) return [];
    const status = row.publishAt !== null ? 'scheduled' : row.published === null ? 'draft' : 'changed';
    const at = new Date(row.publishAt ?? row.updatedAt).toISOString();
    return [
      { type: row.type, id: row.id, title: getTitle(type, row), status, at, by: userName(db, row.updatedBy) } as const,
    ];
  });
  return { items, total: db.select({ n: count() }).from(documents).where(where).get()?.n ?? 0 };
}

/** Mails that are no longer tried. */
export function failedMails(db: Database): number {
  return db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'failed')).get()?.n ?? 0;
}
