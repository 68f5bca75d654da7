import { fromListQuery, toListQuery } from '../../kit/list/list-query.ts';
import { useNavigation } from './Navigation.tsx';

/** The filters and the page of the open list. They stand in the address, so that Back and a copied link find them again. */
export function useListQuery<Filter extends { readonly [Name in keyof Filter]: string }>(empty: Filter) {
  const { route, replaceQuery } = useNavigation();
  const { filter, page } = fromListQuery(empty, route.query);
  return {
    filter,
    page,
    /** Goes to the first page. */
    setFilter: (change: Partial<Filter>) => replaceQuery(toListQuery(empty, { ...filter, ...change })),
    setPage: (next: number) => replaceQuery(toListQuery(empty, filter, next)),
  };
}
