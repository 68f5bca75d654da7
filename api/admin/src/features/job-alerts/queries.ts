import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '../../lib/api-types.ts';
import { request } from '../../lib/request.ts';

export type JobAlert = ApiResponse<'GET', '/alerts'>['items'][number];

export const ALERTS_PAGE = 50;

/** `page` counts from one. */
export const alertsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['alerts', search, page],
    queryFn: () =>
      request('GET', '/alerts', { query: { search, limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE } }),
    placeholderData: keepPreviousData,
  });

export function eraseAlert(id: string): Promise<null> {
  return request('DELETE', '/alerts/{id}', { params: { id } });
}
