import type { DataByType } from 'content-types';
import { index, integer, sqliteTable, text } from '../drizzle.ts';
import { holdsEntries } from './entry-columns.ts';
import { submissionColumns } from './inbox.ts';

export const applications = sqliteTable(
  'applications',
  {
    ...submissionColumns(),
    /** Empty for an application without a job. */
    jobId: text().notNull(),
    /** The title when the candidate applied, because the job may change or be deleted. */
    jobTitle: text().notNull(),
    /** The answers to the screening questions, each with its question as it was worded. */
    answers: text({ mode: 'json' }).$type<Answer[]>().notNull().default([]),
    /** A sentence for each answer that does not meet the agency's requirement; null if no answer is flagged. */
    flags: text({ mode: 'json' }).$type<string[]>(),
    /** The candidate's address in lower case, which identifies applications from the same person. */
    email: text().notNull(),
    /** The first application of the same person for the same job. */
    duplicateOf: text(),
    /** The id of a stage, or `spam`. */
    status: text().notNull(),
    /** The text on the candidate's page: the text of the latest stage that had one, as worded at the time. */
    candidateSees: text().notNull().default(''),
    /** The kind of the stage whose text the candidate sees. */
    candidateStatus: text().$type<StageKind>().notNull().default('new'),
    /** The candidate's source: the `utm_source` of a link or the host of a website; empty if unknown. */
    source: text().notNull().default(''),
    medium: text().notNull().default(''),
    campaign: text().notNull().default(''),
    /** Time of a partial erasure, which keeps the data that the agency must keep by law. */
    erasedAt: integer(),
  },
  (t) => [
    index('applications_created').on(t.createdAt),
    // Lists, counts and exports of the inbox read only this index.
    index('applications_inbox').on(t.deletedAt, t.createdAt, t.status),
    // Counts by stage, the board, and the search for old spam read only this index.
    index('applications_status').on(t.status, t.deletedAt, t.createdAt),
    index('applications_job').on(t.jobId, t.email),
    index('applications_email').on(t.email),
  ],
);

export type Application = typeof applications.$inferSelect;

holdsEntries('stage', applications.status);

export interface Answer {
  question: string;
  /** Empty if the candidate left the answer blank. */
  answer: string;
}

export type StageKind = DataByType['stage']['kind'];

/** CVs in the resume store: `id` is a random file name, in a folder no web server can reach. */
export const resumes = sqliteTable(
  'resumes',
  {
    id: text().primaryKey(),
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<'pdf' | 'doc' | 'docx'>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Parts of the file that could run when it is opened, such as a script. */
    warnings: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [index('resumes_application').on(t.applicationId)],
);

/** Links to a candidate's own page. `hash` is of the secret in the link. Deleted with the application. */
export const candidateLinks = sqliteTable(
  'candidate_links',
  {
    hash: text().primaryKey(),
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [index('candidate_links_application').on(t.applicationId)],
);
