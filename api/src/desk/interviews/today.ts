import { londonMoment, londonTime } from 'content-types/time/london-time';
import { and, asc, eq, gte, isNull, lt, or } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { interviews } from '../../core/database/schema/interviews.ts';
import { londonDay, MINUTE_MS, toIso } from '../../core/lib/dates.ts';
import { type TodayPart, todayOf } from '../../core/today.ts';
import { isTheirs } from '../submissions/job-owners.ts';
import { isInterviewer } from './clash.ts';

/** The booked interviews of today that are not over: a user's own, and those for their applications and jobs. */
export const interviewsToday: TodayPart = {
  label: { one: 'Interview', many: 'Interviews' },
  list: null,
  read({ db, clock }, ownerId, limit) {
    const now = clock.now();
    const today = londonDay(now);
    const { state, startsAt, userId, applicationId } = interviews;
    const isToday = and(gte(startsAt, londonMoment(today, '00:00')), lt(startsAt, londonMoment(today, '23:59:59')));
    const isOfUser = ownerId === null ? undefined : or(isInterviewer(ownerId), isTheirs(ownerId, today));
    const rows = db
      .select({ row: interviews, application: applications, interviewer: users.name })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, applicationId))
      .leftJoin(users, eq(users.id, userId))
      .where(and(eq(state, 'booked'), isToday, isNull(applications.deletedAt), isOfUser))
      .orderBy(asc(startsAt))
      .all()
      .filter(({ row: { startsAt, minutes } }) => (startsAt ?? 0) + minutes * MINUTE_MS > now);
    const items = rows.slice(0, limit).map(({ row: { startsAt, minutes }, application, interviewer }) =>
      todayOf(application, {
        what: [`Interview, ${minutes} minutes`, interviewer && `with ${interviewer}`].filter(Boolean).join(' '),
        due: { day: today, time: londonTime(toIso(startsAt ?? 0)).slice(11, 16) },
      }),
    );
    return { items, total: rows.length };
  },
};
