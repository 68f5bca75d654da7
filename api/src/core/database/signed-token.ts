/** Signed tokens, which only this installation can create: `text.signature`. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from './drizzle.ts';
import type { Database } from './open.ts';
import { secrets } from './schema/system.ts';

interface SignedTokens {
  sign(text: string): string;
  /** Returns the signed text, or null if the token is invalid or was made for another purpose. */
  read(token: unknown): string | null;
}

const MAX_TOKEN_LENGTH = 200;

/**
 * Creates and verifies tokens for one purpose. Each purpose has its own key, so a token for another is invalid. Callers
 * check any expiry time in the text. The format must never change, because emailed links rely on it.
 */
export function signedTokens(
  db: Database,
  purpose: 'alert' | 'known-browser' | 'preview-link' | 'webhook-link',
): SignedTokens {
  const key = ensureSigningKey(db, purpose);
  const createSignature = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign: (text) => `${text}.${createSignature(text)}`,
    read(token) {
      if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return null;
      const payload = token.slice(0, Math.max(0, token.lastIndexOf('.')));
      const signatureBytes = Buffer.from(token.slice(payload.length + 1));
      const expected = Buffer.from(createSignature(payload));
      return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected) ? payload : null;
    },
  };
}

/**
 * Signatures of 20 hexadecimal digits (80 bits), for email addresses, which have no room for more and may lose their
 * case. They cannot be guessed, because only a few addresses of each incoming email are checked.
 */
export function shortSignatures(db: Database, purpose: 'reply-address') {
  const key = ensureSigningKey(db, purpose);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 20);
  return {
    sign,
    isValid(text: string, signature: string): boolean {
      const signatureBytes = Buffer.from(signature);
      const expected = Buffer.from(sign(text));
      return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
    },
  };
}

/** Returns the key with this name. Generates it on first use. */
function ensureSigningKey(db: Database, name: string): Buffer {
  db.insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
    .run();
  const row = db.select().from(secrets).where(eq(secrets.name, name)).get();
  if (!row) throw new Error('The signing key could not be stored.');
  return row.value;
}
