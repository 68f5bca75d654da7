import { and, eq, lt, ne } from 'drizzle-orm';
import { pendingLogins, sessions } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { hashOf, newSecret } from '../lib/secrets.ts';
import { ABSOLUTE_MS } from './authenticate.ts';

/** A new session, its password given just now; returns the secret for its cookie. */
export function openSession(app: App, userId: string, browser: string): string {
  const now = app.clock.now();
  const secret = newSecret();
  app.db
    .delete(sessions)
    .where(lt(sessions.createdAt, now - ABSOLUTE_MS))
    .run();
  app.db
    .insert(sessions)
    .values({ id: hashOf(secret), userId, createdAt: now, lastSeenAt: now, confirmedAt: now, browser })
    .run();
  return secret;
}

export function endSession(app: App, id: string) {
  app.db.delete(sessions).where(eq(sessions.id, id)).run();
}

/** Ends all sessions of a user and logins half done, but for the session to keep. */
export function endSessionsOf(app: App, userId: string, keep: string | null = null) {
  const others = keep === null ? undefined : ne(sessions.id, keep);
  app.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .run();
  app.db.delete(pendingLogins).where(eq(pendingLogins.userId, userId)).run();
}
