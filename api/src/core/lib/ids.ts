import { createHash, randomBytes, randomInt } from 'node:crypto';
import { customAlphabet } from 'nanoid';

/** A random id, by default of 12 characters (62 bits). */
export const newId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 12);

/** 256 random bits for a cookie or token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for storage, so that reading the table does not reveal it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Excludes characters that are easily confused, such as 0 and O or 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTVWXY';

/** A reference for the sender, such as `A-7K3F9Q`, for which `isTaken` is false. */
export function newReference(prefix: 'A' | 'M', isTaken: (reference: string) => boolean): string {
  for (;;) {
    const letters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const reference = `${prefix}-${letters}`;
    if (!isTaken(reference)) return reference;
  }
}
