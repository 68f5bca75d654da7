/** Reminders of users about applications. Colleagues can change and finish them too. */

import { formatJobName } from 'content-types/applications/job-name';
import { z } from 'zod';
import { type Author, audit } from '../../core/audit.ts';
import { findUserName } from '../../core/content/entries.ts';
import { and, asc, eq, type SQL } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { reminders } from '../../core/database/schema/reminders.ts';
import { requireApplication } from '../../core/database/submissions.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { londonDay, toIso } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { personSchema } from '../submissions/schemas.ts';

export const reminderSchema = z.object({
  id: z.string(),
  version: z.int().describe('The current version, to send with a change.'),
  text: z.string(),
  day: z.iso.date(),
  time: z.string().nullable().describe('London time, such as `14:30`; null for any time of day.'),
  user: personSchema.nullable().describe('The owner; null if the user was deleted.'),
  application: z.object({ id: z.string(), jobTitle: z.string() }),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
});
type Reminder = z.infer<typeof reminderSchema>;

interface Plan {
  text: string;
  day: string;
  time: string | null;
}

type ReminderChange = Partial<Plan> & { isDone?: boolean };

/** Returns reminders by day and time; those for any time of a day come first. */
export function readReminders(db: Database, where: SQL | undefined): Reminder[] {
  const { id, name } = users;
  const { jobId, jobTitle } = applications;
  const rows = db
    .select({ row: reminders, user: { id, name }, job: { jobId, jobTitle } })
    .from(reminders)
    .innerJoin(applications, eq(applications.id, reminders.applicationId))
    .leftJoin(users, eq(id, reminders.userId))
    .where(where)
    .orderBy(asc(reminders.day), asc(reminders.time), asc(reminders.createdAt))
    .all();
  return rows.map(({ row: { applicationId, userId: _, createdAt, doneAt, doneBy, ...row }, user, job }) => ({
    ...row,
    user,
    application: { id: applicationId, jobTitle: formatJobName(job) },
    createdAt: toIso(createdAt),
    doneAt: toIso(doneAt),
    doneBy: findUserName(db, doneBy),
  }));
}

/** Adds a reminder for the author. Throws 404 for an application that does not exist, and 422 for a day in the past. */
export function addReminder(db: Database, applicationId: string, plan: Plan, author: Author): Reminder {
  const id = newId();
  return inTransaction(db, () => {
    requireApplication(db, applicationId);
    requireFutureDay(plan.day, author.at);
    const userId = String(author.userId);
    db.insert(reminders)
      .values({ id, applicationId, userId, ...plan, createdAt: author.at, version: 1 })
      .run();
    audit(db, author, 'reminder.create', applicationId);
    return requireReminder(db, id);
  });
}

/** Changes a reminder. Throws 404, 409 if the reminder has changed since `version`, and 422 for a new day in the past. */
export function changeReminder(db: Database, id: string, version: number, change: ReminderChange, author: Author) {
  return inTransaction(db, () => {
    const storedReminder = requireReminder(db, id);
    if (storedReminder.version !== version)
      throw new HttpError(409, describeConflict(storedReminder), { reminder: storedReminder });
    const { isDone, ...plan } = change;
    if (plan.day !== undefined && plan.day !== storedReminder.day) requireFutureDay(plan.day, author.at);
    const doneColumns = isDone ? { doneAt: author.at, doneBy: author.userId } : { doneAt: null, doneBy: null };
    const isFinished = isDone !== undefined && isDone !== (storedReminder.doneAt !== null);
    db.update(reminders)
      .set({ ...plan, ...(isFinished && doneColumns), version: version + 1 })
      .where(eq(reminders.id, id))
      .run();
    const action = isFinished ? (isDone ? 'finish' : 'reopen') : 'save';
    audit(db, author, `reminder.${action}`, storedReminder.application.id);
    return requireReminder(db, id);
  });
}

/** Removes a reminder that has not been changed or done since it was created. */
export function removeReminder(db: Database, id: string, author: Author) {
  const isAsCreated = and(eq(reminders.id, id), eq(reminders.version, 1));
  const removedReminder = db.delete(reminders).where(isAsCreated).returning({ of: reminders.applicationId }).get();
  if (removedReminder) audit(db, author, 'reminder.delete', removedReminder.of);
}

function requireReminder(db: Database, id: string): Reminder {
  const [storedReminder] = readReminders(db, and(eq(reminders.id, id)));
  if (!storedReminder) throw new HttpError(404, 'This reminder doesn’t exist.');
  return storedReminder;
}

function requireFutureDay(day: string, now: number) {
  if (day < londonDay(now)) throw fieldError('day', 'Choose today or a later day.');
}

function describeConflict({ doneAt, doneBy }: Reminder): string {
  if (doneAt === null) return 'This reminder has changed since you opened it.';
  return `${doneBy ?? 'A colleague'} has already marked this reminder as done.`;
}
