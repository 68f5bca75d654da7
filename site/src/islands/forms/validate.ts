/** Validation in the browser, with the messages that the API uses. */

import { createRequiredMessage, FORMATS, fileProblems } from 'content-types/fields/problems';
import type { Input } from 'content-types/forms/inputs';
import { PHONE } from 'content-types/text/phone';

export type FieldErrors = Record<string, string>;

/** Returns the errors by field. No errors mean that the form may be sent. */
export function validate(form: HTMLFormElement, inputs: readonly Input[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const input of inputs) {
    if (input.isSeveral) {
      const isMissing = !input.isOptional && !new FormData(form).has(input.name);
      if (isMissing) errors[input.name] = input.missing ?? createRequiredMessage(input.label);
      continue;
    }
    const field = form.elements.namedItem(input.name);
    if (!isField(field) || field.disabled) continue;
    const isFile = field instanceof HTMLInputElement && field.type === 'file';
    const error = isFile ? checkFileField(field, input) : checkText(field, input);
    if (error) errors[input.name] = error;
  }
  return errors;
}

/** The error in a file's name or size; empty if both are fine. */
export function checkFile(file: Pick<File, 'name' | 'size'>, { attributes, maxBytes = 0 }: Input): string {
  const accept = (attributes.accept ?? '').split(',');
  const name = file.name.toLowerCase();
  if (!accept.some((extension) => name.endsWith(extension))) return fileProblems.otherKind(accept);
  if (file.size > maxBytes) return fileProblems.tooLarge(maxBytes);
  return file.size === 0 ? fileProblems.empty : '';
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(field: unknown): field is Field {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => field instanceof kind);
}

function checkText({ validity, required, type, value }: Field, { label, missing, mismatch }: Input): string {
  // An incomplete date is bad input without a value, so it gets its own message.
  if (validity.badInput && mismatch) return mismatch;
  if (required && value.trim() === '') return missing ?? createRequiredMessage(label);
  if ((type === 'email' || type === 'tel') && (validity.typeMismatch || !isPlausible(type, value.trim())))
    return `${label} must be ${FORMATS[type]}.`;
  return validity.patternMismatch ? (mismatch ?? '') : '';
}

/**
 * Whether the API may accept an email address or phone number. Browsers allow `zoe@gmail` and any number, and on a slow
 * connection the API would report the mistake only after minutes of uploading a CV.
 */
export function isPlausible(type: string, value: string): boolean {
  if (value === '') return true;
  if (type === 'email') return /\.[a-z]{2,}$/i.test(value);
  return type !== 'tel' || PHONE.test(value);
}

function checkFileField({ files, required }: HTMLInputElement, input: Input): string {
  const file = files?.[0];
  if (!file) return required ? createRequiredMessage(input.label) : '';
  return checkFile(file, input);
}
