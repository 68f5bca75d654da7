import { contentTypes } from 'content-types';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authenticate, EVERYONE } from '../auth/access.ts';
import { documentRows } from '../content/document-rows.ts';
import { adminEntry } from '../content/entries.ts';
import { publishedJob } from '../content/published.ts';
import { adminEntrySchema } from '../content/schemas.ts';
import type { App } from '../lib/app.ts';
import { networkOf } from '../lib/network.ts';
import { rateLimit } from '../lib/rate-limit.ts';
import { idParams } from '../lib/schemas.ts';
import { countView, mostViewed } from './views.ts';
import { asksNotToBeCounted, isProgram } from './visitor.ts';

const tags = ['Job views'];
const querystring = z.object({
  days: z.coerce.number().int().min(1).max(365).default(30),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

/** How often each job is looked at: a number a day, kept without anything about the visitor. */
export async function viewRoutes(app: App) {
  const { db, clock, env } = app;
  const { job } = contentTypes;
  // One visitor who opens a page again and again counts a few times. Networks are kept hashed, in memory.
  const limit = rateLimit({ max: 3, windowMs: 10 * 60_000 });

  const counted = { 204: z.null().describe('Counted, or not: nobody is told.') };
  const schema = { tags, params: idParams, response: counted };
  app.post('/api/jobs/:id/views', { config: { public: true }, bodyLimit: 1_000, schema }, async (request, reply) => {
    const { id } = request.params;
    const now = clock.now();
    if (isVisitor(request) && publishedJob(db, id, now)?.isOpen && isWithin(request, id, now)) countView(db, id, now);
    return reply.code(204).send(null);
  });

  const item = z.object({ entry: adminEntrySchema(job), views: z.int() });
  const list = { tags, querystring, response: { 200: z.object({ items: z.array(item) }) } };
  app.get('/api/jobs/views', { config: { roles: EVERYONE }, schema: list }, async (request, reply) => {
    const { days, limit } = request.query;
    const now = clock.now();
    reply.header('cache-control', 'no-store');
    const items = mostViewed(db, now, days, limit).flatMap(({ jobId, views }) => {
      const row = documentRows(db).byId.get({ id: jobId });
      return row && row.deletedAt === null ? [{ entry: adminEntry(db, job, row, now), views }] : [];
    });
    return { items };
  });

  function isVisitor(request: FastifyRequest): boolean {
    const { headers, host, protocol } = request;
    const isOurPage = headers.origin === env.publicSiteUrl.origin || headers.origin === `${protocol}://${host}`;
    // Whoever is logged in looks after the job, and is no visitor of it. With ADMIN_ORIGIN nobody can tell: the cookie stays there.
    return (
      isOurPage && !asksNotToBeCounted(headers) && !isProgram(headers['user-agent']) && !authenticate(app, request)
    );
  }

  function isWithin({ ip }: FastifyRequest, id: string, now: number): boolean {
    try {
      limit.count(`${networkOf(ip)} ${id}`, now);
      return true;
    } catch {
      return false;
    }
  }
}
