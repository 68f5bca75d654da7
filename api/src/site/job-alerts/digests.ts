/** Sends the digests of new jobs when they are due, each job once to each address. */

import { contentTypes } from 'content-types';
import type { JobFacts } from 'content-types/job-search/criteria';
import { listUnindexedWords } from 'content-types/job-search/facts';
import { londonDay } from 'content-types/time/london-time';
import { withDefaults } from 'content-types/values/defaults';
import type { App } from '../../core/app.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { type Alert, alertJobs, alerts } from '../../core/database/schema/job-alerts.ts';
import { readMin } from '../../core/database/statements.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { findPublishedJob } from '../../core/jobs.ts';
import { DAY_MS, MINUTE_MS, toIso } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { findNextDigest } from '../../core/lib/next-digest.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { scoreJobsByWords, type UnindexedWords } from '../job-search/job-search.ts';
import { digestEmail, type NewJob } from './emails.ts';
import { meetsAlert, toAlertFacts, toCriteria } from './fields.ts';
import { erasePending, findSentJobIds, PENDING_MS } from './store.ts';

/** A job that has been on the site for longer is not new. */
const MAX_JOB_AGE_MS = 31 * DAY_MS;
const RETRY_MS = MINUTE_MS;
/** Maximum time until a digest, longer than a week because the end of summer time adds an hour. */
const MAX_WAIT_MS = 8 * DAY_MS;
/** Maximum number of emails written at a time, so that other work gets its turn. */
const BATCH_SIZE = 50;

export interface Digests {
  /** Call it after an alert was confirmed, changed or ended, because the next digest may be due at another time. */
  wake(): void;
}

type OpenJob = NewJob & JobFacts & { publishedAt: number; unindexed: UnindexedWords };
/** Open jobs by id. */
type OpenJobs = ReadonlyMap<string, OpenJob>;

export function startDigests(app: App): Digests {
  const { db } = app;
  const wake = runWhenDue(app, {
    retryMs: RETRY_MS,
    failure: 'failed to send job alerts, will retry',
    async work(now) {
      await untilWritable(db);
      erasePending(db, now);
      const sentCount = await sendDigests(app, now);
      return sentCount === BATCH_SIZE ? now : findNextDue(db);
    },
  });
  return { wake };
}

/**
 * Sends the digests that are due, a batch at most, and resolves with their number. Each is one transaction: an email is
 * queued exactly when its jobs are recorded as sent.
 */
async function sendDigests(app: App, now: number): Promise<number> {
  const { db } = app;
  let sentCount = 0;
  let jobs: OpenJobs | null = null;
  for (; sentCount < BATCH_SIZE; sentCount += 1) {
    // Waits before looking for the next alert, because an alert may be ended during the wait.
    await untilWritable(db);
    const alert = findFirstDue(db, now);
    if (!alert) break;
    jobs ??= readNewJobs(db, now);
    const openJobs = jobs;
    inTransaction(db, () => sendDigest(app, alert, openJobs, now));
  }
  if (sentCount > 0) app.mail.wake();
  return sentCount;
}

function sendDigest(app: App, alert: Alert, jobs: OpenJobs, now: number) {
  const { db } = app;
  const sentJobIds = findSentJobIds(db, alert.email);
  const criteria = toCriteria(alert);
  const matchesAlert = meetsAlert(criteria, londonDay(now));
  const byWords = scoreJobsByWords(db, jobs, criteria.q);
  const isWanted = (job: OpenJob) =>
    job.publishedAt >= alert.createdAt &&
    !sentJobIds.has(job.id) &&
    matchesAlert(job) &&
    (byWords === null || byWords.has(job.id));
  const jobsToSend = [...jobs.values()].filter(isWanted);
  const isSent = jobsToSend.length > 0;
  if (isSent) {
    db.insert(alertJobs)
      .values(jobsToSend.map(({ id: jobId }) => ({ alertId: alert.id, jobId, at: now })))
      .run();
    queueMail(app, digestEmail(app, alert, jobsToSend));
  }
  const change = { dueAt: findNextDigest(alert.frequency, now), ...(isSent && { lastSentAt: now }) };
  db.update(alerts).set(change).where(eq(alerts.id, alert.id)).run();
}

function findFirstDue(db: Database, now: number): Alert | undefined {
  // Includes alerts due impossibly late, whose time was stored while the clock was ahead.
  const isTime = or(lte(alerts.dueAt, now), gt(alerts.dueAt, now + MAX_WAIT_MS));
  const isDue = and(isNotNull(alerts.confirmedAt), isTime);
  return db.select().from(alerts).where(isDue).orderBy(asc(alerts.dueAt)).get();
}

/** The time when the next digest is due or an unconfirmed alert must be erased; null if there are no alerts. */
function findNextDue(db: Database): number | null {
  const nextAlert = readMin(db, alerts.dueAt);
  const oldestUnconfirmed = readMin(db, alerts.createdAt, isNull(alerts.confirmedAt));
  const times = [nextAlert, oldestUnconfirmed === null ? null : oldestUnconfirmed + PENDING_MS].filter(
    (time) => time !== null,
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** The open jobs that are new, newest first. */
function readNewJobs(db: Database, now: number): OpenJobs {
  const { fields, name } = contentTypes.job;
  const { id, type, published, publishedAt, deletedAt } = documents;
  const isNew = and(eq(type, name), isNull(deletedAt), isNotNull(published), gt(publishedAt, now - MAX_JOB_AGE_MS));
  const rows = db.select({ id, published, publishedAt }).from(documents).where(isNew).orderBy(desc(publishedAt)).all();
  const openJobs = rows
    .filter(({ id }) => findPublishedJob(db, id, now)?.isOpen)
    .map(({ id, published, publishedAt: time }): [string, OpenJob] => {
      const publishedAt = time ?? 0;
      const data = withDefaults(fields, published ?? {});
      const facts = toAlertFacts({ data, publishedAt: toIso(publishedAt), expiresAt: null });
      return [id, { ...facts, id, data, publishedAt, unindexed: listUnindexedWords({ data }) }];
    });
  return new Map(openJobs);
}
