/** The state of a list in the address: `?list=career/openings&status=draft&category=Engineer`. */
import type { Collection } from 'content-types/define';
import type { ChoiceField } from 'content-types/fields/choice';
import type { ReferenceField } from 'content-types/fields/reference';
import { useEffect, useState } from 'react';
import { findTypeView } from '../../../app/views.ts';
import type { Status } from '../../../lib/api-types.ts';

export interface ListState {
  search: string;
  status: Status | '';
  /** By the name of the field. */
  choices: Readonly<Record<string, string>>;
  /** A field's name or `updatedAt`, `-` before it for descending; empty for the type's own order. */
  sort: string;
  bin: boolean;
  page: number;
}

/** Not `page`, because some fields are called that. */
const PAGE = 'list-page';

export const WHOLE_LIST: ListState = { search: '', status: '', choices: {}, sort: '', bin: false, page: 1 };

/** The choice and reference fields, by which a list can be filtered. The API filters by nothing that visitors cannot read. */
export function listChoiceFields(type: Collection): [name: string, field: ChoiceField | ReferenceField][] {
  return Object.entries(type.fields).flatMap(([name, field]): [string, ChoiceField | ReferenceField][] =>
    (field.kind === 'choice' || field.kind === 'reference') && !field.internal ? [[name, field]] : [],
  );
}

export function isFiltered({ status, choices }: ListState): boolean {
  return status !== '' || Object.keys(choices).length > 0;
}

/** The query of the address; empty for an unfiltered list. */
export function toAddress(view: string, { search, status, choices, sort, bin, page }: ListState): string {
  const parameters = { ...choices, search, status, sort, bin: bin ? 'true' : '', [PAGE]: page > 1 ? String(page) : '' };
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams([['list', view], ...given])}` : '';
}

/** Null when the address is for another list. */
export function fromAddress(view: string, type: Collection, query: string): ListState | null {
  const parameters = new URLSearchParams(query);
  if (parameters.get('list') !== view) return null;
  const text = (name: string) => parameters.get(name) ?? '';
  const choices = listChoiceFields(type).flatMap(([name]) => (text(name) ? [[name, text(name)] as const] : []));
  return {
    search: text('search'),
    status: text('status') as ListState['status'],
    choices: Object.fromEntries(choices),
    sort: text('sort'),
    bin: text('bin') === 'true',
    page: Math.max(1, Math.trunc(Number(text(PAGE))) || 1),
  };
}

/**
 * The filters, sorting and page of a list, kept while one of its entries is open, so that an editor comes back to the same
 * list. While the list is visible, they are also in the address, for reloads, the Back button and links.
 */
export function useListState(type: Collection, isSeen: boolean) {
  const view = findTypeView(type.name)?.key ?? '';
  const [state, setState] = useState(() => fromAddress(view, type, location.search) ?? WHOLE_LIST);
  useEffect(() => {
    if (isSeen) history.replaceState(history.state, '', location.pathname + toAddress(view, state));
  }, [view, state, isSeen]);
  return {
    state,
    /** Goes to the first page unless `next` names another. */
    change: (next: Partial<ListState>) => setState({ ...state, page: 1, ...next }),
  };
}
