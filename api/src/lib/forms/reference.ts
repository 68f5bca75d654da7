import { randomInt } from 'node:crypto';

/** Without letters and digits that look or sound alike on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTVWXY';

/** A reference for the sender, such as `A-7K3F9Q`, for which `isTaken` is false. */
export function newReference(prefix: 'A' | 'M', isTaken: (reference: string) => boolean): string {
  for (;;) {
    const letters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const reference = `${prefix}-${letters}`;
    if (!isTaken(reference)) return reference;
  }
}
