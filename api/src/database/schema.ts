/** Every table. Content of all kinds lives in `documents`, as JSON that the registry's schemas have checked. Times are milliseconds since 1970, UTC. */
import type { RichText } from 'content-types/lib/rich-text';
import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

type Json = Record<string, unknown>;

/** One row a document of any type. A singleton's id is its type's name. */
export const documents = sqliteTable(
  'documents',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** What editors see: the newest saved state, published or not. */
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    /** What visitors see; null while it was never published or has been taken down. */
    published: text({ mode: 'json' }).$type<Json>(),
    /** Grows by one with every save; an update names the version it was based on. */
    version: integer().notNull(),
    /** The newest change in the feed that touched what visitors see. */
    seq: integer().notNull(),
    position: integer().notNull(),
    /** Its time is up, and its kind stays at its address and says so. */
    closed: integer({ mode: 'boolean' }).notNull().default(false),
    /** When `data` is to go live; null once it has. */
    publishAt: integer(),
    expiresAt: integer(),
    /** When `published` has had its time: `expiresAt`, or the end of the last day that it names. */
    closesAt: integer(),
    /** When it first went live. */
    publishedAt: integer(),
    /** When `published` got what it holds: the only "updated" that visitors are told, so drafts change nothing for them. */
    lastPublishedAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** The user who saved it last; null when the clock or a script did. */
    updatedBy: text(),
    /** In the bin since. */
    deletedAt: integer(),
  },
  (t) => [
    uniqueIndex('documents_seq').on(t.seq),
    index('documents_type_updated').on(t.type, t.deletedAt, t.updatedAt),
    index('documents_type_position').on(t.type, t.position),
    // Only what the clock has still to act on: what expired years ago must not be looked at again.
    index('documents_publish_at').on(t.publishAt).where(sql`"publishAt" IS NOT NULL`),
    index('documents_closes_at').on(t.closesAt).where(sql`"published" IS NOT NULL AND "closed" = 0`),
    index('documents_deleted_at').on(t.deletedAt).where(sql`"deletedAt" IS NOT NULL AND "data" <> '{}'`),
  ],
);

/** What each save left behind: who, when, what. */
export const revisions = sqliteTable(
  'revisions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    documentId: text().notNull(),
    version: integer().notNull(),
    action: text().$type<RevisionAction>().notNull(),
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    /** Null when the clock or a script did it. */
    userId: text(),
    at: integer().notNull(),
  },
  (t) => [index('revisions_document').on(t.documentId, t.version)],
);

export type RevisionAction =
  | 'create'
  | 'save'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'restore'
  | 'undo'
  | 'discard'
  | 'expire';

/** The change feed. `seq` is the change number that a save answers with. */
export const changes = sqliteTable('changes', {
  seq: integer().primaryKey({ autoIncrement: true }),
  type: text().notNull(),
  documentId: text().notNull(),
  userId: text(),
  at: integer().notNull(),
});

/** What each change that somebody made replaced, so that it can be taken back. */
export const undoSteps = sqliteTable(
  'undo_steps',
  {
    change: integer().primaryKey(),
    /** The first change of the save or bulk action that it was part of. */
    action: integer().notNull(),
    /** What was done. */
    did: text().$type<RevisionAction | 'order'>().notNull(),
    /** Columns of the document as they were. */
    before: text({ mode: 'json' }).$type<Partial<DocumentState>>().notNull(),
    /** Columns as the change left them: while they are still the same, nobody has done anything since. */
    after: text({ mode: 'json' }).$type<Partial<DocumentState>>().notNull(),
    /** The action that this one took back, or brought again; null for one that did something of its own. */
    root: integer(),
    /** Whether the root is taken back since this action. */
    isTakenBack: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('undo_steps_action').on(t.action), index('undo_steps_root').on(t.root)],
);

type DocumentState = typeof documents.$inferSelect;

