import { z } from 'zod';
import type { App } from '../../app.ts';
import { audit } from '../../audit.ts';
import { and, asc, eq } from '../../database/drizzle.ts';
import { passkeys, sessions } from '../../database/schema/auth.ts';
import { countRows } from '../../database/statements.ts';
import { inTransaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import { LOGINS } from '../../http/public-limits.ts';
import { idParams, noContent } from '../../http/schemas.ts';
import { toIso } from '../../lib/dates.ts';
import { currentUser, EVERYONE, getAuthor, rejectForeignPage } from '../access.ts';
import { notify } from '../users.ts';
import { callBuckets, countAttempt, sessionBuckets } from './login-limit.ts';
import { assertion, attestation } from './passkey-schemas.ts';
import { loggedInSchema } from './session-routes.ts';
import { endPendingLogin, endUserSessions, getClient, openSession } from './sessions.ts';
import { allowsPasskeys, findTwoFactor, hasPasskey, requiresTwoFactor } from './two-factor.ts';

const publicConfig = { public: LOGINS, ofAdmin: true as const };
const config = { roles: EVERYONE, beforeEnrolment: true as const, sessionOnly: true as const };
const sensitiveConfig = { ...config, recentPassword: true as const };
/** Maximum number of passkeys for one user, enough for all of the user's devices. */
const MAX_PASSKEYS = 20;
const PASSKEY_FAILED = 'This passkey didn’t work. Try again, or use your password.';
const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
const options = z
  .looseObject({ challenge: z.string() })
  .describe('The options for the browser’s WebAuthn call, as JSON (WebAuthn, section 5.1.8).');
const name = z.string().trim().min(1, 'Name is required.').max(60, 'The name must be 60 characters or fewer.');

/** Loads 330 modules, which the API needs only once a passkey is used. */
const importPasskeys = () => import('./passkeys.ts');

/** Login and confirmation with a passkey, and the user's own passkeys. */
export async function passkeyRoutes(app: App) {
  const { db, env } = app;

  function requirePasskeys() {
    if (allowsPasskeys(env)) return;
    const { singleSignOn } = env;
    if (singleSignOn?.isRequired) throw new HttpError(403, `Please log in with ${singleSignOn.name}.`);
    throw new HttpError(403, 'Passkeys need a domain name. This site’s address is an IP address.');
  }

  const beginSchema = {
    tags: ['Session'],
    operationId: 'beginPasskeyLogin',
    summary: 'Get a challenge for a passkey',
    description: 'Returns a challenge that is valid for one login or re-authentication within five minutes.',
    querystring: z.strictObject({}),
    response: { 200: options },
  };
  app.post('/api/session/passkey/options', { config: publicConfig, schema: beginSchema }, async (request) => {
    rejectForeignPage(env, request);
    requirePasskeys();
    const { loginOptions } = await importPasskeys();
    return loginOptions(app);
  });

  const loginSchema = {
    tags: ['Session'],
    operationId: 'logInWithPasskey',
    summary: 'Log in with a passkey',
    body: assertion,
    response: { 200: loggedInSchema },
  };
  app.post('/api/session/passkey', { config: publicConfig, schema: loginSchema }, async (request, reply) => {
    rejectForeignPage(env, request);
    requirePasskeys();
    const attempt = countAttempt(app, reply, callBuckets('passkeys from', request));
    const { usePasskey } = await importPasskeys();
    const user = await usePasskey(app, request.body, getClient(request));
    if (!user) throw new HttpError(401, PASSKEY_FAILED);
    attempt.succeeded();
    endPendingLogin(app, request, reply);
    return openSession(app, request, reply, user, { how: 'with a passkey', hasPasskey: true });
  });

  const confirmSchema = {
    tags: ['Account'],
    summary: 'Re-authenticate with a passkey',
    body: assertion,
    response: noContent,
  };
  app.post('/api/session/confirm/passkey', { config, schema: confirmSchema }, async (request, reply) => {
    const { id, sessionId } = currentUser(request);
    requirePasskeys();
    const attempt = countAttempt(app, reply, sessionBuckets(currentUser(request)));
    const { usePasskey } = await importPasskeys();
    const user = await usePasskey(app, request.body, getClient(request));
    if (user?.id !== id) throw new HttpError(403, PASSKEY_FAILED);
    attempt.succeeded();
    const now = { confirmedAt: app.clock.now(), hasPasskey: true };
    db.update(sessions)
      .set(now)
      .where(eq(sessions.id, sessionId ?? ''))
      .run();
    return reply.code(204).send(null);
  });

  const tags = ['Account'];
  const listSchema = {
    tags,
    summary: 'List your passkeys',
    response: { 200: z.object({ items: z.array(passkeySchema) }) },
  };
  app.get('/api/session/passkeys', { config, schema: listSchema }, async (request) => {
    const isOwn = eq(passkeys.userId, currentUser(request).id);
    return { items: db.select().from(passkeys).where(isOwn).orderBy(asc(passkeys.createdAt)).all().map(toResponse) };
  });

  const beginAddingSchema = {
    tags,
    operationId: 'beginAddingPasskey',
    summary: 'Get a challenge for a new passkey',
    response: { 200: options },
  };
  app.post('/api/session/passkeys/options', { config: sensitiveConfig, schema: beginAddingSchema }, async (request) => {
    requirePasskeys();
    const user = currentUser(request);
    if (countRows(db, passkeys, eq(passkeys.userId, user.id)) >= MAX_PASSKEYS)
      throw new HttpError(409, `You can have ${MAX_PASSKEYS} passkeys. Remove one first.`);
    const { newPasskeyOptions } = await importPasskeys();
    return { ...(await newPasskeyOptions(app, user)) };
  });

  const addSchema = {
    tags,
    summary: 'Add a passkey',
    body: z.strictObject({ name, passkey: attestation }),
    response: { 201: passkeySchema },
  };
  app.post('/api/session/passkeys', { config: sensitiveConfig, schema: addSchema }, async (request, reply) => {
    requirePasskeys();
    const user = currentUser(request);
    const { name, passkey } = request.body;
    const { addPasskey } = await importPasskeys();
    const newPasskey = await addPasskey(app, user, name, passkey);
    if (!newPasskey) throw new HttpError(422, 'This passkey couldn’t be added. Please try again.');
    inTransaction(db, () => {
      db.update(sessions)
        .set({ hasPasskey: true })
        .where(eq(sessions.id, user.sessionId ?? ''))
        .run();
      audit(db, getAuthor(app, request), 'user.addPasskey', user.id, name);
      notify(app, user, 'A passkey has been added to your account.');
    });
    return reply.code(201).send(toResponse(newPasskey));
  });

  const removeSchema = { tags, summary: 'Remove a passkey', params: idParams, response: noContent };
  app.delete('/api/session/passkeys/:id', { config: sensitiveConfig, schema: removeSchema }, async (request, reply) => {
    const user = currentUser(request);
    inTransaction(db, () => {
      const isOwnPasskey = and(eq(passkeys.id, request.params.id), eq(passkeys.userId, user.id));
      const removedPasskey = db.delete(passkeys).where(isOwnPasskey).returning().get();
      // Another user's passkey gets the same response as a missing one.
      if (!removedPasskey) throw new HttpError(404, 'This passkey has already been removed.');
      const hasOther = hasPasskey(db, user.id);
      if (!hasOther && requiresTwoFactor(env, user.role) && !findTwoFactor(db, user.id))
        throw new HttpError(
          409,
          'Your role requires two-factor authentication. Set it up, or add another passkey first.',
        );
      endUserSessions(app, user.id, user.sessionId);
      if (!hasOther) db.update(sessions).set({ hasPasskey: false }).where(eq(sessions.userId, user.id)).run();
      audit(db, getAuthor(app, request), 'user.removePasskey', user.id, removedPasskey.name);
      notify(app, user, 'A passkey has been removed from your account.');
    });
    return reply.code(204).send(null);
  });
}

function toResponse({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect) {
  return { id, name, createdAt: toIso(createdAt), lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt) };
}
