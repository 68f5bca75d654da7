import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { users } from '../database/schema.ts';
import { HttpError } from '../errors.ts';
import type { App } from '../parts.ts';
import { ADMINISTRATORS, authorOf } from './access.ts';
import { hashPassword, newPassword } from './password.ts';
import { userSchema } from './routes.ts';
import { endSessionsOf } from './sessions.ts';
import { createUser, isLastAdministrator } from './users.ts';

const tags = ['Users'];
const config = { roles: ADMINISTRATORS };
const listed = userSchema.extend({ disabled: z.boolean(), createdAt: z.string() });
const name = z.string().trim().min(1, 'Name is required.').max(120);
const email = z.string().trim().toLowerCase().pipe(z.email('Email must be like name@example.co.uk.'));
const { role } = userSchema.shape;
const creation = z.strictObject({ email, name, role, password: newPassword });
const changes = z.strictObject({ name, role, password: newPassword, disabled: z.boolean() }).partial();

/** Who may use the admin. Users are disabled, never deleted: history keeps their names. */
export async function userRoutes(app: App) {
  const { db } = app;

  const list = { tags, response: { 200: z.object({ items: z.array(listed), total: z.int() }) } };
  app.get('/api/users', { config, schema: list }, async () => {
    const items = db.select().from(users).orderBy(asc(users.createdAt)).all().map(described);
    return { items, total: items.length };
  });

  const create = { tags, body: creation, response: { 201: listed } };
  app.post('/api/users', { config, schema: create }, async (request, reply) => {
    const user = await createUser(db, request.body, app.clock.now());
    if (!user) {
      const message = 'There is a user with this email address.';
      throw new HttpError(409, message, { issues: [{ path: 'email', message }] });
    }
    audit(db, authorOf(app, request), 'user.create', user.id);
    return reply.code(201).send(described(user));
  });

  const update = { tags, params: z.object({ id: z.string() }), body: changes, response: { 200: listed } };
  app.patch('/api/users/:id', { config, schema: update }, async (request) => {
    const { password, disabled, ...rest } = request.body;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const user = db.select().from(users).where(eq(users.id, request.params.id)).get();
    if (!user) throw new HttpError(404, 'This user does not exist.');
    const losesAccess = disabled === true || (rest.role !== undefined && rest.role !== 'administrator');
    if (losesAccess && isLastAdministrator(db, user)) throw new HttpError(409, 'The last administrator must stay.');
    const disabledAt = disabled === undefined ? user.disabledAt : disabled ? app.clock.now() : null;
    const changed = { ...user, ...rest, disabledAt, passwordHash: passwordHash ?? user.passwordHash };
    db.update(users).set(changed).where(eq(users.id, user.id)).run();
    if (disabled || passwordHash) endSessionsOf(app, user.id);
    audit(db, authorOf(app, request), 'user.update', user.id);
    return described(changed);
  });
}

function described({ id, email, name, role, disabledAt, createdAt }: typeof users.$inferSelect) {
  return { id, email, name, role, disabled: disabledAt !== null, createdAt: new Date(createdAt).toISOString() };
}
