/** Password links. Each works once, expires and is stored hashed. */

import { z } from 'zod';
import type { App } from '../../app.ts';
import { audit } from '../../audit.ts';
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from '../../database/drizzle.ts';
import { type PasswordLinkKind, passwordLinks, users } from '../../database/schema/auth.ts';
import { outbox } from '../../database/schema/mail.ts';
import { inTransaction, untilWritable } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import { LOGINS } from '../../http/public-limits.ts';
import { noContent } from '../../http/schemas.ts';
import { elapsedSince } from '../../lib/clock.ts';
import { HOUR_MS } from '../../lib/dates.ts';
import { hashSecret, newId, newSecret } from '../../lib/ids.ts';
import { queueMail } from '../../mail/outbox.ts';
import { composeEmail } from '../../mail/templates.ts';
import { adminAddress } from '../../settings/env.ts';
import { rejectForeignPage } from '../access.ts';
import { endUserTokens } from '../token-routes.ts';
import { emailSchema, notify } from '../users.ts';
import { removeFirstLogin } from './first-login.ts';
import { callBuckets, countAttempt, linkBuckets, resetAttempts, tryAttempt } from './login-limit.ts';
import { assertStrongPassword, hashPassword, newPassword } from './password.ts';
import { endUserSessions, getClient } from './sessions.ts';

type User = typeof users.$inferSelect;

const LINK_LIFETIMES: Record<PasswordLinkKind, { ms: number; words: string }> = {
  invitation: { ms: 72 * HOUR_MS, words: 'three days' },
  reset: { ms: HOUR_MS, words: 'an hour' },
};

const tags = ['Session'];
const config = { public: LOGINS, ofAdmin: true as const };
const secret = z.string().max(128);
const SENT = 'If there’s an account with this email address, we’ll send it a link.';
const NO_MAIL =
  'This site can’t send email yet. Ask your server administrator for a link: the command “pnpm admin:password” prints one.';
const LINK_EXPIRED = 'This link has expired or has already been used. Please ask for a new one.';

/** Lets users who cannot log in request a link by email and choose a password with it. */
export async function passwordLinkRoutes(app: App) {
  const { db } = app;
  app.addHook('preHandler', async (request) => {
    rejectForeignPage(app.env, request);
  });

  const sendSchema = {
    tags,
    summary: 'Request a password link by email',
    description: 'To prevent user enumeration, the response is the same for an unknown address.',
    body: z.strictObject({ email: emailSchema }),
    response: { 202: z.object({ message: z.string() }) },
  };
  app.post('/api/password-links', { config, schema: sendSchema }, async (request, reply) => {
    const { email } = request.body;
    const { singleSignOn, smtpUrl } = app.env;
    if (singleSignOn?.isRequired) throw new HttpError(409, `Please log in with ${singleSignOn.name}.`);
    if (!smtpUrl) throw new HttpError(409, NO_MAIL);
    countAttempt(app, reply, callBuckets('links from', request));
    // Sends no link above the limit for an address, but responds in the same way.
    if (tryAttempt(app, linkBuckets(email)).waitMs === 0) {
      const logFailure = (err: unknown) => request.log.error({ err }, 'failed to queue a password link');
      // Looks up the user after the response is sent, so that response times do not allow user enumeration.
      reply.raw.once('finish', () => sendResetLink(email, getClient(request)).catch(logFailure));
    }
    return reply.code(202).send({ message: SENT });
  });

  async function sendResetLink(email: string, client: string) {
    await untilWritable(db);
    inTransaction(db, () => {
      const user = db.select().from(users).where(eq(users.email, email)).get();
      const author = { userId: user?.id ?? null, at: app.clock.now() };
      if (user) audit(db, author, 'user.forgotPassword', user.id, client);
      else audit(db, author, 'user.forgotPassword', 'user', `unknown account, ${client}`);
      // Users who only log in by single sign-on have no password to forget.
      const hasPassword = user && (user.passwordHash !== null || user.oidcSubject === null);
      if (hasPassword && user.disabledAt === null) sendPasswordLink(app, user);
    });
    app.mail.wake();
  }

  const linkDetails = z.object({ kind: z.enum(['invitation', 'reset']), email: z.string(), name: z.string() });
  const lookUpSchema = {
    tags,
    summary: 'Look up a password link',
    body: z.strictObject({ secret }),
    response: { 200: linkDetails },
  };
  app.post('/api/password-links/look', { config, schema: lookUpSchema }, async (request) => {
    const { link, user } = requireLink(app, request.body.secret);
    return { kind: link.kind, email: user.email, name: user.name };
  });

  const useSchema = {
    tags,
    summary: 'Set a password with a password link',
    body: z.strictObject({ secret, password: newPassword }),
    response: noContent,
  };
  app.post('/api/password-links/use', { config, schema: useSchema }, async (request, reply) => {
    assertStrongPassword(app.env, requireLink(app, request.body.secret).user, request.body.password, 'password');
    const passwordHash = await hashPassword(request.body.password);
    const user = inTransaction(db, () => {
      // Reads the link again, because the link may have been used while the password was hashed.
      const { link, user } = requireLink(app, request.body.secret);
      endPasswordLinks(app, user.id);
      db.update(users).set({ passwordHash }).where(eq(users.id, user.id)).run();
      endUserSessions(app, user.id);
      resetAttempts(app, request, user.email);
      const action = link.kind === 'invitation' ? 'user.acceptInvitation' : 'user.resetPassword';
      const author = { userId: user.id, at: app.clock.now() };
      audit(db, author, action, user.id, getClient(request));
      const tokenNotice = endUserTokens(db, user.id, author);
      if (link.kind === 'reset')
        notify(app, user, `Your password has been changed using a link we emailed you.${tokenNotice}`);
      return user;
    });
    removeFirstLogin(app.env, user);
    return reply.code(204).send(null);
  });
}

