/** The filters and the page of a list in its address, such as `#audit?user=k3v9&page=2`. */

/** Filters by name. A list declares all of its filters, each with its default value. */
export type Filters<Filter> = { readonly [Name in keyof Filter]: string };

/** The name of the page parameter: `list-page` if the list has a filter called `page`. */
const pageName = (defaultFilter: object) => ('page' in defaultFilter ? 'list-page' : 'page');

/** Formats the filters and the page as a query. Leaves out filters that equal their default. */
export function toListQuery<Filter extends Filters<Filter>>(defaultFilter: Filter, filter: Filter, page = 1): string {
  const changedFilters = Object.entries<string>(filter).filter(
    ([name, value]) => value !== defaultFilter[name as keyof Filter],
  );
  return new URLSearchParams([
    ...changedFilters,
    ...(page > 1 ? [[pageName(defaultFilter), String(page)]] : []),
  ]).toString();
}

/** The inverse of `toListQuery`. */
export function fromListQuery<Filter extends Filters<Filter>>(defaultFilter: Filter, query: string) {
  const parameters = new URLSearchParams(query);
  const filter = Object.fromEntries(
    Object.entries<string>(defaultFilter).map(([name, value]) => [name, parameters.get(name) ?? value]),
  );
  return {
    filter: filter as unknown as Filter,
    page: Math.max(1, Math.trunc(Number(parameters.get(pageName(defaultFilter)))) || 1),
  };
}
