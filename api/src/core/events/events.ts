/**
 * The events that webhooks receive. Functions that queue an event run in the transaction of its change, and insert a
 * row for each subscribed webhook. The worker delivers the rows later.
 */
import { and, asc, eq, gt } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { webhookDeliveries, webhooks } from '../database/schema/webhooks.ts';
import { prepared } from '../database/statements.ts';
import { MINUTE_MS, toIso } from '../lib/dates.ts';
import { newId } from '../lib/ids.ts';

declare module 'fastify' {
  interface FastifyInstance {
    webhooks: {
      /** Wakes the worker to check for events now. */
      wake(): void;
    };
  }
}

/** The test event, which an administrator can send. */
export const TEST_EVENT = 'webhook.test';
export const SITE_PUBLISHED = 'site.published';
/** Debounce times: a burst of changes causes one event, and continuous changes cause one a minute. */
const QUIET_MS = 5_000;
const MAX_QUIET_MS = MINUTE_MS;

/** Whether there are any webhooks. If not, callers need not read the data of an event. */
export function hasWebhooks(db: Database): boolean {
  return selectWebhooks(db).all().length > 0;
}

/**
 * Queues an erasure event and deletes all other events about the application. `extent` is `some` if the law requires
 * part of the data.
 */
export function queueErasure(
  db: Database,
  { id, reference }: { id: string; reference: string },
  extent: 'everything' | 'some',
  at: number,
) {
  db.delete(webhookDeliveries).where(eq(webhookDeliveries.subjectId, id)).run();
  queueEvent(db, 'candidate.erased', at, { data: { application: { id, reference }, extent } });
}

/** Returns the events about an application that were sent to other systems and are still in the log. */
export function findDeliveries(db: Database, applicationId: string) {
  const rows = db
    .select({ url: webhooks.url, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.subjectId, applicationId), gt(webhookDeliveries.attempts, 0)))
    .orderBy(asc(webhookDeliveries.at))
    .all();
  return rows.map(({ url, delivery: { event, at, data, personal } }) => {
    return { to: new URL(url).host, event, at: toIso(at), data: { ...data, ...personal } };
  });
}

interface Content {
  data: Record<string, unknown>;
  personal?: Record<string, unknown>;
  subjectId?: string;
  /** Time of the first attempt; now by default. */
  nextAt?: number;
}

/** Queues an event for each webhook that subscribes to it. */
export function queueEvent(db: Database, event: string, at: number, { personal, ...content }: Content) {
  for (const { id, events, isPersonal } of selectWebhooks(db).all()) {
    if (events.includes(event)) queueFor(db, id, event, at, isPersonal ? { ...content, personal } : content);
  }
}

/**
 * Queues an event about site changes up to and including `change`, debounced or `now`. Replaces an earlier event that
 * is still queued.
 */
export function queueSitePublished(db: Database, change: number, at: number, timing: 'quiet' | 'now' = 'quiet') {
  const { webhookId, event, state, attempts } = webhookDeliveries;
  for (const { id, events } of selectWebhooks(db).all()) {
    if (!events.includes(SITE_PUBLISHED)) continue;
    const isQueued = and(eq(webhookId, id), eq(event, SITE_PUBLISHED), eq(state, 'queued'));
    const hasFailed = and(isQueued, gt(attempts, 0));
    db.update(webhookDeliveries).set({ state: 'failed' }).where(hasFailed).run();
    const replacedDelivery = db.delete(webhookDeliveries).where(isQueued).returning().get();
    // A due event may already be on its way, without this change.
    const firstAt = replacedDelivery && replacedDelivery.nextAt > at ? replacedDelivery.at : at;
    const nextAt = timing === 'now' ? at : Math.min(at + QUIET_MS, firstAt + MAX_QUIET_MS);
    queueFor(db, id, SITE_PUBLISHED, firstAt, { data: { change }, nextAt });
  }
}

/** Queues an event for one webhook, such as a test. Returns the id of the delivery. */
export function queueFor(db: Database, webhookId: string, event: string, at: number, content: Content): string {
  const id = newId(20);
  const queuedState = { state: 'queued', attempts: 0, response: '' } as const;
  db.insert(webhookDeliveries)
    .values({ id, webhookId, event, at, nextAt: at, ...content, ...queuedState })
    .run();
  return id;
}

const selectWebhooks = prepared((db) => {
  const { id, events, isPersonal } = webhooks;
  return db.select({ id, events, isPersonal }).from(webhooks).prepare();
});
