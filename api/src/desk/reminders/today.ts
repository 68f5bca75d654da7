import { seesInbox } from '../../core/auth/access.ts';
import { and, asc, eq, isNull, lte, or, sql } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { reminders } from '../../core/database/schema/reminders.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { type TodayPart, todayOf } from '../../core/today.ts';
import { isCoverFor } from '../submissions/job-owners.ts';

/** The reminders of today and earlier: a user's own, and those of the owners for whom they cover. */
export const remindersToday: TodayPart = {
  label: { one: 'Reminder', many: 'Reminders' },
  list: null,
  read({ db, clock }, ownerId, limit) {
    const today = londonDay(clock.now());
    const { userId, day, time, doneAt, applicationId } = reminders;
    // Reminders of a user who no longer sees the inbox pass to the application's current assignee.
    const hasLeft = sql`${userId} NOT IN (SELECT ${users.id} FROM ${users} WHERE ${seesInbox})`;
    const isOfOwner =
      ownerId === null
        ? undefined
        : or(
            eq(userId, ownerId),
            isCoverFor(ownerId, userId, today),
            and(hasLeft, eq(applications.assignedTo, ownerId)),
          );
    const rows = db
      .select({ row: reminders, application: applications })
      .from(reminders)
      .innerJoin(applications, eq(applications.id, applicationId))
      .where(and(isNull(doneAt), lte(day, today), isNull(applications.deletedAt), isOfOwner))
      .orderBy(asc(day), asc(time))
      .all();
    const items = rows.slice(0, limit).map(({ row: { id, version, text, day, time }, application }) =>
      todayOf(application, {
        what: text,
        due: { day, time },
        reminder: { id, version },
      }),
    );
    return { items, total: rows.length };
  },
};
