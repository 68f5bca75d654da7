import { submissions } from 'content-types';
import { jobName } from 'content-types/applications/job-name';
import { withDefaults } from 'content-types/values/defaults';
import { and, asc, eq, isNotNull, isNull, or, sql } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { clientPagePeople, clientPages } from '../../core/database/schema/client-pages.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { londonDay, toIso } from '../../core/lib/dates.ts';
import { type TodayPart, toTodayItem } from '../../core/today.ts';
import { isOfTheirJob } from '../submissions/job-owners.ts';
import { ANSWERS } from './visit.ts';

/** The answers of clients since which staff have done nothing with the application. */
export const clientsToday: TodayPart = {
  label: { one: 'Client’s answer', many: 'Clients’ answers' },
  list: null,
  read({ db, clock }, whose, limit) {
    const { answer, answeredAt, applicationId, pageId } = clientPagePeople;
    const { submissionId, userId, at } = submissionEvents;
    const isDealtWith = sql`EXISTS (SELECT 1 FROM ${submissionEvents}
      WHERE ${submissionId} = ${applicationId} AND ${userId} IS NOT NULL AND ${at} > ${answeredAt})`;
    const isTheirs =
      whose === null
        ? undefined
        : or(
            eq(clientPages.userId, whose),
            eq(applications.assignedTo, whose),
            isOfTheirJob(whose, londonDay(clock.now())),
          );
    const rows = db
      .select({ answer, answeredAt, company: clientPages.company, application: applications })
      .from(clientPagePeople)
      .innerJoin(clientPages, eq(clientPages.id, pageId))
      .innerJoin(applications, eq(applications.id, applicationId))
      .where(and(isNotNull(answeredAt), isNull(applications.deletedAt), sql`NOT ${isDealtWith}`, isTheirs))
      .orderBy(asc(answeredAt))
      .all();
    const items = rows.slice(0, limit).map(({ answer, answeredAt, company, application }) =>
      toTodayItem({
        view: 'applications',
        id: application.id,
        name: withDefaults(submissions.application.fields, application.data).fullName,
        what: `${company}: ${answer ? ANSWERS[answer] : ''}`,
        job: jobName(application),
        since: toIso(answeredAt),
      }),
    );
    return { items, total: rows.length };
  },
};
