/** Validation in the browser, with the messages that the API uses. */

import { PHONE } from 'content-types/lib/phone';
import { formatBytes } from 'content-types/text/bytes';

export type FieldErrors = Record<string, string>;

/** Empty when the form may be sent. */
export function validate(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of form.elements) {
    if (!isTextField(field) || !field.name || field.disabled) continue;
    const isFile = field instanceof HTMLInputElement && field.type === 'file';
    const error = isFile ? checkFileField(field) : checkText(field);
    if (error) errors[field.name] = error;
  }
  return errors;
}

/** The error in a file's name or size; empty if both are fine. */
export function checkFile(file: Pick<File, 'name' | 'size'>, accept: readonly string[], maxBytes: number): string {
  const name = file.name.toLowerCase();
  if (!accept.some((ending) => name.endsWith(ending.trim()))) return `Upload a ${joinWithOr(accept)} file.`;
  if (file.size > maxBytes) return `The file must be ${formatBytes(maxBytes)} or smaller.`;
  return file.size === 0 ? 'This file is empty. Please choose another.' : '';
}

/** `.pdf, .doc or .docx`. */
export function joinWithOr(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]+)$/, ' or $1');
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(field: Element): field is TextField {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => field instanceof kind);
}

function checkText(field: TextField): string {
  const label = getLabel(field);
  const { validity, dataset } = field;
  // A date that is typed in part has no value yet.
  if (validity.badInput && dataset.mismatch) return dataset.mismatch;
  if (field.required && field.value.trim() === '') return dataset.missing ?? `${label} is required.`;
  if (validity.typeMismatch || !isPlausible(field.type, field.value.trim()))
    return `${label} must be ${EXAMPLES[field.type]}.`;
  return validity.patternMismatch ? (dataset.mismatch ?? '') : '';
}

const EXAMPLES: Record<string, string> = {
  email: 'an email address, like name@example.co.uk',
  tel: 'a phone number, like 020 7946 0123',
};

/**
 * Whether the API may accept an email address or a phone number. Browsers allow `zoe@gmail` and any number, and on a slow
 * connection it takes minutes to upload a CV only to hear of such a mistake.
 */
export function isPlausible(type: string, value: string): boolean {
  if (value === '') return true;
  if (type === 'email') return /\.[a-z]{2,}$/i.test(value);
  return type !== 'tel' || PHONE.test(value);
}

function checkFileField(field: HTMLInputElement): string {
  const file = field.files?.[0];
  if (!file) return field.required ? `${getLabel(field)} is required.` : '';
  return checkFile(file, field.accept.split(','), Number(field.dataset.maxBytes));
}

function getLabel(field: TextField): string {
  return field.dataset.label ?? field.name;
}
