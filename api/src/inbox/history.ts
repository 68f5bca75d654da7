import { asc, eq, sql } from 'drizzle-orm';
import type { Author } from '../auth/audit.ts';
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
) {
  db.insert(submissionEvents)
    .values({ submissionId, kind, text, ...author })
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
  return rows.map(({ id, kind, state, sentAt, createdAt }) => ({
    id,
    kind,
    state,
    at: toIso(sentAt ?? createdAt),
  }));
}
