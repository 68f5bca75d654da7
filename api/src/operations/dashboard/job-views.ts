import { contentTypes } from 'content-types';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { currentUser, EVERYONE } from '../../core/auth/access.ts';
import { isVisitor } from '../../core/auth/visitor.ts';
import { documentStatements } from '../../core/content/document-statements.ts';
import { toAdminEntry } from '../../core/content/entries.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import { adminEntrySchema } from '../../core/content/schemas.ts';
import { and, desc, gt, inArray, isNull, ne, sql, sum } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { applications } from '../../core/database/schema/applications.ts';
import { jobViews } from '../../core/database/schema/content.ts';
import { getNetwork } from '../../core/http/http.ts';
import { READS } from '../../core/http/public-limits.ts';
import { rateLimit } from '../../core/http/rate-limit.ts';
import { idList, idParams } from '../../core/http/schemas.ts';
import { findPublishedJob } from '../../core/jobs.ts';
import { DAY_MS, MINUTE_MS, toDay } from '../../core/lib/dates.ts';

const tags = ['Job views'];
const MAX_JOBS = 200;
const querystring = z.object({
  days: z.coerce.number().int().min(1).max(365).default(30),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

/** Counts the daily views of each job without storing any data about the visitors, and lists views and applications. */
export async function viewRoutes(app: App) {
  const { db, clock } = app;
  const { job } = contentTypes;
  // Limits repeated views by one visitor to a few. Networks are kept in memory as hashes.
  const perJob = rateLimit({ max: 3, windowMs: 10 * MINUTE_MS });
  // Limits disk writes, because each view causes one.
  const perNetwork = rateLimit({ max: 1_000, windowMs: 10 * MINUTE_MS });

  const countedResponse = { 204: z.null().describe('Accepted, whether or not the view was counted.') };
  const schema = { tags, params: idParams, response: countedResponse };
  app.post('/api/jobs/:id/views', { config: { public: READS }, bodyLimit: 1_000, schema }, async (request, reply) => {
    const { id } = request.params;
    const now = clock.now();
    if (isVisitor(app, request) && findPublishedJob(db, id, now)?.isOpen && isWithin(request, id, now))
      countView(db, id, now);
    return reply.code(204).send(null);
  });

  const item = z.object({ entry: adminEntrySchema(job), views: z.int() });
  const listSchema = { tags, querystring, response: { 200: z.object({ items: z.array(item) }) } };
  app.get('/api/jobs/views', { config: { roles: EVERYONE }, schema: listSchema }, async (request) => {
    const { days, limit } = request.query;
    const { role } = currentUser(request);
    const now = clock.now();
    const items = listMostViewed(db, now, days, limit).flatMap(({ jobId, views }) => {
      const row = documentStatements(db).selectById.get({ id: jobId });
      return row && row.deletedAt === null ? [{ entry: toAdminEntry(db, job, row, now, role), views }] : [];
    });
    return { items };
  });

  const ids = idList(MAX_JOBS);
  const figuresSchema = z.object({
    id: z.string(),
    views: z.int(),
    applications: z
      .int()
      .nullable()
      .describe('The number of applications, without spam and the bin. Null for roles without access to applications.'),
    new: z.int().nullable().describe('The number of these applications in New stages.'),
  });
  const countSchema = {
    tags,
    summary: 'Count the views and applications of jobs',
    querystring: z.object({ ids }),
    response: { 200: z.array(figuresSchema) },
  };
  app.get('/api/jobs/figures', { config: { roles: EVERYONE }, schema: countSchema }, async (request) => {
    return countFigures(db, request.query.ids, currentUser(request).role !== 'editor');
  });

  function isWithin({ ip }: FastifyRequest, id: string, now: number): boolean {
    const network = getNetwork(ip);
    return perJob.take(`${network} ${id}`, now) && perNetwork.take(network, now);
  }
}

function countView(db: Database, jobId: string, now: number): void {
  const { day, views } = jobViews;
  db.insert(jobViews)
    .values({ jobId, day: toDay(now), views: 1 })
    .onConflictDoUpdate({ target: [jobViews.jobId, day], set: { views: sql`${views} + 1` } })
    .run();
}

/** Returns the most viewed jobs of the last `days` days, with the number of views. */
function listMostViewed(db: Database, now: number, days: number, limit: number): { jobId: string; views: number }[] {
  const views = sum(jobViews.views).mapWith(Number);
  return db
    .select({ jobId: jobViews.jobId, views })
    .from(jobViews)
    .where(gt(jobViews.day, toDay(now - days * DAY_MS)))
    .groupBy(jobViews.jobId)
    .orderBy(desc(views), jobViews.jobId)
    .limit(limit)
    .all();
}

/** Returns views, applications and new applications per job. Application counts are null without `withApplications`. */
function countFigures(db: Database, ids: string[], withApplications: boolean) {
  const views = db
    .select({ id: jobViews.jobId, views: sum(jobViews.views).mapWith(Number) })
    .from(jobViews)
    .where(inArray(jobViews.jobId, ids))
    .groupBy(jobViews.jobId)
    .all();
  const { jobId, status, deletedAt } = applications;
  const newStages = stagesOfKinds(db, 'new');
  const groups = withApplications
    ? db
        .select({ jobId, status, count: sql<number>`count(*)` })
        .from(applications)
        .where(and(inArray(jobId, ids), isNull(deletedAt), ne(status, 'spam')))
        .groupBy(jobId, status)
        .all()
    : [];
  return ids.map((id) => {
    const jobGroups = groups.filter((group) => group.jobId === id);
    const sumCounts = (countedGroups: typeof jobGroups) =>
      withApplications ? countedGroups.reduce((subtotal, { count }) => subtotal + count, 0) : null;
    return {
      id,
      views: views.find((job) => job.id === id)?.views ?? 0,
      applications: sumCounts(jobGroups),
      new: sumCounts(jobGroups.filter((group) => newStages.has(group.status))),
    };
  });
}
