import { integer, sqliteTable, text } from '../drizzle.ts';

/** The owners of jobs that were handed over, and the colleagues who cover for them. Days are in London: `2026-11-21`. */
export const jobOwners = sqliteTable('job_owners', {
  jobId: text().primaryKey(),
  /** The owner, a user. Null if only the cover was handed over: the user who is the consultant is then the owner. */
  ownerId: text(),
  coverId: text(),
  coverFrom: text(),
  /** The last day. */
  coverUntil: text(),
  /** Whether the cover has begun, so that the owner’s applications are assigned to the covering user. */
  isCovered: integer({ mode: 'boolean' }).notNull(),
  /** Grows by one with every hand-over. A job without a row has version 0. */
  version: integer().notNull(),
});
