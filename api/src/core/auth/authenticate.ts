/**
 * The user that a session cookie or access token belongs to. The look-up is one indexed read, because every request of
 * the admin needs it.
 */

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { App } from '../app.ts';
import { and, eq, isNull, sql } from '../database/drizzle.ts';
import { type Role, secondFactors, sessions, tokens, users } from '../database/schema/auth.ts';
import { prepared } from '../database/statements.ts';
import { writeUnlessBusy } from '../database/transaction.ts';
import { elapsedSince } from '../lib/clock.ts';
import { MINUTE_MS } from '../lib/dates.ts';
import { hashSecret } from '../lib/ids.ts';
import type { Env } from '../settings/env.ts';
import { ABSOLUTE_MS, IDLE_MS } from './login/session-length.ts';
import { requiresTwoFactor } from './login/two-factor.ts';

export interface User {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The session's id, which is the hash of its secret; null for a token. */
  sessionId: string | null;
  /** The token's name; null for a session. */
  token: string | null;
  /** Time at which the user last used a password or passkey, here or at the provider; 0 if unknown, null for a token. */
  confirmedAt: number | null;
  /** Whether the user lacks a second factor that their role requires. Always false for a token. */
  mustEnrol: boolean;
}

/** The minimum interval between writes of "last seen", so that reads rarely cause a write. */
const SEEN_INTERVAL_MS = MINUTE_MS;

/**
 * Name of the session cookie. Browsers accept the prefix `__Host-` only over https, for a secure cookie set by this
 * host.
 */
export function cookieName(env: Env): string {
  return env.isHttps ? '__Host-session' : 'session';
}

export function cookieOptions(env: Env): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: env.isHttps };
}

export function findUserByCookie(app: App, cookies: Record<string, string | undefined>): User | null {
  const secret = cookies[cookieName(app.env)];
  if (!secret) return null;
  const id = hashSecret(secret);
  const row = authStatements(app.db).selectSession.get({ id });
  if (!row) return null;
  const now = app.clock.now();
  const { createdAt, lastSeenAt, confirmedAt, hasPasskey } = row.sessions;
  if (elapsedSince(lastSeenAt, now) > IDLE_MS || elapsedSince(createdAt, now) > ABSOLUTE_MS) {
    writeUnlessBusy(app.db, () => app.db.delete(sessions).where(eq(sessions.id, id)).run());
    return null;
  }
  if (now - lastSeenAt > SEEN_INTERVAL_MS) {
    const updateStatement = app.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    writeUnlessBusy(app.db, () => updateStatement.run());
  }
  const hasFactor = hasPasskey || Boolean(row.second_factors?.confirmedAt);
  const mustEnrol = requiresTwoFactor(app.env, row.users.role) && !hasFactor;
  return { ...toPublicUser(row.users), sessionId: id, token: null, confirmedAt, mustEnrol };
}

/** A token acts as the user who created it, with the token's role, while that user is an active administrator. */
export function findUserByToken(app: App, secret: string): User | null {
  const row = authStatements(app.db).selectToken.get({ hash: hashSecret(secret) });
  if (!row) return null;
  const now = app.clock.now();
  const { id, name: tokenName, role, expiresAt, lastUsedAt } = row.tokens;
  if (expiresAt !== null && expiresAt <= now) return null;
  if (elapsedSince(lastUsedAt ?? 0, now) > SEEN_INTERVAL_MS) {
    const updateStatement = app.db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.id, id));
    writeUnlessBusy(app.db, () => updateStatement.run());
  }
  return { ...toPublicUser(row.users), role, token: tokenName, sessionId: null, confirmedAt: null, mustEnrol: false };
}

export function toPublicUser({ id, email, name, role }: Pick<User, 'id' | 'email' | 'name' | 'role'>) {
  return { id, email, name, role };
}

const authStatements = prepared((db) => ({
  selectSession: db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(sessions.id, sql.placeholder('id')), isNull(users.disabledAt)))
    .prepare(),
  selectToken: db
    .select()
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, sql.placeholder('hash')), isNull(users.disabledAt), eq(users.role, 'administrator')))
    .prepare(),
}));
