import { createHash } from 'node:crypto';
import { HttpError } from '../errors.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The keys under which a submission may have been stored before; the first is the one to store it under. Other content
 * under a key that was given before is another submission: somebody who never saw the answer has changed it and sends it
 * again. A sender without a key, such as a page without scripts, is given one made of the content: the same again within
 * a day or two is a second click, later it is meant. Throws 422 for a key that is none.
 */
export function idempotencyKeys(given: unknown, content: readonly string[], now: number): [string, ...string[]] {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (given !== undefined && given !== '') {
    if (typeof given === 'string' && /^[\x21-\x7e]{8,128}$/.test(given)) return [`given:${given}:${digest}`];
    const message = 'The idempotency key must be 8 to 128 letters, digits or signs.';
    throw new HttpError(422, message, { issues: [{ path: 'idempotencyKey', message }] });
  }
  const day = Math.floor(now / DAY_MS);
  return [`content:${day}:${digest}`, `content:${day - 1}:${digest}`];
}
