import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '../../lib/api-types.ts';
import { ApiError, enterSession, requestOnce } from '../../lib/request.ts';

/** `enrol`: the session can only be used to set up two-factor authentication. */
export type SessionState = ApiResponse<'GET', '/session'>;

/** Null for a visitor who is not logged in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => (hasLoggedIn() ? requestOnce('GET', '/session').catch(toLoggedOut) : null),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

function toLoggedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) {
    noteLogin(false);
    return null;
  }
  throw error;
}

const KEY = 'admin:logged-in';

/** Scripts cannot read the cookie. Without this note, every first visit would start with a request that fails. */
export function noteLogin(isLoggedIn: boolean): void {
  if (isLoggedIn) {
    localStorage.setItem(KEY, 'yes');
    enterSession();
  } else localStorage.removeItem(KEY);
}

function hasLoggedIn(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** `#invitation=…` and `#reset=…` in the address: the links in our emails. What follows `#` is not sent to the server, so it is never logged. */
export function secretFromHash(hash: string): string | null {
  return /^#(?:invitation|reset)=([\w-]{20,128})$/.exec(hash)?.[1] ?? null;
}
