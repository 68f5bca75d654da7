import { type Author, audit } from '../../core/audit.ts';
import { findUserName } from '../../core/content/entries.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  type SQLiteColumn,
  sql,
} from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import {
  type EventUndo,
  type SubmissionEventKind,
  type SubmissionState,
  submissionEvents,
} from '../../core/database/schema/inbox.ts';
import { type MoveUndo, outbox } from '../../core/database/schema/mail.ts';
import { placeholders, prepared } from '../../core/database/statements.ts';
import { toIso } from '../../core/lib/dates.ts';
import { findMailFiles, isUndoable } from '../../core/mail/outbox.ts';
import { loadIncoming } from './incoming.ts';

interface EventDetails {
  stage?: string;
  undo?: EventUndo;
}

/** Adds an event to the history and returns its id. */
export function addToHistory(
  db: Database,
  submissionId: string,
  kind: SubmissionEventKind,
  text: string,
  author: Author,
  { stage, undo }: EventDetails = {},
): number {
  const columns = { stage: stage ?? null, undo: undo ? JSON.stringify(undo) : null };
  return Number(insert(db).run({ submissionId, kind, text, ...columns, ...author }).lastInsertRowid);
}

const insert = prepared((db) => {
  const { id: _, ...others } = getTableColumns(submissionEvents);
  const columns = placeholders(others);
  // Stores null as NULL instead of JSON.
  return db
    .insert(submissionEvents)
    .values({ ...columns, undo: sql`${columns.undo}` })
    .prepare();
});

/** The version of the application or message with this id: the number of its last event, or 0. */
export function versionOf(id: SQLiteColumn): SQL<number> {
  const { submissionId } = submissionEvents;
  return sql<number>`(SELECT coalesce(max(${submissionEvents.id}), 0) FROM ${submissionEvents} WHERE ${submissionId} = ${id})`;
}

/** The history of an application or message, and the emails about it. */
export function readThread(db: Database, id: string) {
  return { history: loadHistory(db, id), mails: findEmails(db, id), incoming: loadIncoming(db, id) };
}

/** Events of an application or message, oldest first. */
export function loadHistory(db: Database, submissionId: string) {
  const rows = db
    .select()
    .from(submissionEvents)
    .where(eq(submissionEvents.submissionId, submissionId))
    .orderBy(asc(submissionEvents.id))
    .all();
  return rows.map((row) => toHistoryEvent(db, row));
}

export function toHistoryEvent(db: Database, { id, kind, text, userId, at }: typeof submissionEvents.$inferSelect) {
  return {
    id,
    kind,
    text: kind === 'assignment' ? (findUserName(db, text) ?? '') : text,
    user: findUserName(db, userId),
    at: toIso(at),
  };
}

/** The emails about a submission, oldest first. `at` is the time when each was sent or written. */
export function findEmails(db: Database, subjectId: string) {
  const isAbout = eq(outbox.subjectId, subjectId);
  const rows = db.select().from(outbox).where(isAbout).orderBy(sql`${outbox.createdAt}, rowid`).all();
  const files = Map.groupBy(findMailFiles(db, subjectId), ({ mailId }) => mailId);
  return rows.map(({ id, kind, state, sentAt, createdAt, lastError }) => ({
    id,
    kind,
    state,
    at: toIso(sentAt ?? createdAt),
    error: state === 'failed' ? lastError : null,
    files: (files.get(id) ?? []).map(({ id, name, bytes }) => ({ id, name, bytes })),
  }));
}

/**
 * Cancels the emails about the last moves that can be undone, and returns how those applications were before, by their
 * ids.
 */
export function cancelMoveEmails(db: Database, ids: readonly string[], author: Author): Map<string, MoveUndo> {
  const { subjectId, undo } = outbox;
  const cancelledEmails = db
    .delete(outbox)
    .where(and(inArray(subjectId, [...ids]), isUndoable()))
    .returning({ id: subjectId, undo })
    .all();
  const undoById = new Map(cancelledEmails.flatMap(({ id, undo }) => (id && undo ? [[id, undo] as const] : [])));
  for (const id of undoById.keys()) {
    addToHistory(db, id, 'unsent', '', author);
    audit(db, author, 'application.unsend', id);
  }
  return undoById;
}

export function stateBefore({ userId: _, at: __, ...state }: MoveUndo): SubmissionState {
  return state;
}
