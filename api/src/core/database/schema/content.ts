/** Content of every type, as JSON that the registry’s schemas have validated, its images and the views of jobs. In all tables times are milliseconds since 1970, UTC. */
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
    /** The published state, for visitors; null if it was never published or has been unpublished. */
    published: text({ mode: 'json' }).$type<Json>(),
    /** Grows by one with every save; an update names the version it is based on. */
    version: integer().notNull(),
    /** The newest change in the feed that affected what visitors see. */
    seq: integer().notNull(),
    position: integer().notNull(),
    /** Whether it has expired but stays on the site: its type keeps the page, which says so. */
    closed: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * Whether an editor has unpublished this singleton's page. Other unpublished singletons show their initial values.
     */
    hidden: integer({ mode: 'boolean' }).notNull().default(false),
    /** When `data` goes live; null once it has. */
    publishAt: integer(),
    expiresAt: integer(),
    /** When `published` expires: `expiresAt`, or the end of the last day that it names. */
    closesAt: integer(),
    /** Why an editor closed it early; null while it is open and when it closed by date. */
    closedAs: text().$type<ClosedAs>(),
    /** When it first went live. */
    publishedAt: integer(),
    /** When `published` got its content: the only "updated" that visitors see, so drafts change nothing for them. */
    lastPublishedAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** The user who saved it last; null for the scheduler or a script. */
    updatedBy: text(),
    /** Time of its move to the bin. */
    deletedAt: integer(),
  },
  (t) => [
    uniqueIndex('documents_seq').on(t.seq),
    // Migrations add `documents_list`: by type, bin and time, with all that lists filter and sort by (0025_closed_jobs.sql),
    // and `documents_consultant`: the consultants of jobs (0051_job_owners.sql).
    index('documents_type_position').on(t.type, t.position),
    // Contains only the rows that the scheduler has yet to act on, so that it does not look again at entries that
    // expired years ago.
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

/** The result of each save: who, when, what. */
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
  /** MIME type and bytes of the uploaded file, also for an image cropped from it; null for older ones. */
  originalType: text(),
  originalBytes: integer(),
  createdAt: integer().notNull(),
  userId: text(),
});

/** Daily views of each job's page. Nothing about the visitors. */
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
