import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { auditLog, sessions, users } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { authorOf, EVERYONE, userOf } from './access.ts';
import { audit } from './audit.ts';
import { notify } from './notify.ts';
import { hashPassword, isPassword, newPassword } from './password.ts';
import { endLinksOf } from './password-links.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { nothing } from './schemas.ts';
import { endSessionsOf } from './sessions.ts';
import { countOrRefuse } from './throttle.ts';

const tags = ['Account'];
const config = { roles: EVERYONE, beforeEnrolment: true as const };
const NOT_CURRENT = 'This is not your current password.';
const iso = (time: number) => new Date(time).toISOString();
const passwordChange = z.strictObject({ current: z.string().max(256), next: newPassword });
const listed = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
const login = z.object({ id: z.int(), at: z.string(), outcome: z.enum(['open', 'refused']), detail: z.string() });

/** What people see and change of their own account: password, sessions, the history of logins. */
export async function accountRoutes(app: App) {
  const { db } = app;

  const confirm = {
    tags,
    summary: 'Give the password again before a sensitive change',
    body: z.strictObject({ password: z.string().max(256) }),
    response: nothing,
  };
  app.post('/api/session/confirm', { config, schema: confirm }, async (request, reply) => {
    const { sessionId, email, id } = userOf(request);
    if (!sessionId) throw new HttpError(403, 'A token has no password.');
    const attempt = countOrRefuse(app, request, reply, email);
    await requirePassword(id, request.body.password, 'password', 'This is not your password.');
    attempt.succeeded();
    db.update(sessions).set({ confirmedAt: app.clock.now() }).where(eq(sessions.id, sessionId)).run();
    return reply.code(204).send(null);
  });

  const change = { tags, summary: 'Change one’s own password', body: passwordChange, response: nothing };
  app.put('/api/session/password', { config, schema: change }, async (request, reply) => {
    const user = userOf(request);
    if (!user.sessionId) throw new HttpError(403, 'A token cannot change a password.');
    const attempt = countOrRefuse(app, request, reply, user.email);
    const before = await requirePassword(user.id, request.body.current, 'current', NOT_CURRENT);
    attempt.succeeded();
    refuseWeakPassword(app.env, user, request.body.next, 'next');
    const passwordHash = await hashPassword(request.body.next);
    db.transaction((tx) => {
      // Meanwhile an administrator may have set another one, or disabled the user.
      const isStill = and(eq(users.id, user.id), eq(users.passwordHash, before), isNull(users.disabledAt));
      if (tx.update(users).set({ passwordHash }).where(isStill).run().changes === 0)
        throw refused('current', NOT_CURRENT);
      endSessionsOf(app, user.id, user.sessionId);
      endLinksOf(app, user.id);
      audit(db, authorOf(app, request), 'user.password', user.id);
      notify(app, user, 'The password of your account has been changed.');
    });
    return reply.code(204).send(null);
  });

  const list = { tags, summary: 'List one’s own sessions', response: { 200: z.object({ items: z.array(listed) }) } };
  app.get('/api/sessions', { config, schema: list }, async (request) => {
    const { id, sessionId } = userOf(request);
    const rows = db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.lastSeenAt)).all();
    const items = rows.map(({ id, browser, createdAt, lastSeenAt }) => {
      return { id, browser, createdAt: iso(createdAt), lastSeenAt: iso(lastSeenAt), current: id === sessionId };
    });
    return { items };
  });

  app.delete(
    '/api/sessions',
    { config, schema: { tags, summary: 'End all of one’s own sessions but this', response: nothing } },
    async (request, reply) => {
      const { id, sessionId } = userOf(request);
      endSessionsOf(app, id, sessionId);
      audit(db, authorOf(app, request), 'session.endOthers', id);
      return reply.code(204).send(null);
    },
  );

  const end = {
    tags,
    summary: 'End one of one’s own sessions',
    params: z.object({ id: z.string().max(64) }),
    response: nothing,
  };
  app.delete('/api/sessions/:id', { config, schema: end }, async (request, reply) => {
    const { id } = userOf(request);
    // One's own only: somebody else's is as good as none.
    const isOwn = and(eq(sessions.id, request.params.id), eq(sessions.userId, id));
    if (db.delete(sessions).where(isOwn).run().changes === 0) throw new HttpError(404, 'This session has ended.');
    audit(db, authorOf(app, request), 'session.end', id);
    return reply.code(204).send(null);
  });

  const history = {
    tags,
    summary: 'List one’s own logins and the failed ones',
    response: { 200: z.object({ items: z.array(login) }) },
  };
  app.get('/api/session/history', { config, schema: history }, async (request) => {
    const isLogin = and(
      eq(auditLog.subject, userOf(request).id),
      inArray(auditLog.action, ['session.open', 'session.refused']),
    );
    const rows = db.select().from(auditLog).where(isLogin).orderBy(desc(auditLog.id)).limit(30).all();
    const items = rows.map(({ id, at, action, detail }) => {
      const outcome = action === 'session.open' ? ('open' as const) : ('refused' as const);
      return { id, at: iso(at), outcome, detail: detail ?? '' };
    });
    return { items };
  });

  /** Returns its hash. */
  async function requirePassword(userId: string, password: string, path: string, message: string): Promise<string> {
    const hash = db.select().from(users).where(eq(users.id, userId)).get()?.passwordHash ?? null;
    const isRight = await isPassword(hash, password);
    if (hash === null || !isRight) throw refused(path, message);
    return hash;
  }
}

function refused(path: string, message: string): HttpError {
  return new HttpError(422, message, { issues: [{ path, message }] });
}
