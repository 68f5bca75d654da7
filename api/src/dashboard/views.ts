import { desc, gt, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { jobViews } from '../database/schema/views.ts';

const DAY_MS = 24 * 3_600_000;

export function countView(db: Database, jobId: string, now: number): void {
  const { day, views } = jobViews;
  db.insert(jobViews)
    .values({ jobId, day: dayOf(now), views: 1 })
    .onConflictDoUpdate({ target: [jobViews.jobId, day], set: { views: sql`${views} + 1` } })
    .run();
}

/** The jobs that were opened most in the last `days` days, with how often. */
export function mostViewed(db: Database, now: number, days: number, limit: number): { jobId: string; views: number }[] {
  const views = sum(jobViews.views).mapWith(Number);
  return db
    .select({ jobId: jobViews.jobId, views })
    .from(jobViews)
    .where(gt(jobViews.day, dayOf(now - days * DAY_MS)))
    .groupBy(jobViews.jobId)
    .orderBy(desc(views), jobViews.jobId)
    .limit(limit)
    .all();
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
