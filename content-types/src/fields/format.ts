/** Formats of British numbers and postcodes. */
import type { Field, Format } from './field.ts';

/** Companies House numbers: 8 digits, or letters first. Registered societies end with an R. */
export const COMPANY_NUMBER: Format = {
  pattern: /^([A-Z]{2}|[A-Z]\d|\d\d)\d{5}[\dR]$/i,
  words: '8 characters long, like 01234567 or SC123456',
  example: '01234567',
};

export const ICO_NUMBER: Format = {
  pattern: /^(Z[A-Z\d]\d{5}[\dX]|00\d{6,9})$/i,
  words: 'a number like ZA123456 or 00012345678',
  example: 'ZA123456',
};

export const POSTCODE: Format = {
  pattern: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[A-Z]{2}$/i,
  words: 'a full postcode, like LS1 4AP',
  example: 'LS1 4AP',
};

/** With its area code. */
export const FULL_PHONE: Format = {
  pattern: /^(\D*\d){9}/,
  words: 'a full phone number, like 020 7946 0123',
  example: '020 7946 0123',
};

/** The error for a value that does not match the format of its field, or null. Blank values have no format. */
export function findFormatProblem({ label, format }: Field, value: unknown): string | null {
  if (!format || typeof value !== 'string' || value === '' || format.pattern.test(value)) return null;
  return `${label} must be ${format.words}.`;
}

/** The field in a form without a stored value, which always checks the format. */
export function strict<F extends Field>(field: F): F {
  return { ...field, check: (value: unknown) => findFormatProblem(field, value) };
}
