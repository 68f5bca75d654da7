import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../client/request.ts';

export const complaintsQuery = queryOptions({
  queryKey: ['complaints'],
  queryFn: () => request('GET', '/complaints'),
  refetchInterval: 60_000,
});
