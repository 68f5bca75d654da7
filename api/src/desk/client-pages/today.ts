import { and, asc, eq, isNotNull, isNull, or, sql } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { clientPagePeople, clientPages } from '../../core/database/schema/client-pages.ts';
import { submissionEvents } from '../../core/database/schema/inbox.ts';
import { londonDay, toIso } from '../../core/lib/dates.ts';
import { type TodayPart, todayOf } from '../../core/today.ts';
import { isTheirs } from '../submissions/job-owners.ts';
import { ANSWERS } from './visit.ts';

/** Responses from clients that staff have not acted on yet. */
export const clientsToday: TodayPart = {
  label: { one: 'Client’s answer', many: 'Clients’ answers' },
  list: null,
  read({ db, clock }, ownerId, limit) {
    const { answer, answeredAt, applicationId, pageId } = clientPagePeople;
    const { submissionId, userId, at } = submissionEvents;
    const isDealtWith = sql`EXISTS (SELECT 1 FROM ${submissionEvents}
      WHERE ${submissionId} = ${applicationId} AND ${userId} IS NOT NULL AND ${at} > ${answeredAt})`;
    const today = londonDay(clock.now());
    const isOfUser = ownerId === null ? undefined : or(eq(clientPages.userId, ownerId), isTheirs(ownerId, today));
    const rows = db
      .select({ answer, answeredAt, company: clientPages.company, application: applications })
      .from(clientPagePeople)
      .innerJoin(clientPages, eq(clientPages.id, pageId))
      .innerJoin(applications, eq(applications.id, applicationId))
      .where(and(isNotNull(answeredAt), isNull(applications.deletedAt), sql`NOT ${isDealtWith}`, isOfUser))
      .orderBy(asc(answeredAt))
      .all();
    const items = rows.slice(0, limit).map(({ answer, answeredAt, company, application }) =>
      todayOf(application, {
        what: `${company}: ${answer ? ANSWERS[answer] : ''}`,
        since: toIso(answeredAt),
      }),
    );
    return { items, total: rows.length };
  },
};
