/** Messages, and what staff do with messages and applications. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

type Json = Record<string, unknown>;

/** What messages and applications have in common. */
export const submissionColumns = () => ({
  id: text().primaryKey(),
  /** What the sender can quote, such as M-7K3F9Q. */
  reference: text().notNull().unique(),
  /** The answers, without files. */
  data: text({ mode: 'json' }).$type<Json>().notNull(),
  /** Why it was held as spam; null if it was not. */
  spamReasons: text({ mode: 'json' }).$type<string[]>(),
  assignedTo: text(),
  idempotencyKey: text().unique(),
  createdAt: integer().notNull(),
  /** In the bin since. */
  deletedAt: integer(),
  /** The number of the privacy notice in force when it arrived. */
  noticeVersion: integer(),
});

export const messages = sqliteTable(
  'messages',
  {
    ...submissionColumns(),
    status: text().$type<MessageStatus>().notNull(),
    /** For a complaint about data protection: when the law requires an acknowledgement by. Null for every other message. */
    dueAt: integer(),
  },
  (t) => [
    index('messages_created').on(t.createdAt),
    // Lists, counts and exports of the inbox read only this index.
    index('messages_inbox').on(t.deletedAt, t.createdAt, t.status),
  ],
);

export type MessageStatus = 'new' | 'read' | 'answered' | 'archived' | 'spam';

/** Actions on an application or message: its history, oldest first. */
export const submissionEvents = sqliteTable(
  'submission_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    submissionId: text().notNull(),
    kind: text().$type<SubmissionEventKind>().notNull(),
    /** The name of the new stage, a message's new status, what the candidate sees, the note, the reply as sent, or the id of the user it was assigned to (empty for unassigned). */
    text: text().notNull(),
    userId: text(),
    at: integer().notNull(),
  },
  (t) => [index('submission_events_submission').on(t.submissionId, t.id)],
);

export type SubmissionEventKind =
  | 'status'
  | 'note'
  | 'assignment'
  | 'reply'
  | 'bin'
  | 'restore'
  | 'candidate'
  | 'candidateStatus';

/** Texts that a reply can start from, with placeholders such as `{name}`. */
export const replyTemplates = sqliteTable('reply_templates', {
  id: text().primaryKey(),
  /** Whether it is for applications or messages. */
  inbox: text().$type<'application' | 'message'>().notNull(),
  name: text().notNull(),
  subject: text().notNull(),
  /** Without greeting and signature. */
  text: text().notNull(),
  updatedAt: integer().notNull(),
});
