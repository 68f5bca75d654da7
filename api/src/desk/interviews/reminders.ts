import { addDays } from 'content-types/time/days';
import { londonMoment } from 'content-types/time/london-time';
import type { App } from '../../core/app.ts';
import { eq } from '../../core/database/drizzle.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import { type Interview, interviews } from '../../core/database/schema/interviews.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { emailCandidate, emailInterviewers } from './emails.ts';

/** Returns the due time of a reminder: 9 am in London on the day before, even when the clocks change. */
export function reminderTime(startsAt: number): number {
  return londonMoment(addDays(londonDay(startsAt), -1), '09:00');
}

/** Reminds the candidate and the interviewer once the time has come. */
export function remind(app: App, application: Application, row: Interview, now: number) {
  if (row.state !== 'booked' || row.remindAt === null || row.remindAt > now) return;
  app.db.update(interviews).set({ remindAt: null }).where(eq(interviews.id, row.id)).run();
  emailCandidate(app, application, row, 'reminder');
  emailInterviewers(app, application, row, 'reminder');
}
