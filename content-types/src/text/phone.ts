/** Digits, spaces and the characters people put around them. Words, as in "Call 0800…", are rejected. */
export const PHONE = /^\+?[\d\s().-]{6,25}(\s*(ext|x)\.?\s*\d{1,6})?$/i;

/** `tel:+44…` or `tel:0…`, from a number as people write it: in `+44 (0)20…` the bracketed zero is not dialled. */
export function toTelephoneLink(number: string): string {
  const dialled = number.replace(/(ext|x)\.?\s*\d+$/i, '').replace(/^(\+\d+\s*)\(0\)/, '$1');
  const digits = dialled.replace(/[a-z]/gi, (letter) => KEYPAD[letter.toUpperCase().charCodeAt(0) - 65] ?? '');
  return `tel:${digits.replace(/[^+\d]/g, '')}`;
}

/** The phone key for each letter, A to Z. */
const KEYPAD = '22233344455566677778889999';
