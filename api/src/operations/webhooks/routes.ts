/** Webhooks and the log of their deliveries, for administrators. */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { audit } from '../../core/audit.ts';
import { ADMINISTRATORS, getAuthor } from '../../core/auth/access.ts';
import { desc, eq, ne } from '../../core/database/drizzle.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { countRows } from '../../core/database/statements.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { allEvents } from '../../core/events/describe.ts';
import { queueFor, TEST_EVENT } from '../../core/events/events.ts';
import { fieldError, HttpError } from '../../core/http/errors.ts';
import { isPrivateHost, isPublicAddress, readWebAddress } from '../../core/http/network.ts';
import { idParams, noContent, pageQuery } from '../../core/http/schemas.ts';
import { DAY_MS, toIso } from '../../core/lib/dates.ts';
import { newId } from '../../core/lib/ids.ts';
import { INDEX_NOW_ID } from '../../site/publishing/index-now.ts';
import { isOwnWebhook, isRebuildHook } from './rebuild-hooks.ts';

const tags = ['Webhooks'];
const config = { roles: ADMINISTRATORS };
/** Needs a recent password: webhooks can send candidates' data to any address. */
const sensitiveConfig = { ...config, recentPassword: true as const };
const MAX_WEBHOOKS = 20;
/** Time allowed for changing the secret at the receiver. */
const OLD_SECRET_MS = DAY_MS;

/** Request and response schemas. A webhook can subscribe to the events of every feature. */
function schemasFor({ [TEST_EVENT]: _test, ...types }: ReturnType<typeof allEvents>) {
  const events = Object.keys(types);
  const event = z.enum(events);
  const labels = Object.entries(types).map(([name, { label }]) => ({ name, label }));
  const webhookSchema = z.object({
    id: z.string(),
    url: z.string(),
    events: z.array(event),
    includePersonalData: z.boolean(),
    state: z.enum(['active', 'failing', 'paused']),
    failingSince: z.string().nullable(),
    createdAt: z.string(),
    isRebuildHook: z
      .boolean()
      .describe('Whether REBUILD_HOOK_URLS sets the webhook, which can then only be paused and tested.'),
  });
  const settings = z.strictObject({
    url: z.string().trim().min(1, 'Address is required.').max(1_000),
    events: z.array(event).min(1, 'Choose at least one event.').max(events.length),
    includePersonalData: z
      .boolean()
      .default(false)
      .describe('Whether to send the candidate’s name, email, phone and cover letter, and links to answers and CV.'),
  });
  const pausedSchema = z.boolean().describe('Whether the webhook is paused. Its events then wait until it restarts.');
  const change = settings.extend({ includePersonalData: z.boolean(), paused: pausedSchema }).partial();
  const list = z.object({
    items: z.array(webhookSchema),
    events: z.array(z.object({ name: event, label: z.string() })).describe('The events a webhook can subscribe to.'),
  });
  return {
    labels,
    list,
    listed: webhookSchema,
    settings,
    change,
    withSecret: z.object({ webhook: webhookSchema, secret: z.string() }),
  };
}

const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  label: z.string().describe('The event’s name in the admin.'),
  at: z.string(),
  state: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.int(),
  attemptedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  durationMs: z.int().nullable(),
  status: z.int().nullable(),
  response: z.string().describe('The first kilobyte of the response body, or the error if there was no response.'),
});

