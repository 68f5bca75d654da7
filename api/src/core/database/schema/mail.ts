import type { MailFileKind } from 'content-types/resumes/mail-file';
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';
import type { SubmissionState } from './inbox.ts';

/**
 * The outbox. A row is inserted in the transaction that causes the email, and deleted only after the email is sent or
 * given up.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** Stays the same across attempts, so that a receiver recognises a duplicate. */
    messageId: text().notNull(),
    /** The id of the application, message, user or other subject. */
    subjectId: text(),
    /** The email's subject and reason, for logs: `application.acknowledgement`. */
    kind: text().notNull(),
    mail: text({ mode: 'json' }).$type<OutgoingMail>().notNull(),
    state: text().$type<OutboxState>().notNull(),
    attempts: integer().notNull(),
    /**
     * Due time. During an attempt, this is the time of the next attempt, in case the current attempt never finishes.
     */
    nextAt: integer().notNull(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    /** State of the application before the move, for an email about a move that can still be undone. */
    undo: text({ mode: 'json' }).$type<MoveUndo>(),
  },
  (t) => [index('outbox_due').on(t.state, t.nextAt), index('outbox_subject').on(t.subjectId)],
);

/**
 * Files that staff attached to an email, stored in the resume store under `id`. Resending the email sends the same
 * files.
 */
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
  /** The user who moved the application. */
  userId: string;
  /** Time of the move; undefined for emails queued by an earlier version. */
  at?: number;
}

/**
 * An email to send. Contains only strings, because the mailer would treat an object in `text` or `html` as a file to
 * read.
 */
export interface OutgoingMail {
  /** The recipient; null for the agency itself, at the MAIL_TO in force when the email is sent. */
  to: string | null;
  replyTo?: { name: string; address: string };
  /** Addresses in Cc, visible to the recipient. */
  cc?: string[];
  /** The Message-ID of the email being answered. */
  inReplyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Whether the recipient is a colleague, whose replies are kept out of the candidate's conversation. */
  isToStaff?: true;
  /** Whether to attach the application's CV at sending, for an email to the person who posted the job. */
  attachResume?: true;
  /** The URL for one-click unsubscription by POST (RFC 8058). */
  unsubscribe?: string;
  /** A calendar invitation or its cancellation, in iCalendar format. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}
