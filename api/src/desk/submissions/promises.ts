/** The answers that the agency promises by its present reply times: by which day, and which are still due. */
import { type Agency, readAgency } from '../../core/agency.ts';
import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { isWithinDays } from '../../core/database/statements.ts';
import { addWorkingDays, londonDay, subtractWorkingDays, weekdayDate } from '../../core/lib/dates.ts';
import type { InboxKind } from './inbox-kind.ts';

/** The day by which the agency promises a reply to what arrived at `at`, in words; empty if it promises none. */
export function replyDay(agency: Agency, kind: keyof Agency['replyTimes'], at: number): string {
  const days = agency.replyTimes[kind];
  return days === null ? '' : weekdayDate(addWorkingDays(at, days));
}

/** Whether its sender has heard nothing, although an answer was promised for today or earlier. */
export function isAnswerDue(db: Database, kind: InboxKind, now: number): SQL | undefined {
  const days = readAgency(db).replyTimes[kind.path];
  if (days === null) return sql`false`;
  const latest = subtractWorkingDays(londonDay(now), days);
  return and(awaitsAnswer(db, kind), isWithinDays(kind.table.createdAt, undefined, latest));
}

/** The days, such as `2026-11-27`, by which answers are promised to those whose senders have heard nothing. */
export function promisedAnswers(
  db: Database,
  kind: InboxKind,
  rows: readonly { id: string; createdAt: number }[],
): Map<string, string> {
  const days = readAgency(db).replyTimes[kind.path];
  if (days === null || rows.length === 0) return new Map();
  const { table } = kind;
  const isOne = inArray(
    table.id,
    rows.map(({ id }) => id),
  );
  const waiting = db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(isOne, awaitsAnswer(db, kind)))
    .all();
  const ids = new Set(waiting.map(({ id }) => id));
  const due = rows.filter(({ id }) => ids.has(id));
  return new Map(due.map(({ id, createdAt }) => [id, londonDay(addWorkingDays(createdAt, days))]));
}

/** A move between stages whose words the candidate does not see is no answer, nor is what the sender does. */
function awaitsAnswer(db: Database, kind: InboxKind): SQL | undefined {
  const { submissionId, kind: what, userId } = submissionEvents;
  const isAnswer = or(eq(what, 'candidateStatus'), and(inArray(what, ['reply', 'interview']), isNotNull(userId)));
  const answers = db
    .select({ id: submissionEvents.id })
    .from(submissionEvents)
    .where(and(sql`${submissionId} = ${kind.table}.id`, isAnswer));
  return and(isNull(kind.table.deletedAt), kind.isOpen(db), not(exists(answers)));
}
