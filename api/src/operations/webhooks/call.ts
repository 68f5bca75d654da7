/** One call of a webhook. It reaches public web servers only, unless the server's settings name the host. */
import type { webhookDeliveries, webhooks } from '../../core/database/schema/webhooks.ts';
import { isPrivateHost, isPublicAddress, postPublic } from '../../core/http/network.ts';
import { toIso } from '../../core/lib/dates.ts';
import { signWebhook } from '../../core/lib/sign-webhook.ts';
import type { Env } from '../../core/settings/env.ts';

const MAX_RESPONSE = 1024;

export interface Result {
  /** Null if there was no response. */
  status: number | null;
  /** The start of the response, or a sentence that says why there was none. */
  response: string;
}

/** One attempt. Never rejects. */
export async function callWebhook(
  env: Env,
  webhook: typeof webhooks.$inferSelect,
  delivery: typeof webhookDeliveries.$inferSelect,
  at: number,
  signal: AbortSignal,
): Promise<Result> {
  const { url, isPersonal, secret, oldSecret, oldSecretUntil } = webhook;
  const { id, event, data, personal } = delivery;
  const body = JSON.stringify({
    type: event,
    timestamp: toIso(delivery.at),
    data: { ...data, ...(isPersonal && personal) },
  });
  const secrets = oldSecret !== null && (oldSecretUntil ?? 0) > at ? [secret, oldSecret] : [secret];
  try {
    const headers = { ...signWebhook(id, at, body, secrets), 'accept-encoding': 'identity' };
    const isAllowed = isPrivateHost(env, url) ? () => true : isPublicAddress;
    const { status, text } = await postPublic(url, { headers, body, maxBytes: MAX_RESPONSE, signal, isAllowed });
    // A response to an erasure may repeat what has been erased.
    return { status, response: event === 'candidate.erased' ? '' : text.replaceAll('\0', '') };
  } catch (error) {
    return { status: null, response: (error as Error).message };
  }
}
