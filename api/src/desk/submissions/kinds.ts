/** The differences between the two inboxes, applications and messages. Everything else is written once. */
import { submissions } from 'content-types';
import { withDefaults } from 'content-types/values/defaults';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { listStages, type Stage } from '../../core/content/stages.ts';
import type { Database } from '../../core/database/open.ts';
import { applications, resumes, type StageKind } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { type MessageStatus, messages } from '../../core/database/schema/inbox.ts';
import { findApplication, findMessage } from '../../core/database/submissions.ts';
import { nextWorkingDay, toIso } from '../../core/lib/dates.ts';
import type { QueuedMail } from '../../core/mail/outbox.ts';
import { countUnread } from '../mailbox/threads.ts';
import { describeState, knownToCandidate } from '../portal/view.ts';
import { applicationEmails } from './applications/emails.ts';
import { jobName } from './applications/job-name.ts';
import { answersInWords } from './applications/questions.ts';
import { versionOf } from './history.ts';
import { messageEmails } from './messages/emails.ts';
import { listedFields, openedFields } from './schemas.ts';

export interface InboxKind {
  name: 'application' | 'message';
  path: 'applications' | 'messages';
  label: { one: string; many: string };
  listStatuses(db: Database): Status[];
  table: InboxTable;
  /** Columns, and parts of the data, that a search covers. */
  searched: readonly SQLiteColumn[];
  searchedData: readonly string[];
  jobId: SQLiteColumn | null;
  /** The kind of message. */
  messageKind: SQLiteColumn | null;
  /** Not null for those with flagged answers. */
  flags: SQLiteColumn | null;
  listed: z.ZodType<Listed>;
  opened: z.ZodType<Opened>;
  /** The submissions that meet a condition, newest first, with everything that an open one shows from its own row. */
  read(db: Database, where: SQL): Listed[];
  /** What an open one shows in addition, which depends on the time. */
  readNow?(app: App, id: string): Pick<Opened, 'candidatePage'>;
  arrivalEmails(app: App, id: string): QueuedMail[];
  /** The headings of the export, and a submission's cells under them. */
  headings: readonly string[];
  toCells(item: Listed): string[];
}

/** A status of an inbox. Those of applications are the stages, and `spam`. */
export interface Status {
  id: string;
  name: string;
  isNew: boolean;
  /** For the stages of applications. If its `candidateSees` is blank, what the candidate sees does not change. */
  stage?: Stage;
}

type InboxTable = SQLiteTable &
  Record<'id' | 'data' | 'reference' | 'status' | 'assignedTo' | 'createdAt' | 'deletedAt', SQLiteColumn>;

/** Only applications have `candidateSees`, the last text of a stage, and the kind of that stage. */
export type Listed = z.infer<typeof listedSchema> & { candidateSees?: string | null; candidateStatus?: StageKind };
/** Only applications have `candidatePage`: what the candidate's page says now. */
export type Opened = z.infer<typeof openedSchema> & Listed & { candidatePage?: string | null };

const listedSchema = z.object(listedFields);
const openedSchema = listedSchema.extend(openedFields);

/** If two arrive in the same millisecond, the row number shows which was first. */
export function newestFirst(table: InboxTable): SQL {
  return sql`${table.createdAt} DESC, ${table}.rowid DESC`;
}

const SPAM = 'Spam';

const resumeSchema = z.object({
  name: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx']),
  bytes: z.int(),
  warnings: z.array(z.string()),
});

const listedApplication = z.object({
  ...listedFields,
  phone: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  stage: z.object({ name: z.string(), kind: z.string() }).nullable().describe('Null for spam.'),
  candidateSees: z
    .string()
    .nullable()
    .describe('The last text of a stage. Null once everything except what the law requires has been erased.'),
  /** The same person's first application for the same job. */
  duplicateOf: z.object({ id: z.string(), reference: z.string() }).nullable(),
  resume: resumeSchema.nullable(),
  source: z.string().describe('Where the candidate came from: source, medium and campaign, as far as known.'),
  flags: z.array(z.string()).describe('A sentence for each answer to a screening question that is flagged.'),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});
