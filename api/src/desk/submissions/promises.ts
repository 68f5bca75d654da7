/** The replies that the agency promises by its current reply times: by which day, and which are still due. */
import { addWorkingDays, subtractWorkingDays } from 'content-types/time/days';
import { type Agency, readAgency } from '../../core/agency.ts';
import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { isWithinDays } from '../../core/database/statements.ts';
import { formatWeekdayDate, londonDay } from '../../core/lib/dates.ts';
import type { InboxKind } from './inbox-kind.ts';

/** The day, in words, by which the agency promises a reply to a submission that arrived at `at`; blank without a promise. */
export function replyDay(agency: Agency, kind: keyof Agency['replyTimes'], at: number): string {
  const days = agency.replyTimes[kind];
  return days === null ? '' : formatWeekdayDate(Date.parse(`${addWorkingDays(londonDay(at), days)}T12:00:00Z`));
}

/** Condition: the sender has had no reply, although one was promised for today or earlier. */
export function isAnswerDue(db: Database, kind: InboxKind, now: number): SQL | undefined {
  const days = readAgency(db).replyTimes[kind.path];
  if (days === null) return sql`false`;
  const latestDay = subtractWorkingDays(londonDay(now), days);
  return and(awaitsAnswer(db, kind), isWithinDays(kind.table.createdAt, undefined, latestDay));
}

/** Condition: a vacancy brief whose promised reply is due today or earlier. */
export function isBriefDue({ table, messageKind }: InboxKind, now: number): SQL | undefined {
  if (!messageKind) return sql`false`;
  const latestDay = subtractWorkingDays(londonDay(now), BRIEF_DAYS);
  const isOpen = and(eq(messageKind, 'brief'), inArray(table.status, ['new', 'read']));
  return and(isOpen, isWithinDays(table.createdAt, undefined, latestDay));
}

/** The number of working days that `findNextWorkingDay` promises. */
const BRIEF_DAYS = 1;

/** The days, such as `2026-11-27`, by which replies are promised to senders who have had none. */
export function findPromisedDays(
  db: Database,
  kind: InboxKind,
  rows: readonly { id: string; createdAt: number }[],
): Map<string, string> {
  const days = readAgency(db).replyTimes[kind.path];
  if (days === null || rows.length === 0) return new Map();
  const { table } = kind;
  const idsJson = JSON.stringify(rows.map(({ id }) => id));
  // CROSS JOIN fixes the order, because SQLite would otherwise scan all open submissions.
  const waitingIds = db.values<[string]>(sql`
    SELECT ${table.id} FROM json_each(${idsJson}) CROSS JOIN ${table} ON ${table.id} = json_each.value
    WHERE ${awaitsAnswer(db, kind)}`);
  const ids = new Set(waitingIds.flat());
  const dueRows = rows.filter(({ id }) => ids.has(id));
  return new Map(dueRows.map(({ id, createdAt }) => [id, addWorkingDays(londonDay(createdAt), days)]));
}

/**
 * Condition: a submission is open and without a reply. Actions of the sender, and moves without a text for the
 * candidate, do not count as replies.
 */
function awaitsAnswer(db: Database, kind: InboxKind): SQL | undefined {
  const answers = db
    .select({ id: eventId })
    .from(submissionEvents)
    .where(and(sql`${submissionId} = ${kind.table}.id`, or(isAnswer, wasAdded)));
  return and(isNull(kind.table.deletedAt), kind.isOpen(db), not(exists(answers)));
}

const { id: eventId, submissionId, kind, userId } = submissionEvents;
/** Condition: the reply was not cancelled before it was sent. */
const wasSent = sql`(SELECT later.kind FROM submission_events AS later
  WHERE later.submissionId = ${submissionId} AND later.id > ${eventId} AND later.kind IN ('reply', 'unsent')
  ORDER BY later.id LIMIT 1) IS NOT 'unsent'`;
/** Condition: the candidate sees a later stage, because the move was not undone. */
const wasMoved = sql`EXISTS (SELECT 1 FROM ${applications}
  WHERE ${applications.id} = ${submissionId} AND ${applications.candidateStatus} <> 'new')`;
const isAnswer = and(
  isNotNull(userId),
  or(inArray(kind, ['interview', 'call']), and(eq(kind, 'reply'), wasSent), and(eq(kind, 'candidateStatus'), wasMoved)),
);

const wasAdded = eq(kind, 'added');

/** `overdue`: open, although the promised day has passed. */
export type PromiseOutcome = 'kept' | 'late' | 'open' | 'overdue';

/**
 * The outcome of each promised reply, by id, under the current reply times. `isOpen`: not in the bin, and open as the
 * inbox defines it. `idCondition`: a condition on the rows; all submissions without it.
 */
export function readPromises(
  db: Database,
  inbox: InboxKind,
  rows: readonly { id: string; createdAt: number; isOpen: boolean }[],
  now: number,
  idCondition: SQL | undefined,
): Map<string, PromiseOutcome> {
  const days = readAgency(db).replyTimes[inbox.path];
  if (days === null) return new Map();
  const { at } = submissionEvents;
  const { id } = inbox.table;
  const ofThese = idCondition && sql`${submissionId} IN (SELECT ${id} FROM ${inbox.table} WHERE ${idCondition})`;
  // `at` is null for people whom staff added.
  const answers = db
    .select({ id: submissionId, at: sql<number | null>`iif(max(${wasAdded}), NULL, min(${at}))` })
    .from(submissionEvents)
    .where(and(or(isAnswer, wasAdded), ofThese))
    .groupBy(submissionId)
    .all();
  const answerTimes = new Map(answers.map(({ id, at }) => [id, at]));
  const today = londonDay(now);
  const dueDays = new Map<string, string>();
  // Cached by day, because thousands of applications share few days.
  const dueDay = (createdAt: number) => {
    const day = londonDay(createdAt);
    const promisedDay = dueDays.get(day) ?? addWorkingDays(day, days);
    dueDays.set(day, promisedDay);
    return promisedDay;
  };
  const findOutcome = ({ id, createdAt, isOpen }: (typeof rows)[number]): PromiseOutcome | null => {
    const answeredAt = answerTimes.get(id);
    if (answeredAt) return londonDay(answeredAt) <= dueDay(createdAt) ? 'kept' : 'late';
    if (!isOpen || answerTimes.has(id)) return null;
    return dueDay(createdAt) < today ? 'overdue' : 'open';
  };
  const outcomes = new Map<string, PromiseOutcome>();
  for (const row of rows) {
    const result = findOutcome(row);
    if (result) outcomes.set(row.id, result);
  }
  return outcomes;
}
