/** A form's token says when the form was opened, signed so that it cannot be forged. It is never required. */
import type { Database } from '../../database/open.ts';
import { signedTokens } from '../signed-token.ts';

/** A page that was left open for longer says nothing about its reader. */
const MAX_AGE_MS = 24 * 3_600_000;

export interface FormTokens {
  issue(now: number): string;
  /** Milliseconds since the token was issued; 0 for a forged one, null for none or for one that is too old. */
  age(token: unknown, now: number): number | null;
}

export function formTokens(db: Database): FormTokens {
  const tokens = signedTokens(db, 'form-token');
  return {
    issue: (now) => tokens.sign(now.toString(36)),
    age(token, now) {
      if (token === undefined || token === '') return null;
      const issuedAt = tokens.read(token);
      if (issuedAt === null) return 0;
      const age = Math.max(0, now - Number.parseInt(issuedAt, 36));
      return age > MAX_AGE_MS ? null : age;
    },
  };
}
