/** Messages, and what staff do with messages and applications. */
import type { DataByType } from 'content-types';
import { index, integer, primaryKey, sqliteTable, text } from '../drizzle.ts';
import { users } from './auth.ts';

type Json = Record<string, unknown>;

/** Columns that messages and applications share. */
export const submissionColumns = () => ({
  id: text().primaryKey(),
  /** The reference that the sender can quote, such as M-7K3F9Q. */
  reference: text().notNull().unique(),
  /** The values of the submitted form, without files. */
  data: text({ mode: 'json' }).$type<Json>().notNull(),
  /** Why the submission was flagged as spam; null if it was not flagged. */
  spamReasons: text({ mode: 'json' }).$type<string[]>(),
  assignedTo: text(),
  idempotencyKey: text().unique(),
  createdAt: integer().notNull(),
  /** When the submission was moved to the bin. */
  deletedAt: integer(),
  /** The number of the privacy notice in force when the submission arrived. */
  noticeVersion: integer(),
});

export const messages = sqliteTable(
  'messages',
  {
    ...submissionColumns(),
    status: text().$type<MessageStatus>().notNull(),
    kind: text().$type<MessageKind>().notNull().default('message'),
    /** The legal deadline for acknowledging a data protection complaint; null for all other messages. */
    dueAt: integer(),
    /** The application that the message is about; only for messages from candidates. */
    applicationId: text(),
  },
  (t) => [
    index('messages_created').on(t.createdAt),
    // Lists, counts and exports of the inbox read only this index.
    index('messages_inbox').on(t.deletedAt, t.createdAt, t.status),
    // Migrations add `messages_email`: by the sender's address in lower case (0032_candidates.sql).
  ],
);

export type Message = typeof messages.$inferSelect;

export type MessageKind = 'message' | 'complaint' | 'brief';
export type MessageStatus = 'new' | 'read' | 'answered' | 'archived' | 'spam';

/** The history of an application or message: the actions on it, oldest first. */
export const submissionEvents = sqliteTable(
  'submission_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    submissionId: text().notNull(),
    kind: text().$type<SubmissionEventKind>().notNull(),
    /**
     * The value of the action: the new stage's name, a message's new status, the text shown to the candidate, the note,
     * the reply as sent, or the id of the assigned user (empty for unassigned).
     */
    text: text().notNull(),
    /** The id of the new stage of an application. */
    stage: text(),
    /** The state before the change, if the change can be undone. */
    undo: text({ mode: 'json' }).$type<EventUndo>(),
    userId: text(),
    at: integer().notNull(),
  },
  (t) => [index('submission_events_submission').on(t.submissionId, t.id)],
);

/** The columns of an application or message that a change sets. */
export interface SubmissionState {
  status?: string;
  candidateSees?: string;
  candidateStatus?: DataByType['stage']['kind'];
  /** A user's id, or null for unassigned. */
  assignedTo?: string | null;
  deletedAt?: number | null;
}

export interface EventUndo extends SubmissionState {
  /** The reminder that a move created and the assignee that it replaced, at a stage with rules. */
  brought?: { reminder?: string; assignedTo?: string | null };
}

export type SubmissionEventKind =
  | 'status'
  | 'note'
  /** Staff spoke to the sender on the phone. */
  | 'call'
  | 'assignment'
  | 'reply'
  /** A reply was cancelled before it was sent. */
  | 'unsent'
  | 'bin'
  | 'restore'
  | 'candidate'
  | 'candidateStatus'
  /** An interview was offered, booked, changed or cancelled. */
  | 'interview'
  /**
   * The application was sent to a client or withdrawn from them, or the client opened the page, read the CV or
   * answered.
   */
  | 'client'
  /** Staff added the person, with the source of their details, or put them forward for the job. */
  | 'added'
  /** Staff replaced the CV. */
  | 'resume';

/** Notices that wait for the next daily email of users who chose one a day. */
export const assignmentNotices = sqliteTable(
  'assignment_notices',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    submissionId: text().notNull(),
    /** Reason of the notice: an assignment or a new email. */
    reason: text().$type<NoticeReason>().notNull().default('assigned'),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.submissionId] })],
);

export type NoticeReason = 'assigned' | 'email';
