import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { HttpError } from '../../http/errors.ts';
import { LOGINS } from '../../http/public-limits.ts';
import { MINUTE_MS } from '../../lib/dates.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { adminAddress } from '../../settings/env.ts';
import { cookieName, cookieOptions } from '../authenticate.ts';
import { endSession, getClient, openPendingLogin, openSession } from './sessions.ts';
import { createProvider, findOrAddUser, LoginRejected, type Provider } from './single-sign-on.ts';
import { allowsPasskeys, findNextStep, requiresTwoFactor } from './two-factor.ts';

const tags = ['Session'];
const config = { public: LOGINS, ofAdmin: true as const };
/** Time limit for the login at the provider. */
const LOGIN_MS = 10 * MINUTE_MS;

const loginMethods = z.object({
  singleSignOn: z
    .object({ name: z.string(), required: z.boolean().describe('Whether passwords are rejected.') })
    .nullable()
    .describe('The single sign-on provider; null if single sign-on is not set up.'),
  passkeys: z.boolean(),
});

/** Login with an account at an identity provider. The login page reads the result from its URL fragment. */
export async function singleSignOnRoutes(app: App) {
  const { env } = app;
  const settings = env.singleSignOn;
  const provider = settings && createProvider(app, settings);
  const loginCookieName = env.isHttps ? '__Host-sign-in' : 'sign-in';
  // A SameSite=Strict cookie would not be sent when the provider redirects the browser back.
  const options = { ...cookieOptions(env), sameSite: 'lax' as const };

  function requireProvider(): [Provider, NonNullable<typeof settings>] {
    if (!settings || !provider) throw new HttpError(404, 'Single sign-on isn’t set up (OIDC_ISSUER).');
    return [provider, settings];
  }

  const listSchema = {
    tags,
    operationId: 'listWaysToLogIn',
    summary: 'List the login methods',
    querystring: z.strictObject({}),
    response: { 200: loginMethods },
  };
  app.get('/api/session/ways', { config, schema: listSchema }, async () => ({
    singleSignOn: settings && { name: settings.name, required: settings.isRequired },
    passkeys: allowsPasskeys(env),
  }));

  const beginSchema = {
    tags,
    operationId: 'beginSingleSignOn',
    summary: 'Redirect to the single sign-on provider',
    querystring: z.object({
      again: z
        .literal('')
        .optional()
        .describe('Makes the provider ask for the password, even if the user is logged in there.'),
    }),
  };
  app.get('/api/session/single-sign-on', { config, schema: beginSchema }, async (request, reply) => {
    const [provider] = requireProvider();
    const isAgain = request.query.again !== undefined;
    const secret = newSecret();
    // Stores the session that this login will end. The session cookie is SameSite=Strict, so the browser does not send
    // it when the provider redirects back.
    const sessionSecret = request.cookies[cookieName(env)];
    const value = [secret, isAgain ? 'again' : '', sessionSecret ? hashSecret(sessionSecret) : ''].join('.');
    try {
      const address = await provider.loginAddress(secret, isAgain);
      reply.setCookie(loginCookieName, value, { ...options, maxAge: LOGIN_MS / 1000 });
      return reply.redirect(address, 303);
    } catch (error) {
      return reject(request, reply, error);
    }
  });

  const callbackSchema = {
    tags,
    operationId: 'finishSingleSignOn',
    summary: 'Complete a single sign-on login',
    querystring: z.looseObject({}),
  };
  app.get('/api/session/single-sign-on/callback', { config, schema: callbackSchema }, async (request, reply) => {
    const [provider, settings] = requireProvider();
    const [secret = '', again, previousSessionHash] = (request.cookies[loginCookieName] ?? '').split('.');
    reply.clearCookie(loginCookieName, options);
    try {
      if (secret === '') throw new LoginRejected('expired');
      const claims = await provider.readAnswer(secret, new URL(request.url, adminAddress(env)));
      const user = findOrAddUser(app, settings, claims, getClient(request));
      const nextStep = findNextStep(app, user);
      if (nextStep === 'passkey') throw new LoginRejected('passkey');
      if (nextStep === 'totp') {
        openPendingLogin(app, reply, user.id);
        return reply.redirect(adminAddress(env, '#sign-in=code'), 303);
      }
      if (previousSessionHash) endSession(app, previousSessionHash);
      // Trusts only the time stated by the provider: it may skip the password, and the user can remove `prompt` from
      // the URL. A session limited to setting up two-factor authentication needs no confirmation.
      const mustEnrol = requiresTwoFactor(env, user.role);
      const confirmedAt = claims.authenticatedAt ?? (mustEnrol ? app.clock.now() : 0);
      openSession(app, request, reply, user, { how: `with ${settings.name}`, confirmedAt });
      const result = confirmedAt === 0 ? 'unconfirmed' : 'again';
      return reply.redirect(adminAddress(env, `#sign-in=${again ? result : 'done'}`), 303);
    } catch (error) {
      return reject(request, reply, error);
    }
  });

  function reject(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    if (!(error instanceof LoginRejected)) throw error;
    const { reason, cause } = error;
    // Logs only the message, because other details from the provider may name the user.
    if (reason === 'provider') request.log.error({ reason: (cause as Error).message }, 'single sign-on failed');
    return reply.redirect(adminAddress(env, `#sign-in-rejected=${reason}`), 303);
  }
}
