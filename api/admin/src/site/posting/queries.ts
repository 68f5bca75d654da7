import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';

type Listed = ApiResponse<'GET', '/multi-posters'>;
export type Poster = Listed['items'][number];
export type Received = Listed['posts'][number];

export const postersQuery = queryOptions({
  queryKey: ['multi-posters'],
  queryFn: () => request('GET', '/multi-posters'),
});

export function postedQuery(id: string) {
  return queryOptions({
    queryKey: ['posted-jobs', id],
    queryFn: () => request('GET', '/posted-jobs/{id}', { params: { id } }),
  });
}
