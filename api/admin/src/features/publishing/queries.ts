import { queryOptions } from '@tanstack/react-query';
import { query, request } from '../../lib/request.ts';
import type { ExternalHost, LastAction, PublishStatus, Receipt } from '../../lib/types.ts';
import { siteState } from './site-state.ts';

export const statusQuery = queryOptions({
  queryKey: ['publish', 'status'],
  queryFn: () => request<PublishStatus>('GET', '/publish'),
  // Feeds are written a little after the receipt: what failed may mend itself without another event.
  refetchInterval: ({ state: { data } }) => (data && siteState(data) !== 'live' ? 3_000 : 60_000),
});

/** What became of a change. Asked again until it is settled: the event that says so may get lost. */
export const receiptQuery = (change: number) =>
  queryOptions({
    queryKey: ['publish', 'receipt', change],
    queryFn: () => request<Receipt>('GET', `/publish/receipts/${change}`),
    refetchInterval: ({ state }) => (isSettled(state.data) ? false : Math.min(5_000, 150 * 2 ** state.dataUpdateCount)),
  });

export const receiptsQuery = queryOptions({
  queryKey: ['publish', 'receipts'],
  queryFn: () => request<{ items: Receipt[] } | Receipt[]>('GET', `/publish/receipts${query({ limit: 50 })}`),
  select: (answer) => (Array.isArray(answer) ? answer : answer.items),
});

/** What a click would take back: the last thing that somebody put on the site; and what would put it back again. */
export const undoQuery = queryOptions({
  queryKey: ['publish', 'undo'],
  queryFn: () => request<{ last: LastAction | null; redo: number | null }>('GET', '/publish/undo'),
});

/** Takes back all that one save or bulk action made live. */
export function undoChange(change: number): Promise<{ change: number; count: number }> {
  return request('POST', '/publish/undo', { change });
}

/** Asked again and again: nobody is told when a host elsewhere has answered. */
export const rebuildHooksQuery = queryOptions({
  queryKey: ['publish', 'rebuild-hooks'],
  queryFn: () => request<ExternalHost[]>('GET', '/publish/rebuild-hooks'),
  refetchInterval: 3_000,
});

export const storageQuery = queryOptions({
  queryKey: ['publish', 'storage'],
  queryFn: () => request<ExternalHost | null>('GET', '/publish/storage'),
  refetchInterval: 3_000,
});

export function callRebuildHooks(): Promise<unknown> {
  return request('POST', '/publish/rebuild-hooks/call');
}

export function retryPublishing(): Promise<unknown> {
  return request('POST', '/publish/retry');
}

function isSettled(receipt: Receipt | undefined): boolean {
  return receipt?.state === 'live' || receipt?.state === 'failed';
}
