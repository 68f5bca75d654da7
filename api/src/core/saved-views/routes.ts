import { z } from 'zod';
import type { App } from '../app.ts';
import { currentUser, EVERYONE } from '../auth/access.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { savedViews } from '../database/schema/saved-views.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import { idParams, noContent, requiredLine } from '../http/schemas.ts';
import { newId } from '../lib/ids.ts';
import { findInView, watchedList } from './watched.ts';

const config = { roles: EVERYONE };
const tags = ['Saved views'];
const MAX_VIEWS = 100;
/** Maximum number of watched views per user, because each is searched whenever today's work is read. */
const MAX_WATCHED_VIEWS = 10;
const MAX_SEEN_IDS = 5_000;
const VIEW_NOT_FOUND = 'This view doesn’t exist.';

const view = z.object({
  list: z
    .string()
    .regex(/^[\w/-]{1,80}$/, 'The list must be the key of a screen, like applications.')
    .describe('The key of the screen, such as `applications`.'),
  name: requiredLine('Name', 40),
  query: z
    .string()
    .max(2000)
    .describe('Filters and order, as in the list’s address, such as `status=new&assignedTo=nobody`.'),
});
const savedView = view.extend({
  id: z.string(),
  name: z.string(),
  isWatched: z.boolean().nullable().describe('Whether the view is watched; null if it cannot be.'),
});

/** Serves the current user's views. Users cannot see those of colleagues. */
export async function savedViewRoutes(app: App) {
  const { db } = app;
  const { id, userId, name } = savedViews;
  const toResponse = ({ userId: _, seen, ...one }: typeof savedViews.$inferSelect) => {
    return { ...one, isWatched: watchedList(app, one.list) ? seen !== null : null };
  };

  const listSchema = {
    tags,
    summary: 'List your saved views',
    response: { 200: z.object({ items: z.array(savedView) }) },
  };
  app.get('/api/saved-views', { config, schema: listSchema }, async (request) => {
    const isOwnView = eq(userId, currentUser(request).id);
    return { items: db.select().from(savedViews).where(isOwnView).orderBy(asc(name)).all().map(toResponse) };
  });

  const saveSchema = {
    tags,
    summary: 'Create a saved view, or replace yours with the same list and name',
    body: z.strictObject(view.shape),
    response: { 200: savedView },
  };
  app.put('/api/saved-views', { config, schema: saveSchema }, async (request) => {
    const ownerId = currentUser(request).id;
    // Normalises the query, because an erasure searches for personal data in this format.
    const body = { ...request.body, query: new URLSearchParams(request.body.query).toString() };
    return inTransaction(db, () => {
      const savedByUser = db.select().from(savedViews).where(eq(userId, ownerId)).all();
      const existingView = savedByUser.find((item) => item.list === body.list && item.name === body.name);
      if (!existingView && savedByUser.length >= MAX_VIEWS)
        throw new HttpError(409, 'Delete a saved view first: you have 100.');
      const seenIds = existingView && existingView.seen !== null ? findInView(app, body) : null;
      const viewRow = { id: existingView?.id ?? newId(), userId: ownerId, ...body, seen: seenIds };
      db.insert(savedViews)
        .values(viewRow)
        .onConflictDoUpdate({ target: id, set: { ...body, seen: seenIds } })
        .run();
      return toResponse(viewRow);
    });
  });

  const watchSchema = {
    tags,
    operationId: 'watchView',
    summary: 'Watch one of your saved views, or mark it as seen',
    params: idParams,
    response: { 200: savedView },
  };
  app.put('/api/saved-views/:id/watch', { config, schema: watchSchema }, async (request) =>
    inTransaction(db, () => {
      const ownViews = db
        .select()
        .from(savedViews)
        .where(eq(userId, currentUser(request).id))
        .all();
      const watchedView = ownViews.find((ownView) => ownView.id === request.params.id);
      if (!watchedView) throw new HttpError(404, VIEW_NOT_FOUND);
      const seenIds = findInView(app, watchedView);
      if (!seenIds) throw new HttpError(409, 'This view can’t be watched.');
      if (watchedView.seen === null && ownViews.filter((ownView) => ownView.seen !== null).length >= MAX_WATCHED_VIEWS)
        throw new HttpError(409, `You can watch up to ${MAX_WATCHED_VIEWS} views. Stop watching another first.`);
      if (seenIds.length > MAX_SEEN_IDS)
        throw new HttpError(
          409,
          `This view has ${seenIds.length.toLocaleString('en-GB')} people. Narrow it down to watch it.`,
        );
      db.update(savedViews).set({ seen: seenIds }).where(eq(id, watchedView.id)).run();
      return toResponse({ ...watchedView, seen: seenIds });
    }),
  );

  const stopSchema = { tags, operationId: 'stopWatchingView', params: idParams, response: noContent };
  app.delete('/api/saved-views/:id/watch', { config, schema: stopSchema }, async (request, reply) => {
    const isOwn = and(eq(id, request.params.id), eq(userId, currentUser(request).id));
    if (db.update(savedViews).set({ seen: null }).where(isOwn).run().changes === 0)
      throw new HttpError(404, VIEW_NOT_FOUND);
    return reply.code(204).send(null);
  });

  const removeSchema = { tags, summary: 'Delete one of your saved views', params: idParams, response: noContent };
  app.delete('/api/saved-views/:id', { config, schema: removeSchema }, async (request, reply) => {
    const isOwn = and(eq(id, request.params.id), eq(userId, currentUser(request).id));
    if (db.delete(savedViews).where(isOwn).run().changes === 0) throw new HttpError(404, VIEW_NOT_FOUND);
    return reply.code(204).send(null);
  });
}