const openedApplication = listedApplication.extend({
  coverLetter: z.string(),
  candidatePage: z
    .string()
    .nullable()
    .optional()
    .describe('What the candidate’s page says. Null for spam and erased data.'),
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
  messageKind: null,
  flags: applications.flags,
  listed: listedApplication,
  opened: openedApplication,
  read(db, where) {
    const first = alias(applications, 'first');
    const rows = db
      .select({
        row: applications,
        version: versionOf(applications.id),
        assignedTo: { id: users.id, name: users.name },
        duplicateOf: { id: first.id, reference: first.reference },
        resume: { name: resumes.name, kind: resumes.kind, bytes: resumes.bytes, warnings: resumes.warnings },
      })
      .from(applications)
      .leftJoin(users, eq(users.id, applications.assignedTo))
      .leftJoin(first, eq(first.id, applications.duplicateOf))
      .leftJoin(resumes, eq(resumes.applicationId, applications.id))
      .where(where)
      .orderBy(newestFirst(applications))
      .all();
    const stages = new Map(listStages(db).map(({ id, name, kind }) => [id, { name, kind }]));
    const unread = countUnread(
      db,
      rows.map(({ row }) => row.id),
    );
    return rows.map(({ row, version, assignedTo, duplicateOf, resume }) => {
      const { fullName, email, phone, coverLetter } = withDefaults(submissions.application.fields, row.data);
      return {
        id: row.id,
        version,
        reference: row.reference,
        name: fullName,
        email,
        phone,
        jobId: row.jobId,
        jobTitle: row.jobTitle,
        status: row.status,
        stage: stages.get(row.status) ?? null,
        candidateSees: row.erasedAt === null ? row.candidateSees : null,
        candidateStatus: row.candidateStatus,
        assignedTo,
        duplicateOf,
        spamReasons: row.spamReasons,
        resume,
        source: [row.source, row.medium, row.campaign].filter(Boolean).join(' / '),
        flags: row.flags ?? [],
        answers: row.answers,
        unreadEmails: unread.get(row.id) ?? 0,
        createdAt: toIso(row.createdAt),
        deletedAt: toIso(row.deletedAt),
        coverLetter,
      };
    });
  },
  readNow(app, id) {
    const row = findApplication(app.db, id);
    const isHidden = !row || row.erasedAt !== null || row.status === 'spam';
    return { candidatePage: isHidden ? null : describeState(app, knownToCandidate(app.db, row).known).words };
  },
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
    const cells = [reference, createdAt, stage?.name ?? SPAM, jobName(application), name, email, phone];
    return [...cells, resume?.name ?? '', assignedTo?.name ?? '', answersInWords(answers), flags.join('\n'), source];
  },
};

const MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived', 'spam'] as const satisfies readonly MessageStatus[];

const listedMessage = z.object({
  ...listedFields,
  kind: z.enum(['message', 'complaint', 'brief']),
  website: z.string(),
  message: z.string(),
  application: z
    .object({ id: z.string(), reference: z.string() })
    .nullable()
    .describe('The application that the message is about.'),
  replyBy: z.string().nullable().describe('The date by which the agency must reply to a vacancy brief.'),
});

export const messageInbox: InboxKind = {
  name: 'message',
  path: 'messages',
  label: submissions.message.label,
  listStatuses: () => MESSAGE_STATUSES.map((id) => ({ id, name: id, isNew: id === 'new' })),
  table: messages,
  searched: [messages.reference],
  searchedData: ['name', 'email', 'website', 'message'],
  jobId: null,
  messageKind: messages.kind,
  flags: null,
  listed: listedMessage,
  opened: listedMessage.extend(openedFields),
  read(db, where) {
    const rows = db
      .select({
        row: messages,
        version: versionOf(messages.id),
        assignedTo: { id: users.id, name: users.name },
        application: { id: applications.id, reference: applications.reference },
      })
      .from(messages)
      .leftJoin(applications, eq(applications.id, messages.applicationId))
      .leftJoin(users, eq(users.id, messages.assignedTo))
      .where(where)
      .orderBy(newestFirst(messages))
      .all();
    const unread = countUnread(
      db,
      rows.map(({ row }) => row.id),
    );
    return rows.map(({ row, version, assignedTo, application }) => ({
      ...withDefaults(submissions.message.fields, row.data),
      id: row.id,
      version,
      reference: row.reference,
      kind: row.kind,
      replyBy: row.kind === 'brief' ? toIso(nextWorkingDay(row.createdAt)) : null,
      status: row.status,
      assignedTo,
      application,
      spamReasons: row.spamReasons,
      unreadEmails: unread.get(row.id) ?? 0,
      createdAt: toIso(row.createdAt),
      deletedAt: toIso(row.deletedAt),
    }));
  },
  arrivalEmails(app, id) {
    const row = findMessage(app.db, id);
    return row ? messageEmails(app, row) : [];
  },
  headings: ['Reference', 'Received', 'Status', 'Name', 'Email', 'Website', 'Message', 'Assigned to', 'Type'],
  toCells(item) {
    const { reference, kind, createdAt, status, name, email, website, message, assignedTo } = item as z.infer<
      typeof listedMessage
    >;
    return [reference, createdAt, status, name, email, website, message, assignedTo?.name ?? '', kind];
  },
};

export const inboxKinds = [applicationInbox, messageInbox];