/** Links that show a page to somebody without an account, as it would be with data that is not on the site. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    documentId: text().notNull(),
    path: text().notNull(),
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    userId: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('preview_links_document').on(t.documentId)],
);

/** Receipts: what the publisher said about the changes up to and including `toSeq`. */
export const publishes = sqliteTable(
  'publishes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    fromSeq: integer().notNull(),
    toSeq: integer().notNull(),
    state: text().$type<'live' | 'failed'>().notNull(),
    /** The first pages only, when there are very many; `pageCount` counts all. */
    pages: text({ mode: 'json' }).$type<{ path: string; action: 'written' | 'removed' }[]>().notNull(),
    pageCount: integer().notNull(),
    bytes: integer().notNull(),
    ms: integer().notNull(),
    errors: text({ mode: 'json' }).$type<{ path: string; message: string }[]>().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('publishes_to').on(t.toSeq)],
);

/** Hosts that build the site themselves, and how far each has been told. */
export const rebuildHooks = sqliteTable('rebuild_hooks', {
  /** SHA-256 of its address, which is often a secret. */
  id: text().primaryKey(),
  /** The newest change it was told of. */
  told: integer().notNull(),
  /** Calls that failed since the last that went well. */
  failures: integer().notNull(),
  /** Not to be called again before. */
  nextAt: integer(),
  calledAt: integer(),
  result: text(),
});

/** Small facts about this database, such as the id of its change feed. */
export const facts = sqliteTable('facts', { name: text().primaryKey(), value: text().notNull() });

/** Pictures. The id is the start of the original's SHA-256. */
export const media = sqliteTable('media', {
  id: text().primaryKey(),
  name: text().notNull(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Bytes of the largest variant. */
  bytes: integer().notNull(),
  createdAt: integer().notNull(),
  userId: text(),
});

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  /** Null until an invitation is accepted. */
  passwordHash: text(),
  disabledAt: integer(),
  createdAt: integer().notNull(),
});

export type Role = 'administrator' | 'editor' | 'recruiter';

/** Authenticator apps. Counts at login once `confirmedAt` is set: by then a first code has proved that the app has the key. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: blob({ mode: 'buffer' }).notNull(),
  confirmedAt: integer(),
  /** The time step of the newest code that was taken: no code works twice. */
  lastStep: integer().notNull(),
});

/** What stands in for a lost authenticator app, each once; the row goes when it is used. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 of the code. */
    hash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** Logins that have given the password and owe the second factor. `id` is hashed like a session's. */
export const pendingLogins = sqliteTable('pending_logins', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer().notNull(),
});

/** Links sent by mail that set a password, each once; `hash` is of the secret in the link. */
export const passwordLinks = sqliteTable('password_links', {
  id: text().primaryKey(),
  hash: text().notNull().unique(),
  /** A newer link takes the place of an older one. */
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text().$type<PasswordLinkKind>().notNull(),
  expiresAt: integer().notNull(),
});

export type PasswordLinkKind = 'invitation' | 'reset';

/** `id` is the SHA-256 of the cookie's secret: who reads the table cannot log in with it. */
export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: integer().notNull(),
  lastSeenAt: integer().notNull(),
  /** When the password was last given: sensitive changes ask for it again after a while. */
  confirmedAt: integer().notNull(),
  /** Such as `Firefox on Windows`. */
  browser: text().notNull(),
});

/** Bearer tokens for scripts and CI, stored hashed like sessions. */
export const tokens = sqliteTable('tokens', {
  id: text().primaryKey(),
  hash: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  userId: text().notNull(),
  createdAt: integer().notNull(),
  expiresAt: integer(),
  lastUsedAt: integer(),
});

/** Failed logins, by account and by address, so that throttling survives a restart. `key` is hashed. */
export const loginAttempts = sqliteTable(
  'login_attempts',
  { id: integer().primaryKey({ autoIncrement: true }), key: text().notNull(), at: integer().notNull() },
  (t) => [index('login_attempts_key').on(t.key, t.at)],
);

