/** The inbox of applications. */
import { submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { withDefaults } from 'content-types/values/defaults';
import { z } from 'zod';
import { listStages, stagesOfKinds } from '../../../core/content/rules/stages.ts';
import { alias, and, eq, inArray, isNull, sql } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import { applications, resumes } from '../../../core/database/schema/applications.ts';
import { users } from '../../../core/database/schema/auth.ts';
import { candidateSubmissions } from '../../../core/database/schema/candidates.ts';
import { findApplication } from '../../../core/database/submissions.ts';
import { versionOf } from '../history.ts';
import { type InboxKind, newestFirst } from '../inbox-kind.ts';
import { fileSchema } from '../incoming.ts';
import { listedFields, openedFields } from '../schemas.ts';
import { readCommonFields } from '../submissions.ts';
import { describeState, knownToCandidate } from './candidate-view.ts';
import { MAX_LINE_LENGTH, readCvFacts } from './cv-facts.ts';
import { applicationEmails } from './emails.ts';
import { answersInWords } from './questions.ts';

const SPAM = 'Spam';

const listedApplication = z.object({
  ...listedFields,
  phone: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  stage: z.object({ name: z.string(), kind: z.string() }).nullable().describe('The stage; null for spam.'),
  candidateSees: z.string().nullable().describe('The latest stage text; null after a partial erasure.'),
  duplicateOf: z
    .object({ id: z.string(), reference: z.string() })
    .nullable()
    .describe('The same person’s first application for the same job; null if this is the first.'),
  applications: z.int().describe('The number of applications from this person, including this one.'),
  resume: fileSchema.nullable(),
  source: z.string().describe('The candidate’s source, medium and campaign, where known.'),
  flags: z.array(z.string()).describe('One sentence for each flagged answer.'),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  town: z.string().describe('The candidate’s location from the CV; empty if not stated.'),
  miles: z.int().nullable().describe('Straight-line distance from `town` to the job, in miles.'),
  line: z
    .string()
    .describe('The candidate’s current or last job from the CV, otherwise the start of the cover letter.'),
});
const openedApplication = listedApplication.extend({
  coverLetter: z.string(),
  candidatePage: z
    .string()
    .nullable()
    .optional()
    .describe('The status text on the candidate’s page; null for spam and erased data.'),
  ...openedFields,
});

export const applicationInbox: InboxKind = {
  name: 'application',
  path: 'applications',
  label: submissions.application.label,
  listStatuses: (db) => [
    ...listStages(db).map((stage) => ({ id: stage.id, name: stage.name, isNew: stage.kind === 'new', stage })),
    { id: 'spam', name: SPAM, isNew: false },
  ],
  table: applications,
  searched: [applications.reference, applications.jobTitle, applications.email],
  searchedData: ['fullName', 'phone', 'coverLetter'],
  jobId: applications.jobId,
  source: applications.source,
  messageKind: null,
  flags: applications.flags,
  listed: listedApplication,
  opened: openedApplication,
  read(db, where) {
    const firstApplication = alias(applications, 'first');
    const rows = db
      .select({
        row: applications,
        version: versionOf(applications.id),
        assignedTo: { id: users.id, name: users.name },
        duplicateOf: { id: firstApplication.id, reference: firstApplication.reference },
        resume: { name: resumes.name, kind: resumes.kind, bytes: resumes.bytes, warnings: resumes.warnings },
      })
      .from(applications)
      .leftJoin(users, eq(users.id, applications.assignedTo))
      .leftJoin(firstApplication, eq(firstApplication.id, applications.duplicateOf))
      .leftJoin(resumes, eq(resumes.applicationId, applications.id))
      .where(where)
      .orderBy(newestFirst(applications))
      .all();
    const stages = new Map(listStages(db).map(({ id, name, kind }) => [id, { name, kind }]));
    const applicationRows = rows.map(({ row }) => row);
    const commonFields = readCommonFields(db, applicationInbox, applicationRows);
    const numbers = countOfPerson(
      db,
      applicationRows.map(({ id }) => id),
    );
    const facts = readCvFacts(db, applicationRows);
    return rows.map(({ row, version, assignedTo, duplicateOf, resume }) => {
      const { fullName, email, phone, coverLetter } = withDefaults(submissions.application.fields, row.data);
      const { town = '', miles = null, line = '' } = facts.get(row.id) ?? {};
      return {
        ...commonFields(row),
        version,
        name: fullName,
        email,
        phone,
        jobId: row.jobId,
        jobTitle: row.jobTitle,
        stage: stages.get(row.status) ?? null,
        candidateSees: row.erasedAt === null ? row.candidateSees : null,
        candidateStatus: row.candidateStatus,
        assignedTo,
        duplicateOf,
        applications: numbers.get(row.id) ?? 1,
        resume,
        source: [row.source, row.medium, row.campaign].filter(Boolean).join(' / '),
        flags: row.flags ?? [],
        answers: row.answers,
        town,
        miles,
        line: line || (coverLetter.trim().split('\n')[0]?.slice(0, MAX_LINE_LENGTH) ?? ''),
        coverLetter,
      };
    });
  },
  readNow(app, id) {
    const row = findApplication(app.db, id);
    const isHidden = !row || row.erasedAt !== null || row.status === 'spam';
    return { candidatePage: isHidden ? null : describeState(app, knownToCandidate(app.db, row).known).words };
  },
  isOpen: (db) =>
    and(inArray(applications.status, [...stagesOfKinds(db, 'new', 'active', 'offer')]), isNull(applications.erasedAt)),
  arrivalEmails(app, id) {
    const { db } = app;
    const row = findApplication(db, id);
    const resume = db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
    return row ? applicationEmails(app, row, resume) : [];
  },
  headings: [
    'Reference',
    'Received',
    'Stage',
    'Job',
    'Name',
    'Email',
    'Phone',
    'CV',
    'Assigned to',
    'Answers',
    'Flags',
    'Source',
  ],
  toCells(item) {
    const application = item as z.infer<typeof listedApplication>;
    const { reference, createdAt, stage, name, email, phone, assignedTo, resume, answers, flags, source } = application;
    const cells = [reference, createdAt, stage?.name ?? SPAM, formatJobName(application), name, email, phone];
    return [...cells, resume?.name ?? '', assignedTo?.name ?? '', answersInWords(answers), flags.join('\n'), source];
  },
};

/** Counts the person's applications outside the bin, for each application. */
function countOfPerson(db: Database, ids: readonly string[]) {
  const personSubmissions = alias(candidateSubmissions, 'own');
  const isOfPerson = eq(candidateSubmissions.candidateId, personSubmissions.candidateId);
  const isSame = eq(applications.id, candidateSubmissions.submissionId);
  const rows = db
    .select({ id: personSubmissions.submissionId, total: sql<number>`count(*)` })
    // CROSS JOIN fixes the join order: SQLite would otherwise start with all applications outside the bin.
    .from(personSubmissions)
    .crossJoin(candidateSubmissions)
    .crossJoin(applications)
    .where(and(inArray(personSubmissions.submissionId, [...ids]), isOfPerson, isSame, isNull(applications.deletedAt)))
    .groupBy(personSubmissions.submissionId)
    .all();
  return new Map(rows.map(({ id, total }) => [id, total]));
}
