import { createHash } from 'node:crypto';
import { fieldError } from '../http/errors.ts';
import { DAY_MS } from '../lib/dates.ts';

export type IdempotencyKeys = readonly [key: string, earlier?: string];

/**
 * The keys under which a submission may already be stored; a new one is stored under the first. Different content
 * under the same key is another submission: the sender never saw the response, changed something and sent it again.
 * A submission without a key, as from a browser without JavaScript, gets one made from its content: within a day or
 * two, the same content counts as a second click; later, as a new submission. Throws 422 for a malformed key.
 */
export function idempotencyKeys(given: unknown, content: readonly string[], now: number): IdempotencyKeys {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (given !== undefined && given !== '') {
    if (typeof given === 'string' && /^[\x21-\x7e]{8,128}$/.test(given)) return [`given:${given}:${digest}`];
    throw fieldError(
      'idempotencyKey',
      'The idempotency key must be 8 to 128 printable ASCII characters without spaces.',
    );
  }
  const day = Math.floor(now / DAY_MS);
  return [`content:${day}:${digest}`, `content:${day - 1}:${digest}`];
}
