/**
 * Sends reminders on the day before. Cancels interviews and offers whose application has come to an end, and offers
 * whose job has ended or whose times have passed.
 */

import type { App } from '../../core/app.ts';
import { systemAuthor } from '../../core/audit.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import { and, eq, gt, inArray, isNotNull, lte, not, or } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { type Interview, interviews } from '../../core/database/schema/interviews.ts';
import { postedJobs } from '../../core/database/schema/posting.ts';
import { readMax } from '../../core/database/statements.ts';
import { findApplication } from '../../core/database/submissions.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { isOpenAt } from '../submissions/applications/interview-words.ts';
import { addToHistory } from '../submissions/history.ts';
import { UNDO_MS } from '../submissions/move-emails.ts';
import { endInterview } from './actions.ts';
import { remind } from './reminders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Call `wake` when an interview has been offered or booked. */
    interviews: { wake(): void };
  }
}

/** Checks every minute while there are upcoming interviews or open offers. */
export function startInterviewUpkeep(app: App) {
  const wake = runWhenDue(app, {
    retryMs: MINUTE_MS,
    failure: 'failed to send interview reminders, will retry',
    async work(now) {
      const findOpen = () => app.db.select().from(interviews).where(isOpenAt(now)).all();
      if (findOpen().length === 0) return null;
      await untilWritable(app.db);
      inTransaction(app.db, () => {
        // Reads the interview again, because a candidate may have chosen a time since.
        for (const row of findOpen()) keepUp(app, row, now);
      });
      app.mail.wake();
      return now + MINUTE_MS;
    },
  });
  app.decorate('interviews', { wake });
}

function keepUp(app: App, row: Interview, now: number) {
  const { db } = app;
  const author = systemAuthor(now);
  const application = findApplication(db, row.applicationId) ?? null;
  const end = findEnd(db, row, application, now);
  if (end === 'wait') return;
  if (end !== null) {
    // An erased person gets no email, and neither does a candidate who had not chosen a time when the application ended.
    const isReachable = application !== null && application.erasedAt === null && application.status !== 'spam';
    endInterview(app, application, row, author, isReachable && (row.state === 'booked' || end === 'job'));
    if (application === null || application.erasedAt !== null)
      db.delete(interviews).where(eq(interviews.id, row.id)).run();
    return;
  }
  if (application === null) return;
  remind(app, application, row, now);
  const isPast = row.state !== 'booked' && Math.max(...row.times) <= now;
  if (!isPast) return;
  db.update(interviews).set({ state: 'cancelled' }).where(eq(interviews.id, row.id)).run();
  addToHistory(db, application.id, 'interview', 'The times offered have passed', author);
}

type Application = NonNullable<ReturnType<typeof findApplication>>;

/**
 * Why an interview ends: its application or, before the candidate has chosen a time, its job; null if it goes ahead.
 * `wait` while a user can still undo the change.
 */
function findEnd(
  db: Database,
  row: Interview,
  application: Application | null,
  now: number,
): 'application' | 'job' | 'wait' | null {
  if (application === null || application.erasedAt !== null) return 'application';
  const { id, status, candidateStatus, deletedAt, jobId } = application;
  const isOver =
    deletedAt !== null ||
    status === 'spam' ||
    candidateStatus === 'withdrawn' ||
    stagesOfKinds(db, 'rejected', 'withdrawn').has(status);
  if (isOver) {
    const lastEventAt = readMax(db, submissionEvents.at, eq(submissionEvents.submissionId, id));
    return (lastEventAt ?? 0) + UNDO_MS > now ? 'wait' : 'application';
  }
  if (row.state === 'booked') return null;
  // Ignores the withdrawal of posted jobs, because a multi-poster withdraws an advert when its time is over.
  const isPosted = inArray(documents.id, db.select({ id: postedJobs.jobId }).from(postedJobs));
  const isWithdrawn = and(eq(documents.closedAs, 'withdrawn'), not(isPosted));
  const isClosed = or(eq(documents.closedAs, 'filled'), isWithdrawn, isNotNull(documents.deletedAt));
  // Times offered after the job was closed are intended, so they stay.
  const isSince = and(gt(documents.updatedAt, row.createdAt), lte(documents.updatedAt, now - UNDO_MS));
  const job = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, jobId), isClosed, isSince))
    .get();
  return job ? 'job' : null;
}
