import { index, integer, sql, sqliteTable, text, uniqueIndex } from '../drizzle.ts';

/** Emails received about an application or message, and those with a CV that staff forwarded. */
export const incomingEmails = sqliteTable(
  'incoming_emails',
  {
    id: text().primaryKey(),
    /** The id of the application or message; `FORWARDED` until the person is added. */
    submissionId: text().notNull(),
    /** The sender's Message-ID, or a digest of an email without one. */
    messageId: text().notNull(),
    fromName: text().notNull(),
    fromAddress: text().notNull(),
    /** Whether the sender's address differs from the one in the application or message. */
    isFromOther: integer({ mode: 'boolean' }).notNull(),
    /** Whether the email is automatic, such as an out-of-office reply. */
    isAutomatic: integer({ mode: 'boolean' }).notNull(),
    subject: text().notNull(),
    /** The text without the quoted emails at its end. */
    text: text().notNull(),
    quoted: text().notNull(),
    /** The parts that were not saved: attachments, or the text of an unreadable email. */
    unsaved: text('refused', { mode: 'json' }).$type<UnsavedPart[]>().notNull(),
    /** When the email arrived in the mailbox. */
    at: integer().notNull(),
    /** When a user first opened the email. */
    readAt: integer(),
  },
  (t) => [
    uniqueIndex('incoming_emails_message').on(t.submissionId, t.messageId),
    // Lists ask which entries have unread emails.
    index('incoming_emails_unread').on(t.submissionId).where(sql`"readAt" IS NULL`),
  ],
);

/** Submission id of an email that a colleague forwarded to add the person in the CV. */
export const FORWARDED = '';

export interface UnsavedPart {
  /** The file's name; empty for the email itself. */
  name: string;
  reason: string;
}

/** Attachments of received emails, in the resume store under `id`. */
export const incomingFiles = sqliteTable(
  'incoming_files',
  {
    id: text().primaryKey(),
    emailId: text()
      .notNull()
      .references(() => incomingEmails.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<'pdf' | 'doc' | 'docx'>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Parts of the file that could run when it is opened, such as a script. */
    warnings: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [index('incoming_files_email').on(t.emailId)],
);
