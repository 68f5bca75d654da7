import type { ContentType } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { withDefaults } from 'content-types/lib/defaults';
import type { AdminEntry } from '../../../lib/api-types.ts';
import { createFormStore, type FormStore } from '../../../lib/form/store.ts';
import type { Draft, Timing } from './journal.ts';

/** A document on the desk. */
export interface Work {
  form: FormStore;
  /** Null while it has not been created. */
  entry: AdminEntry | null;
  /** The version that the work is based on. */
  version: number;
  /** When the unsaved work was last typed in that this began with; null when it began with what is saved. */
  restored: string | null;
}

/** Begins with what is saved, or with what was typed and not saved the last time. */
export function begin(type: ContentType, entry: AdminEntry | null, draft: Draft | null): Work {
  const saved = entry?.data ?? initialData(type.fields);
  if (!draft) return { form: createFormStore(type.fields, saved), entry, version: entry?.version ?? 0, restored: null };
  // Fields may have been added since it was typed.
  const value = withDefaults(type.fields, draft.value);
  const form = createFormStore(type.fields, value, withDefaults(type.fields, draft.base));
  return { form, entry, version: draft.version, restored: draft.at };
}

export function getTiming(entry: AdminEntry | null): Timing {
  return { publishAt: entry?.publishAt ?? null, expiresAt: entry?.expiresAt ?? null };
}
