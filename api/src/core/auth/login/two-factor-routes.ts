import { z } from 'zod';
import type { App } from '../../app.ts';
import { audit } from '../../audit.ts';
import { inTransaction } from '../../database/transaction.ts';
import { fieldError, HttpError } from '../../http/errors.ts';
import { noContent } from '../../http/schemas.ts';
import { toIso } from '../../lib/dates.ts';
import { currentUser, EVERYONE, getAuthor } from '../access.ts';
import { notify } from '../users.ts';
import { countAttempt, sessionBuckets } from './login-limit.ts';
import { endUserSessions } from './sessions.ts';
import {
  beginTwoFactor,
  checkFirstCode,
  enrolmentUri,
  findTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  requiresTwoFactor,
  toBase32,
  turnOnTwoFactor,
} from './two-factor.ts';

const tags = ['Account'];
const config = { roles: EVERYONE, beforeEnrolment: true as const, sessionOnly: true as const };
const sensitiveConfig = { ...config, recentPassword: true as const };
const stateSchema = z.object({
  /** Setup time; null while two-factor authentication is off. */
  since: z.string().nullable(),
  codesLeft: z.int(),
  required: z.boolean(),
});
const recoveryCodes = { 200: z.object({ recoveryCodes: z.array(z.string()) }) };

/** The user's own authenticator app and recovery codes. */
export async function twoFactorRoutes(app: App) {
  const { db, env } = app;

  app.get(
    '/api/session/totp',
    { config, schema: { tags, summary: 'Get your two-factor authentication status', response: { 200: stateSchema } } },
    async (request) => {
      const { id, role } = currentUser(request);
      const factor = findTwoFactor(db, id);
      return {
        since: factor && toIso(factor.since),
        codesLeft: factor?.codesLeft ?? 0,
        required: requiresTwoFactor(env, role),
      };
    },
  );

  const beginSchema = {
    tags,
    operationId: 'setUpSessionTotp',
    summary: 'Start setting up two-factor authentication',
    response: { 200: z.object({ key: z.string(), uri: z.string() }) },
  };
  app.post('/api/session/totp', { config: sensitiveConfig, schema: beginSchema }, async (request) => {
    const { id, email } = currentUser(request);
    if (findTwoFactor(db, id)) throw new HttpError(409, 'Two-factor authentication is already on. Turn it off first.');
    const key = beginTwoFactor(db, id);
    return { key: toBase32(key), uri: enrolmentUri(env.publicSiteUrl.hostname, email, key) };
  });

  const confirmSchema = {
    tags,
    summary: 'Verify the first two-factor code and get the recovery codes',
    body: z.strictObject({ code: z.string().max(64) }),
    response: recoveryCodes,
  };
  app.post('/api/session/totp/confirm', { config: sensitiveConfig, schema: confirmSchema }, async (request, reply) => {
    const user = currentUser(request);
    const attempt = countAttempt(app, reply, sessionBuckets(user));
    const codes = inTransaction(db, () => checkFirstCode(app, user.id, request.body.code));
    if (!codes) {
      throw fieldError('code', 'That code isn’t right. Try again, and check that your phone’s clock is correct.');
    }
    attempt.succeeded();
    return { recoveryCodes: codes };
  });

  const turnOnSchema = {
    tags,
    summary: 'Turn on two-factor authentication with a recovery code',
    description: 'The recovery code proves that the user has saved the codes. It remains valid.',
    body: z.strictObject({ recoveryCode: z.string().max(64) }),
    response: noContent,
  };
  app.post('/api/session/totp/on', { config: sensitiveConfig, schema: turnOnSchema }, async (request, reply) => {
    const user = currentUser(request);
    const attempt = countAttempt(app, reply, sessionBuckets(user));
    const hasTurnedOn = inTransaction(db, () => {
      if (!turnOnTwoFactor(app, user.id, request.body.recoveryCode)) return false;
      endUserSessions(app, user.id, user.sessionId);
      audit(db, getAuthor(app, request), 'user.secondFactorOn', user.id);
      notify(app, user, 'Two-factor authentication has been turned on for your account.');
      return true;
    });
    if (!hasTurnedOn)
      throw fieldError(
        'recoveryCode',
        'That isn’t one of your recovery codes. If you’ve started again in another tab, use the codes shown there.',
      );
    attempt.succeeded();
    return reply.code(204).send(null);
  });

  app.post(
    '/api/session/recovery-codes',
    { config: sensitiveConfig, schema: { tags, summary: 'Replace your recovery codes', response: recoveryCodes } },
    async (request) => {
      const { id } = currentUser(request);
      if (!findTwoFactor(db, id)) throw new HttpError(409, 'Two-factor authentication isn’t set up.');
      const codes = inTransaction(db, () => renewRecoveryCodes(db, id));
      audit(db, getAuthor(app, request), 'user.recoveryCodes', id);
      return { recoveryCodes: codes };
    },
  );

  app.delete(
    '/api/session/totp',
    { config: sensitiveConfig, schema: { tags, summary: 'Turn off two-factor authentication', response: noContent } },
    async (request, reply) => {
      const user = currentUser(request);
      if (requiresTwoFactor(env, user.role)) throw new HttpError(409, 'Your role requires two-factor authentication.');
      removeTwoFactor(db, user.id);
      endUserSessions(app, user.id, user.sessionId);
      audit(db, getAuthor(app, request), 'user.secondFactorOff', user.id);
      notify(app, user, 'Two-factor authentication has been turned off for your account.');
      return reply.code(204).send(null);
    },
  );
}
