import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, Role } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { texts } from './texts.ts';

export type ListedUser = ApiResponse<'GET', '/users'>['items'][number];
export type Token = ApiResponse<'GET', '/tokens'>['items'][number];

const NAMES: Role[] = ['administrator', 'editor', 'recruiter'];

/** The choices of a select for a role. */
export const ROLES = NAMES.map((value) => ({ value, label: texts.roles[value] }));

/** `mail`: whether invitations and resets can be sent. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: () => request('GET', '/users'),
});

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: () => request('GET', '/tokens'),
});
