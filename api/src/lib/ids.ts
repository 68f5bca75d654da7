import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A random id of 12 characters of `0-9a-z`, 62 bits. */
export function newId(length = 12): string {
  let id = '';
  while (id.length < length) {
    // 252 is the largest multiple of 36 in a byte: the rest would favour the first letters.
    for (const byte of randomBytes(length * 2)) {
      if (byte < 252 && id.length < length) id += LETTERS[byte % 36];
    }
  }
  return id;
}
