import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiOptions, ApiPath } from './api-types.ts';
import { request } from './request.ts';

/**
 * A call that reads, as a query. Its key is its path, without the first slash, and what it asks for: to fetch again all
 * that is below `/imports`, invalidate `['imports']`.
 */
export function readQuery<P extends ApiPath<'GET'>>(path: P, ...options: ApiOptions<'GET', P>) {
  const { params, query } = (options[0] ?? {}) as { params?: Record<string, string | number>; query?: object };
  const parts = path.split('/').slice(1);
  return queryOptions({
    queryKey: [...parts.map((part) => params?.[part.slice(1, -1)] ?? part), ...(query ? [query] : [])],
    queryFn: () => request('GET', path, ...options),
  });
}

/** The same under a key of its own, to be fetched again together with others. */
export const readAs = <P extends ApiPath<'GET'>>(queryKey: QueryKey, path: P, ...options: ApiOptions<'GET', P>) =>
  queryOptions({ queryKey, queryFn: () => request('GET', path, ...options) });
