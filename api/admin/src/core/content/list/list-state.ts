/** The state of a list in the address: `#career/openings?status=draft&category=Engineer`. */
import type { Collection } from 'content-types/define';
import type { ChoiceField } from 'content-types/fields/choice';
import type { ReferenceField } from 'content-types/fields/reference';
import type { ListStatus } from '../../../client/api-types.ts';

export interface ListState {
  search: string;
  status: ListStatus | '';
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

export function isFiltered(state: ListState): boolean {
  return countFilters(state) > 0;
}

/** How many filters are set, without the search. */
export function countFilters({ status, choices }: ListState): number {
  return Object.keys(choices).length + (status === '' ? 0 : 1);
}

/** The query of the list's address; empty for an unfiltered list. */
export function toQuery({ search, status, choices, sort, bin, page }: ListState): string {
  const parameters = { ...choices, search, status, sort, bin: bin ? 'true' : '', [PAGE]: page > 1 ? String(page) : '' };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
}

/** The inverse of `toQuery`. */
export function fromQuery(type: Collection, query: string): ListState {
  const parameters = new URLSearchParams(query);
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