/**
 * Emails a link to choose a password: an invitation if the user has none yet. Call it in a transaction, then wake the
 * mail worker.
 */
export function sendPasswordLink(app: App, user: User): PasswordLinkKind {
  const { id, kind, address, validFor } = createPasswordLink(app, user);
  const content = composeEmail(app, kind === 'invitation' ? 'invitationEmail' : 'passwordResetEmail', {
    user_name: user.name,
    user_email: user.email,
    password_link: address,
    expires_in: validFor,
  });
  queueMail(app, { kind: `account.${kind}`, subjectId: id, mail: { to: user.email, ...content } });
  return kind;
}

/** Replaces the user's old link with a new one. Call it in a transaction. */
export function createPasswordLink(app: Pick<App, 'db' | 'env' | 'clock'>, user: User) {
  const kind: PasswordLinkKind = user.passwordHash === null ? 'invitation' : 'reset';
  const now = app.clock.now();
  deleteLinks(app, or(eq(passwordLinks.userId, user.id), lte(passwordLinks.expiresAt, now)));
  const secret = newSecret();
  const link = {
    id: newId(),
    hash: hashSecret(secret),
    userId: user.id,
    kind,
    expiresAt: now + LINK_LIFETIMES[kind].ms,
  } as const;
  app.db.insert(passwordLinks).values(link).run();
  return {
    id: link.id,
    kind,
    address: adminAddress(app.env, `#${kind}=${secret}`),
    validFor: LINK_LIFETIMES[kind].words,
  };
}

/** The link with this secret and its user. Throws 404 if the link is unknown or expired, or if its user is disabled. */
function requireLink(app: App, secret: string) {
  const isValid = and(eq(passwordLinks.hash, hashSecret(secret)), isNull(users.disabledAt));
  const row = app.db
    .select()
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(isValid)
    .get();
  if (!row) throw new HttpError(404, LINK_EXPIRED);
  const { password_links: link, users: user } = row;
  const { ms } = LINK_LIFETIMES[link.kind];
  if (elapsedSince(link.expiresAt - ms, app.clock.now()) >= ms) throw new HttpError(404, LINK_EXPIRED);
  return { link, user };
}

/** Revokes every link of a user. */
export function endPasswordLinks(app: App, userId: string) {
  deleteLinks(app, eq(passwordLinks.userId, userId));
}

/** Deletes links, and removes their secrets from the outbox, which must not keep or send them. */
function deleteLinks({ db }: Pick<App, 'db'>, condition: SQL | undefined) {
  const endedLinks = db.delete(passwordLinks).where(condition).returning({ id: passwordLinks.id }).all();
  if (endedLinks.length === 0) return;
  const isAboutLinks = inArray(
    outbox.subjectId,
    endedLinks.map(({ id }) => id),
  );
  db.update(outbox)
    .set({ mail: sql`json_set(${outbox.mail}, '$.text', ${ENDED}, '$.html', ${`<p>${ENDED}</p>`})` })
    .where(isAboutLinks)
    .run();
  db.update(outbox)
    .set({ state: 'failed', lastError: ENDED })
    .where(and(isAboutLinks, eq(outbox.state, 'queued')))
    .run();
}

const ENDED = 'The link in this email has expired or has already been used.';
