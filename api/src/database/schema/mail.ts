import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
