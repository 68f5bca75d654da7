/** An application's interviews as its candidate sees them: in words, and when the next one starts. */

import type { Clocked } from '../../../core/app.ts';
import { and, asc, eq, gt, inArray, lte, or, type SQL } from '../../../core/database/drizzle.ts';
import type { applications } from '../../../core/database/schema/applications.ts';
import { interviews } from '../../../core/database/schema/interviews.ts';
import { countRows } from '../../../core/database/statements.ts';
import { formatLongDateTime } from '../../../core/lib/dates.ts';

/**
 * The candidate's next interview, or how it will be arranged, in words. Thanks the candidate if there has been an
 * interview; otherwise blank.
 */
export function interviewWords(app: Clocked, { id }: Pick<typeof applications.$inferSelect, 'id'>): string {
  const now = app.clock.now();
  const openInterviews = findOpen(app, id).filter(({ state, times }) => state === 'booked' || Math.max(...times) > now);
  const [interview] = openInterviews;
  if (!interview) return wasInterviewed(app, id) ? 'Thank you for coming to your interview. We’ll be in touch.' : '';
  const { state, startsAt } = openInterviews.find(({ state }) => state === 'booked') ?? interview;
  if (state === 'booked') return `Your interview is on ${formatLongDateTime(startsAt ?? 0)}.`;
  return state === 'asked'
    ? 'You’ve asked for other times. We’ll get back to you.'
    : 'Please choose a time for your interview.';
}

/** When the candidate's next booked interview starts, in milliseconds since 1970; null if none is booked. */
export function findNextInterview(app: Clocked, applicationId: string): number | null {
  return findOpen(app, applicationId).find(({ state }) => state === 'booked')?.startsAt ?? null;
}

function wasInterviewed({ db, clock }: Clocked, applicationId: string): boolean {
  const isOver = and(eq(interviews.state, 'booked'), lte(interviews.startsAt, clock.now()));
  return countRows(db, interviews, and(eq(interviews.applicationId, applicationId), isOver)) > 0;
}

export function findOpen({ db, clock }: Clocked, applicationId: string) {
  return db
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), isOpenAt(clock.now())))
    .orderBy(asc(interviews.startsAt))
    .all();
}

/** Whether an interview is still to be agreed or to take place. */
export function isOpenAt(now: number): SQL | undefined {
  const isToCome = and(eq(interviews.state, 'booked'), gt(interviews.startsAt, now));
  return or(isToCome, inArray(interviews.state, ['offered', 'asked']));
}
