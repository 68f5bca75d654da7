import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { authorOf, EVERYONE, userOf } from './access.ts';
import { audit } from './audit.ts';
import { publicUser } from './authenticate.ts';
import { cookieName, cookieOptions } from './cookie.ts';
import { endPendingLogin, openPendingLogin, openSessionFor, pendingUser, placeOf } from './login.ts';
import { refuseForeignOrigin } from './origin.ts';
import { isPassword } from './password.ts';
import { emailSchema, nothing, userSchema } from './schemas.ts';
import { secondFactorOf, takeCode } from './second-factor.ts';
import { endSession } from './sessions.ts';
import { countOrRefuse } from './throttle.ts';

const tags = ['Session'];
const credentials = z.strictObject({ email: emailSchema, password: z.string().max(256) });
const code = z.strictObject({ code: z.string().max(64) });
/** `next: 'enrol'`: the session is good for setting up a second factor and for nothing else until then. */
const loggedIn = z.object({ user: userSchema, next: z.literal('enrol').optional() });
const halfway = z.object({ next: z.literal('totp') });

/** Of the second step: whoever guesses here knows the password already. */
const MAX_CODES = 5;

/** Logging in, in one step or two, and out. */
export async function sessionRoutes(app: App) {
  const { db } = app;

  const open = {
    tags,
    summary: 'Log in with a password',
    body: credentials,
    response: { 200: z.union([loggedIn, halfway]) },
  };
  app.post('/api/session', { config: { public: true, ofAdmin: true }, schema: open }, async (request, reply) => {
    // Before there is a cookie: another site could log visitors in as somebody they are not.
    if (request.headers.origin) refuseForeignOrigin(app.env, request);
    const { email, password } = request.body;
    const attempt = countOrRefuse(app, request, reply, email);
    const find = () => db.select().from(users).where(eq(users.email, email)).get();
    const passwordHash = find()?.passwordHash ?? null;
    const isRight = await isPassword(passwordHash, password);
    // Again: while the password was checked, which may wait its turn, another one may have taken its place.
    const user = find();
    if (!user || !isRight || user.passwordHash !== passwordHash || user.disabledAt !== null) {
      const author = { userId: user?.id ?? null, at: app.clock.now() };
      audit(db, author, 'session.refused', user?.id ?? 'unknown account', placeOf(request));
      throw new HttpError(401, 'The email address or the password is wrong.');
    }
    attempt.succeeded();
    if (!secondFactorOf(db, user.id)) return openSessionFor(app, request, reply, user);
    openPendingLogin(app, reply, user.id);
    return { next: 'totp' as const };
  });

  const second = { tags, summary: 'Log in with the code of a second factor', body: code, response: { 200: loggedIn } };
  app.post('/api/session/code', { config: { public: true, ofAdmin: true }, schema: second }, async (request, reply) => {
    if (request.headers.origin) refuseForeignOrigin(app.env, request);
    const user = pendingUser(app, request);
    if (!user)
      throw new HttpError(401, 'This took too long. Please start again with your password.', { next: 'password' });
    const attempt = countOrRefuse(app, request, reply, `code ${user.id}`, MAX_CODES);
    const kind = takeCode(app, user.id, request.body.code);
    if (!kind) {
      const detail = `${placeOf(request)}, wrong code`;
      audit(db, { userId: user.id, at: app.clock.now() }, 'session.refused', user.id, detail);
      throw new HttpError(401, 'This code is wrong or has been used. Please enter the one that your app shows now.');
    }
    attempt.succeeded();
    endPendingLogin(app, request, reply);
    return openSessionFor(app, request, reply, user, kind === 'app' ? 'with a code' : 'with a recovery code');
  });

  const config = { roles: EVERYONE, beforeEnrolment: true as const };
  app.get(
    '/api/session',
    { config, schema: { tags, summary: 'Who is logged in', response: { 200: loggedIn } } },
    async (request) => {
      const user = userOf(request);
      return { user: publicUser(user), ...(user.mustEnrol && { next: 'enrol' as const }) };
    },
  );

  app.delete(
    '/api/session',
    { config, schema: { tags, summary: 'Log out', response: nothing } },
    async (request, reply) => {
      const { id, sessionId } = userOf(request);
      if (sessionId) endSession(app, sessionId);
      audit(db, authorOf(app, request), 'session.end', id);
      return reply.clearCookie(cookieName(app.env), cookieOptions(app.env)).code(204).send(null);
    },
  );
}
