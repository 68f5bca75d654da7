import type { AnyField, Fields } from 'content-types/fields/any-field';
import { type ComponentType, createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { fieldAt } from './path.ts';
import type { FormStore } from './store.ts';

export const FormContext = createContext<FormStore | null>(null);

/** Draws fields of any kind. Groups and lists get it by context, because it draws them too. */
export interface FieldComponents {
  FieldControl: ComponentType<{ field: AnyField; path: string }>;
  FieldList: ComponentType<{ fields: Fields; path: string }>;
}

export const FieldComponentsContext = createContext<FieldComponents | null>(null);

export function useFieldComponents(): FieldComponents {
  const components = use(FieldComponentsContext);
  if (!components) throw new Error('A group or list needs a form around it.');
  return components;
}

export function useForm(): FormStore {
  const form = use(FormContext);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}

/** The value at a path; renders again when that value, and no other, changes. */
export function useValue(path: string): unknown {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.at(path));
}

export function useErrorAt(path: string): string | undefined {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.errorAt(path));
}

export function useErrorWithin(path: string): string | undefined {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.errorWithin(path));
}

/** Calls `open` whenever something inside the path should be seen. */
export function useReveal(path: string, open: () => void): void {
  const form = useForm();
  const onReveal = useEffectEvent(() => {
    if (form.revealed()?.startsWith(`${path}.`)) open();
  });
  useEffect(() => form.subscribe(onReveal), [form]);
}

export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

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
