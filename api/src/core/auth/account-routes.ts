import { z } from 'zod';
import type { App } from '../app.ts';
import { audit } from '../audit.ts';
import { and, desc, eq, inArray, isNull } from '../database/drizzle.ts';
import { auditLog, sessions, users } from '../database/schema/auth.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { idParams, noContent } from '../http/schemas.ts';
import { londonDay, toIso } from '../lib/dates.ts';
import { currentUser, EVERYONE, getAuthor } from './access.ts';
import { countAttempt, sessionBuckets } from './login/login-limit.ts';
import { assertStrongPassword, hashPassword, isPassword, newPassword } from './login/password.ts';
import { endPasswordLinks } from './login/password-links.ts';
import { endUserSessions } from './login/sessions.ts';
import { endUserTokens } from './token-routes.ts';
import { findUser, notify } from './users.ts';

const tags = ['Account'];
const config = { roles: EVERYONE, beforeEnrolment: true as const, sessionOnly: true as const };
const WRONG_PASSWORD = 'Your current password is incorrect.';
const passwordChange = z.strictObject({
  current: z.string().max(256),
  next: newPassword,
  endTokens: z.boolean().default(true).describe('Whether to revoke your access tokens as well.'),
});
const sessionSchema = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean().describe('Whether this is the session of the request.'),
});
const loginSchema = z.object({ id: z.int(), at: z.string(), outcome: z.enum(['open', 'refused']), detail: z.string() });

