/** The applications and messages that came with the sample agency. Emails about them are never sent. */
import { eq } from './drizzle.ts';
import { readFact, writeFact } from './facts.ts';
import type { Database } from './open.ts';
import { applications } from './schema/applications.ts';
import { submissionEvents } from './schema/inbox.ts';
import { interviews } from './schema/interviews.ts';
import { reminders } from './schema/reminders.ts';

const SUBMISSIONS_FACT = 'sample.submissions';

/** Stands for the first administrator in a sample that is imported before there are any users. */
export const SAMPLE_USER = 'sample';

/** Records which applications and messages are the sample's. Call it in the transaction that imports them. */
export function noteSampleSubmissions(db: Database, ids: readonly string[]): void {
  writeFact(db, SUBMISSIONS_FACT, JSON.stringify(ids));
}

/** Ids of the sample submissions, including erased ones. */
export function readSampleIds(db: Database): ReadonlySet<string> {
  return new Set(JSON.parse(readFact(db, SUBMISSIONS_FACT) ?? '[]') as string[]);
}

/** Assigns the work shown in the sample to the first administrator. */
export function assignSampleUser(db: Database, userId: string): void {
  const columns = [
    [applications, applications.assignedTo, 'assignedTo'],
    [submissionEvents, submissionEvents.userId, 'userId'],
    [interviews, interviews.userId, 'userId'],
    [interviews, interviews.offeredBy, 'offeredBy'],
    [reminders, reminders.userId, 'userId'],
  ] as const;
  for (const [table, column, name] of columns) {
    db.update(table)
      .set({ [name]: userId })
      .where(eq(column, SAMPLE_USER))
      .run();
  }
}
