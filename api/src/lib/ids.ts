import { createHash, randomBytes } from 'node:crypto';
import { customAlphabet } from 'nanoid';

/** A random id, by default of 12 characters (62 bits). */
export const newId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 12);

/** 256 random bits for a cookie or token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored: who reads the table cannot use what it says. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
