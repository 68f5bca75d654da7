import { z } from 'zod';
import type { App } from '../app.ts';
import { type Author, audit } from '../audit.ts';
import { desc, eq } from '../database/drizzle.ts';
import type { Database } from '../database/open.ts';
import { tokens, users } from '../database/schema/auth.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { idParams, noContent } from '../http/schemas.ts';
import { DAY_MS, toIso } from '../lib/dates.ts';
import { hashSecret, newId, newSecret } from '../lib/ids.ts';
import { ADMINISTRATORS, currentUser, getAuthor } from './access.ts';
import { role } from './users.ts';

const tags = ['Tokens'];
const LIFETIME_MS = 90 * DAY_MS;
const config = { roles: ADMINISTRATORS };
const sensitiveConfig = { ...config, recentPassword: true as const };
const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  role,
  user: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});
const createBodySchema = z.strictObject({
  name: z.string().trim().min(1, 'Name is required.').max(120),
  role,
  expiresAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .optional()
    .describe('The expiry time, by default in 90 days; null for a token that never expires.'),
});

/** Access tokens for scripts and CI: `Authorization: Bearer …`. */
export async function tokenRoutes(app: App) {
  const { db } = app;

  const listSchema = {
    tags,
    summary: 'List access tokens',
    response: { 200: z.object({ items: z.array(tokenSchema), total: z.int() }) },
  };
  app.get('/api/tokens', { config, schema: listSchema }, async () => {
    const rows = db.select().from(tokens).innerJoin(users, eq(users.id, tokens.userId)).orderBy(desc(tokens.createdAt));
    const items = rows.all().map((row) => toResponse(row.tokens, row.users.name));
    return { items, total: items.length };
  });

  const createSchema = {
    tags,
    summary: 'Create an access token',
    description: 'Returns the secret of the token, which appears only in this response.',
    body: createBodySchema,
    response: { 201: z.object({ token: tokenSchema, secret: z.string() }) },
  };
  app.post('/api/tokens', { config: sensitiveConfig, schema: createSchema }, async (request, reply) => {
    const { name, role, expiresAt: requestedExpiry } = request.body;
    const user = currentUser(request);
    const secret = newSecret();
    const now = app.clock.now();
    const expiresAt =
      requestedExpiry === null ? null : requestedExpiry === undefined ? now + LIFETIME_MS : Date.parse(requestedExpiry);
    if (expiresAt !== null && expiresAt <= now) throw fieldError('expiresAt', 'The expiry date must be in the future.');
    const row = {
      id: newId(),
      hash: hashSecret(secret),
      name,
      role,
      userId: user.id,
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
    };
    db.insert(tokens).values(row).run();
    audit(db, getAuthor(app, request), 'token.create', row.id, `${name}, ${role}`);
    return reply.code(201).send({ token: toResponse(row, user.name), secret });
  });

  const removeSchema = {
    tags,
    summary: 'Delete an access token',
    params: idParams,
    response: noContent,
  };
  app.delete('/api/tokens/:id', { config: sensitiveConfig, schema: removeSchema }, async (request, reply) => {
    const { id } = request.params;
    if (db.delete(tokens).where(eq(tokens.id, id)).run().changes === 0) {
      throw new HttpError(404, 'This token doesn’t exist.');
    }
    audit(db, getAuthor(app, request), 'token.delete', id);
    return reply.code(204).send(null);
  });
}

/**
 * Deletes a user's access tokens after a password change or the loss of the administrator role, because someone else
 * may have created them. Returns a sentence for the email; empty if there were none.
 */
export function endUserTokens(db: Database, userId: string, author: Author): string {
  const endedTokens = db
    .delete(tokens)
    .where(eq(tokens.userId, userId))
    .returning({ id: tokens.id, name: tokens.name })
    .all();
  for (const { id, name } of endedTokens) audit(db, author, 'token.delete', id, name);
  return endedTokens.length > 0
    ? ` These access tokens no longer work: ${endedTokens.map(({ name }) => name).join(', ')}.`
    : '';
}

function toResponse({ id, name, role, ...row }: typeof tokens.$inferSelect, user: string) {
  const { createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    role,
    user,
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
    lastUsedAt: toIso(lastUsedAt),
  };
}
