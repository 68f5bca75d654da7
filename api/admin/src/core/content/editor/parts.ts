/** What features add to the form of a type, by the type's name. They declare it in their `screens.ts`. */
import type { TypeName } from 'content-types';
import type { ComponentType } from 'react';
import type { FormStore } from '../../../kit/form/store.ts';

interface PartProps {
  /** The heading of an entry that has more screens than its form. */
  heads: { id: string; titleId: string; action: string; back?: string };
  /** Where an entry comes from. */
  origins: { id: string };
  /** Advice on what is in the form. */
  helpers: { form: FormStore };
  /** What the form makes, which takes the place of a preview of its page. */
  results: { name: string; form: FormStore };
}

export type EditorParts = { [Part in keyof PartProps]?: Partial<Record<TypeName, ComponentType<PartProps[Part]>>> };

const parts: EditorParts[] = [];

/** Called once, before anything is shown. */
export function addEditorParts(...added: EditorParts[]) {
  parts.push(...added);
}

export function findPart<Part extends keyof PartProps>(part: Part, type: string) {
  return parts.map((one) => one[part]?.[type as TypeName]).find(Boolean);
}
