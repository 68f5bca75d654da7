/** From the password to a session: at once, or by way of a pending login that owes the second factor. */
import { eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pendingLogins, users } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { networkOf } from '../lib/network.ts';
import { hashOf, newSecret } from '../lib/secrets.ts';
import { audit } from './audit.ts';
import { publicUser } from './authenticate.ts';
import { browserOf } from './browser.ts';
import { cookieName, cookieOptions, pendingCookieName } from './cookie.ts';
import { needsSecondFactor, secondFactorOf } from './second-factor.ts';
import { endSession, openSession } from './sessions.ts';

type Row = typeof users.$inferSelect;

/** How long somebody may take to find their telephone. */
const PENDING_MS = 5 * 60_000;

/** Opens a session under a new secret and ends whatever the browser had before. `how` is for the record. */
export function openSessionFor(app: App, request: FastifyRequest, reply: FastifyReply, user: Row, how?: string) {
  const old = request.cookies[cookieName(app.env)];
  if (old) endSession(app, hashOf(old));
  const secret = openSession(app, user.id, browserOf(request.headers['user-agent']));
  reply.setCookie(cookieName(app.env), secret, cookieOptions(app.env));
  const detail = [placeOf(request), how].filter(Boolean).join(', ');
  audit(app.db, { userId: user.id, at: app.clock.now() }, 'session.open', user.id, detail);
  const mustEnrol = needsSecondFactor(app.env, user.role) && !secondFactorOf(app.db, user.id);
  return { user: publicUser(user), ...(mustEnrol && { next: 'enrol' as const }) };
}

/** Notes that the password was right, and waits for the code. */
export function openPendingLogin(app: App, reply: FastifyReply, userId: string) {
  const now = app.clock.now();
  const secret = newSecret();
  app.db
    .delete(pendingLogins)
    .where(lt(pendingLogins.createdAt, now - PENDING_MS))
    .run();
  app.db
    .insert(pendingLogins)
    .values({ id: hashOf(secret), userId, createdAt: now })
    .run();
  reply.setCookie(pendingCookieName(app.env), secret, { ...cookieOptions(app.env), maxAge: PENDING_MS / 1000 });
}

/** Whose password was given in this browser a moment ago; null when nobody's was, or it was too long ago. */
export function pendingUser(app: App, request: FastifyRequest): Row | null {
  const id = pendingId(app, request);
  if (id === null) return null;
  const found = app.db
    .select()
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .where(eq(pendingLogins.id, id))
    .get();
  if (!found || found.users.disabledAt !== null) return null;
  return app.clock.now() - found.pending_logins.createdAt > PENDING_MS ? null : found.users;
}

export function endPendingLogin(app: App, request: FastifyRequest, reply: FastifyReply) {
  const id = pendingId(app, request);
  if (id !== null) app.db.delete(pendingLogins).where(eq(pendingLogins.id, id)).run();
  reply.clearCookie(pendingCookieName(app.env), cookieOptions(app.env));
}

/** Whence a request came, for the record: `Firefox on Windows, 192.0.2.7`. */
export function placeOf(request: FastifyRequest): string {
  return `${browserOf(request.headers['user-agent'])}, ${networkOf(request.ip)}`;
}

function pendingId(app: App, request: FastifyRequest): string | null {
  const secret = request.cookies[pendingCookieName(app.env)];
  return secret ? hashOf(secret) : null;
}
