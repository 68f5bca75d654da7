/**
 * One record for each person who has applied. Database triggers keep it in step with the person's applications (see the
 * migration).
 */
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
    /** Time of the last contact: the candidate wrote to the agency, or the agency emailed or called the candidate. */
    contactedAt: integer().notNull(),
    /** The person's home, such as `Leeds` or `LS29, Ilkley`; blank if not known. */
    place: text().notNull().default(''),
    /** The code of the place, as made by `encodePoint`; blank if no place is known. */
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
 * The applications and messages of each person, with the details that identify the person. In SQL, the id column keeps
 * its older name `documentId`.
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
    /** The phone number as `toPhoneKey` normalises it; null if the number is too short to identify a person. */
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

/**
 * Queue of applications and messages whose person is still to be found, or whose CV and emailed files are still to be
 * read. Triggers add rows.
 */
export const candidatePending = sqliteTable(
  'candidate_pending',
  {
    submissionId: text('documentId').primaryKey(),
    isLinked: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * The number of times the server has started to read the next file. Prevents endless retries of a file that crashes
     * the server.
     */
    attempts: integer().notNull().default(0),
  },
  (t) => [index('candidate_pending_linked').on(t.isLinked)],
);

/**
 * CVs and emailed files whose text has been read. The text is in the full-text table `resume_search` under the same row
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
    /** `empty`: the file has no text, such as a scan. `failed`: it could not be read within the limits. */
    state: text().$type<'read' | 'empty' | 'failed'>().notNull(),
  },
  (t) => [index('resume_texts_document').on(t.submissionId)],
);
