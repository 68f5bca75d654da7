import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, readQuery } from '../../client/request.ts';
import type { Slice } from '../../core/navigation/use-list.ts';

export type Webhook = ApiResponse<'GET', '/webhooks'>['items'][number];
export type EventTypes = ApiResponse<'GET', '/webhooks'>['events'];
export type Delivery = ApiResponse<'GET', '/webhooks/{id}/deliveries'>['items'][number];

export const webhooksQuery = queryOptions({ ...readQuery('/webhooks'), refetchInterval: 15_000 });

export const deliveriesQuery = (id: string, slice: Slice) =>
  queryOptions({
    ...readQuery('/webhooks/{id}/deliveries', { params: { id }, query: slice }),
    // Polls every second while the newest delivery is queued, because a test is delivered within a second.
    refetchInterval: ({ state }) => (state.data?.items[0]?.state === 'queued' ? 1_000 : 15_000),
  });

export function hostOf({ url }: Webhook): string {
  return new URL(url).host;
}
