import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, readAs, readQuery } from '../../client/request.ts';

/** `last` is the newest change, `applied` the newest one that visitors can see. */
export type PublishStatus = ApiResponse<'GET', '/publish'>;
/** If there are very many pages, `pages` holds only the first of them. `pageCount` counts all. */
export type Receipt = ApiResponse<'GET', '/publish/receipts/{change}'>;
/** A host that builds the site itself, or storage that the site is copied to. */
export type ExternalHost = ApiResponse<'GET', '/publish/rebuild-hooks'>[number];
export type SiteState = 'live' | 'publishing' | 'waiting' | 'failed';

/** The look of the two circles in each state. */
export const SPINNERS = { live: 'done', publishing: 'busy', waiting: 'idle', failed: 'idle' } as const;

export const statusQuery = queryOptions({
  ...readAs(['publish', 'status'], '/publish'),
  // Feeds are written a little after the receipt, so a failure may go away without another event.
  refetchInterval: ({ state: { data } }) =>
    data?.fullBuild ? 500 : data && getSiteState(data) !== 'live' ? 3_000 : 60_000,
});

/** The receipt of a change. Fetched again until it is final, because the event that reports it may get lost. */
export const receiptQuery = (change: number) =>
  queryOptions({
    ...readQuery('/publish/receipts/{change}', { params: { change } }),
    refetchInterval: ({ state }) => (isFinal(state.data) ? false : Math.min(5_000, 150 * 2 ** state.dataUpdateCount)),
  });

export const receiptsQuery = readQuery('/publish/receipts', { query: { limit: 50 } });

/** Fetched every few seconds, because no event reports the response of a host. */
export const rebuildHooksQuery = queryOptions({ ...readQuery('/publish/rebuild-hooks'), refetchInterval: 3_000 });
export function getSiteState({ publisher, last, applied, failures, fullBuild }: PublishStatus): SiteState {
  if (publisher === 'none') return 'live';
  if (fullBuild) return publisher === 'down' ? 'waiting' : 'publishing';
  if (failures.length > 0) return 'failed';
  if (applied >= last) return 'live';
  return publisher === 'down' ? 'waiting' : 'publishing';
}

function isFinal(receipt: Receipt | undefined): boolean {
  const isPublished = receipt?.state === 'live' || receipt?.state === 'failed';
  return isPublished && (receipt.edge === null || receipt.edge.state === 'live');
}
