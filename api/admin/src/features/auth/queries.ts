import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/request.ts';
import type { Page, Role, User } from '../../lib/types.ts';

export interface ListedUser extends User {
  disabled: boolean;
  /** Invited, and no password chosen yet. */
  invited: boolean;
  secondFactor: boolean;
  createdAt: string;
}

export interface Token {
  id: string;
  name: string;
  role: Role;
  /** The name of whoever made it. */
  user: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

export const ROLES: { value: Role; label: string }[] = [
  { value: 'administrator', label: 'Administrator' },
  { value: 'editor', label: 'Editor' },
  { value: 'recruiter', label: 'Recruiter' },
];

/** What a role may do, for whoever hands it out. */
export const ROLE_HELP =
  'Administrators do everything. Editors write the site. Recruiters see applications and write jobs.';

/** `mail`: whether invitations and resets can be sent. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: () => request<Page<ListedUser> & { mail: boolean }>('GET', '/users'),
});

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: () => request<Page<Token>>('GET', '/tokens'),
});
