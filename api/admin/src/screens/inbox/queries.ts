import { queryOptions } from '@tanstack/react-query';
import { query, request } from '../../api/request.ts';
import type { Page } from '../../api/types.ts';

export type Inbox = 'applications' | 'messages';

/** How many nobody has opened yet. Looked at again every minute: people leave the admin open all day. */
export const inboxCountQuery = (inbox: Inbox) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'new'],
    queryFn: () => request<Page<unknown>>('GET', `/${inbox}${query({ status: 'new', limit: 1 })}`),
    select: ({ total }) => total,
    refetchInterval: 60_000,
  });
