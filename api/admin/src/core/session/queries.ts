import { queryOptions } from '@tanstack/react-query';
import { ApiError, type ApiResponse, requestOnce, resumeSession } from '../../client/request.ts';

/** The state of a session. If `next` is `enrol`, it can only be used to set up two-factor authentication. */
export type SessionState = ApiResponse<'GET', '/session'>;

/** The session; null for a visitor who is not logged in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => (hasLoggedIn() ? requestOnce('GET', '/session').catch(nullIfUnauthorized) : null),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

function nullIfUnauthorized(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) {
    noteLogin(false);
    return null;
  }
  throw error;
}

const LOGGED_IN_KEY = 'admin:logged-in';

/**
 * Records in local storage that the user is logged in, because scripts cannot read the cookie. Without this, every
 * first visit would start with a failing request.
 */
export function noteLogin(isLoggedIn: boolean): void {
  if (isLoggedIn) {
    // A new value each time, so that other tabs get a storage event.
    localStorage.setItem(LOGGED_IN_KEY, String(Date.now()));
    resumeSession();
  } else localStorage.removeItem(LOGGED_IN_KEY);
}

function hasLoggedIn(): boolean {
  return localStorage.getItem(LOGGED_IN_KEY) !== null;
}

/**
 * Returns the secret of an emailed link, from `#invitation=…` or `#reset=…` in its address; null if absent. The part
 * after `#` is not sent to the server, so it is never logged.
 */
export function secretFromHash(hash: string): string | null {
  return /^#(?:invitation|reset)=([\w-]{20,128})$/.exec(hash)?.[1] ?? null;
}

export const loginMethodsQuery = queryOptions({
  queryKey: ['session', 'ways'],
  queryFn: () => requestOnce('GET', '/session/ways'),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Address at which the browser logs in at the provider. With `again`, the provider asks for the password even if the
 * user is logged in there.
 */
export const SINGLE_SIGN_ON = '/api/session/single-sign-on';
export const SINGLE_SIGN_ON_AGAIN = `${SINGLE_SIGN_ON}?again`;

/**
 * `done`: logged in. `again`: logged in for the tab that opened this one. `unconfirmed`: the same, without the time of
 * the last password. `code`: the two-factor code is missing. `rejected`: not logged in, with the reason.
 */
export type SingleSignOnResult = { kind: Accepted } | { kind: 'rejected'; reason: string };
type Accepted = 'done' | 'again' | 'unconfirmed' | 'code';

/** The result of a single sign-on login, from the address: `#sign-in=…` or `#sign-in-rejected=…`. */
export function readSingleSignOnResult(hash: string): SingleSignOnResult | null {
  const [, kind, reason] = /^#(?:sign-in=(done|again|unconfirmed|code)|sign-in-rejected=([a-z]+))$/.exec(hash) ?? [];
  if (reason !== undefined) return { kind: 'rejected', reason };
  return kind === undefined ? null : { kind: kind as Accepted };
}

/** Calls `callback` when a user logs in in another tab. Returns a function that stops listening. */
export function onLoginElsewhere(callback: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === LOGGED_IN_KEY && newValue !== null) callback();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
