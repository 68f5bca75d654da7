/** What stands in the address of a shared preview: which one, until when, and a signature that nobody else can make. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { signingKey } from '../database/signing-key.ts';

interface Signed {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export function previewTokens(db: Database) {
  const key = signingKey(db, 'preview-link');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    issue({ id, expiresAt }: Signed): string {
      const text = `${id}.${expiresAt.toString(36)}`;
      return `${text}.${sign(text)}`;
    },
    /** Null for a token that was never issued. */
    read(token: string): Signed | null {
      const [id = '', time = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(`${id}.${time}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { id, expiresAt: Number.parseInt(time, 36) };
    },
  };
}
