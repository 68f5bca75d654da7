import { z } from 'zod';
import type { App } from '../app.ts';
import { currentUser, EVERYONE } from '../auth/access.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { savedViews } from '../database/schema/saved-views.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import { idParams, nothing, requiredLine } from '../http/schemas.ts';
import { newId } from '../lib/ids.ts';

const config = { roles: EVERYONE };
const tags = ['Saved views'];
const MAX_VIEWS = 100;

const view = z.object({
  list: z
    .string()
    .regex(/^[\w/-]{1,80}$/, 'The list must be the key of a screen, like applications.')
    .describe('The key of its screen: `applications`.'),
  name: requiredLine('Name', 40),
  query: z
    .string()
    .max(2000)
    .describe('Filters and order as in the address of the list: `status=new&assignedTo=nobody`.'),
});
const savedView = view.extend({ id: z.string(), name: z.string() });

/** The views of the current user. Colleagues do not see them. */
export async function savedViewRoutes(app: App) {
  const { db } = app;
  const { id, userId, list, name, query } = savedViews;

  const read = {
    tags,
    summary: 'List your saved views',
    response: { 200: z.object({ items: z.array(savedView) }) },
  };
  app.get('/api/saved-views', { config, schema: read }, async (request) => {
    const own = eq(userId, currentUser(request).id);
    return { items: db.select({ id, list, name, query }).from(savedViews).where(own).orderBy(asc(name)).all() };
  });

  const save = {
    tags,
    summary: 'Save a view, in place of yours of that name',
    body: z.strictObject(view.shape),
    response: { 200: savedView },
  };
  app.put('/api/saved-views', { config, schema: save }, async (request) => {
    const own = currentUser(request).id;
    // Written in one way, in which personal data is looked for.
    const body = { ...request.body, query: new URLSearchParams(request.body.query).toString() };
    return inTransaction(db, () => {
      const kept = db.select().from(savedViews).where(eq(userId, own)).all();
      const before = kept.find((one) => one.list === body.list && one.name === body.name);
      if (!before && kept.length >= MAX_VIEWS) throw new HttpError(409, 'Delete a saved view first: you have 100.');
      const saved = { id: before?.id ?? newId(), userId: own, ...body };
      db.insert(savedViews).values(saved).onConflictDoUpdate({ target: id, set: body }).run();
      return saved;
    });
  });

  const remove = { tags, summary: 'Delete one of your saved views', params: idParams, response: nothing };
  app.delete('/api/saved-views/:id', { config, schema: remove }, async (request, reply) => {
    const isOwn = and(eq(id, request.params.id), eq(userId, currentUser(request).id));
    if (db.delete(savedViews).where(isOwn).run().changes === 0) throw new HttpError(404, 'This view doesn’t exist.');
    return reply.code(204).send(null);
  });
}
