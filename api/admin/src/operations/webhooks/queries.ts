import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';

export type Webhook = ApiResponse<'GET', '/webhooks'>['items'][number];
export type Delivery = ApiResponse<'GET', '/webhooks/{id}/deliveries'>['items'][number];

export const PAGE = 50;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: () => request('GET', '/webhooks'),
  refetchInterval: 15_000,
});

export const deliveriesQuery = (id: string, offset: number) =>
  queryOptions({
    queryKey: ['webhooks', id, offset],
    queryFn: () => request('GET', '/webhooks/{id}/deliveries', { params: { id }, query: { limit: PAGE, offset } }),
    placeholderData: keepPreviousData,
    // A test is delivered within a second.
    refetchInterval: ({ state }) => (state.data?.items[0]?.state === 'queued' ? 1_000 : 15_000),
  });

export function hostOf({ url }: Webhook): string {
  return new URL(url).host;
}
