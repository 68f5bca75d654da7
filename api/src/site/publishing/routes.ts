import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EVERYONE } from '../../core/auth/access.ts';
import { serveEvents } from '../../core/auth/event-stream.ts';
import { HttpError } from '../../core/http/errors.ts';
import { CHEAP } from '../../core/http/public-limits.ts';
import { indexNow } from './index-now.ts';
import { notifyPublisher, type PublisherNotifier } from './notify-publisher.ts';
import { previewRoutes } from './preview-routes.ts';
import { isSiteMissing } from './published-folder.ts';
import { publisherAt } from './publisher-client.ts';
import { rebuildHookRoutes } from './rebuild-hooks.ts';
import { listNewestReceipts, type Receipt, receiptSchema } from './receipt-store.ts';
import { ensureSiteId } from './site-id.ts';

const tags = ['Publishing'];
const config = { roles: EVERYONE };
const failures = z.array(z.object({ path: z.string(), message: z.string() }));
const fullBuild = z
  .object({ done: z.int(), total: z.int() })
  .describe('The progress of a requested full build, in pages; null if none is running.');
const status = z.object({
  last: z.int(),
  applied: z.int(),
  publisher: z.enum(['up', 'down', 'none']),
  failures,
  fullBuild: fullBuild.nullable(),
});

/** The report that the S3 export (`PUBLISH_S3_URL`) leaves in the data folder. */
const storage = z.object({
  host: z.string(),
  state: z.enum(['current', 'failing']),
  calledAt: z.string(),
  result: z.string(),
  nextAt: z.string().nullable(),
});

/** Routes for publishing: its progress, retries, full builds, previews, rebuild hooks and storage. */
export async function publishRoutes(app: App) {
  ensureSiteId(app.db);
  const publisher = app.env.publisher && publisherAt(app.env.publisher);
  const notifier = notifyPublisher(app, publisher);
  await app.register(publishEventsRoute, { notifier });
  await app.register(indexNow, { notifier });
  await app.register(rebuildHookRoutes);
  await app.register(storageRoute);
  await app.register(previewRoutes, { publisher });

  app.get(
    '/api/publish',
    { config, schema: { tags, summary: 'Get the publishing status', response: { 200: status } } },
    async () => {
      const publisherStatus = await publisher?.status().catch(() => null);
      const newestReceipt = listNewestReceipts(app.db, 1)[0];
      return {
        last: app.changes.last(),
        applied: notifier.applied(),
        // `none` in development, where pages are rendered on request.
        publisher: publisher ? (publisherStatus ? ('up' as const) : ('down' as const)) : ('none' as const),
        failures: publisherStatus?.errors ?? newestReceipt?.errors ?? [],
        fullBuild: notifier.isFullWanted() ? (publisherStatus?.progress ?? { done: 0, total: 0 }) : null,
      };
    },
  );

  const listSchema = {
    tags: ['Changes'],
    querystring: z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) }),
  };
  app.get(
    '/api/publish/receipts',
    { config, schema: { ...listSchema, response: { 200: z.array(receiptSchema) } } },
    async (request) => listNewestReceipts(app.db, request.query.limit),
  );

  const getSchema = {
    tags: ['Changes'],
    params: z.object({ change: z.coerce.number().int() }),
    response: { 200: receiptSchema },
  };
  app.get('/api/publish/receipts/:change', { config, schema: getSchema }, async (request) => {
    const receipt = notifier.receipt(request.params.change);
    if (!receipt) throw new HttpError(404, 'This change doesn’t exist.');
    return receipt;
  });

  app.post(
    '/api/publish/retry',
    { config, schema: { tags, summary: 'Retry failed pages', response: { 202: z.null() } } },
    async (_request, reply) => {
      if (!publisher)
        throw new HttpError(503, 'Publishing isn’t running. Ask your server administrator to restart it.');
      notifier.retry();
      return reply.code(202).send(null);
    },
  );

  app.post(
    '/api/publish/everything',
    { config, schema: { tags, summary: 'Start a full build of the site', response: { 202: z.null() } } },
    async (_request, reply) => {
      if (!publisher)
        throw new HttpError(503, 'Publishing isn’t running. Ask your server administrator to restart it.');
      notifier.publishEverything();
      return reply.code(202).send(null);
    },
  );

  const readySchema = {
    tags: ['Health'],
    summary: 'Check that the site is published and its files exist',
    response: { 200: z.object({ status: z.string() }) },
  };
  app.get('/readyz', { config: { public: CHEAP }, schema: readySchema }, async () => {
    if (!notifier.isReady())
      throw new HttpError(503, 'The site is being published for the first time. Please try again shortly.');
    if (isSiteMissing(app))
      throw new HttpError(503, 'Some of the published site’s files are missing. They’re being restored.');
    return { status: 'ready' };
  });
}

/** Server-sent events: `receipt` for every new receipt and every change in its state. */
async function publishEventsRoute(app: App, { notifier }: { notifier: PublisherNotifier }) {
  const schema = {
    tags,
    operationId: 'followPublishing',
    summary: 'Stream publishing events as server-sent events',
    description: 'Sends a `receipt` event for each new receipt and each change in its state.',
  };
  const serve = serveEvents(app);
  app.get('/api/publish/events', { config, schema }, (request, reply) =>
    serve(request, reply, (send) => {
      const report = (receipt: Receipt) => send('receipt', receipt);
      notifier.events.on('receipt', report);
      return () => notifier.events.off('receipt', report);
    }),
  );
}

/** Whether storage matches the site. Null if no storage is set, or before its first report. */
async function storageRoute(app: App) {
  const file = join(app.env.dataDir, 'publisher', 'storage.json');
  const schema = { tags, summary: 'Get the storage status', response: { 200: storage.nullable() } };
  app.get('/api/publish/storage', { config, schema }, async () => {
    if (!app.env.hasStorage) return null;
    try {
      return storage.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      return null;
    }
  });
}
