import { and, asc, desc, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { RECRUITERS } from '../auth/access.ts';
import { applications } from '../database/schema/applications.ts';
import { users } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { person } from './schemas.ts';

const config = { roles: RECRUITERS };
const MAX_JOBS = 500;

/** What the inbox can be narrowed down by: the colleagues who share it, and the jobs that somebody has applied for. */
export async function choiceRoutes(app: App) {
  const { db } = app;

  const colleagues = { tags: ['Applications'], response: { 200: z.array(person) } };
  app.get('/api/inbox/colleagues', { config, schema: colleagues }, async () => {
    const { id, name, role, disabledAt } = users;
    const isColleague = and(inArray(role, [...RECRUITERS]), isNull(disabledAt));
    return db.select({ id, name }).from(users).where(isColleague).orderBy(asc(name)).all();
  });

  const job = z.object({ id: z.string(), title: z.string(), applications: z.int() });
  const jobs = { tags: ['Applications'], response: { 200: z.array(job) } };
  app.get('/api/inbox/jobs', { config, schema: jobs }, async () => {
    const { jobId, jobTitle, createdAt, deletedAt } = applications;
    const newest = sql<number>`max(${createdAt})`;
    return db
      .select({ id: jobId, title: jobTitle, applications: sql<number>`count(*)`, newest })
      .from(applications)
      .where(isNull(deletedAt))
      .groupBy(jobId)
      .orderBy(desc(newest))
      .limit(MAX_JOBS)
      .all();
  });
}
