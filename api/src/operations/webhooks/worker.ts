/**
 * Delivers events: one call at a time for each webhook, so that a slow receiver does not hold up the others. A row
 * stays queued until its result is recorded, so an event is delivered at least once, and may be delivered twice if the
 * process dies.
 */

import fp from 'fastify-plugin';
import type { App } from '../../core/app.ts';
import { queueForAdministrators } from '../../core/auth/users.ts';
import { and, asc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from '../../core/database/drizzle.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { inTransaction, untilWritable } from '../../core/database/transaction.ts';
import { TEST_EVENT } from '../../core/events/events.ts';
import { SAFE_METHODS } from '../../core/http/http.ts';
import { elapsedSince, withDeadline } from '../../core/lib/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/lib/dates.ts';
import { runWhenDue } from '../../core/lib/due-loop.ts';
import { composeEmail } from '../../core/mail/templates.ts';
import { adminAddress } from '../../core/settings/env.ts';
import { callWebhook, type Result } from './call.ts';
import { linkRoutes } from './links.ts';
import { keepRebuildHooks } from './rebuild-hooks.ts';
import { webhookRoutes } from './routes.ts';

/** Milliseconds before each retry, as the Standard Webhooks specification suggests: about three days in all. */
const RETRIES = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
] as const;
const PAUSE_AFTER_MS = 3 * DAY_MS;
const KEEP_MS = 30 * DAY_MS;
const TIMEOUT_MS = 15_000;
const ERROR_RETRY_MS = 5_000;

type Delivery = typeof deliveries.$inferSelect;
type Webhook = typeof webhooks.$inferSelect;

/** Register it after the plugin that repeats erasures after a restore, because it starts when the app is ready. */
export const webhookDelivery = fp(
  async (app: App) => {
    keepRebuildHooks(app);
    app.register(webhookRoutes);
    app.register(linkRoutes);
    const wake = startWorker(app);
    app.decorate('webhooks', { wake });
    app.changes.onChange(wake);
    app.addHook('onResponse', async (request) => {
      if (!SAFE_METHODS.has(request.method)) wake();
    });
  },
  { name: 'webhooks', dependencies: ['auth-guard', 'openapi', 'change-watcher', 'journal'] },
);

