/** Sessions and pending logins. A pending login still needs its second factor. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { audit } from '../../audit.ts';
import { and, eq, lt, ne } from '../../database/drizzle.ts';
import { pendingLogins, sessions, users } from '../../database/schema/auth.ts';
import { getNetwork } from '../../http/http.ts';
import { elapsedSince } from '../../lib/clock.ts';
import { MINUTE_MS } from '../../lib/dates.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import type { Env } from '../../settings/env.ts';
import { cookieName, cookieOptions, toPublicUser } from '../authenticate.ts';
import { removeFirstLogin } from './first-login.ts';
import { rememberBrowser } from './login-limit.ts';
import { ABSOLUTE_MS } from './session-length.ts';
import { findTwoFactor, requiresTwoFactor } from './two-factor.ts';

type UserRow = typeof users.$inferSelect;

interface HowLoggedIn {
  how?: string;
  confirmedAt?: number;
  hasPasskey?: boolean;
}

/** Time limit for the second factor. */
const PENDING_MS = 5 * MINUTE_MS;

/**
 * Opens a session and ends the browser's previous one. Returns the login response. `how` is for the audit log.
 * `confirmedAt` is when the password was entered: now by default, 0 if unknown. `hasPasskey`: a passkey was used.
 */
export function openSession(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  { how, confirmedAt = app.clock.now(), hasPasskey = false }: HowLoggedIn = {},
) {
  const { db, env } = app;
  const now = app.clock.now();
  const oldSecret = request.cookies[cookieName(env)];
  if (oldSecret) endSession(app, hashSecret(oldSecret));
  db.delete(sessions)
    .where(lt(sessions.createdAt, now - ABSOLUTE_MS))
    .run();
  const secret = newSecret();
  const browser = describeBrowser(request.headers['user-agent']);
  db.insert(sessions)
    .values({
      id: hashSecret(secret),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt,
      hasPasskey,
      browser,
    })
    .run();
  reply.setCookie(cookieName(env), secret, cookieOptions(env));
  rememberBrowser(app, request, reply, user.email);
  removeFirstLogin(env, user);
  const detail = [getClient(request), how].filter(Boolean).join(', ');
  audit(db, { userId: user.id, at: now }, 'session.open', user.id, detail);
  const mustEnrol = requiresTwoFactor(env, user.role) && !hasPasskey && !findTwoFactor(db, user.id);
  return { user: toPublicUser(user), ...(mustEnrol && { next: 'enrol' as const }) };
}

export function endSession(app: App, id: string) {
  app.db.delete(sessions).where(eq(sessions.id, id)).run();
}

/** Ends a user's pending logins and all their sessions except `keep`. */
export function endUserSessions({ db }: Pick<App, 'db'>, userId: string, keep: string | null = null) {
  const isOtherSession = keep === null ? undefined : ne(sessions.id, keep);
  db.delete(sessions)
    .where(and(eq(sessions.userId, userId), isOtherSession))
    .run();
  db.delete(pendingLogins).where(eq(pendingLogins.userId, userId)).run();
}

/** Opens a pending login: the password or single sign-on succeeded, but the code is still missing. */
export function openPendingLogin(app: App, reply: FastifyReply, userId: string) {
  const now = app.clock.now();
  const secret = newSecret();
  app.db
    .delete(pendingLogins)
    .where(lt(pendingLogins.createdAt, now - PENDING_MS))
    .run();
  app.db
    .insert(pendingLogins)
    .values({ id: hashSecret(secret), userId, createdAt: now })
    .run();
  reply.setCookie(pendingCookieName(app.env), secret, { ...cookieOptions(app.env), maxAge: PENDING_MS / 1000 });
}

/** The user of this browser's pending login; null if there is none, it has timed out or the user is disabled. */
export function findPendingUser(app: App, request: FastifyRequest): UserRow | null {
  const id = findPendingId(app, request);
  if (id === null) return null;
  const pendingLogin = app.db
    .select()
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .where(eq(pendingLogins.id, id))
    .get();
  if (!pendingLogin || pendingLogin.users.disabledAt !== null) return null;
  return elapsedSince(pendingLogin.pending_logins.createdAt, app.clock.now()) > PENDING_MS ? null : pendingLogin.users;
}

export function endPendingLogin(app: App, request: FastifyRequest, reply: FastifyReply) {
  const id = findPendingId(app, request);
  if (id !== null) app.db.delete(pendingLogins).where(eq(pendingLogins.id, id)).run();
  reply.clearCookie(pendingCookieName(app.env), cookieOptions(app.env));
}

/** The browser and network of a request, for the audit log: `Firefox on Windows, 192.0.2.7`. */
export function getClient(request: FastifyRequest): string {
  return `${describeBrowser(request.headers['user-agent'])}, ${getNetwork(request.ip)}`;
}

function findPendingId(app: App, request: FastifyRequest): string | null {
  const secret = request.cookies[pendingCookieName(app.env)];
  return secret ? hashSecret(secret) : null;
}

function pendingCookieName(env: Env): string {
  return env.isHttps ? '__Host-login' : 'login';
}

/**
 * Describes a browser from its User-Agent: `Firefox on Windows`. For display only, because a User-Agent can be forged.
 */
export function describeBrowser(userAgent = ''): string {
  // Truncates the User-Agent, because a very long one could make the patterns slow. No real one is longer.
  const truncatedAgent = userAgent.slice(0, 500);
  const findPatternName = (patterns: [name: string, sign: RegExp][]) =>
    patterns.find(([, pattern]) => pattern.test(truncatedAgent))?.[0];
  const browser = findPatternName(BROWSERS) ?? 'Unknown browser';
  const system = findPatternName(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

// Most of these also claim to be a browser further down the list.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
