import { queryOptions } from '@tanstack/react-query';
import { choice } from 'content-types/fields/choice';
import type { ApiResponse } from '../../client/api-types.ts';
import { request } from '../../client/request.ts';
import { texts } from './texts.ts';

export type ListedUser = ApiResponse<'GET', '/users'>['items'][number];
export type Token = ApiResponse<'GET', '/tokens'>['items'][number];

const { administrator, editor, recruiter, help } = texts.roles;

export const roleField = choice(texts.users.columns.role, {
  options: { administrator, editor, recruiter },
  initial: 'editor',
  help,
});

/** `mail`: whether invitations and resets can be sent. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: () => request('GET', '/users'),
});

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: () => request('GET', '/tokens'),
});