/** Who did what: every write, every resume opened. Names of things only, never personal data of candidates. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    userId: text(),
    action: text().notNull(),
    subject: text().notNull(),
    /** What else there is to say: what a role became, from which browser somebody logged in. */
    detail: text(),
  },
  (t) => [index('audit_log_at').on(t.at), index('audit_log_subject').on(t.subject)],
);

export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    /** What the sender is told, such as M-7K3F9Q. */
    reference: text().notNull().unique(),
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    status: text().$type<MessageStatus>().notNull(),
    /** Why it was taken for spam; null when it was not. */
    spamReasons: text({ mode: 'json' }).$type<string[]>(),
    /** The user who looks after it. */
    assignedTo: text(),
    idempotencyKey: text().unique(),
    createdAt: integer().notNull(),
    /** In the bin since. */
    deletedAt: integer(),
    /** The number of the privacy notice that was in force when it came. */
    noticeVersion: integer(),
    /** Of a complaint about data protection: by when the law wants it acknowledged. Null for every other message. */
    dueAt: integer(),
  },
  (t) => [index('messages_created').on(t.createdAt), index('messages_status').on(t.status, t.createdAt)],
);

export type MessageStatus = 'new' | 'read' | 'answered' | 'archived' | 'spam';

export const applications = sqliteTable(
  'applications',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    /** Empty for an application without a job. */
    jobId: text().notNull(),
    /** As it was when the candidate applied: the job may change or go. */
    jobTitle: text().notNull(),
    /** The answers without the resume. */
    data: text({ mode: 'json' }).$type<Json>().notNull(),
    /** The candidate's address in small letters: how the same person is recognised. */
    email: text().notNull(),
    /** The first application of the same person for the same job. */
    duplicateOf: text(),
    status: text().$type<ApplicationStatus>().notNull(),
    spamReasons: text({ mode: 'json' }).$type<string[]>(),
    assignedTo: text(),
    idempotencyKey: text().unique(),
    createdAt: integer().notNull(),
    /** In the bin since. */
    deletedAt: integer(),
    /** The number of the privacy notice that was in force when it came. */
    noticeVersion: integer(),
    /** When the candidate had it erased; what is left is what the law asks an agency to keep. */
    erasedAt: integer(),
  },
  (t) => [
    index('applications_created').on(t.createdAt),
    index('applications_status').on(t.status, t.createdAt),
    index('applications_job').on(t.jobId, t.email),
  ],
);

export type ApplicationStatus =
  | 'new'
  | 'reviewing'
  | 'shortlisted'
  | 'interview'
  | 'offered'
  | 'hired'
  | 'rejected'
  | 'withdrawn'
  | 'spam';

/** Resumes in the vault: `id` is a random file name, in a folder no web server can reach. */
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
    /** What in it could act when it is opened, such as a script. */
    warnings: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [index('resumes_application').on(t.applicationId)],
);

/** What people did with an application or message: its history, oldest first. */
export const submissionEvents = sqliteTable(
  'submission_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    submissionId: text().notNull(),
    kind: text().$type<SubmissionEventKind>().notNull(),
    /** The new status, the note, the reply as sent, or the id of the user it was given to (empty for nobody). */
    text: text().notNull(),
    userId: text(),
    at: integer().notNull(),
  },
  (t) => [index('submission_events_submission').on(t.submissionId, t.id)],
);

export type SubmissionEventKind = 'status' | 'note' | 'assignment' | 'reply' | 'bin' | 'restore' | 'candidate';

/** Privacy notices as they were in force, one after another. */
export const noticeVersions = sqliteTable('notice_versions', {
  number: integer().primaryKey({ autoIncrement: true }),
  /** SHA-256 of all that it says. */
  hash: text().notNull().unique(),
  title: text().notNull(),
  body: text({ mode: 'json' }).$type<RichText>().notNull(),
  /** How long data is kept, as printed under it. */
  periods: text({ mode: 'json' }).$type<{ what: string; howLong: string }[]>().notNull(),
  /** Since when. */
  at: integer().notNull(),
});

