/** Validation errors of fields, in the same words in the browser and on the server. */
import { formatBytes } from '../text/bytes.ts';

export const createRequiredMessage = (label: string) => `${label} is required.`;

/** Descriptions by input type, which follow `Email must be`. */
export const FORMATS = {
  email: 'an email address, like name@example.co.uk',
  tel: 'a phone number, like 020 7946 0123',
};

export const fileProblems = {
  empty: 'This file is empty. Please choose another.',
  otherKind: (accept: readonly string[]) =>
    `Upload a ${joinWithOr(accept.map((extension) => extension.slice(1).toUpperCase()))} file.`,
  tooLarge: (maxBytes: number) =>
    `This file is larger than ${formatBytes(maxBytes)}. Please save a smaller copy and upload that.`,
};

/** Joins values: `.pdf, .doc or .docx`. */
export function joinWithOr(items: readonly string[]): string {
  return items.join(', ').replace(/, ([^,]+)$/, ' or $1');
}
