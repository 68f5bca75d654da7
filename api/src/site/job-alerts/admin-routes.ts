import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { desc, eq, isNotNull, isNull, sql } from '../../core/database/drizzle.ts';
import { type Alert, alertJobs, alerts } from '../../core/database/schema/job-alerts.ts';
import { countRows } from '../../core/database/statements.ts';
import { HttpError } from '../../core/http/errors.ts';
import { idParams, noContent, pageQuery } from '../../core/http/schemas.ts';
import { toIso } from '../../core/lib/dates.ts';
import { describeCriteria, toCriteria } from './fields.ts';
import { endAlert } from './store.ts';

const config = { roles: RECRUITERS };
const tags = ['Job alerts'];
const time = z.string().nullable();
const alertSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Sector id; null for any. */
  category: z.string().nullable(),
  type: z.string().nullable(),
  place: z.string(),
  /** The distance from the place in miles; 0 for jobs that name it. */
  miles: z.int(),
  /** The criteria in words, such as `Developer jobs, full time, in Leeds`. */
  criteria: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  createdAt: z.string(),
  confirmedAt: time,
  lastSentAt: time,
  /** The number of jobs that the alert has sent. */
  jobs: z.int(),
});
const query = z.object({
  search: z.string().trim().max(200).optional(),
  ...pageQuery.shape,
});
const pageSchema = z.object({
  items: z.array(alertSchema),
  total: z.int(),
  counts: z.object({ confirmed: z.int(), waiting: z.int() }),
});

/** Lists job alerts, and erases one when its owner asks for that by phone. */
export async function alertAdminRoutes(app: App) {
  const { db } = app;

  const listSchema = { tags, querystring: query, response: { 200: pageSchema } };
  app.get('/api/alerts', { config, schema: listSchema }, async (request) => {
    const { search, limit, offset } = request.query;
    const where = search ? sql`instr(${alerts.email}, ${search.toLowerCase()}) > 0` : undefined;
    const rows = db.select().from(alerts).where(where).orderBy(desc(alerts.createdAt)).limit(limit).offset(offset);
    const counts = {
      confirmed: countRows(db, alerts, isNotNull(alerts.confirmedAt)),
      waiting: countRows(db, alerts, isNull(alerts.confirmedAt)),
    };
    return { items: rows.all().map(toResponse), total: countRows(db, alerts, where), counts };
  });

  const removeSchema = { tags, params: idParams, response: noContent };
  app.delete('/api/alerts/:id', { config, schema: removeSchema }, async (request, reply) => {
    const endedCount = endAlert(app, request.params.id, 'alert.erase', getAuthor(app, request));
    if (endedCount === 0) throw new HttpError(404, 'This job alert doesn’t exist.');
    return reply.code(204).send(null);
  });

  function toResponse({ dueAt: _dueAt, createdAt, confirmedAt, lastSentAt, ...row }: Alert) {
    return {
      ...row,
      criteria: describeCriteria(db, toCriteria(row)),
      createdAt: toIso(createdAt),
      confirmedAt: toIso(confirmedAt),
      lastSentAt: toIso(lastSentAt),
      jobs: countRows(db, alertJobs, eq(alertJobs.alertId, row.id)),
    };
  }
}
