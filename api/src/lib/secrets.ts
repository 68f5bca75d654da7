import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored: who reads the table cannot use what it says. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
