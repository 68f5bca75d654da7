/**
 * The contact details and cover letter typed into a page's application form, kept on this device until the form is
 * sent. Never files, ticks or answers to questions.
 */

import { DAY_MS } from 'content-types/time/days';
import { formatDay } from 'content-types/time/format-day';

const NAMES = ['fullName', 'email', 'phone', 'coverLetter'];
const MAX_AGE_MS = 30 * DAY_MS;

/** Fills in empty fields, and saves text typed before the script ran. Returns whether any field was filled in. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const fields = listFields(form);
  const emptyFields = fields.filter(({ value }) => value === '');
  const { values } = read(draftKey());
  const restorableFields = emptyFields.filter(({ name }) => values[name]);
  for (const field of restorableFields) field.value = String(values[field.name]);
  if (emptyFields.length < fields.length) saveDraft(form);
  return restorableFields.length > 0;
}

export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(listFields(form).map(({ name, value }) => [name, value]));
  store(draftKey(), values);
}

function store(key: string, values: Record<string, unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Does nothing if storage is unavailable.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(draftKey());
  } catch {
    // Storage is unavailable.
  }
}

/** Remembers on this device that an application was sent from this page. */
export function saveSent(reference: string): void {
  store(sentKey(), { reference });
}

/** Describes the last application sent from this page on this device, in a sentence; empty if none is recorded. */
export function describeSent(): string {
  const { at, values } = read(sentKey());
  return values.reference
    ? `You applied on ${formatDay(new Date(at).toISOString())}. Your reference is ${values.reference}.`
    : '';
}

function read(key: string): { at: number; values: Record<string, unknown> } {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (Date.now() - at < MAX_AGE_MS && typeof values === 'object' && values !== null) return { at, values };
    localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, or the stored value is invalid.
  }
  return { at: 0, values: {} };
}

function listFields(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && NAMES.includes(field.name),
  );
}

function draftKey(): string {
  return `application ${location.pathname}`;
}

function sentKey(): string {
  return `applied ${location.pathname}`;
}
