import { index, integer, sqliteTable, text } from '../drizzle.ts';

type Json = Record<string, unknown>;

/** Preview links: pages with unpublished data, for people without an account. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    documentId: text().notNull(),
    path: text().notNull(),
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    userId: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('preview_links_document').on(t.documentId)],
);

/**
 * The state of the CDN. `ms` counts from the start of the publish; null until the CDN is live. `errors` lists the pages
 * that are stale.
 */
export interface Edge {
  state: 'purging' | 'live' | 'stale';
  ms: number | null;
  errors: { path: string; message: string }[];
}

/** Receipts: the publisher's reports about the changes up to and including `toSeq`. */
export const publishes = sqliteTable(
  'publishes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    fromSeq: integer().notNull(),
    toSeq: integer().notNull(),
    state: text().$type<'live' | 'failed'>().notNull(),
    /** The changed pages; only the first of them if there are very many. `pageCount` is the total. */
    pages: text({ mode: 'json' }).$type<{ path: string; action: 'written' | 'removed' }[]>().notNull(),
    pageCount: integer().notNull(),
    bytes: integer().notNull(),
    ms: integer().notNull(),
    errors: text({ mode: 'json' }).$type<{ path: string; message: string }[]>().notNull(),
    /** The state of the CDN after the publish. Null without a CDN, or if no file changed. */
    edge: text({ mode: 'json' }).$type<Edge>(),
    at: integer().notNull(),
  },
  (t) => [index('publishes_to').on(t.toSeq)],
);
