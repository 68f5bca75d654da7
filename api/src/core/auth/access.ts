import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Author } from '../audit.ts';
import { and, inArray, isNull } from '../database/drizzle.ts';
import { type Role, users } from '../database/schema/auth.ts';
import { HttpError } from '../http/errors.ts';
import { SAFE_METHODS } from '../http/http.ts';
import { elapsedSince } from '../lib/clock.ts';
import { MINUTE_MS } from '../lib/dates.ts';
import type { Env } from '../settings/env.ts';
import { findUserByCookie, findUserByToken, type User } from './authenticate.ts';

export const EVERYONE: readonly Role[] = ['administrator', 'editor', 'recruiter'];
export const EDITORS: readonly Role[] = ['administrator', 'editor'];
export const RECRUITERS: readonly Role[] = ['administrator', 'recruiter'];
export const ADMINISTRATORS: readonly Role[] = ['administrator'];

/** Condition on `users`: the user may see the inbox and is not disabled. */
export const seesInbox = and(isNull(users.disabledAt), inArray(users.role, [...RECRUITERS]));

/**
 * Returns the user of a request, also on public routes; null for visitors. Throws 403 for a cross-origin request that
 * would change data with the session cookie.
 */
export function authenticate(app: App, request: FastifyRequest): User | null {
  if (!isAdminHost(app.env, request)) return null;
  const token = readBearerToken(request);
  if (token !== null) {
    request.user = findUserByToken(app, token);
  } else {
    request.user = findUserByCookie(app, request.cookies);
    if (request.user) assertSameOrigin(app.env, request);
  }
  return request.user;
}

/** The user, who must have one of `roles`. Throws 401 or 403. */
export function requireRole(app: App, request: FastifyRequest, roles: readonly Role[]): User {
  const user = authenticate(app, request);
  if (!user) throw new HttpError(401, 'Please log in.');
  const { beforeEnrolment, sessionOnly } = request.routeOptions.config;
  if (sessionOnly && user.token !== null) throw new HttpError(403, NOT_FOR_TOKENS);
  if (user.mustEnrol && !beforeEnrolment) throw new HttpError(403, 'Please set up two-factor authentication first.');
  if (!roles.includes(user.role)) throw new HttpError(403, 'You don’t have permission to do this.');
  return user;
}

const NOT_FOR_TOKENS = 'Access tokens can’t do this. Please log in.';
const MAX_CONFIRMATION_AGE_MS = 10 * MINUTE_MS;

/** Throws 403 for access tokens, and with `confirm: 'password'` if the password was entered too long ago. */
export function requireRecentPassword(app: App, { confirmedAt }: User) {
  if (confirmedAt === null) throw new HttpError(403, NOT_FOR_TOKENS);
  if (elapsedSince(confirmedAt, app.clock.now()) > MAX_CONFIRMATION_AGE_MS) {
    throw new HttpError(403, 'Please enter your password again to continue.', { confirm: 'password' });
  }
}

/** The user of a route with roles. */
export function currentUser(request: FastifyRequest): User {
  if (!request.user) throw new Error('The auth guard has not run.');
  return request.user;
}

/** Returns the current user as the author of a change made now. */
export function getAuthor(app: App, request: FastifyRequest): Author {
  const { id: userId, token, role } = currentUser(request);
  return { userId, token, role, at: app.clock.now() };
}

/** Whether sessions and tokens are accepted here: everywhere, unless the admin has a separate hostname. */
export function isAdminHost({ adminHost }: Env, { headers }: FastifyRequest): boolean {
  return adminHost === null || headers.host?.toLowerCase() === adminHost;
}

/**
 * Throws 403 for a cross-origin change, or one without the headers that browsers always send. Neither SameSite=Strict
 * nor CORS prevents these: strict cookies are sent between hosts of a domain, and multipart forms need no preflight.
 */
function assertSameOrigin(env: Env, request: FastifyRequest) {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeignSite = site !== undefined && site !== 'same-origin';
  const isForeignOrigin = origin !== undefined && !isOwnOrigin(env, origin, request.headers.host);
  if (isForeignSite || isForeignOrigin || (site === undefined && origin === undefined)) {
    throw new HttpError(
      403,
      'This request came from another site. Scripts should use an access token instead of a cookie.',
    );
  }
}

/**
 * Throws like `assertSameOrigin`, for routes without a session. Accepts API clients, which send neither of the headers.
 */
export function rejectForeignPage(env: Env, request: FastifyRequest) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined || site !== undefined) assertSameOrigin(env, request);
}

function readBearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length).trim() : null;
}

/** Whether `origin` is this server's: the one in the settings, or the one to which the request was sent. */
function isOwnOrigin(env: Env, origin: string, host: string | undefined): boolean {
  if (origin === env.adminUrl.origin) return true;
  if (env.adminHost !== null) return false;
  // If the site uses https, an attacker on the network may have injected an http page of the same host.
  return host !== undefined && (origin === `https://${host}` || (!env.isHttps && origin === `http://${host}`));
}
