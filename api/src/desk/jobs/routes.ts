import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { inArray, sql } from '../../core/database/drizzle.ts';
import { documents } from '../../core/database/schema/content.ts';
import { fieldError } from '../../core/http/errors.ts';
import { day, idList } from '../../core/http/schemas.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { requireVersions } from '../submissions/conflicts.ts';
import { isOwner, ownedJob, readOwnedJobs } from '../submissions/job-owners.ts';
import { versionedEntries } from '../submissions/schemas.ts';
import { handOver, startCovers } from './hand-over.ts';

const config = { roles: RECRUITERS };
const tags = ['Job owners'];
/** Maximum number of jobs that can be listed or handed over together. */
const MAX_JOBS = 500;

/** Lists the owners and covers of jobs, and hands jobs over. */
export async function ownerRoutes(app: App) {
  const { db } = app;
  startCovers(app);

  const ids = idList(MAX_JOBS);
  const listSchema = {
    tags,
    summary: 'List the owners of jobs',
    querystring: z.object({ ids: ids.optional(), owner: z.string().max(64).optional() }),
    response: { 200: z.object({ items: z.array(ownedJob) }) },
  };
  app.get('/api/jobs/owners', { config, schema: listSchema }, async (request) => {
    const { ids, owner } = request.query;
    const where = owner ? isOwner(owner) : ids ? inArray(documents.id, ids) : sql`true`;
    return { items: readOwnedJobs(db, where, MAX_JOBS) };
  });

  const body = z.strictObject({
    entries: versionedEntries,
    to: z.string().max(64).describe('The id of the user who takes over.'),
    from: day.optional().describe('The first day of cover. Defaults to today if `until` is set.'),
    until: day.optional().describe('The last day of cover, inclusive. If omitted, the handover is permanent.'),
  });
  const handOverSchema = {
    tags,
    summary: 'Hand jobs over',
    description:
      'Hands over all of the jobs with their open applications, or none. New cover replaces earlier cover. Returns ' +
      '409 with the current owner and cover if either has changed since `version`.',
    body,
    response: {
      200: z.object({ applications: z.int().describe('The number of applications handed over with the jobs.') }),
    },
  };
  app.post('/api/jobs/hand-over', { config, schema: handOverSchema }, async (request) => {
    const { entries, to, from, until } = request.body;
    if (from && !until) throw fieldError('until', 'The last day is required.');
    const author = getAuthor(app, request);
    const days = until ? { from: from ?? londonDay(author.at), until } : null;
    return { applications: handOver(app, requireVersions(entries), to, days, author) };
  });
}
