import type { JobCriteria } from 'content-types/job-search/criteria';
import { index, integer, primaryKey, real, sqliteTable, text } from '../drizzle.ts';
import { holdsEntries } from './entry-columns.ts';

/** Job alert subscriptions. A row is all the data held about its subscriber, and is deleted when they unsubscribe. */
export const alerts = sqliteTable(
  'alerts',
  {
    id: text().primaryKey(),
    /** The address in lower case. */
    email: text().notNull(),
    /** Criteria that a job must meet, as in the job search; null for any job. */
    category: text(),
    type: text(),
    basis: text(),
    /** Words anywhere in the advert; empty for any. */
    q: text().notNull().default(''),
    remote: text().$type<JobCriteria['remote']>().notNull().default(''),
    /** A town, county or postcode; empty for anywhere. */
    place: text().notNull(),
    /** The distance from `place` in miles. 0 matches only jobs that name the place. */
    miles: integer().notNull().default(0),
    /** The minimum pay, in pounds per `per`; 0 for any. */
    pay: real().notNull().default(0),
    per: text().$type<JobCriteria['per']>().notNull().default('year'),
    frequency: text().$type<AlertFrequency>().notNull(),
    createdAt: integer().notNull(),
    /** Confirmation time; null until the owner of the address has confirmed. */
    confirmedAt: integer(),
    /** Time of the next search; null until confirmed. */
    dueAt: integer(),
    lastSentAt: integer(),
  },
  (t) => [index('alerts_email').on(t.email), index('alerts_due').on(t.dueAt), index('alerts_created').on(t.createdAt)],
);

export type Alert = typeof alerts.$inferSelect;

holdsEntries('sector', alerts.category);
holdsEntries('jobType', alerts.type);
holdsEntries('contractType', alerts.basis);

export type AlertFrequency = 'daily' | 'weekly';

/** The jobs that an alert has sent. No job is sent twice. */
export const alertJobs = sqliteTable(
  'alert_jobs',
  {
    alertId: text()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    jobId: text().notNull(),
    /** Time of sending; null for jobs sent before times were recorded. */
    at: integer(),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.jobId] }), index('alert_jobs_job').on(t.jobId)],
);