function startWorker(app: App): () => void {
  const { db, clock, log } = app;
  /** Deliveries in progress, by the webhook's id. */
  const delivering = new Map<string, Promise<void>>();
  let cleanedAt = Number.NEGATIVE_INFINITY;

  app.addHook('onClose', async () => {
    await Promise.all(delivering.values());
  });
  const wake = runWhenDue(app, {
    retryMs: ERROR_RETRY_MS,
    failure: 'failed to process the webhooks, will retry',
    async work(now, closing) {
      if (!app.journal.canSend()) return null;
      if (elapsedSince(cleanedAt, now) >= HOUR_MS) await deleteOldDeliveries(now);
      // Skips the search for due deliveries if there are no deliveries, because this work runs after every save.
      if (db.select({ id: deliveries.id }).from(deliveries).limit(1).get() === undefined) return null;
      for (let delivery = findDue(now); delivery && !closing.aborted; delivery = findDue(now)) start(delivery, closing);
      return Math.min(findNextDue() ?? Infinity, now + HOUR_MS);
    },
  });

  async function deleteOldDeliveries(now: number) {
    cleanedAt = now;
    await untilWritable(db);
    const isOver = or(eq(deliveries.state, 'delivered'), eq(deliveries.state, 'failed'));
    db.delete(deliveries)
      .where(and(isOver, lt(deliveries.at, now - KEEP_MS)))
      .run();
    // Makes deliveries due that were scheduled while the clock was ahead: no retry waits for two days.
    const isTooLate = and(eq(deliveries.state, 'queued'), gt(deliveries.nextAt, now + 2 * DAY_MS));
    db.update(deliveries).set({ nextAt: now }).where(isTooLate).run();
  }

  /**
   * Condition: a queued delivery may be sent. Leaves out events about submissions not yet in the journal, because those
   * have not been acknowledged. Tests are delivered even while a webhook is paused.
   */
  function deliverable() {
    const isAwake = or(isNull(webhooks.pausedAt), eq(deliveries.event, TEST_EVENT));
    const isOnHold = inArray(deliveries.subjectId, [...app.journal.held()]);
    const isIdle = notInArray(webhooks.id, [...delivering.keys()]);
    return and(eq(deliveries.state, 'queued'), isAwake, isIdle, sql`${isOnHold} IS NOT TRUE`);
  }

  function selectDeliveries() {
    return db.select().from(deliveries).innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId));
  }

  function findDue(now: number) {
    const isDue = and(deliverable(), lte(deliveries.nextAt, now));
    return selectDeliveries().where(isDue).orderBy(asc(deliveries.nextAt)).limit(1).get();
  }

  function findNextDue(): number | undefined {
    return selectDeliveries().where(deliverable()).orderBy(asc(deliveries.nextAt)).limit(1).get()?.webhook_deliveries
      .nextAt;
  }

  function start(
    { webhooks: webhook, webhook_deliveries: delivery }: NonNullable<ReturnType<typeof findDue>>,
    closing: AbortSignal,
  ) {
    const work = deliver(webhook, delivery, closing)
      .catch((err) => log.error({ err, webhook: webhook.id }, 'failed to record the delivery of an event'))
      .finally(() => {
        delivering.delete(webhook.id);
        wake();
      });
    delivering.set(webhook.id, work);
  }

  async function deliver(webhook: Webhook, delivery: Delivery, closing: AbortSignal) {
    const at = clock.now();
    const result = await withDeadline(clock, at + TIMEOUT_MS, closing, (signal) =>
      callWebhook(app, webhook, delivery, at, signal),
    );
    // An interrupted delivery is repeated when the server next starts.
    if (closing.aborted) return;
    await untilWritable(db);
    inTransaction(db, () => recordAttempt(webhook.id, delivery, { ...result, at }));
    app.mail.wake();
  }

  function recordAttempt(
    webhookId: string,
    { id, attempts }: Delivery,
    { status, response, at }: Result & { at: number },
  ) {
    const now = clock.now();
    const isDelivered = status !== null && status >= 200 && status < 300;
    const retryDelayMs = RETRIES[attempts];
    const attempt = { attempts: attempts + 1, attemptedAt: at, durationMs: Math.max(0, now - at), status, response };
    const outcome = isDelivered
      ? { state: 'delivered' as const }
      : retryDelayMs === undefined
        ? { state: 'failed' as const }
        : { nextAt: now + retryDelayMs };
    db.update(deliveries)
      .set({ ...attempt, ...outcome })
      .where(eq(deliveries.id, id))
      .run();
    const byId = eq(webhooks.id, webhookId);
    const webhook = db.select().from(webhooks).where(byId).get();
    if (!webhook) return;
    if (isDelivered) {
      if (webhook.failingSince !== null) db.update(webhooks).set({ failingSince: null }).where(byId).run();
      return;
    }
    const failingSince = Math.min(webhook.failingSince ?? now, now);
    const isHopeless = status === 410 || now - failingSince >= PAUSE_AFTER_MS;
    const pausedAt = isHopeless ? (webhook.pausedAt ?? now) : webhook.pausedAt;
    db.update(webhooks).set({ failingSince, pausedAt }).where(byId).run();
    log.warn({ webhook: webhookId, status, attempts: attempt.attempts }, 'a webhook failed');
    if (isHopeless && webhook.pausedAt === null) notifyAdministrators(webhook);
  }

  function notifyAdministrators({ id, url }: Webhook) {
    const content = composeEmail(app, 'webhookPausedEmail', {
      webhook_host: new URL(url).host,
      webhooks_link: adminAddress(app.env, '#webhooks'),
    });
    queueForAdministrators(app, { kind: 'webhook.paused', subjectId: id }, content);
  }

  return wake;
}
