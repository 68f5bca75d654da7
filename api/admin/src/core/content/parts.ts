/**
 * Parts that features add to the form and the list of a type, by the type's name. Features declare them in their
 * `screens.ts`.
 */
import type { TypeName } from 'content-types';
import type { ComponentType, ReactNode } from 'react';
import type { AdminEntry, Role } from '../../client/request.ts';
import type { FormStore } from '../../kit/form/store.ts';
import type { Column } from '../../kit/list/DataTable.tsx';
import { findView } from '../navigation/views.ts';

interface Parts {
  /** The heading of an entry that has more screens than its form. */
  Head?: ComponentType<{ id: string; titleId: string; action: string; back?: string }>;
  /** A panel next to the form of a saved entry, such as the places where a job appears. */
  Origin?: ComponentType<{ id: string }>;
  /** Advice on the contents of the form. */
  Helper?: ComponentType<{ form: FormStore }>;
  /** Shown instead of a page preview: the result of the form, such as an email. */
  Result?: ComponentType<{ name: string; form: FormStore }>;
  /** Passes further columns of the list to `children`. */
  Columns?: ComponentType<ColumnsProps>;
  desk?: Desk;
  /** An action on the entries that are selected in the list. */
  bulkAction?: {
    roles: readonly Role[];
    Action: ComponentType<{ ids: readonly string[]; onDone(message: string): void }>;
  };
  /** A list filter that is not based on a field. */
  filter?: {
    /** The name of the API parameter. */
    name: string;
    roles: readonly Role[];
    Control: ComponentType<{ value: string; onChange(value: string): void }>;
    /** The label of the button that sets the filter to the current user. */
    mine: string;
  };
}

export interface ColumnsProps {
  /** The ids of the rows. */
  ids: readonly string[];
  children(columns: Column<AdminEntry>[]): ReactNode;
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

export type TypeParts = Partial<Record<TypeName, Parts>>;

const parts: TypeParts = {};

/** Registers the parts that features add to content types. Called once, before the first render. */
export function addTypeParts(...newParts: TypeParts[]) {
  for (const typeParts of newParts)
    for (const [type, own] of Object.entries(typeParts))
      parts[type as TypeName] = { ...parts[type as TypeName], ...own };
}

export function partsOf(type: string): Parts {
  return parts[type as TypeName] ?? {};
}

/** Finds the desk of a type; undefined if the type has no desk or the role may not open it. */
export function findDesk(type: string, role: Role): Desk | undefined {
  const { desk } = partsOf(type);
  return desk && findView(desk.view).roles.includes(role) ? desk : undefined;
}
