import { fieldAt } from './path.ts';
import type { FormStore } from './store.ts';
import { fieldId } from './use-form.ts';

/** Opens what is folded around a field, scrolls to it and takes the focus there. */
export function showField(form: FormStore, path: string): void {
  const place = fieldAt(form.fields, path)?.path ?? path;
  form.reveal(place);
  // What was folded is drawn before it can take the focus.
  requestAnimationFrame(() => focusField(place));
}

function focusField(path: string) {
  const element = document.getElementById(fieldId(path));
  const input = element?.matches('input, textarea, select, [contenteditable]')
    ? element
    : element?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
  (input ?? element)?.focus();
  element?.scrollIntoView({ block: 'center' });
}
