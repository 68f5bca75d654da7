/** The hosts that are notified when the site changes, for every user: the webhooks with the event `site.published`. */
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EDITORS, EVERYONE } from '../../core/auth/access.ts';
import { and, desc, eq, isNotNull } from '../../core/database/drizzle.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { queueSitePublished, SITE_PUBLISHED } from '../../core/events/events.ts';
import { toIso } from '../../core/lib/dates.ts';

const tags = ['Publishing'];

/** Omits the address of the hook, which is often a secret. */
const hookState = z.object({
  host: z.string(),
  state: z.enum(['current', 'due', 'failing', 'paused']),
  calledAt: z.string().nullable(),
  result: z.string().nullable().describe('The result of the last call, as a sentence; null before the first.'),
  nextAt: z.string().nullable(),
});

export async function rebuildHookRoutes(app: App) {
  const { db } = app;

  const listSchema = { tags, response: { 200: z.array(hookState) } };
  app.get('/api/publish/rebuild-hooks', { config: { roles: EVERYONE }, schema: listSchema }, async () => {
    const hookRows = db.select().from(webhooks).orderBy(webhooks.createdAt).all();
    return hookRows.filter(({ events }) => events.includes(SITE_PUBLISHED)).map(describe);
  });

  const callSchema = { tags, summary: 'Call every rebuild hook now', response: { 202: z.null() } };
  app.post(
    '/api/publish/rebuild-hooks/call',
    { config: { roles: EDITORS }, schema: callSchema },
    async (_request, reply) => {
      queueSitePublished(db, app.changes.last(), app.clock.now(), 'now');
      return reply.code(202).send(null);
    },
  );

  function describe({ id, url, failingSince, pausedAt }: typeof webhooks.$inferSelect): z.infer<typeof hookState> {
    const isOfHook = and(eq(deliveries.webhookId, id), eq(deliveries.event, SITE_PUBLISHED));
    const newestDelivery = db.select().from(deliveries).orderBy(desc(deliveries.attemptedAt)).limit(1);
    const lastDelivery = newestDelivery.where(and(isOfHook, isNotNull(deliveries.attemptedAt))).get();
    const queuedDelivery = db
      .select()
      .from(deliveries)
      .where(and(isOfHook, eq(deliveries.state, 'queued')))
      .get();
    return {
      host: new URL(url).host,
      state: pausedAt ? 'paused' : failingSince ? 'failing' : queuedDelivery ? 'due' : 'current',
      calledAt: toIso(lastDelivery?.attemptedAt ?? null),
      result: lastDelivery
        ? lastDelivery.status === null
          ? lastDelivery.response
          : `Responded with status ${lastDelivery.status}.`
        : null,
      nextAt: toIso(queuedDelivery?.nextAt ?? null),
    };
  }
}
