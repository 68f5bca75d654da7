/**
 * A user's interviews as a calendar to subscribe to. Anyone with the address can read it, so its secret is kept out of logs
 * and the user can replace it or turn it off.
 */
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { currentUser, getAuthor, RECRUITERS, seesInbox } from '../../core/auth/access.ts';
import { findUser } from '../../core/auth/users.ts';
import { and, asc, eq, gte, isNull } from '../../core/database/drizzle.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { interviews } from '../../core/database/schema/interviews.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { LINKS } from '../../core/http/public-limits.ts';
import { noContent } from '../../core/http/schemas.ts';
import { DAY_MS } from '../../core/lib/dates.ts';
import { hashSecret, newSecret } from '../../core/lib/ids.ts';
import { calendarOf } from './calendar.ts';
import { isInterviewer } from './clash.ts';
import { describeForInterviewer } from './emails.ts';

const PAST_MS = 60 * DAY_MS;
const tags = ['Interviews'];

export async function calendarRoutes(app: App) {
  const { db } = app;
  const config = { roles: RECRUITERS, sessionOnly: true as const };
  const setHash = (userId: string, calendarHash: string | null) =>
    db.update(users).set({ calendarHash }).where(eq(users.id, userId)).run();

  const statusSchema = {
    tags,
    summary: 'Get your calendar feed status',
    response: { 200: z.object({ isOn: z.boolean() }) },
  };
  app.get('/api/session/calendar', { config, schema: statusSchema }, async (request) => {
    const row = findUser(db, currentUser(request).id);
    return { isOn: row !== undefined && row.calendarHash !== null };
  });

  const address = z.object({
    address: z.url().describe('The URL of the feed, which appears only in this response. Earlier URLs stop working.'),
  });
  const createSchema = { tags, summary: 'Create a URL for your calendar feed', response: { 201: address } };
  app.post('/api/session/calendar', { config, schema: createSchema }, async (request, reply) => {
    const secret = newSecret();
    const { id } = currentUser(request);
    inTransaction(db, () => {
      setHash(id, hashSecret(secret));
      audit(db, getAuthor(app, request), 'interview.calendar', id, 'on');
    });
    return reply.code(201).send({ address: new URL(`/api/calendar/${secret}`, app.env.publicSiteUrl).href });
  });

  const removeSchema = { tags, summary: 'Turn off your calendar feed', response: noContent };
  app.delete('/api/session/calendar', { config, schema: removeSchema }, async (request, reply) => {
    const { id } = currentUser(request);
    inTransaction(db, () => {
      setHash(id, null);
      audit(db, getAuthor(app, request), 'interview.calendar', id, 'off');
    });
    return reply.code(204).send(null);
  });

  const feedSchema = {
    tags,
    summary: 'Get a user’s interviews in iCalendar format',
    params: z.object({ secret: z.string().max(128).describe('The secret from the URL of the feed.') }),
    produces: ['text/calendar'],
  };
  app.get('/api/calendar/:secret', { config: { public: LINKS }, schema: feedSchema }, async (request, reply) => {
    const hasSecret = eq(users.calendarHash, hashSecret(request.params.secret));
    const user = db.select().from(users).where(and(hasSecret, seesInbox)).get();
    if (!user) throw new HttpError(404, 'This calendar doesn’t exist.');
    reply.type('text/calendar; charset=utf-8').header('x-robots-tag', 'noindex');
    return calendarOf(app, readFeed(app, user.id));
  });
}

function readFeed(app: App, userId: string) {
  const isBooked = and(
    eq(interviews.state, 'booked'),
    gte(interviews.startsAt, app.clock.now() - PAST_MS),
    isNull(applications.deletedAt),
    isNull(applications.erasedAt),
    isInterviewer(userId),
  );
  const rows = app.db
    .select({ row: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(isBooked)
    .orderBy(asc(interviews.startsAt))
    .all();
  return rows.map(({ row, application }) => ({
    interview: { ...row, startsAt: row.startsAt ?? 0 },
    ...describeForInterviewer(app, application),
  }));
}
