/** The statements that every save runs, prepared once for each connection. */
import { eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { changes, documents, revisions } from '../database/schema/content.ts';

export type Row = typeof documents.$inferSelect;

/** What the site is told of a document; `data`, which may be as large again, stays where it is. */
export const publicColumns = {
  id: documents.id,
  type: documents.type,
  published: documents.published,
  seq: documents.seq,
  position: documents.position,
  closed: documents.closed,
  publishedAt: documents.publishedAt,
  lastPublishedAt: documents.lastPublishedAt,
  closesAt: documents.closesAt,
  deletedAt: documents.deletedAt,
};

export type PublicRow = Pick<Row, keyof typeof publicColumns>;

export const store = prepared((db) => {
  const { id: _id, createdAt: _createdAt, type: _type, ...changing } = getTableColumns(documents);
  const p = sql.placeholder;
  return {
    byId: db
      .select()
      .from(documents)
      .where(eq(documents.id, p('id')))
      .prepare(),
    publicById: db
      .select(publicColumns)
      .from(documents)
      .where(eq(documents.id, p('id')))
      .prepare(),
    /** Inserts the document or replaces all of it that can change. Takes `published` as JSON text. */
    put: db
      .insert(documents)
      // Unencoded: drizzle would turn a null in a JSON placeholder into the text `null`.
      .values({ ...placeholders(getTableColumns(documents)), published: sql`${p('published')}` })
      .onConflictDoUpdate({
        target: documents.id,
        set: Object.fromEntries(Object.keys(changing).map((name) => [name, sql.raw(`excluded."${name}"`)])),
      })
      .prepare(),
    lastPosition: db
      .select({ position: sql<number>`coalesce(max(position), 0)` })
      .from(documents)
      .where(eq(documents.type, p('type')))
      .prepare(),
    addChange: db
      .insert(changes)
      .values({ type: p('type'), documentId: p('documentId'), userId: p('userId'), at: p('at') })
      .returning({ seq: changes.seq })
      .prepare(),
    addRevision: db
      .insert(revisions)
      .values({
        documentId: p('documentId'),
        version: p('version'),
        action: p('action'),
        data: p('data'),
        userId: p('userId'),
        at: p('at'),
      })
      .prepare(),
    lastChange: db.select({ seq: sql<number>`coalesce(max(seq), 0)` }).from(changes).prepare(),
  };
});

/** One for each column, of the same name: for a row that is written whole. */
export function placeholders<Name extends string>(columns: Record<Name, unknown>) {
  const names = Object.keys(columns) as Name[];
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [N in Name]: Placeholder<N> };
}
