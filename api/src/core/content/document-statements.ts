/** Queries for documents, with statements prepared once per connection. */

import type { Author } from '../audit.ts';
import { and, eq, getTableColumns, isNotNull, isNull, type Placeholder, sql } from '../database/drizzle.ts';
import { changes, documents, revisions } from '../database/schema/content.ts';
import { placeholders, prepared } from '../database/statements.ts';

export type Row = typeof documents.$inferSelect;

/** The columns that the site needs. Omits `data`, which may be as large as `published`. */
export const publicColumns = {
  id: documents.id,
  type: documents.type,
  published: documents.published,
  seq: documents.seq,
  position: documents.position,
  closed: documents.closed,
  hidden: documents.hidden,
  publishedAt: documents.publishedAt,
  lastPublishedAt: documents.lastPublishedAt,
  closesAt: documents.closesAt,
  deletedAt: documents.deletedAt,
};

export type PublicRow = Pick<Row, keyof typeof publicColumns>;

/** The documents of a type that visitors can see. */
export const onSite = (type: string | Placeholder) =>
  and(eq(documents.type, type), isNull(documents.deletedAt), isNotNull(documents.published));

export const documentStatements = prepared((db) => {
  const { id: _id, createdAt: _createdAt, type: _type, ...changing } = getTableColumns(documents);
  const { seq: _seq, ...ofChange } = getTableColumns(changes);
  const { id: _revisionId, ...ofRevision } = getTableColumns(revisions);
  const p = sql.placeholder;
  return {
    selectById: db
      .select()
      .from(documents)
      .where(eq(documents.id, p('id')))
      .prepare(),
    selectPublicById: db
      .select(publicColumns)
      .from(documents)
      .where(eq(documents.id, p('id')))
      .prepare(),
    /** Inserts the document, or updates every column that can change. Takes `published` as JSON text. */
    upsert: db
      .insert(documents)
      // Uses raw SQL, because drizzle would encode a null in a JSON placeholder as the text `null`.
      .values({ ...placeholders(getTableColumns(documents)), published: sql`${p('published')}` })
      .onConflictDoUpdate({
        target: documents.id,
        // biome-ignore lint/plugin: names of our own columns.
        set: Object.fromEntries(Object.keys(changing).map((name) => [name, sql.raw(`excluded."${name}"`)])),
      })
      .prepare(),
    selectLastPosition: db
      .select({ position: sql<number>`coalesce(max(position), 0)` })
      .from(documents)
      .where(eq(documents.type, p('type')))
      .prepare(),
    insertChange: db.insert(changes).values(placeholders(ofChange)).returning({ seq: changes.seq }).prepare(),
    insertRevision: db.insert(revisions).values(placeholders(ofRevision)).prepare(),
    selectLastChange: db.select({ seq: sql<number>`coalesce(max(seq), 0)` }).from(changes).prepare(),
  };
});

/** The published content of a document, and the content scheduled to replace it. */
export function shownNowOrLater({
  data,
  published,
  publishAt,
}: Pick<Row, 'data' | 'published' | 'publishAt'>): Row['data'][] {
  return [published, publishAt === null ? null : data].filter((version) => version !== null);
}

export function toNextVersion(row: Row, { userId, at }: Author): Row {
  return { ...row, version: row.version + 1, updatedAt: at, updatedBy: userId };
}
