/** Matches digits, spaces and common punctuation. Rejects words, as in "Call 0800…". */
export const PHONE = /^\+?[\d\s().-]{6,25}(\s*(ext|x)\.?\s*\d{1,6})?$/i;

/** Converts a phone number to `tel:+44…` or `tel:0…`. In `+44 (0)20…` the bracketed zero is dropped. */
export function toTelephoneLink(number: string): string {
  const dialled = number.replace(/(ext|x)\.?\s*\d+$/i, '').replace(/^(\+\d+\s*)\(0\)/, '$1');
  const digits = dialled.replace(/[a-z]/gi, (letter) => KEYPAD[letter.toUpperCase().charCodeAt(0) - 65] ?? '');
  return `tel:${digits.replace(/[^+\d]/g, '')}`;
}

/** Keypad digits for the letters A to Z. */
const KEYPAD = '22233344455566677778889999';
