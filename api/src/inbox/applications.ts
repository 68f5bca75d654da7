import { submissions } from 'content-types';
import { withDefaults } from 'content-types/lib/defaults';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationEmails } from '../applications/emails.ts';
import type { Database } from '../database/open.ts';
import { type ApplicationStatus, applications, resumes } from '../database/schema/applications.ts';
import { toIso } from '../lib/dates.ts';
import { historyOf, mailsOf, personOf } from './history.ts';
import type { InboxKind, Listed } from './kind.ts';
import { listedFields, openedFields } from './schemas.ts';

type Row = typeof applications.$inferSelect;

const type = submissions.application;
const STATUSES = [
  'new',
  'reviewing',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
  'spam',
] as const satisfies readonly ApplicationStatus[];

const resume = z.object({
  name: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx']),
  bytes: z.int(),
  warnings: z.array(z.string()),
});

const listed = z.object({
  ...listedFields,
  phone: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  /** The same person's first application for the same job. */
  duplicateOf: z.object({ id: z.string(), reference: z.string() }).nullable(),
  resume: resume.nullable(),
});

interface ListedApplication extends Listed, Omit<z.infer<typeof listed>, keyof Listed> {}

// Two may come in one millisecond: the row's own number knows which was first.
const NEWEST_FIRST = sql`${applications.createdAt} DESC, rowid DESC`;

export const applicationInbox: InboxKind = {
  name: 'application',
  path: 'applications',
  label: type.label,
  statuses: STATUSES,
  columns: applications,
  searched: [sql`${applications.reference}`, sql`${applications.jobTitle}`, sql`${applications.email}`],
  searchedIn: ['fullName', 'phone', 'coverLetter'],
  jobId: applications.jobId,
  listed,
  opened: listed.extend({ coverLetter: z.string(), ...openedFields }),
  list(db, where, limit, offset) {
    const page = db.select().from(applications).where(where).orderBy(NEWEST_FIRST);
    return page
      .limit(limit)
      .offset(offset)
      .all()
      .map((row) => described(db, row));
  },
  open(db, id) {
    const row = db.select().from(applications).where(eq(applications.id, id)).get();
    if (!row) return null;
    const { coverLetter } = dataOf(row);
    return { ...described(db, row), coverLetter, history: historyOf(db, id), mails: mailsOf(db, id) };
  },
  ids(db, where) {
    const rows = db.select({ id: applications.id }).from(applications).where(where).orderBy(NEWEST_FIRST).all();
    return rows.map(({ id }) => id);
  },
  count: (db, where) => db.select({ n: count() }).from(applications).where(where).get()?.n ?? 0,
  counts(db) {
    const { status, deletedAt } = applications;
    return db.select({ status, n: count() }).from(applications).where(isNull(deletedAt)).groupBy(status).all();
  },
  change(db, id, { status, ...rest }) {
    const change = { status: status as ApplicationStatus | undefined, ...rest };
    db.update(applications).set(change).where(eq(applications.id, id)).run();
  },
  arrivalEmails(app, id) {
    const row = app.db.select().from(applications).where(eq(applications.id, id)).get();
    return row ? applicationEmails(app, row, resumeOf(app.db, id) ?? undefined) : [];
  },
  headings: ['Reference', 'Received', 'Status', 'Job', 'Name', 'Email', 'Phone', 'Resume', 'Looked after by'],
  cellsOf(item) {
    const { reference, createdAt, status, jobTitle, name, email, phone, assignedTo, resume } =
      item as ListedApplication;
    return [reference, createdAt, status, jobTitle, name, email, phone, resume?.name ?? '', assignedTo?.name ?? ''];
  },
};

function described(db: Database, row: Row): ListedApplication {
  const { fullName, email, phone } = dataOf(row);
  return {
    id: row.id,
    reference: row.reference,
    name: fullName,
    email,
    phone,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    status: row.status,
    assignedTo: personOf(db, row.assignedTo),
    duplicateOf: row.duplicateOf === null ? null : referenceOf(db, row.duplicateOf),
    spamReasons: row.spamReasons,
    resume: resumeOf(db, row.id),
    createdAt: toIso(row.createdAt),
    deletedAt: toIso(row.deletedAt),
  };
}

function dataOf({ data }: Row) {
  return withDefaults(type.fields, data) as Record<'fullName' | 'email' | 'phone' | 'coverLetter', string>;
}

function referenceOf(db: Database, id: string) {
  const { reference } = applications;
  return db.select({ id: applications.id, reference }).from(applications).where(eq(applications.id, id)).get() ?? null;
}

function resumeOf(db: Database, applicationId: string): z.infer<typeof resume> | null {
  const { name, kind, bytes, warnings } = resumes;
  const isIts = eq(resumes.applicationId, applicationId);
  return db.select({ name, kind, bytes, warnings }).from(resumes).where(isIts).get() ?? null;
}
