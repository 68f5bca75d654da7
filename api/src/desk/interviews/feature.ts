import { and, eq, gt, inArray, lte, ne, or } from '../../core/database/drizzle.ts';
import { interviews as table } from '../../core/database/schema/interviews.ts';
import { type Feature, recordPart } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { interviewList, interviewRoutes, readInterviews } from './routes.ts';
import { interviewsToday } from './today.ts';

export const interviews: Feature = {
  name: 'interviews',
  plugins: [interviewRoutes],
  tables: [table],
  personalData: {
    exportFor({ db }, { kind, row }) {
      if (kind === 'message') return {};
      const rows = db.select().from(table).where(eq(table.applicationId, row.id)).all();
      const interviews = rows.map(({ state, times, startsAt, minutes, place, note, createdAt }) => {
        const offeredTimes = times.map((time) => toIso(time));
        return { state, offered: offeredTimes, startsAt: toIso(startsAt), minutes, place, note, at: toIso(createdAt) };
      });
      return { interviews };
    },
    /**
     * Deletes an application's interviews. Those still in the interviewer's calendar keep their times until the
     * cancellation has been emailed.
     */
    erase(db, { row }, _extent, at) {
      const isOfApplication = eq(table.applicationId, row.id);
      const isToCome = and(isOfApplication, eq(table.state, 'booked'), gt(table.startsAt, at));
      db.update(table).set({ place: '', note: '' }).where(isToCome).run();
      db.delete(table)
        .where(and(isOfApplication, or(ne(table.state, 'booked'), lte(table.startsAt, at))))
        .run();
      return {};
    },
  },
  record: recordPart({
    fields: { interviews: interviewList },
    read: (db, ids) => ({ interviews: readInterviews(db, inArray(table.applicationId, [...ids])) }),
  }),
  today: { interviews: interviewsToday },
  audit: {
    things: { interview: 'Interview' },
    actions: {
      askForOtherTimes: 'other times requested by the candidate',
      calendar: 'calendar address changed',
      cancel: 'cancelled',
      choose: 'time chosen by the candidate',
    },
  },
  tags: [['Interviews', 'admin', 'Interviews offered to candidates and booked with them.']],
};
