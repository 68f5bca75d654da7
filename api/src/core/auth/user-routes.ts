import { z } from 'zod';
import type { App } from '../app.ts';
import { audit } from '../audit.ts';
import { asc, eq } from '../database/drizzle.ts';
import { users } from '../database/schema/auth.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { noContent, idParams as params } from '../http/schemas.ts';
import { toIso } from '../lib/dates.ts';
import { ADMINISTRATORS, getAuthor } from './access.ts';
import { removeFirstLogin } from './login/first-login.ts';
import { assertStrongPassword, hashPassword, newPassword } from './login/password.ts';
import { endPasswordLinks, sendPasswordLink } from './login/password-links.ts';
import { endUserSessions } from './login/sessions.ts';
import { hasSecondFactor, removeSecondFactors } from './login/two-factor.ts';
import { endUserTokens } from './token-routes.ts';
import {
  createUser,
  describeChanges,
  emailSchema,
  findUser,
  hasLogin,
  isLastAdministrator,
  notify,
  role,
  userSchema,
} from './users.ts';

const tags = ['Users'];
const config = { roles: ADMINISTRATORS };
const sensitiveConfig = { ...config, recentPassword: true as const };
const listedUser = userSchema.extend({
  disabled: z.boolean(),
  /** Whether the user has neither chosen a password nor logged in by single sign-on. */
  invited: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: z.string(),
});
/** `mail` is whether the server can email links. */
const userList = z.object({ items: z.array(listedUser), total: z.int(), mail: z.boolean() });
const name = z.string().trim().min(1, 'Name is required.').max(120);
const email = emailSchema.pipe(z.email('Email must be an email address, like name@example.co.uk.'));
/** A user created without a password gets an invitation by email, unless single sign-on is required. */
const createBodySchema = z.strictObject({ email, name, role, password: newPassword.optional() });
const updateBodySchema = z.strictObject({ name, role, password: newPassword, disabled: z.boolean() }).partial();

/** Users of the admin. They are disabled, never deleted, because the history shows their names. */
export async function userRoutes(app: App) {
  const { db, env } = app;

  app.get('/api/users', { config, schema: { tags, summary: 'List users', response: { 200: userList } } }, async () => {
    const rows = db.select().from(users).orderBy(asc(users.createdAt)).all();
    const items = rows.map((user) => toResponse(user, hasSecondFactor(db, user.id)));
    return { items, total: items.length, mail: env.smtpUrl !== undefined };
  });

  const createSchema = { tags, summary: 'Add or invite a user', body: createBodySchema, response: { 201: listedUser } };
  app.post('/api/users', { config: sensitiveConfig, schema: createSchema }, async (request, reply) => {
    const { password = null, ...given } = request.body;
    // Where single sign-on is required, there is no password to choose.
    const needsLink = password === null && !env.singleSignOn?.isRequired;
    if (needsLink) requireMail();
    if (password !== null) assertStrongPassword(env, given, password, 'password');
    const user = await createUser(db, { ...given, password }, app.clock.now());
    if (!user) throw fieldError('email', 'A user with this email address already exists.', 409);
    audit(db, getAuthor(app, request), 'user.create', user.id, user.role);
    if (needsLink) sendLink(user);
    return reply.code(201).send(toResponse(user, false));
  });

  const updateSchema = {
    tags,
    summary: 'Update or disable a user',
    params,
    body: updateBodySchema,
    response: { 200: listedUser },
  };
  app.patch('/api/users/:id', { config: sensitiveConfig, schema: updateSchema }, async (request) => {
    const { password, disabled, ...rest } = request.body;
    if (password !== undefined) {
      const { email, name } = requireUser(request.params.id);
      assertStrongPassword(env, { email, name: rest.name ?? name }, password, 'password');
    }
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const user = requireUser(request.params.id);
    const losesAccess = disabled === true || (rest.role !== undefined && rest.role !== 'administrator');
    if (losesAccess && isLastAdministrator(db, user))
      throw new HttpError(409, 'You can’t remove the only administrator.');
    const disabledAt = disabled === undefined ? user.disabledAt : disabled ? app.clock.now() : null;
    const changedUser = { ...user, ...rest, disabledAt, passwordHash: passwordHash ?? user.passwordHash };
    inTransaction(db, () => {
      db.update(users).set(changedUser).where(eq(users.id, user.id)).run();
      const author = getAuthor(app, request);
      const tokenNotice = losesAccess || passwordHash ? endUserTokens(db, user.id, author) : '';
      if (disabled || passwordHash) {
        endUserSessions(app, user.id);
        endPasswordLinks(app, user.id);
      }
      audit(db, author, 'user.update', user.id, describeChanges(user, changedUser));
      if (passwordHash) {
        notify(app, user, `An administrator has set a new password for your account.${tokenNotice}`);
      }
    });
    if (passwordHash) removeFirstLogin(env, user);
    return toResponse(changedUser, hasSecondFactor(db, user.id));
  });

  const linkSchema = {
    tags,
    summary: 'Email a password link to a user',
    params,
    response: { 202: z.object({ kind: z.enum(['invitation', 'reset']) }) },
  };
  app.post('/api/users/:id/link', { config: sensitiveConfig, schema: linkSchema }, async (request, reply) => {
    const user = requireUser(request.params.id);
    requireMail();
    if (user.disabledAt !== null) throw new HttpError(409, 'This user is disabled.');
    const kind = sendLink(user);
    audit(db, getAuthor(app, request), kind === 'invitation' ? 'user.invite' : 'user.sendReset', user.id);
    return reply.code(202).send({ kind });
  });

  const resetSchema = {
    tags,
    summary: 'Turn off a user’s two-factor authentication and remove their passkeys',
    params,
    response: noContent,
  };
  app.delete('/api/users/:id/totp', { config: sensitiveConfig, schema: resetSchema }, async (request, reply) => {
    const user = requireUser(request.params.id);
    inTransaction(db, () => {
      removeSecondFactors(db, user.id);
      endUserSessions(app, user.id);
      audit(db, getAuthor(app, request), 'user.resetSecondFactor', user.id);
      notify(
        app,
        user,
        'An administrator has turned off two-factor authentication and removed the passkeys of your account.',
      );
    });
    return reply.code(204).send(null);
  });

  function sendLink(user: typeof users.$inferSelect) {
    const kind = inTransaction(db, () => sendPasswordLink(app, user));
    setImmediate(() => app.mail.wake());
    return kind;
  }

  function requireUser(id: string) {
    const user = findUser(db, id);
    if (!user) throw new HttpError(404, 'This user doesn’t exist.');
    return user;
  }

  function requireMail() {
    if (!env.smtpUrl) throw new HttpError(409, 'Email isn’t set up. Please set a password instead.');
  }
}

function toResponse(user: typeof users.$inferSelect, secondFactor: boolean) {
  const { id, email, name, role, disabledAt, createdAt } = user;
  const disabled = disabledAt !== null;
  const isInvited = !hasLogin(user);
  return { id, email, name, role, disabled, invited: isInvited, secondFactor, createdAt: toIso(createdAt) };
}
