import { z } from 'zod';
import type { App } from '../../app.ts';
import { audit } from '../../audit.ts';
import { eq } from '../../database/drizzle.ts';
import { users } from '../../database/schema/auth.ts';
import { HttpError } from '../../http/errors.ts';
import { LOGINS } from '../../http/public-limits.ts';
import { noContent } from '../../http/schemas.ts';
import { currentUser, EVERYONE, getAuthor, rejectForeignPage } from '../access.ts';
import { cookieName, cookieOptions, toPublicUser } from '../authenticate.ts';
import { emailSchema, userSchema } from '../users.ts';
import { codeBuckets, countAttempt, passwordBuckets } from './login-limit.ts';
import { isPassword } from './password.ts';
import { endPendingLogin, endSession, findPendingUser, getClient, openPendingLogin, openSession } from './sessions.ts';
import { consumeCode, findNextStep } from './two-factor.ts';

const tags = ['Session'];
const credentials = z.strictObject({ email: emailSchema, password: z.string().max(256) });
const code = z.strictObject({ code: z.string().max(64) });
/** With `next: 'enrol'`, the session can only be used to set up a second factor. */
export const loggedInSchema = z.object({ user: userSchema, next: z.literal('enrol').optional() });
/** `passkey` means that the user must log in again with a passkey. */
const nextStepSchema = z.object({ next: z.enum(['totp', 'passkey']) });

/** Login, in one step or two, and logout. */
export async function sessionRoutes(app: App) {
  const { db } = app;
  const { singleSignOn } = app.env;

  const loginSchema = {
    tags,
    operationId: 'logIn',
    summary: 'Log in with a password',
    body: credentials,
    response: { 200: z.union([loggedInSchema, nextStepSchema]) },
  };
  app.post(
    '/api/session',
    { config: { public: LOGINS, ofAdmin: true }, schema: loginSchema },
    async (request, reply) => {
      // There is no session to protect yet. The check prevents login CSRF: another site must not log a visitor in as a
      // different user.
      rejectForeignPage(app.env, request);
      const { email, password } = request.body;
      if (singleSignOn?.isRequired) throw new HttpError(403, `Please log in with ${singleSignOn.name}.`);
      const attempt = countAttempt(app, reply, passwordBuckets(app, request, email));
      const find = () => db.select().from(users).where(eq(users.email, email)).get();
      const passwordHash = find()?.passwordHash ?? null;
      const isCorrect = await isPassword(passwordHash, password);
      // Reads the user again, because the password may have been changed during the check.
      const user = find();
      if (!user || !isCorrect || user.passwordHash !== passwordHash || user.disabledAt !== null) {
        const author = { userId: user?.id ?? null, at: app.clock.now() };
        const client = getClient(request);
        if (user) audit(db, author, 'session.refused', user.id, client);
        else audit(db, author, 'session.refused', 'session', `unknown account, ${client}`);
        throw new HttpError(401, 'The email address or password is incorrect.');
      }
      attempt.succeeded();
      const nextStep = findNextStep(app, user);
      if (nextStep === null) return openSession(app, request, reply, user);
      if (nextStep === 'totp') openPendingLogin(app, reply, user.id);
      return { next: nextStep };
    },
  );

  const codeLoginSchema = {
    tags,
    operationId: 'logInWithCode',
    summary: 'Log in with a two-factor code',
    body: code,
    response: { 200: loggedInSchema },
  };
  app.post(
    '/api/session/code',
    { config: { public: LOGINS, ofAdmin: true }, schema: codeLoginSchema },
    async (request, reply) => {
      rejectForeignPage(app.env, request);
      const user = findPendingUser(app, request);
      if (!user) throw new HttpError(401, 'This login has timed out. Please start again.', { next: 'password' });
      const attempt = countAttempt(app, reply, codeBuckets(app, request, user));
      const kind = consumeCode(app, user.id, request.body.code);
      if (!kind) {
        const detail = `${getClient(request)}, wrong code`;
        audit(db, { userId: user.id, at: app.clock.now() }, 'session.refused', user.id, detail);
        throw new HttpError(
          401,
          'This code is incorrect or has already been used. Enter the current code from your app.',
        );
      }
      attempt.succeeded();
      endPendingLogin(app, request, reply);
      return openSession(app, request, reply, user, { how: kind === 'app' ? 'with a code' : 'with a recovery code' });
    },
  );

  const config = { roles: EVERYONE, beforeEnrolment: true as const };
  app.get(
    '/api/session',
    { config, schema: { tags, summary: 'Get the current user', response: { 200: loggedInSchema } } },
    async (request) => {
      const user = currentUser(request);
      return { user: toPublicUser(user), ...(user.mustEnrol && { next: 'enrol' as const }) };
    },
  );

  app.delete(
    '/api/session',
    {
      config: { ...config, sessionOnly: true },
      schema: { tags, operationId: 'logOut', summary: 'Log out', response: noContent },
    },
    async (request, reply) => {
      const { id, sessionId } = currentUser(request);
      if (sessionId) endSession(app, sessionId);
      audit(db, getAuthor(app, request), 'session.end', id);
      return reply.clearCookie(cookieName(app.env), cookieOptions(app.env)).code(204).send(null);
    },
  );
}
