/** Calculates when retention periods of applications and messages end. Times are milliseconds since 1970. */

import { LEGAL_MINIMUM_MONTHS, type RetentionKind } from 'content-types/privacy/retention';
import { documentStatements } from '../../core/content/document-statements.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import {
  and,
  count,
  eq,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  or,
  type SQL,
  type SQLiteColumn,
  sql,
} from '../../core/database/drizzle.ts';
import { addFact, readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { type Application, applications } from '../../core/database/schema/applications.ts';
import { documents } from '../../core/database/schema/content.ts';
import { consents } from '../../core/database/schema/data-protection.ts';
import { type Message, messages, submissionEvents } from '../../core/database/schema/inbox.ts';
import { readMax } from '../../core/database/statements.ts';
import { addMonths, DAY_MS, WEEK_MS } from '../../core/lib/dates.ts';
import { findHold } from './holds.ts';

/** An application or message with the columns that determine when it is due, without personal texts. */
type OldSubmission =
  | { kind: 'application'; row: Pick<Application, Columns | 'erasedAt'> }
  | { kind: 'message'; row: Pick<Message, Columns | 'dueAt'> };
type Columns = 'id' | 'reference' | 'createdAt' | 'status';

export interface Due {
  kind: RetentionKind;
  months: number;
  at: number;
}

/**
 * Delay before erasing after a change, so that an administrator can notice a period shortened by mistake or an upgrade
 * that started erasing.
 */
const GRACE_MS = WEEK_MS;

type Periods = ReturnType<typeof readPeriods>;

const STARTED_AT_FACT = 'retention.beganAt';
const LAST_RUN_FACT = 'retention.lastRunAt';
/** The job runs every few hours. A longer gap means that the clock was wrong, or that the server was off. */
const MAX_GAP_MS = 3 * DAY_MS;

/** The periods in force, in months, the stages that are placements, and the time before which nothing is due. */
export function readPeriods(db: Database) {
  const { retention } = readPublishedSingleton(db, 'dataProtection');
  const months = (kind: RetentionKind) => retention[kind] ?? LEGAL_MINIMUM_MONTHS;
  const setAt = documentStatements(db).selectPublicById.get({ id: 'dataProtection' })?.lastPublishedAt ?? 0;
  // A period also becomes shorter when a stage is no longer a placement.
  const changedAt = Math.max(setAt, readMax(db, documents.updatedAt, eq(documents.type, 'stage')) ?? 0);
  return {
    months,
    hired: stagesOfKinds(db, 'hired'),
    notBefore: Math.max(changedAt, Number(readFact(db, STARTED_AT_FACT) ?? 0)) + GRACE_MS,
  };
}

/**
 * Records a run of the retention job. Nothing is erased for a week after the first run, so that the agency is warned
 * first, or after a clock jump. Returns whether the clock jumped.
 */
export function recordRetentionRun(db: Database, now: number): boolean {
  const previousRun = readFact(db, LAST_RUN_FACT);
  const hasJumped = previousRun !== undefined && Math.abs(now - Number(previousRun)) > MAX_GAP_MS;
  if (hasJumped) writeFact(db, STARTED_AT_FACT, String(now));
  else addFact(db, STARTED_AT_FACT, String(now));
  writeFact(db, LAST_RUN_FACT, String(now));
  return hasJumped;
}

export function submissionDue(db: Database, { kind, row }: OldSubmission, periods: Periods): Due {
  if (row.status === 'spam') return toDue(periods, 'spam', row.createdAt);
  const { at: lastActivityAt } = findLastActivity(db, row);
  if (kind === 'message') return toDue(periods, row.dueAt === null ? 'messages' : 'complaints', lastActivityAt);
  if (periods.hired.has(row.status)) return toDue(periods, 'placements', lastActivityAt);
  const ordinaryDue = toDue(
    periods,
    'applications',
    lastActivityAt,
    row.erasedAt === null ? undefined : LEGAL_MINIMUM_MONTHS,
  );
  const agreedAt = findTalentPoolStart(db, row.id);
  const pool = agreedAt === null ? ordinaryDue : toDue(periods, 'talentPool', agreedAt);
  return pool.at > ordinaryDue.at ? pool : ordinaryDue;
}

/** Applications, then messages, that may be due before `end`, oldest first. `submissionDue` decides whether they are. */
export function listOldSubmissions(db: Database, periods: Periods, end: number): OldSubmission[] {
  const [a, m] = [applications, messages];
  return [
    ...db
      .select({ id: a.id, reference: a.reference, createdAt: a.createdAt, status: a.status, erasedAt: a.erasedAt })
      .from(a)
      .where(isOldApplication(periods, end))
      .orderBy(withoutIndex(a.createdAt))
      .all()
      .map((row) => ({ kind: 'application' as const, row })),
    ...db
      .select({ id: m.id, reference: m.reference, createdAt: m.createdAt, status: m.status, dueAt: m.dueAt })
      .from(m)
      .where(isOld(m, periods, end, ['messages', 'complaints']))
      .orderBy(withoutIndex(m.createdAt))
      .all()
      .map((row) => ({ kind: 'message' as const, row })),
  ];
}

/**
 * Keeps SQLite from using an index on the column. To avoid sorting, SQLite would read every row in the order of the
 * index.
 */
function withoutIndex(column: SQLiteColumn): SQL {
  return sql`+${column}`;
}

function isOldApplication(periods: Periods, end: number): SQL | undefined {
  const { createdAt, erasedAt } = applications;
  const isErased = and(isNotNull(erasedAt), lt(createdAt, latestStart(end, LEGAL_MINIMUM_MONTHS)));
  return or(isOld(applications, periods, end, ['applications', 'placements']), isErased);
}

/**
 * Condition: a submission may be due before `end`, judged by its arrival. Spam has its own, shorter period. Each part
 * of the condition uses an index, so no other rows are read.
 */
function isOld(
  { status, createdAt }: typeof applications | typeof messages,
  { months }: Periods,
  end: number,
  kinds: RetentionKind[],
): SQL | undefined {
  const isSpam = and(eq(status, 'spam'), lt(createdAt, latestStart(end, months('spam'))));
  return or(isSpam, and(ne(status, 'spam'), lt(createdAt, latestStart(end, Math.min(...kinds.map(months))))));
}

interface Activity {
  /** Time of the agency's last activity, or of the arrival if there has been none. */
  at: number;
  /** Whether the agency has done more with the submission than move it to the bin and back. */
  hasDealtWith: boolean;
}

/** The agency's last activity on an application or message. The candidate's own actions do not count. */
export function findLastActivity(db: Database, { id, createdAt }: { id: string; createdAt: number }): Activity {
  const isByAgency = and(eq(submissionEvents.submissionId, id), isNotNull(submissionEvents.userId));
  const dealtWith = sql`CASE WHEN ${submissionEvents.kind} NOT IN ('bin', 'restore') THEN 1 END`;
  const row = db
    .select({ last: max(submissionEvents.at), n: count(dealtWith) })
    .from(submissionEvents)
    .where(isByAgency)
    .get();
  return { at: Math.max(createdAt, row?.last ?? 0), hasDealtWith: (row?.n ?? 0) > 0 };
}

export interface Upcoming {
  kind: RetentionKind;
  inbox: 'applications' | 'messages';
  id: string;
  reference: string;
  at: number;
  /** Whether a legal hold prevents the erasure. */
  isHeld: boolean;
}

/** Lists the applications and messages that are due before `end`, soonest first, including those on legal hold. */
export function listUpcoming(db: Database, end: number): Upcoming[] {
  const periods = readPeriods(db);
  const upcoming = listOldSubmissions(db, periods, end).map((submission): Upcoming => {
    const { id, reference } = submission.row;
    const { kind, at } = submissionDue(db, submission, periods);
    return { kind, inbox: `${submission.kind}s`, id, reference, at, isHeld: findHold(db, id) !== null };
  });
  return upcoming.filter(({ at }) => at < end).sort((a, b) => a.at - b.at);
}

function toDue(
  { months, notBefore }: Periods,
  kind: RetentionKind,
  startedAt: number,
  periodMonths = months(kind),
): Due {
  return { kind, months: periodMonths, at: Math.max(addMonths(startedAt, periodMonths), notBefore) };
}

/** Returns the latest arrival time that can be due before `end`. Adds a few days, because months differ in length. */
function latestStart(end: number, months: number): number {
  return addMonths(end, -months) + 4 * DAY_MS;
}

function findTalentPoolStart(db: Database, applicationId: string): number | null {
  const isActive = and(
    eq(consents.applicationId, applicationId),
    eq(consents.kind, 'talentPool'),
    isNull(consents.withdrawnAt),
  );
  return readMax(db, consents.givenAt, isActive);
}