/** The user's own account: password, sessions and login history. */
export async function accountRoutes(app: App) {
  const { db } = app;

  const confirmSchema = {
    tags,
    summary: 'Re-authenticate with your password',
    body: z.strictObject({ password: z.string().max(256) }),
    response: noContent,
  };
  app.post('/api/session/confirm', { config, schema: confirmSchema }, async (request, reply) => {
    const user = currentUser(request);
    const attempt = countAttempt(app, reply, sessionBuckets(user));
    await requirePassword(user.id, request.body.password, 'password', 'Your password is incorrect.');
    attempt.succeeded();
    db.update(sessions)
      .set({ confirmedAt: app.clock.now() })
      .where(eq(sessions.id, user.sessionId ?? ''))
      .run();
    return reply.code(204).send(null);
  });

  const changeSchema = { tags, summary: 'Change your password', body: passwordChange, response: noContent };
  app.put('/api/session/password', { config, schema: changeSchema }, async (request, reply) => {
    const user = currentUser(request);
    const attempt = countAttempt(app, reply, sessionBuckets(user));
    const currentHash = await requirePassword(user.id, request.body.current, 'current', WRONG_PASSWORD);
    attempt.succeeded();
    assertStrongPassword(app.env, user, request.body.next, 'next');
    const passwordHash = await hashPassword(request.body.next);
    inTransaction(db, () => {
      // An administrator may have set another password or disabled the user since the check.
      const isStill = and(eq(users.id, user.id), eq(users.passwordHash, currentHash), isNull(users.disabledAt));
      if (db.update(users).set({ passwordHash }).where(isStill).run().changes === 0)
        throw fieldError('current', WRONG_PASSWORD);
      endUserSessions(app, user.id, user.sessionId);
      endPasswordLinks(app, user.id);
      const author = getAuthor(app, request);
      audit(db, author, 'user.password', user.id);
      const tokenNotice = request.body.endTokens ? endUserTokens(db, user.id, author) : '';
      notify(app, user, `Your password has been changed.${tokenNotice}`);
    });
    return reply.code(204).send(null);
  });

  const notifications = z.strictObject({
    notify: z
      .enum(['now', 'daily', 'none'])
      .describe('The frequency of emails about applications and messages assigned to you.'),
  });
  const today = z.boolean().describe('Whether you get an email at 8:00 on working days with today’s work, if any.');
  const settings = notifications.extend({ today });
  const getSettingsSchema = { tags, summary: 'Get your notification settings', response: { 200: settings } };
  app.get('/api/session/notifications', { config, schema: getSettingsSchema }, async (request) => {
    const row = findUser(db, currentUser(request).id);
    return { notify: row?.notify ?? 'now', today: row?.emailsToday ?? false };
  });
  const putSettingsSchema = {
    tags,
    summary: 'Update your notification settings',
    body: notifications.extend({ today: today.optional() }),
    response: { 200: settings },
  };
  app.put('/api/session/notifications', { config, schema: putSettingsSchema }, async (request) => {
    const { id } = currentUser(request);
    const { notify, today } = request.body;
    const author = getAuthor(app, request);
    const getsEmail = today ?? findUser(db, id)?.emailsToday ?? false;
    // Counts today's email as sent, so that the first one goes out on the next day.
    const change = today === undefined ? {} : { emailsToday: getsEmail, todaySentOn: londonDay(author.at) };
    db.update(users)
      .set({ notify, ...change })
      .where(eq(users.id, id))
      .run();
    audit(db, author, 'user.notify', id, getsEmail ? `${notify}, today’s work` : notify);
    return { notify, today: getsEmail };
  });

  const listSchema = {
    tags,
    summary: 'List your sessions',
    response: { 200: z.object({ items: z.array(sessionSchema) }) },
  };
  app.get('/api/sessions', { config, schema: listSchema }, async (request) => {
    const { id, sessionId } = currentUser(request);
    const rows = db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.lastSeenAt)).all();
    const items = rows.map(({ id, browser, createdAt, lastSeenAt }) => {
      return { id, browser, createdAt: toIso(createdAt), lastSeenAt: toIso(lastSeenAt), current: id === sessionId };
    });
    return { items };
  });

  app.delete(
    '/api/sessions',
    { config, schema: { tags, summary: 'End your other sessions', response: noContent } },
    async (request, reply) => {
      const { id, sessionId } = currentUser(request);
      endUserSessions(app, id, sessionId);
      audit(db, getAuthor(app, request), 'session.endOthers', id);
      return reply.code(204).send(null);
    },
  );

  const endSchema = {
    tags,
    summary: 'End one of your sessions',
    params: idParams,
    response: noContent,
  };
  app.delete('/api/sessions/:id', { config, schema: endSchema }, async (request, reply) => {
    const { id } = currentUser(request);
    // Another user's session gets the same response as a missing one.
    const isOwn = and(eq(sessions.id, request.params.id), eq(sessions.userId, id));
    if (db.delete(sessions).where(isOwn).run().changes === 0)
      throw new HttpError(404, 'This session has already ended.');
    audit(db, getAuthor(app, request), 'session.end', id);
    return reply.code(204).send(null);
  });

  const historySchema = {
    tags,
    summary: 'List your recent logins and failed attempts',
    response: { 200: z.object({ items: z.array(loginSchema) }) },
  };
  app.get('/api/session/history', { config, schema: historySchema }, async (request) => {
    const isLogin = and(
      eq(auditLog.subject, currentUser(request).id),
      inArray(auditLog.action, ['session.open', 'session.refused']),
    );
    const rows = db.select().from(auditLog).where(isLogin).orderBy(desc(auditLog.id)).limit(30).all();
    const items = rows.map(({ id, at, action, detail }) => {
      const outcome = action === 'session.open' ? ('open' as const) : ('refused' as const);
      return { id, at: toIso(at), outcome, detail: detail ?? '' };
    });
    return { items };
  });

  /** Returns the stored hash. Throws 422 if the password is wrong. */
  async function requirePassword(userId: string, password: string, path: string, message: string): Promise<string> {
    const hash = findUser(db, userId)?.passwordHash ?? null;
    const isCorrect = await isPassword(hash, password);
    if (hash === null || !isCorrect) throw fieldError(path, message);
    return hash;
  }
}
