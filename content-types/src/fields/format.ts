/**
 * Formats of British and Irish numbers and postcodes, without spaces. They are lenient: they only reject obvious
 * mistakes.
 */
import type { Field, Format } from './field.ts';

/**
 * Companies House numbers: 8 digits, often without the leading zero, or starting with letters. Numbers of registered
 * societies end with R or RS.
 */
export const COMPANY_NUMBER: Format = {
  pattern: /^(\d{7}|([A-Z]{2}|[A-Z]\d|\d\d)\d{4}(\d[\dR]|RS))$/i,
  words: '8 characters long, like 01234567 or SC123456',
  example: '01234567',
};

export const ICO_NUMBER: Format = {
  pattern: /^([A-Z][A-Z\d]\d{5}[\dX]|00\d{6,9})$/i,
  words: 'a number like ZA123456 or 00012345678',
  example: 'ZA123456',
};

/** Postcodes of Britain, British Forces and Ireland. */
export const POSTCODE: Format = {
  pattern: /^(([A-Z]{1,2}\d[A-Z\d]?|GIR)\d[A-Z]{2}|BFPO\d{1,4}|[A-Z]\d[\dW][A-Z\d]{4})$/i,
  words: 'a full postcode, like LS1 4AP',
  example: 'LS1 4AP',
};

/** Phone numbers with their area code. Some freephone numbers have 8 digits. */
export const FULL_PHONE: Format = {
  pattern: /^(0800\d{4}$|(\D*\d){9})/,
  words: 'a full phone number, like 020 7946 0123',
  example: '020 7946 0123',
};

/** Returns the error if a value does not match the format of its field, otherwise null. Blank values always match. */
export function findFormatProblem({ label, format }: Field, value: unknown): string | null {
  if (!format || typeof value !== 'string' || value === '' || format.pattern.test(value.replace(/\s/g, '')))
    return null;
  return `${label} must be ${format.words}.`;
}
