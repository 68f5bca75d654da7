/** Page views of jobs. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often a job's page was opened on a day. Nothing about who opened it. */
export const jobViews = sqliteTable(
  'job_views',
  {
    jobId: text().notNull(),
    /** `2026-11-21`, UTC. */
    day: text().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.day] }), index('job_views_day').on(t.day)],
);
