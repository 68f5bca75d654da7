/** Who a cookie or token stands for. Asked on every request, so both are one indexed read. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { writeUnlessBusy } from '../database/busy.ts';
import { prepared } from '../database/prepared.ts';
import { type Role, secondFactors, sessions, tokens, users } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { hashOf } from '../lib/secrets.ts';
import { cookieName } from './cookie.ts';
import { needsSecondFactor } from './second-factor.ts';

export interface User {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The hashed session; null for a token. */
  sessionId: string | null;
  /** When the password was last given; null for a token. */
  confirmedAt: number | null;
  /** Whether they lack a second factor that they must have. Tokens are made by whoever has one. */
  mustEnrol: boolean;
}

const HOUR = 3_600_000;
export const IDLE_MS = 12 * HOUR;
export const ABSOLUTE_MS = 7 * 24 * HOUR;
/** How old "last seen" may be before it is written again: not every read should cause a write. */
const SEEN_MS = 60_000;

export function userByCookie(app: App, cookies: Record<string, string | undefined>): User | null {
  const secret = cookies[cookieName(app.env)];
  if (!secret) return null;
  const id = hashOf(secret);
  const row = lookUp(app.db).session.get({ id });
  if (!row) return null;
  const now = app.clock.now();
  const { createdAt, lastSeenAt, confirmedAt } = row.sessions;
  if (now - lastSeenAt > IDLE_MS || now - createdAt > ABSOLUTE_MS) {
    writeUnlessBusy(app.db, () => app.db.delete(sessions).where(eq(sessions.id, id)).run());
    return null;
  }
  if (now - lastSeenAt > SEEN_MS) {
    const seen = app.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    writeUnlessBusy(app.db, () => seen.run());
  }
  const mustEnrol = needsSecondFactor(app.env, row.users.role) && !row.second_factors?.confirmedAt;
  return { ...publicUser(row.users), sessionId: id, confirmedAt, mustEnrol };
}

/** A token acts in the name of whoever made it, with the token's role, for as long as that user may make tokens. */
export function userByToken(app: App, secret: string): User | null {
  const row = lookUp(app.db).token.get({ hash: hashOf(secret) });
  if (!row) return null;
  const now = app.clock.now();
  const { id, role, expiresAt, lastUsedAt } = row.tokens;
  if (expiresAt !== null && expiresAt <= now) return null;
  if (now - (lastUsedAt ?? 0) > SEEN_MS) {
    const used = app.db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.id, id));
    writeUnlessBusy(app.db, () => used.run());
  }
  return { ...publicUser(row.users), role, sessionId: null, confirmedAt: null, mustEnrol: false };
}

export function publicUser({ id, email, name, role }: Pick<User, 'id' | 'email' | 'name' | 'role'>) {
  return { id, email, name, role };
}

const lookUp = prepared((db) => ({
  session: db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(sessions.id, sql.placeholder('id')), isNull(users.disabledAt)))
    .prepare(),
  token: db
    .select()
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, sql.placeholder('hash')), isNull(users.disabledAt), eq(users.role, 'administrator')))
    .prepare(),
}));
