/**
 * Makes one webhook call. It reaches only public web servers, unless the server's settings name the address or its
 * host.
 */

import type { App } from '../../core/app.ts';
import type { webhookDeliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { isPrivateHost, isPublicAddress, postPublic } from '../../core/http/network.ts';
import { toIso } from '../../core/lib/dates.ts';
import { signWebhook } from '../../core/lib/sign-webhook.ts';
import type { Env } from '../../core/settings/env.ts';
import { INDEX_NOW_ID, indexNowBody } from '../../site/publishing/index-now.ts';
import { createLinks, hideLinks } from './links.ts';

const MAX_RESPONSE_BYTES = 1024;

export interface Result {
  /** HTTP status; null if there was no response. */
  status: number | null;
  /** The start of the response, or a sentence that says why there was none. */
  response: string;
}

type Webhook = typeof webhooks.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Makes one attempt. Never rejects. */
export async function callWebhook(
  app: App,
  webhook: Webhook,
  delivery: Delivery,
  at: number,
  signal: AbortSignal,
): Promise<Result> {
  const { env } = app;
  const { id, event } = delivery;
  const hook = env.rebuildHooks.get(webhook.id);
  try {
    const { url, secrets, body, ...more } = hook
      ? createRebuildCall(env, hook, delivery, at)
      : webhook.id === INDEX_NOW_ID
        ? { url: env.indexNowUrl, secrets: [], body: JSON.stringify(indexNowBody(env, delivery.data)), headers: {} }
        : createEventCall(app, webhook, delivery, at);
    const headers = { ...signWebhook(id, at, body, secrets), 'accept-encoding': 'identity', ...more.headers };
    const isAllowed = hook || isPrivateHost(env, url) ? () => true : isPublicAddress;
    const { status, text } = await postPublic(url, { headers, body, maxBytes: MAX_RESPONSE_BYTES, signal, isAllowed });
    // Discards the response to an erasure, because it may repeat the erased data.
    return { status, response: event === 'candidate.erased' ? '' : hideLinks(text.replaceAll('\0', '')) };
  } catch (error) {
    return { status: null, response: (error as Error).message };
  }
}

function createEventCall(
  app: App,
  webhook: Webhook,
  { event, data, personal, subjectId, ...delivery }: Delivery,
  at: number,
) {
  const { url, isPersonal, secret, oldSecret, oldSecretUntil } = webhook;
  const timestamp = toIso(delivery.at);
  const links = subjectId === null ? {} : { links: createLinks(app, webhook, subjectId, at) };
  const personalFields = isPersonal && personal ? { ...personal, ...links } : {};
  const body = JSON.stringify({ type: event, timestamp, data: { ...data, ...personalFields } });
  const secrets = oldSecret !== null && (oldSecretUntil ?? 0) > at ? [secret, oldSecret] : [secret];
  return { url, secrets, body, headers: {} };
}

/**
 * The call to a rebuild hook. For a `repository_dispatch`, GitHub requires `event_type` and allows no other field than
 * `client_payload`.
 */
function createRebuildCall({ rebuildHookSecret }: Env, hook: URL, { data }: Delivery, at: number) {
  const { username, password } = hook;
  const url = new URL(hook);
  url.username = '';
  url.password = '';
  const credentials = [username, password].map(decodeURIComponent).join(':');
  return {
    url: url.href,
    secrets: rebuildHookSecret ? [rebuildHookSecret] : [],
    body: JSON.stringify({ event_type: 'rebuild', client_payload: { change: data.change, at: toIso(at) } }),
    headers: username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : undefined,
  };
}
