import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { users } from '../database/schema.ts';
import { HttpError } from '../errors.ts';
import type { App } from '../parts.ts';
import { authorOf, EVERYONE, userOf } from './access.ts';
import { browserOf } from './browser.ts';
import { cookieName, cookieOptions } from './cookie.ts';
import { refuseForeignOrigin } from './origin.ts';
import { hashPassword, isPassword, newPassword } from './password.ts';
import { hashOf } from './secret.ts';
import { endSession, endSessionsOf, openSession } from './sessions.ts';
import { countAttempt } from './throttle.ts';
import { publicUser } from './who.ts';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['administrator', 'editor', 'recruiter']),
});

const tags = ['Session'];
const answer = { 200: z.object({ user: userSchema }) };
const nothing = { 204: z.null() };
const credentials = z.strictObject({ email: z.string().trim().toLowerCase().max(254), password: z.string().max(256) });
const passwordChange = z.strictObject({ current: z.string().max(256), next: newPassword });

/** Logging in and out, and changing one's own password. */
export async function sessionRoutes(app: App) {
  const { db } = app;

  app.post(
    '/api/session',
    { config: { public: true }, schema: { tags, body: credentials, response: answer } },
    async (request, reply) => {
      // Before there is a cookie: another site could log visitors in as somebody they are not.
      if (request.headers.origin) refuseForeignOrigin(app.env, request);
      const { email, password } = request.body;
      const attempt = countAttempt(app, email, request.ip);
      if (attempt.waitMs !== null) {
        reply.header('retry-after', Math.ceil(attempt.waitMs / 1000));
        throw new HttpError(429, `Too many failed logins. Please try again in ${minutes(attempt.waitMs)}.`);
      }
      const user = db.select().from(users).where(eq(users.email, email)).get();
      const isRight = await isPassword(user?.passwordHash ?? null, password);
      if (!user || !isRight || user.disabledAt !== null) {
        audit(db, { userId: user?.id ?? null, at: app.clock.now() }, 'session.refused', user?.id ?? 'unknown account');
        throw new HttpError(401, 'The email address or the password is wrong.');
      }
      attempt.succeeded();
      const old = request.cookies[cookieName(app.env)];
      if (old) endSession(app, hashOf(old));
      reply.setCookie(
        cookieName(app.env),
        openSession(app, user.id, browserOf(request.headers['user-agent'])),
        cookieOptions(app.env),
      );
      audit(db, { userId: user.id, at: app.clock.now() }, 'session.open', user.id);
      return { user: publicUser(user) };
    },
  );

  app.get('/api/session', { config: { roles: EVERYONE }, schema: { tags, response: answer } }, async (request) => {
    return { user: publicUser(userOf(request)) };
  });

  app.delete(
    '/api/session',
    { config: { roles: EVERYONE }, schema: { tags, response: nothing } },
    async (request, reply) => {
      const { id, sessionId } = userOf(request);
      if (sessionId) endSession(app, sessionId);
      audit(db, authorOf(app, request), 'session.end', id);
      return reply.clearCookie(cookieName(app.env), cookieOptions(app.env)).code(204).send(null);
    },
  );

  app.put(
    '/api/session/password',
    { config: { roles: EVERYONE }, schema: { tags, body: passwordChange, response: nothing } },
    async (request, reply) => {
      const { id, email, sessionId } = userOf(request);
      if (!sessionId) throw new HttpError(403, 'A token cannot change a password.');
      const attempt = countAttempt(app, email, request.ip);
      if (attempt.waitMs !== null) throw new HttpError(429, `Please try again in ${minutes(attempt.waitMs)}.`);
      const stored = db.select().from(users).where(eq(users.id, id)).get();
      if (!(await isPassword(stored?.passwordHash ?? null, request.body.current))) {
        const message = 'This is not your current password.';
        throw new HttpError(422, message, { issues: [{ path: 'current', message }] });
      }
      attempt.succeeded();
      const passwordHash = await hashPassword(request.body.next);
      db.update(users).set({ passwordHash }).where(eq(users.id, id)).run();
      endSessionsOf(app, id, sessionId);
      audit(db, authorOf(app, request), 'user.password', id);
      return reply.code(204).send(null);
    },
  );
}

function minutes(ms: number): string {
  const n = Math.ceil(ms / 60_000);
  return n === 1 ? 'a minute' : `${n} minutes`;
}
