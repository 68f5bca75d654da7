import { createHash } from 'node:crypto';
import { fieldError } from '../http/errors.ts';
import { DAY_MS } from '../lib/dates.ts';

/** The format of idempotency keys, for errors and descriptions. */
export const KEY_FORMAT = '8 to 128 printable ASCII characters without spaces';

export type IdempotencyKeys = readonly [key: string, earlier?: string];

/**
 * Returns the keys under which a submission may be stored; a new one gets the first. Changed content under the same key
 * is new. Without a key, equal content is a repeat for one to two days. Throws 422.
 */
export function idempotencyKeys(givenKey: unknown, content: readonly string[], now: number): IdempotencyKeys {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (givenKey !== undefined && givenKey !== '') {
    if (typeof givenKey === 'string' && /^[\x21-\x7e]{8,128}$/.test(givenKey)) return [`given:${givenKey}:${digest}`];
    throw fieldError('idempotencyKey', `The idempotency key must be ${KEY_FORMAT}.`);
  }
  const day = Math.floor(now / DAY_MS);
  return [`content:${day}:${digest}`, `content:${day - 1}:${digest}`];
}
