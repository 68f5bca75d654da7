/** One record for each person who has applied. Triggers of the database keep it in step with their applications (see the migration). */
import { index, integer, sqliteTable, text } from '../drizzle.ts';

export const candidates = sqliteTable(
  'candidates',
  {
    id: text().primaryKey(),
    /** Name, email and phone from one of their applications: the first, unless staff have corrected it. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    tags: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** 1 to 5, or null. */
    rating: integer(),
    createdAt: integer().notNull(),
    /** Time of the last contact: they wrote to the agency, or it emailed or called them. */
    contactedAt: integer().notNull(),
    /** The person's home, such as `Leeds` or `LS29, Ilkley`; blank if not known. */
    place: text().notNull().default(''),
    /** The place's code by `encodePoint`; blank without a place. */
    point: text().notNull().default(''),
    /** Source of the place. `staff`: confirmed or corrected. `cv`: from their newest CV. Null until looked up. */
    placeBy: text().$type<'cv' | 'staff'>(),
  },
  (t) => [
    index('candidates_contacted').on(t.contactedAt),
    index('candidates_name').on(t.name),
    index('candidates_place').on(t.placeBy),
  ],
);

/**
 * The applications and messages of each person, and what identifies that person. In SQL, their ids keep the older name
 * `documentId`.
 */
export const candidateSubmissions = sqliteTable(
  'candidate_documents',
  {
    /** The id of the application or message. */
    submissionId: text('documentId').primaryKey(),
    candidateId: text()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text().$type<'application' | 'message'>().notNull(),
    name: text().notNull(),
    /** The address in lower case. */
    email: text().notNull(),
    phone: text().notNull(),
    /** The phone number as `toPhoneKey` normalises it; null without one. */
    phoneKey: text(),
    at: integer().notNull(),
  },
  (t) => [
    index('candidate_documents_candidate').on(t.candidateId, t.at),
    index('candidate_documents_email').on(t.email),
    index('candidate_documents_phone').on(t.phoneKey),
  ],
);

export const candidateNotes = sqliteTable(
  'candidate_notes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    candidateId: text()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    userId: text(),
    at: integer().notNull(),
  },
  (t) => [index('candidate_notes_candidate').on(t.candidateId, t.id)],
);

/** Applications and messages that wait for their person to be found, or for the text of their CV and emailed files. Triggers add them. */
export const candidatePending = sqliteTable(
  'candidate_pending',
  {
    submissionId: text('documentId').primaryKey(),
    isLinked: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * The number of times the server has begun to read its next file. A file that stops the server is not retried for
     * ever.
     */
    attempts: integer().notNull().default(0),
  },
  (t) => [index('candidate_pending_linked').on(t.isLinked)],
);

/**
 * The CVs and emailed files whose text has been read. The text itself is in the full-text table `resume_search`, under the same row
 * number. Triggers delete both with the file.
 */
export const resumeTexts = sqliteTable(
  'resume_texts',
  {
    id: integer().primaryKey(),
    /** The id of a row in `resumes` or `incoming_files`. */
    resumeId: text().notNull().unique(),
    /** The id of the application or message that the file belongs to. */
    submissionId: text('documentId').notNull(),
    /** `empty`: it holds no text, such as a scan. `failed`: it could not be read within its limits. */
    state: text().$type<'read' | 'empty' | 'failed'>().notNull(),
  },
  (t) => [index('resume_texts_document').on(t.submissionId)],
);
