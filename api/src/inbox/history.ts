import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Author, audit } from '../auth/audit.ts';
import { userName } from '../content/entries.ts';
import type { Database } from '../database/open.ts';
import { type SubmissionEventKind, submissionEvents } from '../database/schema/inbox.ts';
import { outbox } from '../database/schema/mail.ts';
import { toIso } from '../lib/dates.ts';

export function addToHistory(
  db: Database,
  submissionId: string,
  kind: SubmissionEventKind,
  text: string,
  author: Author,
  stage: string | null = null,
) {
  db.insert(submissionEvents)
    .values({ submissionId, kind, text, stage, ...author })
    .run();
}

/** Oldest first. */
export function loadHistory(db: Database, submissionId: string) {
  const isIts = eq(submissionEvents.submissionId, submissionId);
  const rows = db.select().from(submissionEvents).where(isIts).orderBy(asc(submissionEvents.id)).all();
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

/** Cancels the email about the last move, if there is one that can be undone, and returns how the application was before that move. */
export function cancelMoveEmail(db: Database, id: string, author: Author) {
  const row = db
    .delete(outbox)
    .where(and(eq(outbox.subjectId, id), isUndoable()))
    .returning()
    .get();
  if (!row) return null;
  addToHistory(db, id, 'unsent', '', author);
  audit(db, author, 'application.unsend', id);
  return row.undo;
}

/** An email about a move to a stage, until an attempt to send it has begun. */
export function isUndoable() {
  return and(isNotNull(outbox.undo), eq(outbox.state, 'queued'), eq(outbox.attempts, 0));
}
