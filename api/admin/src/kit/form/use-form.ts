import type { AnyField, Fields } from 'content-types/fields/any-field';
import { type ComponentType, createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { fieldAt, join } from './path.ts';
import type { FormStore } from './store.ts';

export const FormContext = createContext<FormStore | null>(null);

/**
 * Renders fields of any kind. Groups and lists get the components by context, because the components render groups and
 * lists too.
 */
export interface FieldComponents {
  FieldControl: ComponentType<{ field: AnyField; path: string }>;
  FieldList: ComponentType<{ fields: Fields; path: string }>;
}

export const FieldComponentsContext = createContext<FieldComponents | null>(null);

export function useFieldComponents(): FieldComponents {
  const components = use(FieldComponentsContext);
  if (!components) throw new Error('useFieldComponents must be used inside a form.');
  return components;
}

export function useForm(): FormStore {
  const form = use(FormContext);
  if (!form) throw new Error('useForm must be used inside a form.');
  return form;
}

/** The value at a path; renders again when that value, and no other, changes. */
export function useValue(path: string): unknown {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.at(path));
}

/** Whether the admin shows a field of the object at `path`. */
export function useIsShown({ when }: AnyField, path: string): boolean {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => !when || form.at(join(path, when[0])) === when[1]);
}

export function useErrorAt(path: string): string | undefined {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.errorAt(path));
}

export function useErrorWithin(path: string): string | undefined {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.errorWithin(path));
}

/** Calls `open` whenever a field inside the path should be visible. */
export function useReveal(path: string, open: () => void): void {
  const form = useForm();
  const onReveal = useEffectEvent(() => {
    if (form.revealed()?.startsWith(`${path}.`)) open();
  });
  useEffect(() => form.subscribe(onReveal), [form]);
}

/** The id of an input; `form` is left out for those of an entry's form. */
export function fieldId(path: string, form?: FormStore): string {
  return `${form?.prefix ?? 'field'}-${path.replaceAll('.', '-')}`;
}

/** Unfolds the inputs around a field, then scrolls to the field and focuses it. */
export function showField(form: FormStore, path: string): void {
  const fieldPath = fieldAt(form.fields, path, form.value())?.path ?? path;
  form.reveal(fieldPath);
  // Folded inputs must be rendered before they can take the focus.
  requestAnimationFrame(() => focusField(fieldId(fieldPath, form)));
}

function focusField(id: string) {
  const element = document.getElementById(id);
  const input = element?.matches('input, textarea, select, [contenteditable]')
    ? element
    : element?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
  (input ?? element)?.focus();
  element?.scrollIntoView({ block: 'center' });
}
