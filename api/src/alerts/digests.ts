/** Tells people of new jobs when their time has come, each job once. It sleeps until somebody is due. */
import { contentTypes, type DataByType } from 'content-types';
import { completed } from 'content-types/completed';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, min } from 'drizzle-orm';
import { inTransaction } from '../content/store.ts';
import type { Database } from '../database/open.ts';
import { alertJobs, alerts, documents } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import type { App } from '../parts.ts';
import { jobOnSite } from '../submissions/job-on-site.ts';
import { nextDigest } from './digest-time.ts';
import { criteriaOf, matches } from './fields.ts';
import { digestLetter, type NewJob } from './letters.ts';
import { type Alert, eraseUnanswered, jobsToldTo, PENDING_MS } from './store.ts';

/** A job that has been on the site for longer is new to nobody. */
const NEW_MS = 31 * 24 * 3_600_000;
const RETRY_MS = 60_000;
/** Letters written before somebody else has a turn. */
const BATCH = 50;

export interface Digests {
  /** Looks again when the next digest is due: somebody has confirmed, changed or ended an alert. */
  wake(): void;
}

type OpenJob = NewJob & { publishedAt: number };

export function startDigests(app: App): Digests {
  const { db, clock, log } = app;
  let cancel = () => {};
  let isStopped = false;

  function wake() {
    cancel();
    if (isStopped) return;
    const now = clock.now();
    try {
      eraseUnanswered(db, now);
      const due = dueAlerts(db, now);
      if (due.length > 0) sendDigests(app, due, now);
      const isBehind = due.length === BATCH;
      const next = isBehind ? now : nextDue(db);
      if (next !== null) cancel = clock.at(next, wake);
    } catch (err) {
      log.error({ err }, 'job alerts could not be sent and will be tried again');
      cancel = clock.at(now + RETRY_MS, wake);
    }
  }

  app.addHook('onReady', async () => wake());
  app.addHook('onClose', async () => {
    isStopped = true;
    cancel();
  });
  return { wake };
}

/** A transaction for each: a mail is queued exactly when its jobs are noted as told. */
function sendDigests(app: App, due: readonly Alert[], now: number) {
  const jobs = newJobs(app.db, now);
  for (const alert of due) inTransaction(app.db, () => sendDigest(app, alert, jobs, now));
  app.mail.wake();
}

function sendDigest(app: App, alert: Alert, jobs: readonly OpenJob[], now: number) {
  const { db } = app;
  const told = jobsToldTo(db, alert.email);
  const criteria = criteriaOf(alert);
  const news = jobs.filter(
    ({ id, data, publishedAt }) => publishedAt >= alert.createdAt && !told.has(id) && matches(criteria, data),
  );
  const isSent = news.length > 0;
  if (isSent) {
    db.insert(alertJobs)
      .values(news.map(({ id: jobId }) => ({ alertId: alert.id, jobId })))
      .run();
    queueMail(app, digestLetter(app, alert, news));
  }
  const change = { dueAt: nextDigest(alert.frequency, now), ...(isSent && { lastSentAt: now }) };
  db.update(alerts).set(change).where(eq(alerts.id, alert.id)).run();
}

function dueAlerts(db: Database, now: number): Alert[] {
  const isDue = and(isNotNull(alerts.confirmedAt), lte(alerts.dueAt, now));
  return db.select().from(alerts).where(isDue).orderBy(asc(alerts.dueAt)).limit(BATCH).all();
}

/** When there is something to send, or to forget; null while there is nobody. */
function nextDue(db: Database): number | null {
  const due =
    db
      .select({ at: min(alerts.dueAt) })
      .from(alerts)
      .get()?.at ?? null;
  const isPending = isNull(alerts.confirmedAt);
  const asked =
    db
      .select({ at: min(alerts.createdAt) })
      .from(alerts)
      .where(isPending)
      .get()?.at ?? null;
  const times = [due, asked === null ? null : asked + PENDING_MS].filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/** The open jobs that are new, newest first. */
function newJobs(db: Database, now: number): OpenJob[] {
  const { fields, name } = contentTypes.job;
  const { id, type, published, publishedAt, deletedAt } = documents;
  const isNew = and(eq(type, name), isNull(deletedAt), isNotNull(published), gt(publishedAt, now - NEW_MS));
  const rows = db.select({ id, published, publishedAt }).from(documents).where(isNew).orderBy(desc(publishedAt)).all();
  return rows
    .filter(({ id }) => jobOnSite(db, id, now)?.isOpen)
    .map(({ id, published, publishedAt }) => ({
      id,
      data: completed(fields, published ?? {}) as DataByType['job'],
      publishedAt: publishedAt ?? 0,
    }));
}
