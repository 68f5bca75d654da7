/**
 * Content of every type, stored as JSON that the registry's schemas have validated, with its images and the views of
 * jobs. Times in all tables are milliseconds since 1970, UTC.
 */
import { index, integer, primaryKey, sql, sqliteTable, text, uniqueIndex } from '../drizzle.ts';

type Json = Record<string, unknown>;

/** One row per document of any type. A singleton's id is its type's name. */
export const documents = sqliteTable(
  'documents',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The latest saved state, published or not, for editors. */
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    /** The published state, for visitors; null if the document is not published. */
    published: text({ mode: 'json' }).$type<Json>(),
    /** Grows by one with every save; an update names the version it is based on. */
    version: integer().notNull(),
    /** The newest change in the feed that affected what visitors see. */
    seq: integer().notNull(),
    position: integer().notNull(),
    /** Whether the entry has expired but its page stays on the site, marked as closed. */
    closed: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * Whether an editor has unpublished this singleton's page. Other unpublished singletons show their initial values.
     */
    hidden: integer({ mode: 'boolean' }).notNull().default(false),
    /** When `data` goes live; null once it has. */
    publishAt: integer(),
    expiresAt: integer(),
    /** Expiry time of `published`: `expiresAt`, or the end of the last day in its data. */
    closesAt: integer(),
    /** Why an editor closed the entry early; null while the entry is open or if it closed on its date. */
    closedAs: text().$type<ClosedAs>(),
    /** When the document first went live. */
    publishedAt: integer(),
    /**
     * When `published` got its content. The only "updated" time shown to visitors, because drafts change nothing for
     * them.
     */
    lastPublishedAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** The user who last saved the document; null for the scheduler or a script. */
    updatedBy: text(),
    /** When the document was moved to the bin. */
    deletedAt: integer(),
  },
  (t) => [
    uniqueIndex('documents_seq').on(t.seq),
    // Migrations add two indexes. `documents_list` covers type, bin and time, with all columns that lists filter and
    // sort by (0025_closed_jobs.sql). `documents_consultant` covers the consultants of jobs (0051_job_owners.sql).
    index('documents_type_position').on(t.type, t.position),
    // Contains only rows on which the scheduler has yet to act, so that it does not re-read entries that expired years
    // ago.
    index('documents_publish_at').on(t.publishAt).where(sql`"publishAt" IS NOT NULL`),
    index('documents_closes_at').on(t.closesAt).where(sql`"published" IS NOT NULL AND "closed" = 0`),
    index('documents_deleted_at').on(t.deletedAt).where(sql`"deletedAt" IS NOT NULL AND "data" <> '{}'`),
  ],
);

/**
 * The words of each document as editors see it: the texts and numbers in its data. Triggers on `documents` write it, and the
 * full-text index `document_search` over it (0008_search_and_lists.sql).
 */
export const documentTexts = sqliteTable('document_texts', {
  id: integer().primaryKey(),
  documentId: text().notNull().unique(),
  text: text().notNull(),
});

/** Revisions: the result of each save, with its author, time and action. */
export const revisions = sqliteTable(
  'revisions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    documentId: text().notNull(),
    version: integer().notNull(),
    action: text().$type<RevisionAction>().notNull(),
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    /** Author of the change; null for the scheduler or a script. */
    userId: text(),
    at: integer().notNull(),
  },
  (t) => [index('revisions_document').on(t.documentId, t.version)],
);

/** Why a job no longer takes applications. */
export type ClosedAs = 'filled' | 'withdrawn';

export type RevisionAction =
  | 'create'
  | 'save'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'restore'
  | 'undo'
  | 'discard'
  | 'expire'
  | 'close'
  | 'reopen'
  | 'extend';

/** The change feed. `seq` is the change number in the response to a save. */
export const changes = sqliteTable('changes', {
  seq: integer().primaryKey({ autoIncrement: true }),
  type: text().notNull(),
  documentId: text().notNull(),
  userId: text(),
  at: integer().notNull(),
});

/** The media library. The id is the start of the original's SHA-256. */
export const media = sqliteTable('media', {
  id: text().primaryKey(),
  name: text().notNull(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Bytes of the largest variant. */
  bytes: integer().notNull(),
  /**
   * MIME type and size in bytes of the uploaded file. A cropped image has those of its original. Null for older rows.
   */
  originalType: text(),
  originalBytes: integer(),
  createdAt: integer().notNull(),
  userId: text(),
});

/** Daily views of each job's page, without any data about the visitors. */
export const jobViews = sqliteTable(
  'job_views',
  {
    jobId: text().notNull(),
    /** `2026-11-21`, UTC. */
    day: text().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.day] }), index('job_views_day').on(t.day)],
);
