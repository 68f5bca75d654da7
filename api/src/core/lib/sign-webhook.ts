import { createHmac } from 'node:crypto';

/**
 * The headers of a call according to the Standard Webhooks specification. A secret is `whsec_` and base64, or any text.
 * Without secrets, the call is unsigned. `at` is in milliseconds since 1970.
 */
export function signWebhook(id: string, at: number, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => `v1,${createSignature(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'content-type': 'application/json',
    'user-agent': 'staffing-site',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}

function createSignature(secret: string, content: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return createHmac('sha256', key).update(content).digest('base64');
}
