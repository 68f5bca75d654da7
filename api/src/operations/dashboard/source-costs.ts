/** The costs of sources of applications, entered by staff. */
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { and, asc, eq, gte, lte, sql } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { sourceCosts } from '../../core/database/schema/reports.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { HttpError } from '../../core/http/errors.ts';
import { day, idParams, noContent } from '../../core/http/schemas.ts';
import { newId } from '../../core/lib/ids.ts';

const config = { roles: RECRUITERS };
const tags = ['Reports'];
const source = z.string().min(1).max(80).describe('The name of the source, as in the report.');
const costSchema = z.object({
  source,
  day: day.describe('The day of the cost. Reports count the cost if their period includes this day.'),
  pence: z.int().min(1).max(1_000_000_000).describe('The cost, in pence.'),
});

/** The costs of each source between two days, in pence. */
export function sumCosts(db: Database, firstDay = '', lastDay = ''): Map<string, number> {
  const { source, day, pence } = sourceCosts;
  const isInPeriod = and(firstDay ? gte(day, firstDay) : undefined, lastDay ? lte(day, lastDay) : undefined);
  const sum = sql<number>`sum(${pence})`;
  const rows = db.select({ source, sum }).from(sourceCosts).where(isInPeriod).groupBy(source).all();
  return new Map(rows.map((row) => [row.source, row.sum]));
}

export async function costRoutes(app: App) {
  const { db } = app;

  const listSchema = z.object({ items: z.array(costSchema.extend({ id: z.string() })) });
  const listRouteSchema = { tags, querystring: z.object({ source }), response: { 200: listSchema } };
  app.get('/api/reports/costs', { config, schema: listRouteSchema }, async (request) => {
    const isOfSource = eq(sourceCosts.source, request.query.source);
    return { items: db.select().from(sourceCosts).where(isOfSource).orderBy(asc(sourceCosts.day)).all() };
  });

  const createSchema = {
    tags,
    body: z.strictObject(costSchema.shape),
    response: { 201: z.object({ id: z.string() }) },
  };
  app.post('/api/reports/costs', { config, schema: createSchema }, async (request, reply) => {
    const author = getAuthor(app, request);
    const id = newId();
    inTransaction(db, () => {
      db.insert(sourceCosts)
        .values({ ...request.body, id, createdAt: author.at })
        .run();
      audit(db, author, 'report.addCost', 'report', request.body.source);
    });
    return reply.code(201).send({ id });
  });

  const removeSchema = { tags, params: idParams, response: noContent };
  app.delete('/api/reports/costs/:id', { config, schema: removeSchema }, async (request, reply) => {
    inTransaction(db, () => {
      const row = db.delete(sourceCosts).where(eq(sourceCosts.id, request.params.id)).returning().get();
      if (!row) throw new HttpError(404, 'This cost doesn’t exist.');
      audit(db, getAuthor(app, request), 'report.deleteCost', 'report', row.source);
    });
    return reply.code(204).send(null);
  });
}
