/**
 * Reports changed jobs to search engines by the IndexNow protocol (https://www.indexnow.org/documentation), once
 * Site settings turn it on. Calls go through the queue of the webhooks, with its retries, and its log is the evidence.
 */
import { INDEX_NOW_FILE, indexNowKey } from 'content-types/pages/index-now';
import type { App } from '../../core/app.ts';
import { readPublishedSingleton } from '../../core/content/published.ts';
import { and, desc, eq, gt, isNotNull, lte, sql } from '../../core/database/drizzle.ts';
import { readFact, writeFact } from '../../core/database/facts.ts';
import type { Database } from '../../core/database/open.ts';
import { changes } from '../../core/database/schema/content.ts';
import type { Fact } from '../../core/database/schema/reach.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { queueFor } from '../../core/events/events.ts';
import type { Env } from '../../core/settings/env.ts';
import type { PublisherNotifier } from './notify-publisher.ts';
import { isClosed } from './opening.ts';
import { readAppliedSeq } from './receipt-store.ts';

/** The id of the IndexNow webhook, which the admin does not list. */
export const INDEX_NOW_ID = 'index-now';
const EVENT = 'jobs.changed';
const LAST_CHANGE_FACT = 'index-now change';
/** The protocol's limit for one call. */
const MAX_URLS = 10_000;

export function isIndexNowOn(db: Database): boolean {
  return readPublishedSingleton(db, 'siteSettings').indexNow;
}

/** Queues a call for the jobs that have changed on the site since the last one. */
function queueIndexNow(db: Database, url: string, now: number): void {
  const lastSeq = Number(readFact(db, LAST_CHANGE_FACT) ?? -1);
  const appliedSeq = readAppliedSeq(db);
  if (!isIndexNowOn(db) || isClosed(db)) {
    // Forgets the position, so that IndexNow reports only later changes once it is turned on.
    if (lastSeq >= 0) writeFact(db, LAST_CHANGE_FACT, '-1');
    return;
  }
  if (lastSeq === appliedSeq) return;
  writeFact(db, LAST_CHANGE_FACT, String(appliedSeq));
  const isNews = and(eq(changes.type, 'job'), gt(changes.seq, lastSeq), lte(changes.seq, appliedSeq));
  const jobs = lastSeq < 0 ? [] : db.selectDistinct({ id: changes.documentId }).from(changes).where(isNews).all();
  if (jobs.length === 0) return;
  const row = { id: INDEX_NOW_ID, url, events: [], isPersonal: false, secret: '', createdAt: now };
  const activeWebhook = { url, pausedAt: null, failingSince: null };
  db.insert(webhooks).values(row).onConflictDoUpdate({ target: webhooks.id, set: activeWebhook }).run();
  for (let i = 0; i < jobs.length; i += MAX_URLS) {
    const ids = jobs.slice(i, i + MAX_URLS).map(({ id }) => id);
    queueFor(db, INDEX_NOW_ID, EVENT, now, { data: { jobs: ids } });
  }
}

/** The body of a call. */
export function indexNowBody({ publicSiteUrl: site }: Env, { jobs }: { jobs?: string[] }) {
  return {
    host: site.host,
    key: indexNowKey(site.origin),
    keyLocation: new URL(INDEX_NOW_FILE, site).href,
    urlList: (jobs ?? []).map((id) => new URL(`/job/${id}`, site).href),
  };
}

/** The result of the latest call about the job. */
export function findIndexNowFacts(db: Database, jobId: string): Fact[] {
  const names = sql`EXISTS (SELECT 1 FROM json_each(${deliveries.data}, '$.jobs') WHERE value = ${jobId})`;
  const isTried = and(eq(deliveries.webhookId, INDEX_NOW_ID), isNotNull(deliveries.attemptedAt), names);
  const call = db.select().from(deliveries).where(isTried).orderBy(desc(deliveries.attemptedAt)).limit(1).get();
  return call ? [describeCall(call)] : [];
}

/** The result of the latest call. */
export function findLastIndexNowCall(db: Database): Fact | null {
  const isTried = and(eq(deliveries.webhookId, INDEX_NOW_ID), isNotNull(deliveries.attemptedAt));
  const call = db.select().from(deliveries).where(isTried).orderBy(desc(deliveries.attemptedAt)).limit(1).get();
  return call ? describeCall(call) : null;
}

function describeCall({ attemptedAt, at, status, response }: typeof deliveries.$inferSelect): Fact {
  const time = attemptedAt ?? at;
  if (status === null) return { state: 'failed', at: time, evidence: `IndexNow was not reached: ${response}` };
  const responseText = response.trim() ? `: ${response.trim().slice(0, 200)}` : '.';
  const evidence = `IndexNow responded with ${status}${responseText}`;
  return { state: status >= 200 && status < 300 ? 'accepted' : 'refused', at: time, evidence };
}

/** Looks for changed jobs whenever the publisher has reported. */
export async function indexNow(app: App, { notifier }: { notifier: PublisherNotifier }) {
  const { db, env, clock, log } = app;
  notifier.events.on('receipt', async ({ state }) => {
    if (state !== 'live' && state !== 'failed') return;
    try {
      await untilWritable(db);
      inTransaction(db, () => queueIndexNow(db, env.indexNowUrl, clock.now()));
      app.webhooks.wake();
    } catch (err) {
      log.warn({ err }, 'failed to queue a call to IndexNow, will retry after the next change');
    }
  });
}
