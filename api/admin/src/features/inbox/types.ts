import type { ApiBody, ApiResponse } from '../../lib/api-types.ts';

export type InboxName = 'applications' | 'messages';

/** What a list shows of an application or message. */
export type Submission = Either<
  ApiResponse<'GET', '/applications'>['items'][number],
  ApiResponse<'GET', '/messages'>['items'][number]
>;

export type SubmissionDetails = Either<ApiResponse<'GET', '/applications/{id}'>, ApiResponse<'GET', '/messages/{id}'>>;

export type SubmissionPage = Omit<ApiResponse<'GET', '/applications'>, 'items'> & { items: Submission[] };

export type Person = ApiResponse<'GET', '/inbox/colleagues'>[number];
export type Change = Omit<ApiBody<'PATCH', '/applications/{id}'>, 'status'> & { status?: string };

/** What both have, and maybe what one of them has. */
type Either<A, B> = Pick<A, keyof A & keyof B> & Partial<Omit<A, keyof B>> & Partial<Omit<B, keyof A>>;
