/** Types and queries for applications and messages, shared by all features. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiResponse, readQuery, request } from './request.ts';

/** Fetches the lists and counts again, but not the submission that is open, which may have been erased. */
export async function invalidateLists(queries: QueryClient, inbox: InboxName) {
  const isOpened = (key: readonly unknown[]) => key[2] === 'one' || key[2] === 'templates';
  await queries.invalidateQueries({ queryKey: ['inbox', inbox], predicate: ({ queryKey }) => !isOpened(queryKey) });
}

export type InboxName = 'applications' | 'messages';

/** An application or message as a list shows it. */
export type Submission = Either<
  ApiResponse<'GET', '/applications'>['items'][number],
  ApiResponse<'GET', '/messages'>['items'][number]
>;

export type SubmissionDetails = Either<ApiResponse<'GET', '/applications/{id}'>, ApiResponse<'GET', '/messages/{id}'>>;

/** All properties of both types. Properties of only one type are optional. */
type Either<A, B> = Pick<A, keyof A & keyof B> & Partial<Omit<A, keyof B>> & Partial<Omit<B, keyof A>>;

export const submissionQuery = (inbox: InboxName, id: string) =>
  queryOptions({
    queryKey: ['inbox', inbox, 'one', id],
    queryFn: (): Promise<SubmissionDetails> => request('GET', `/${inbox}/{id}` as const, { params: { id } }),
    staleTime: 0,
    // Fetches again while the submission is open, because replies arrive by email.
    refetchInterval: 60_000,
  });

export const colleaguesQuery = readQuery('/inbox/colleagues');
