/** Interviews as staff arrange them. Candidates choose a time on their own page. */

import { submissions } from 'content-types';
import { formatJobName } from 'content-types/applications/job-name';
import { cleanText } from 'content-types/fields/text';
import { londonDay, londonMoment } from 'content-types/time/london-time';
import { withDefaults } from 'content-types/values/defaults';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { findUserName } from '../../core/content/entries.ts';
import { and, asc, desc, eq, gte, isNull, lte, type SQL } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { users } from '../../core/database/schema/auth.ts';
import { interviews } from '../../core/database/schema/interviews.ts';
import { day, idParams, noContent, requiredLine } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { cancelInterview, changeInterview, offerInterview, previewInterview } from './actions.ts';
import { calendarRoutes } from './calendar-feed.ts';
import { hasClash } from './clash.ts';
import { startInterviewUpkeep } from './upkeep.ts';

const MAX_LISTED_INTERVIEWS = 500;
const MAX_TIMES = 5;
const MAX_OTHER_INTERVIEWERS = 5;

const tags = ['Interviews'];
const config = { roles: RECRUITERS };

const person = z.object({ id: z.string(), name: z.string() });
const interview = z.object({
  id: z.string(),
  state: z.enum(['offered', 'asked', 'booked', 'cancelled']).describe('`asked` if the candidate wants other times.'),
  interviewer: person,
  others: z.array(person).describe('The other interviewers.'),
  application: z.object({
    id: z.string(),
    reference: z.string(),
    jobId: z.string(),
    jobTitle: z.string(),
    candidate: z.string(),
  }),
  times: z.array(z.iso.datetime()).describe('The offered times.'),
  startsAt: z.iso.datetime().nullable().describe('The booked time; null until one is booked.'),
  minutes: z.int().describe('The duration, in minutes.'),
  place: z.string(),
  note: z.string(),
  hasClash: z.boolean().describe('Whether an interviewer has another interview at the booked time.'),
});
const plan = z.strictObject({
  userId: z.string().max(64).describe('The id of the interviewer.'),
  others: z
    .array(z.string().max(64))
    .max(MAX_OTHER_INTERVIEWERS)
    .default([])
    .describe('The ids of the other interviewers.'),
  times: z.array(z.iso.datetime()).min(1).max(MAX_TIMES),
  isAgreed: z.boolean().describe('Whether to book a time that the candidate has agreed to. Requires exactly one time.'),
  minutes: z.int().min(5).max(480).describe('The duration, in minutes.'),
  place: requiredLine('Where', 300),
  note: cleanText('Note', 2_000),
});
export const interviewList = z.array(interview);
const list = z.object({ items: interviewList });

export const interviewRoutes = fp(
  async (app: App) => {
    startInterviewUpkeep(app);
    app.register(addRoutes);
    app.register(calendarRoutes);
  },
  { name: 'interviews', dependencies: ['mail', 'candidates'] },
);

async function addRoutes(app: App) {
  const wake = () => {
    app.mail.wake();
    app.interviews.wake();
  };

  const period = z.object({
    from: day.optional().describe('The first day, in London time; today by default.'),
    to: day.optional().describe('The last day, inclusive; no limit by default.'),
  });
  const bookedSchema = { tags, summary: 'List booked interviews', querystring: period, response: { 200: list } };
  app.get('/api/interviews', { config, schema: bookedSchema }, async (request) => {
    const { from = londonDay(app.clock.now()), to } = request.query;
    const isBooked = and(
      eq(interviews.state, 'booked'),
      gte(interviews.startsAt, londonMoment(from, '00:00')),
      to ? lte(interviews.startsAt, londonMoment(to, '23:59:59')) : undefined,
      isNull(applications.deletedAt),
    );
    return { items: readInterviews(app.db, isBooked) };
  });

  const listSchema = { tags, params: idParams, response: { 200: list } };
  app.get('/api/applications/:id/interviews', { config, schema: listSchema }, async (request) => ({
    items: readInterviews(app.db, eq(interviews.applicationId, request.params.id)),
  }));

  const createSchema = { tags, params: idParams, body: plan, response: { 201: z.object({ id: z.string() }) } };
  app.post('/api/applications/:id/interviews', { config, schema: createSchema }, async (request, reply) => {
    const id = offerInterview(app, request.params.id, request.body, getAuthor(app, request));
    wake();
    return reply.code(201).send({ id });
  });

  const mail = z.object({ subject: z.string(), text: z.string(), html: z.string() });
  const previewSchema = {
    tags,
    summary: 'Preview the email about an interview',
    operationId: 'previewInterview',
    params: idParams,
    body: plan.extend({ isChange: z.boolean().default(false).describe('Whether this changes a booked interview.') }),
    response: { 200: mail },
  };
  app.post('/api/applications/:id/interviews/preview', { config, schema: previewSchema }, async (request) => {
    const { isChange, ...plan } = request.body;
    return previewInterview(app, request.params.id, plan, isChange);
  });

  const changeSchema = { tags, params: idParams, body: plan, response: noContent };
  app.put('/api/interviews/:id', { config, schema: changeSchema }, async (request, reply) => {
    changeInterview(app, request.params.id, request.body, getAuthor(app, request));
    wake();
    return reply.code(204).send(null);
  });

  const cancelSchema = { tags, params: idParams, response: noContent };
  app.delete('/api/interviews/:id', { config, schema: cancelSchema }, async (request, reply) => {
    cancelInterview(app, request.params.id, getAuthor(app, request));
    wake();
    return reply.code(204).send(null);
  });
}

/** Returns up to 500 interviews by time; those without a time come first, newest first. */
export function readInterviews(db: Database, where: SQL | undefined): z.infer<typeof interviewList> {
  const rows = db
    .select({ row: interviews, interviewer: { id: users.id, name: users.name }, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(users, eq(users.id, interviews.userId))
    .where(where)
    .orderBy(asc(interviews.startsAt), desc(interviews.createdAt))
    .limit(MAX_LISTED_INTERVIEWS)
    .all();
  return rows.map(({ row, interviewer, application }) => ({
    id: row.id,
    state: row.state,
    interviewer,
    others: row.others.map((id) => ({ id, name: findUserName(db, id) ?? '' })),
    application: {
      id: application.id,
      reference: application.reference,
      jobId: application.jobId,
      jobTitle: formatJobName(application),
      candidate: withDefaults(submissions.application.fields, application.data).fullName,
    },
    times: row.times.map((time) => toIso(time)),
    startsAt: toIso(row.startsAt),
    minutes: row.minutes,
    place: row.place,
    note: row.note,
    hasClash: row.state === 'booked' && hasClash(db, row),
  }));
}
