import type { App } from '../../core/app.ts';
import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Interview, interviews } from '../../core/database/schema/interviews.ts';
import { countRows } from '../../core/database/statements.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';

/** The ids of all interviewers. */
export function interviewersOf({ userId, others }: Pick<Interview, 'userId' | 'others'>): string[] {
  return [userId, ...others];
}

/** Condition: one of these users is an interviewer. */
export function isInterviewer(...userIds: string[]): SQL {
  const { userId, others } = interviews;
  const isAmongOthers = sql`EXISTS (SELECT 1 FROM json_each(${others}) WHERE value IN ${userIds})`;
  return or(inArray(userId, userIds), isAmongOthers) ?? isAmongOthers;
}

/**
 * Whether a candidate can still choose this time: it is in the future, and no interviewer has another interview then.
 */
export function isFree({ db, clock }: App, interview: Interview, time: number): boolean {
  return time > clock.now() && !hasClash(db, { ...interview, startsAt: time });
}

/** Whether an interviewer has another booked interview that overlaps this one. */
export function hasClash(
  db: Database,
  { id, startsAt, minutes, ...who }: Pick<Interview, 'id' | 'userId' | 'others' | 'startsAt' | 'minutes'>,
): boolean {
  if (startsAt === null) return false;
  const isOtherBooking = and(
    isInterviewer(...interviewersOf(who)),
    eq(interviews.state, 'booked'),
    ne(interviews.id, id),
  );
  const end = sql`${interviews.startsAt} + ${interviews.minutes} * ${MINUTE_MS}`;
  const isAtSameTime = and(lt(interviews.startsAt, startsAt + minutes * MINUTE_MS), gt(end, startsAt));
  return countRows(db, interviews, and(isOtherBooking, isAtSameTime)) > 0;
}
