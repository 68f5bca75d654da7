/** A form's token says when the form was opened, signed so that nobody can make one up. It is never required. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/open.ts';
import { signingKey } from '../../database/signing-key.ts';

/** A page that was left open for longer says nothing about its reader. */
const MAX_AGE_MS = 24 * 3_600_000;

export interface FormTokens {
  issue(now: number): string;
  /** Milliseconds since the token was issued; 0 for one that was not, null for none or one too old to tell. */
  age(token: unknown, now: number): number | null;
}

export function formTokens(db: Database): FormTokens {
  const key = signingKey(db, 'form-token');
  const sign = (time: string) => createHmac('sha256', key).update(time).digest('base64url');
  return {
    issue(now) {
      const time = now.toString(36);
      return `${time}.${sign(time)}`;
    },
    age(token, now) {
      if (token === undefined || token === '') return null;
      const [time = '', signature = ''] = String(token).slice(0, 200).split('.');
      const expected = Buffer.from(sign(time));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 0;
      const age = Math.max(0, now - Number.parseInt(time, 36));
      return age > MAX_AGE_MS ? null : age;
    },
  };
}
