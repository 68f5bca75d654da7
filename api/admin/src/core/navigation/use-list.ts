import { useDebouncedValue } from '@mantine/hooks';
import {
  type DefaultError,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ListAddress } from '../../kit/list/SavedViews.tsx';
import { type Filters, fromListQuery, toListQuery } from './list-query.ts';
import { useNavigation } from './Navigation.tsx';
import { toHash } from './views.ts';

const DEBOUNCE_MS = 200;

export interface ListState<Filter> {
  filter: Filter;
  /** The filter that the data is fetched with. Changes to typed filters are debounced. */
  shown: Filter;
  page: number;
  /** Changes filters and goes to the first page. */
  setFilter(change: Partial<Filter>): void;
  setPage(page: number): void;
  /** The list's address; undefined for a list in a dialog. */
  address?: ListAddress;
}

/**
 * The filters and the page of the open list. They are kept in the address, so that Back and copied links restore them.
 */
export function useListState<Filter extends Filters<Filter>>(
  defaultFilter: Filter,
  typedFilters?: string[],
): ListState<Filter> {
  const { route, replaceQuery } = useNavigation();
  const { filter, page } = fromListQuery(defaultFilter, route.query);
  return {
    filter,
    shown: useShown(filter, typedFilters),
    page,
    setFilter: (change) => replaceQuery(toListQuery(defaultFilter, { ...filter, ...change })),
    setPage: (next) => replaceQuery(toListQuery(defaultFilter, filter, next)),
    address: {
      list: route.view,
      query: toListQuery(defaultFilter, filter),
      linkTo: (query) => toHash({ view: route.view, query }),
    },
  };
}

/** Like `useListState`, for a list in a dialog, which has no address. */
export function useDialogListState<Filter extends Filters<Filter>>(defaultFilter: Filter): ListState<Filter> {
  const [{ filter, page }, setState] = useState({ filter: defaultFilter, page: 1 });
  return {
    filter,
    shown: useShown(filter),
    page,
    setFilter: (change) => setState({ filter: { ...filter, ...change }, page: 1 }),
    setPage: (next) => setState({ filter, page: next }),
  };
}

function useShown<Filter extends Filters<Filter>>(filter: Filter, typedFilters = ['search']): Filter {
  const typedEntries = Object.entries<string>(filter).flatMap(([name, text]) =>
    typedFilters.includes(name) ? [[name, text.trim()]] : [],
  );
  const [debouncedJson] = useDebouncedValue(JSON.stringify(typedEntries), DEBOUNCE_MS);
  return { ...filter, ...Object.fromEntries(JSON.parse(debouncedJson)) };
}

/** Whether any filter is set, apart from those named in `excludedNames`. */
export function isNarrowed<Filter extends Filters<Filter>>(
  filter: Filter,
  excludedNames: readonly (keyof Filter)[] = [],
) {
  return Object.entries<string>(filter).some(
    ([name, value]) => value.trim() !== '' && !excludedNames.includes(name as keyof Filter),
  );
}

/** The number of entries on a page, unless the list says otherwise. */
export const PAGE_SIZE = 50;

/** The range of entries to fetch. */
export interface Slice {
  limit: number;
  offset: number;
}

/** A list's state and its current page of entries. The previous page stays visible until the next has loaded. */
export function useList<Filter extends Filters<Filter>, Data, Key extends QueryKey>(
  state: ListState<Filter>,
  query: (filter: Filter, slice: Slice) => UseQueryOptions<Data, DefaultError, Data, Key>,
  size = PAGE_SIZE,
) {
  const options = query(state.shown, { limit: size, offset: (state.page - 1) * size });
  return { ...state, size, ...useQuery({ ...options, placeholderData: keepPreviousData }) };
}
