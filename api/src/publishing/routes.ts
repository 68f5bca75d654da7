import { z } from 'zod';
import { EVERYONE } from '../auth/access.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { publishEventsRoute } from './events-route.ts';
import { notifyPublisher } from './notify-publisher.ts';
import { previewRoutes } from './preview-routes.ts';
import { publisherAt } from './publisher-client.ts';
import { rebuildHookRoutes } from './rebuild-hooks.ts';
import { newestReceipts, receiptSchema } from './receipts.ts';
import { storageRoute } from './storage-route.ts';

const tags = ['Publishing'];
const config = { roles: EVERYONE };
const failures = z.array(z.object({ path: z.string(), message: z.string() }));
const status = z.object({ last: z.int(), applied: z.int(), publisher: z.enum(['up', 'down']), failures });

/** What editors can see of the way from a save to the site. */
export async function publishRoutes(app: App) {
  const publisher = app.env.publisher && publisherAt(app.env.publisher);
  const notifier = notifyPublisher(app, publisher);
  await app.register(publishEventsRoute, { notifier });
  await app.register(rebuildHookRoutes);
  await app.register(storageRoute);
  await app.register(previewRoutes, { publisher });

  app.get('/api/publish', { config, schema: { tags, response: { 200: status } } }, async () => {
    const current = await publisher?.status().catch(() => null);
    const newest = newestReceipts(app.db, 1)[0];
    return {
      last: app.changes.last(),
      applied: notifier.applied(),
      publisher: current ? ('up' as const) : ('down' as const),
      failures: current?.errors ?? newest?.errors ?? [],
    };
  });

  const list = { tags, querystring: z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) }) };
  app.get(
    '/api/publish/receipts',
    { config, schema: { ...list, response: { 200: z.array(receiptSchema) } } },
    async (request) => newestReceipts(app.db, request.query.limit),
  );

  const one = { tags, params: z.object({ change: z.coerce.number().int() }), response: { 200: receiptSchema } };
  app.get('/api/publish/receipts/:change', { config, schema: one }, async (request) => {
    const receipt = notifier.receipt(request.params.change);
    if (!receipt) throw new HttpError(404, 'There is no such change.');
    return receipt;
  });

  app.post('/api/publish/retry', { config, schema: { tags, response: { 202: z.null() } } }, async (_request, reply) => {
    if (!publisher) throw new HttpError(503, 'No publisher runs beside this server.');
    notifier.retry();
    return reply.code(202).send(null);
  });

  const ready = { tags: ['Health'], response: { 200: z.object({ status: z.string() }) } };
  app.get('/readyz', { config: { public: true }, schema: ready }, async () => {
    if (!notifier.isReady()) throw new HttpError(503, 'The site is being published for the first time.');
    return { status: 'ready' };
  });
}
