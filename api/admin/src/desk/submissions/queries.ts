import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiBody, type ApiResponse, readQuery, request } from '../../client/request.ts';
import type { InboxName, Submission, SubmissionDetails } from '../../client/submissions.ts';
import { publishedQuery } from '../../core/content/queries.ts';
import type { Slice } from '../../core/navigation/use-list.ts';
import { type InboxFilter, toParameters } from './list/filter.ts';

/** The numbers of new entries and of entries flagged as spam. Fetched again every minute: people leave the admin open all day. */
export const countsQuery = (inbox: InboxName) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'counts'],
    queryFn: () => request('GET', `/${inbox}` as const, { query: { limit: 0 } }),
    select: ({ counts, new: newCount }) => ({ new: newCount, spam: counts.spam ?? 0 }),
    refetchInterval: 60_000,
  });

export const inboxQuery = (inbox: InboxName, filter: InboxFilter, slice: Slice) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'list', filter, slice],
    queryFn: (): Promise<SubmissionPage> =>
      request('GET', `/${inbox}` as const, { query: { ...toParameters(filter), ...slice } }),
    refetchInterval: 60_000,
  });

/** Maximum number of cards that a column of the board shows at first. */
export const BOARD_COLUMN_SIZE = 20;

export const boardQuery = (filter: InboxFilter) =>
  queryOptions({
    queryKey: ['inbox', 'applications', 'board', filter],
    queryFn: () => {
      const { status: _status, bin: _bin, ...query } = toParameters(filter);
      return request('GET', '/applications/board', { query: { ...query, limit: BOARD_COLUMN_SIZE } });
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** The emails about moves that this user can still undo. */
export const waitingEmailsQuery = queryOptions({
  queryKey: ['inbox', 'applications', 'emails'],
  queryFn: async () => {
    const { items } = await request('GET', '/applications/emails');
    const now = Date.now();
    return items.map(({ waitMs, ...item }) => ({ ...item, until: now + waitMs }));
  },
});

export const MAX_SELECTED_SUBMISSIONS = 500;
const MAX_PAGE_SIZE = 200;

/** Fetches all matching submissions, up to the number that one request can change. */
export async function fetchAll(inbox: InboxName, filter: InboxFilter): Promise<Submission[]> {
  const submissions: Submission[] = [];
  for (let offset = 0; offset < MAX_SELECTED_SUBMISSIONS; offset += MAX_PAGE_SIZE) {
    const limit = Math.min(MAX_PAGE_SIZE, MAX_SELECTED_SUBMISSIONS - offset);
    const query = { ...toParameters(filter), limit, offset };
    const { items } = await request('GET', `/${inbox}` as const, { query });
    submissions.push(...items);
    if (items.length < limit) break;
  }
  return submissions;
}

/** The stages that applications can be moved to, in the agency's order. */
export const stagesQuery = publishedQuery('stage');

export const jobsQuery = readQuery('/inbox/jobs');

// The screens offer only statuses of the inbox.
type ChangeBody = ApiBody<'PATCH', '/applications/{id}'> & ApiBody<'PATCH', '/messages/{id}'>;

export function changeSubmission(
  inbox: InboxName,
  { id, version }: SeenSubmission,
  change: Change,
): Promise<SubmissionDetails> {
  const body = { version, ...(change as ChangeBody) };
  return request('PATCH', `/${inbox}/{id}` as const, { params: { id }, body });
}

export function changeSubmissions(inbox: InboxName, entries: SeenSubmission[], change: Change) {
  return request('PATCH', `/${inbox}` as const, { body: { entries, ...(change as ChangeBody) } });
}

/** The version of an application or message on which a change is based. */
export type SeenSubmission = Pick<Submission, 'id' | 'version'>;

export function toSeenSubmission({ id, version }: SeenSubmission): SeenSubmission {
  return { id, version };
}

/** A submission that a change skipped, because it was changed since. */
export type Conflict = ApiResponse<'PATCH', '/applications'>['conflicts'][number];

export type SubmissionPage = Omit<ApiResponse<'GET', '/applications'>, 'items'> & { items: Submission[] };

export type Person = ApiResponse<'GET', '/inbox/colleagues'>[number];
export type Change = Omit<ApiBody<'PATCH', '/applications/{id}'>, 'status' | 'version'> & { status?: string };