/** What applicants have agreed to, in the words that they read. */
export const consents = sqliteTable(
  'consents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    wording: text().notNull(),
    givenAt: integer().notNull(),
    withdrawnAt: integer(),
  },
  (t) => [index('consents_application').on(t.applicationId)],
);

export type ConsentKind = 'talentPool' | 'marketing';

/** Ways to a candidate’s own page. `hash` is of the secret in the link; it ends with the application. */
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

/** Applications and messages that nothing may erase, such as during a dispute. */
export const legalHolds = sqliteTable('legal_holds', {
  submissionId: text().primaryKey(),
  reason: text().notNull(),
  userId: text(),
  at: integer().notNull(),
});

/** Answers to equality questions, counted by calendar year. No way leads from a count to a person. */
export const equalityCounts = sqliteTable(
  'equality_counts',
  { year: integer().notNull(), question: text().notNull(), answer: text().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.year, t.question, t.answer] })],
);

/** Letters that a reply can start from, with fields such as `{name}`. */
export const replyTemplates = sqliteTable('reply_templates', {
  id: text().primaryKey(),
  /** What it answers. */
  inbox: text().$type<'application' | 'message'>().notNull(),
  name: text().notNull(),
  subject: text().notNull(),
  /** Without greeting and signature. */
  text: text().notNull(),
  updatedAt: integer().notNull(),
});

/** Who wants to hear of new jobs. A row is all we know of somebody, and goes when they do. */
export const alerts = sqliteTable(
  'alerts',
  {
    id: text().primaryKey(),
    /** In small letters. */
    email: text().notNull(),
    /** What a job must be; null for any. */
    category: text(),
    type: text(),
    /** A word of the job’s place; empty for anywhere. */
    place: text().notNull(),
    frequency: text().$type<AlertFrequency>().notNull(),
    createdAt: integer().notNull(),
    /** Null until whoever owns the address has said yes. */
    confirmedAt: integer(),
    /** When to look for jobs next; null until confirmed. */
    dueAt: integer(),
    lastSentAt: integer(),
  },
  (t) => [index('alerts_email').on(t.email), index('alerts_due').on(t.dueAt), index('alerts_created').on(t.createdAt)],
);

export type AlertFrequency = 'daily' | 'weekly';

/** The jobs that somebody has been told of: none is told twice. */
export const alertJobs = sqliteTable(
  'alert_jobs',
  {
    alertId: text()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    jobId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.jobId] })],
);

/** How often a job's page was opened on a day. Nothing about who opened it. */
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

/** Mail to be sent. A row is written in the transaction that causes it and leaves only by being sent or given up. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** The same at every attempt, so that a mail that arrives twice is recognised as one. */
    messageId: text().notNull(),
    /** The application or message it is about. */
    subjectId: text(),
    kind: text().notNull(),
    mail: text({ mode: 'json' }).$type<OutgoingMail>().notNull(),
    state: text().$type<OutboxState>().notNull(),
    attempts: integer().notNull(),
    /** When it is due. While it is being sent: when it is due again if nothing is heard of that attempt. */
    nextAt: integer().notNull(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
  },
  (t) => [index('outbox_due').on(t.state, t.nextAt), index('outbox_subject').on(t.subjectId)],
);

export type OutboxState = 'queued' | 'sent' | 'failed';

/** Strings only: an object in `text` or `html` would make the mailer read a file. */
export interface OutgoingMail {
  /** Null for the agency itself, wherever MAIL_TO says that is when the mail is sent. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends the subscription with one POST (RFC 8058). */
  unsubscribe?: string;
}

/** Keys that this installation signs with, made at first start. */
export const secrets = sqliteTable('secrets', { name: text().primaryKey(), value: blob({ mode: 'buffer' }).notNull() });
