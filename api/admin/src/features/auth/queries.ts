import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, Role } from '../../lib/api-types.ts';
import { request } from '../../lib/request.ts';

export type ListedUser = ApiResponse<'GET', '/users'>['items'][number];
export type Token = ApiResponse<'GET', '/tokens'>['items'][number];

export const ROLES: { value: Role; label: string }[] = [
  { value: 'administrator', label: 'Administrator' },
  { value: 'editor', label: 'Editor' },
  { value: 'recruiter', label: 'Recruiter' },
];

export function roleLabel(role: Role): string {
  return ROLES.find(({ value }) => value === role)?.label ?? role;
}

export const ROLE_HELP =
  'Administrators do everything. Editors write the site. Recruiters see applications and write jobs.';

/** `mail`: whether invitations and resets can be sent. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: () => request('GET', '/users'),
});

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: () => request('GET', '/tokens'),
});
