/** The filters of a list of entries, as they are in the address: `#career/openings?status=draft&category=Engineer`. */
import type { Collection } from 'content-types/define';
import type { ChoiceField } from 'content-types/fields/choice';
import type { ReferenceField } from 'content-types/fields/reference';
import { isNarrowed } from '../../navigation/use-list.ts';
import { partsOf } from '../parts.ts';

export const WHOLE_LIST = {
  search: '',
  /** A `ListStatus`. */
  status: '',
  /** A field name or `updatedAt`, with the prefix `-` for descending order. Empty for the type's default order. */
  sort: '',
  /** `true` for the bin. */
  bin: '',
};

export type EntryFilter = typeof WHOLE_LIST & Record<string, string>;

/** The filters of a type's list: the common ones, its choice and reference fields, and its feature's filter. */
export function emptyFilter(type: Collection): EntryFilter {
  const { filter } = partsOf(type.name);
  const names = [...listChoiceFields(type).map(([field]) => field), ...(filter ? [filter.name] : [])];
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...WHOLE_LIST };
}

/**
 * Choice and reference fields by which a list can be filtered. Choice fields that visitors cannot read are left out,
 * because the API does not filter by them.
 */
export function listChoiceFields(type: Collection): [name: string, field: ChoiceField | ReferenceField][] {
  return Object.entries(type.fields).flatMap(([name, field]): [string, ChoiceField | ReferenceField][] =>
    field.kind === 'reference' || (field.kind === 'choice' && !field.internal) ? [[name, field]] : [],
  );
}

/** Whether the list has any filter besides the search, the order and the bin. */
export function isFiltered(filter: EntryFilter): boolean {
  return isNarrowed(filter, ['search', 'sort', 'bin']);
}
