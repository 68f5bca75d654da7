import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Author, audit } from '../auth/audit.ts';
import { userName } from '../content/entries.ts';
import type { Database } from '../database/open.ts';
import { type SubmissionEventKind, submissionEvents } from '../database/schema/inbox.ts';
import { type MoveUndo, outbox } from '../database/schema/mail.ts';
import { placeholders, prepared } from '../database/statements.ts';
import { toIso } from '../lib/dates.ts';

export function addToHistory(
  db: Database,
  submissionId: string,
  kind: SubmissionEventKind,
  text: string,
  author: Author,
  stage: string | null = null,
) {
  insert(db).run({ submissionId, kind, text, stage, ...author });
}

const insert = prepared((db) => {
  const { id: _, ...columns } = getTableColumns(submissionEvents);
  return db.insert(submissionEvents).values(placeholders(columns)).prepare();
});

/** Oldest first. */
export function loadHistory(db: Database, submissionId: string) {
  const rows = db
    .select()
    .from(submissionEvents)
    .where(eq(submissionEvents.submissionId, submissionId))
    .orderBy(asc(submissionEvents.id))
    .all();
  return rows.map(({ kind, text, userId, at }) => ({
    kind,
    text: kind === 'assignment' ? (userName(db, text) ?? '') : text,
    user: userName(db, userId),
    at: toIso(at),
  }));
}

/** The emails about it, oldest first; `at` is when they were sent or written. */
export function findEmails(db: Database, subjectId: string) {
  const isAbout = eq(outbox.subjectId, subjectId);
  const rows = db.select().from(outbox).where(isAbout).orderBy(sql`${outbox.createdAt}, rowid`).all();
  return rows.map(({ id, kind, state, sentAt, createdAt, lastError }) => ({
    id,
    kind,
    state,
    at: toIso(sentAt ?? createdAt),
    error: state === 'failed' ? lastError : null,
  }));
}

/** Cancels the emails about the last moves, where they can be undone, and returns how those applications were before, by their ids. */
export function cancelMoveEmails(db: Database, ids: readonly string[], author: Author): Map<string, MoveUndo> {
  const { subjectId, undo } = outbox;
  const cancelled = db
    .delete(outbox)
    .where(and(inArray(subjectId, [...ids]), isUndoable()))
    .returning({ id: subjectId, undo })
    .all();
  const before = new Map(cancelled.flatMap(({ id, undo }) => (id && undo ? [[id, undo] as const] : [])));
  for (const id of before.keys()) {
    addToHistory(db, id, 'unsent', '', author);
    audit(db, author, 'application.unsend', id);
  }
  return before;
}

/** An email about a move to a stage, until an attempt to send it has begun. */
export function isUndoable() {
  return and(isNotNull(outbox.undo), eq(outbox.state, 'queued'), eq(outbox.attempts, 0));
}
