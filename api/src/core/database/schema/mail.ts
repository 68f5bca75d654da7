import type { MailFileKind } from 'content-types/resumes/mail-file';
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';
import type { SubmissionState } from './inbox.ts';

/** Outgoing email. A row is written in the transaction that causes it and is deleted only once it is sent or given up. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** Stays the same at every attempt, so that an email that arrives twice is recognised as one. */
    messageId: text().notNull(),
    /** The application or message it is about. */
    subjectId: text(),
    /** The email's subject and reason, for logs: `application.acknowledgement`. */
    kind: text().notNull(),
    mail: text({ mode: 'json' }).$type<OutgoingMail>().notNull(),
    state: text().$type<OutboxState>().notNull(),
    attempts: integer().notNull(),
    /** Due time. During an attempt: the time of the next one if this one gives no result. */
    nextAt: integer().notNull(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    /** State of the application before the move, for an email about a move that can still be undone. */
    undo: text({ mode: 'json' }).$type<MoveUndo>(),
  },
  (t) => [index('outbox_due').on(t.state, t.nextAt), index('outbox_subject').on(t.subjectId)],
);

/** Files that staff attached to those emails, in the resume store under `id`. An email that is sent again has the same files. */
export const outboxFiles = sqliteTable(
  'outbox_files',
  {
    mailId: text()
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    kind: text().$type<MailFileKind>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailId, t.id] })],
);

export type MailFile = Omit<typeof outboxFiles.$inferSelect, 'mailId'>;

export type OutboxState = 'queued' | 'sent' | 'failed';

export interface MoveUndo extends SubmissionState {
  /** The user who moved it. */
  userId: string;
  /** When it was moved; not in emails that an earlier version queued. */
  at?: number;
}

/** Strings only, because an object in `text` or `html` would make the mailer read a file. */
export interface OutgoingMail {
  /** The recipient; null for the agency itself, at the MAIL_TO in force when the email is sent. */
  to: string | null;
  replyTo?: { name: string; address: string };
  /** Addresses that get a copy, visible to the recipient. */
  cc?: string[];
  /** The Message-ID of the email that it answers. */
  inReplyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Whether the recipient is a colleague, whose replies are kept out of the candidate's conversation. */
  isToStaff?: true;
  /**
   * Whether the CV of the email's application is attached at sending, because the email goes to the poster of the job.
   */
  attachResume?: true;
  /** The address at which an email client unsubscribes with one POST (RFC 8058). */
  unsubscribe?: string;
  /** An invitation for the reader's calendar, in iCalendar format, or its cancellation. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}
