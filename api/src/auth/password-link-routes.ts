import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { assertSameOrigin } from './access.ts';
import { audit } from './audit.ts';
import { countAttempt, resetAttempts } from './login-limit.ts';
import { notify } from './notify.ts';
import { hashPassword, newPassword } from './password.ts';
import { endLinksOf, passwordLinkOf, sendPasswordLink } from './password-links.ts';
import { assertStrongPassword } from './password-rules.ts';
import { emailSchema, nothing } from './schemas.ts';
import { clientOf, endSessionsOf } from './sessions.ts';

const tags = ['Session'];
const config = { public: true as const, ofAdmin: true as const };
const secret = z.string().max(128);
const SENT = 'If there is an account with this address, a mail with a link is on its way to it.';
const GONE = 'This link has been used, replaced or is too old. Please ask for a new one.';

/** Emails to one address in a quarter of an hour. Anybody can request them. */
const MAX_MAILS = 3;

/** For users who cannot log in: request a link by email and choose a password with it. */
export async function passwordLinkRoutes(app: App) {
  const { db } = app;
  app.addHook('preHandler', async (request) => {
    if (request.headers.origin) assertSameOrigin(app.env, request);
  });

  const ask = {
    tags,
    summary: 'Request a link by email to set a new password',
    body: z.strictObject({ email: emailSchema }),
    response: { 202: z.object({ message: z.string() }) },
  };
  app.post('/api/password-links', { config, schema: ask }, async (request, reply) => {
    const { email } = request.body;
    countAttempt(app, request, reply, `link ${email}`, MAX_MAILS);
    const user = db.select().from(users).where(eq(users.email, email)).get();
    const isUser = user !== undefined && user.disabledAt === null;
    // A transaction in both cases, so that the time does not reveal who has an account.
    db.transaction(() => {
      const author = { userId: user?.id ?? null, at: app.clock.now() };
      audit(db, author, 'user.forgotPassword', user?.id ?? 'unknown account', clientOf(request));
      if (isUser) sendPasswordLink(app, user);
    });
    setImmediate(() => app.mail.wake());
    return reply.code(202).send({ message: SENT });
  });

  const about = z.object({ kind: z.enum(['invitation', 'reset']), email: z.string(), name: z.string() });
  const look = {
    tags,
    summary: 'Look up a link from an email',
    body: z.strictObject({ secret }),
    response: { 200: about },
  };
  app.post('/api/password-links/look', { config, schema: look }, async (request) => {
    const { link, user } = requireLink(request.body.secret);
    return { kind: link.kind, email: user.email, name: user.name };
  });

  const use = {
    tags,
    summary: 'Set a password with a link from an email',
    body: z.strictObject({ secret, password: newPassword }),
    response: nothing,
  };
  app.post('/api/password-links/use', { config, schema: use }, async (request, reply) => {
    assertStrongPassword(app.env, requireLink(request.body.secret).user, request.body.password, 'password');
    const passwordHash = await hashPassword(request.body.password);
    db.transaction(() => {
      // Read again: the link may have been used while the password was hashed.
      const { link, user } = requireLink(request.body.secret);
      endLinksOf(app, user.id);
      db.update(users).set({ passwordHash }).where(eq(users.id, user.id)).run();
      endSessionsOf(app, user.id);
      resetAttempts(app, user.email);
      const action = link.kind === 'invitation' ? 'user.acceptInvitation' : 'user.resetPassword';
      audit(db, { userId: user.id, at: app.clock.now() }, action, user.id, clientOf(request));
      if (link.kind === 'reset')
        notify(app, user, 'The password of your account has been changed by a link sent to you.');
    });
    return reply.code(204).send(null);
  });

  function requireLink(secret: string) {
    const found = passwordLinkOf(app, secret);
    if (!found) throw new HttpError(404, GONE);
    return found;
  }
}
