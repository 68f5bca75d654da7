import { integer, sqliteTable, text } from '../drizzle.ts';

/** Owners and cover for jobs that were handed over. Days are London dates: `2026-11-21`. */
export const jobOwners = sqliteTable('job_owners', {
  jobId: text().primaryKey(),
  /**
   * The id of the user who owns the job. Null if only cover was arranged: the owner is then the user who is its
   * consultant.
   */
  ownerId: text(),
  coverId: text(),
  coverFrom: text(),
  /** The last day. */
  coverUntil: text(),
  /** Whether cover has started, which assigns the owner's applications to the covering user. */
  isCovered: integer({ mode: 'boolean' }).notNull(),
  /** Grows by one with every hand-over. A job without a row has version 0. */
  version: integer().notNull(),
});
