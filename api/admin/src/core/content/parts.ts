/** Parts that features add to the form and the list of a type, by the type's name. Features declare them in their `screens.ts`. */
import type { TypeName } from 'content-types';
import type { ComponentType, ReactNode } from 'react';
import type { AdminEntry, Role } from '../../client/request.ts';
import type { FormStore } from '../../kit/form/store.ts';
import type { Column } from '../../kit/list/DataTable.tsx';
import { findView } from '../navigation/views.ts';

export interface PartProps {
  /** The heading of an entry that has more screens than its form. */
  heads: { id: string; titleId: string; action: string; back?: string };
  /** The origin of an entry. */
  origins: { id: string };
  /** Advice on the contents of the form. */
  helpers: { form: FormStore };
  /** Shown instead of a page preview: the result of the form, such as an email. */
  results: { name: string; form: FormStore };
  /** Passes further columns of the list to `children`. `ids` are the ids of the rows. */
  columns: { ids: readonly string[]; children(columns: Column<AdminEntry>[]): ReactNode };
}

/** A screen for work on a published entry. The entry's title in the list links to it. */
export interface Desk {
  /** The label of the link. */
  label: string;
  /** The key of its view. */
  view: string;
  /** Returns the view's query for an entry. */
  toQuery(id: string): string;
}

/** An action on the entries that are selected in the list. */
interface BulkAction {
  roles: readonly Role[];
  Action: ComponentType<{ ids: readonly string[]; onDone(message: string): void }>;
}

/** A list filter that is not based on a field. */
interface ListFilter {
  /** The parameter of the API. */
  name: string;
  roles: readonly Role[];
  Control: ComponentType<{ value: string; onChange(value: string): void }>;
  /** The label of the button that sets it to the current user. */
  mine: string;
}

type Parts = { [Part in keyof PartProps]: ComponentType<PartProps[Part]> } & {
  desks: Desk;
  bulkActions: BulkAction;
  filters: ListFilter;
};

export type TypeParts = { [Part in keyof Parts]?: Partial<Record<TypeName, Parts[Part]>> };

const parts: TypeParts[] = [];

/** Called once, before the first render. */
export function addTypeParts(...added: TypeParts[]) {
  parts.push(...added);
}

export function findPart<Part extends keyof Parts>(part: Part, type: string): Parts[Part] | undefined {
  return parts.map((one) => one[part]?.[type as TypeName]).find(Boolean);
}

/** Finds the desk of a type; undefined if it has none or the role may not open it. */
export function findDesk(type: string, role: Role): Desk | undefined {
  const desk = findPart('desks', type);
  return desk && findView(desk.view).roles.includes(role) ? desk : undefined;
}