export async function webhookRoutes(app: App) {
  const { db } = app;
  const types = allEvents(app.features);
  const { labels, list, listed, settings, change, withSecret } = schemasFor(types);

  app.get(
    '/api/webhooks',
    { config, schema: { tags, summary: 'List webhooks', response: { 200: list } } },
    async () => {
      const rows = db.select().from(webhooks).where(ne(webhooks.id, INDEX_NOW_ID)).orderBy(webhooks.createdAt).all();
      return { items: rows.map(toResponse), events: labels };
    },
  );

  const createSchema = {
    tags,
    summary: 'Create a webhook',
    description: 'Returns the signing secret of the webhook, which appears only in this response.',
    body: settings,
    response: { 201: withSecret },
  };
  app.post('/api/webhooks', { config: sensitiveConfig, schema: createSchema }, async (request, reply) => {
    const { url, events, includePersonalData } = request.body;
    rejectAddress(url);
    if (countRows(db, webhooks, isOwnWebhook) >= MAX_WEBHOOKS)
      throw new HttpError(409, `You can have up to ${MAX_WEBHOOKS} webhooks.`);
    const secret = newWebhookSecret();
    const author = getAuthor(app, request);
    const row = { id: newId(), url, events: [...new Set(events)], isPersonal: includePersonalData, secret };
    const savedWebhook = inTransaction(db, () => {
      audit(db, author, 'webhook.create', row.id, describe(row));
      return db
        .insert(webhooks)
        .values({ ...row, createdAt: author.at })
        .returning()
        .get();
    });
    return reply.code(201).send({ webhook: toResponse(savedWebhook), secret });
  });

  const updateSchema = {
    tags,
    summary: 'Update, pause or restart a webhook',
    params: idParams,
    body: change,
    response: { 200: listed },
  };
  app.patch('/api/webhooks/:id', { config: sensitiveConfig, schema: updateSchema }, async (request) => {
    const { paused, ...given } = request.body;
    if (given.url !== undefined) rejectAddress(given.url);
    const author = getAuthor(app, request);
    return inTransaction(db, () => {
      const hasSettings = Object.keys(given).length > 0;
      const { id } = hasSettings ? requireOwn(request.params.id) : requireWebhook(request.params.id);
      const { includePersonalData: isPersonal, ...rest } = given;
      const pause = paused === undefined ? {} : { pausedAt: paused ? author.at : null, failingSince: null };
      const values = { ...rest, ...(isPersonal !== undefined && { isPersonal }), ...pause };
      if (Object.keys(values).length > 0) db.update(webhooks).set(values).where(eq(webhooks.id, id)).run();
      const row = requireWebhook(id);
      audit(db, author, 'webhook.save', id, describe(row));
      return toResponse(row);
    });
  });

  const removeSchema = { tags, summary: 'Delete a webhook and its log', params: idParams, response: noContent };
  app.delete('/api/webhooks/:id', { config: sensitiveConfig, schema: removeSchema }, async (request, reply) => {
    inTransaction(db, () => {
      const { id, url } = requireOwn(request.params.id);
      db.delete(webhooks).where(eq(webhooks.id, id)).run();
      audit(db, getAuthor(app, request), 'webhook.delete', id, new URL(url).host);
    });
    return reply.code(204).send(null);
  });

  const rotateSchema = {
    tags,
    operationId: 'rotateWebhookSecret',
    summary: 'Replace a webhook’s secret',
    description:
      'Returns the new secret only in this response. For 24 hours, events are also signed with the old one. Links sent ' +
      'earlier stop working.',
    params: idParams,
    response: { 200: withSecret },
  };
  app.post('/api/webhooks/:id/secret', { config: sensitiveConfig, schema: rotateSchema }, async (request) => {
    const secret = newWebhookSecret();
    const author = getAuthor(app, request);
    const row = inTransaction(db, () => {
      const { id, secret: oldSecret } = requireOwn(request.params.id);
      const values = { secret, oldSecret, oldSecretUntil: author.at + OLD_SECRET_MS };
      db.update(webhooks).set(values).where(eq(webhooks.id, id)).run();
      audit(db, author, 'webhook.secret', id);
      return requireWebhook(id);
    });
    return { webhook: toResponse(row), secret };
  });

  const testSchema = {
    tags,
    summary: 'Send a test event, even while the webhook is paused',
    params: idParams,
    response: { 202: z.object({ id: z.string() }) },
  };
  app.post('/api/webhooks/:id/test', { config, schema: testSchema }, async (request, reply) => {
    const author = getAuthor(app, request);
    const id = inTransaction(db, () => {
      const webhook = requireWebhook(request.params.id);
      audit(db, author, 'webhook.test', webhook.id);
      return queueFor(db, webhook.id, TEST_EVENT, author.at, { data: { webhook: { id: webhook.id } } });
    });
    return reply.code(202).send({ id });
  });

  const logSchema = {
    tags,
    summary: 'List the deliveries of the last 30 days',
    params: idParams,
    querystring: pageQuery,
    response: { 200: z.object({ items: z.array(deliverySchema), total: z.int() }) },
  };
  app.get(
    '/api/webhooks/:id/deliveries',
    { config, schema: logSchema },
    async ({ params, query: { limit, offset } }) => {
      const isOfWebhook = eq(deliveries.webhookId, requireWebhook(params.id).id);
      const newestFirst = [desc(deliveries.at), desc(deliveries.id)];
      const rows = db
        .select()
        .from(deliveries)
        .where(isOfWebhook)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
        .all();
      return {
        items: rows.map((row) => toDelivery(row, types[row.event]?.label)),
        total: countRows(db, deliveries, isOfWebhook),
      };
    },
  );

  const resendSchema = {
    tags,
    summary: 'Resend an event',
    description: 'Keeps the `webhook-id`, so that receivers can ignore a duplicate.',
    params: idParams,
    response: { 202: z.null() },
  };
  app.post('/api/webhook-deliveries/:id/resend', { config, schema: resendSchema }, async (request, reply) => {
    const author = getAuthor(app, request);
    inTransaction(db, () => {
      const queuedState = { state: 'queued', attempts: 0, nextAt: author.at } as const;
      const { changes } = db.update(deliveries).set(queuedState).where(eq(deliveries.id, request.params.id)).run();
      if (changes === 0) throw new HttpError(404, 'This event is no longer in the log.');
      audit(db, author, 'webhook.resend', request.params.id);
    });
    return reply.code(202).send(null);
  });

  function requireWebhook(id: string) {
    const row = db.select().from(webhooks).where(eq(webhooks.id, id)).get();
    if (!row) throw new HttpError(404, 'This webhook doesn’t exist.');
    return row;
  }

  /** Returns a webhook that was added in the admin. Throws 409 for a rebuild hook. */
  function requireOwn(id: string) {
    const row = requireWebhook(id);
    if (isRebuildHook(row)) throw new HttpError(409, 'This webhook is set in REBUILD_HOOK_URLS on the server.');
    return row;
  }

  /**
   * Throws 422 for an address that is not allowed. Hostnames are resolved only at each call, because their IP addresses
   * may change.
   */
  function rejectAddress(address: string) {
    const url = (() => {
      try {
        return readWebAddress(address);
      } catch (error) {
        throw fieldError('url', (error as Error).message);
      }
    })();
    if (isPrivateHost(app.env, address)) return;
    if (url.protocol !== 'https:') throw fieldError('url', 'The address must start with https://.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicAddress(host)) throw fieldError('url', 'The address isn’t a public web server.');
  }
}

function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Describes a webhook for the audit log. Names only the host, because the rest of an address is often a secret. */
function describe({
  url,
  events,
  isPersonal,
  pausedAt,
}: Pick<Row, 'url' | 'events' | 'isPersonal'> & { pausedAt?: number | null }) {
  const notes = [isPersonal && 'with personal data', pausedAt && 'paused'].filter(Boolean);
  return [new URL(url).host, events.join(' '), ...notes].join(', ');
}

type Row = typeof webhooks.$inferSelect;

function toResponse(row: Row) {
  const { id, url, events, isPersonal, createdAt, failingSince, pausedAt } = row;
  return {
    id,
    url,
    events,
    includePersonalData: isPersonal,
    state: pausedAt !== null ? ('paused' as const) : failingSince !== null ? ('failing' as const) : ('active' as const),
    failingSince: toIso(failingSince),
    createdAt: toIso(createdAt),
    isRebuildHook: isRebuildHook(row),
  };
}

function toDelivery(row: typeof deliveries.$inferSelect, label: string = row.event) {
  const { id, event, at, state, attempts, attemptedAt, nextAt, durationMs, status, response } = row;
  return {
    ...{ id, event, label, state, attempts, durationMs, status, response },
    at: toIso(at),
    attemptedAt: toIso(attemptedAt),
    nextAt: state === 'queued' ? toIso(nextAt) : null,
  };
}
