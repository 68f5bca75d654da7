import type { App } from '../../core/app.ts';
import { and, eq, gt, lt, ne, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { type Interview, interviews } from '../../core/database/schema/interviews.ts';
import { countRows } from '../../core/database/statements.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';

/** Whether a candidate can still choose this time: it is to come, and the interviewer has no other interview then. */
export function isFree({ db, clock }: App, interview: Interview, time: number): boolean {
  return time > clock.now() && !hasClash(db, { ...interview, startsAt: time });
}

/** Whether the interviewer has another booked interview at some of that time. */
export function hasClash(
  db: Database,
  { id, userId, startsAt, minutes }: Pick<Interview, 'id' | 'userId' | 'startsAt' | 'minutes'>,
): boolean {
  if (startsAt === null) return false;
  const others = and(eq(interviews.userId, userId), eq(interviews.state, 'booked'), ne(interviews.id, id));
  const end = sql`${interviews.startsAt} + ${interviews.minutes} * ${MINUTE_MS}`;
  const isAtSameTime = and(lt(interviews.startsAt, startsAt + minutes * MINUTE_MS), gt(end, startsAt));
  return countRows(db, interviews, and(others, isAtSameTime)) > 0;
}
