import { queryOptions } from '@tanstack/react-query';
import { ApiError, requestOnce } from '../api/request.ts';
import type { User } from '../api/types.ts';

/** Null when nobody is logged in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => requestOnce<{ user: User }>('GET', '/session').catch(nobody),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
