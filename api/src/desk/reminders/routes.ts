import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { getAuthor, RECRUITERS } from '../../core/auth/access.ts';
import { eq } from '../../core/database/drizzle.ts';
import { reminders } from '../../core/database/schema/reminders.ts';
import { readBaseVersion } from '../../core/http/http.ts';
import { day, idParams, requiredLine } from '../../core/http/schemas.ts';
import { version } from '../submissions/schemas.ts';
import { addReminder, changeReminder, readReminders, reminderSchema } from './reminders.ts';

const config = { roles: RECRUITERS };
const tags = ['Reminders'];

const createBodySchema = z.strictObject({
  text: requiredLine('Text', 200),
  day,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This must be a time, like 14:30.')
    .nullable()
    .default(null)
    .describe('The time in London, such as `14:30`; null for any time of day.'),
});
const updateBodySchema = createBodySchema
  .partial()
  .extend({ time: createBodySchema.shape.time.unwrap().optional(), isDone: z.boolean().optional(), version });

export async function reminderRoutes(app: App) {
  const { db } = app;

  const listSchema = { tags, params: idParams, response: { 200: z.object({ items: z.array(reminderSchema) }) } };
  app.get('/api/applications/:id/reminders', { config, schema: listSchema }, async (request) => ({
    items: readReminders(db, eq(reminders.applicationId, request.params.id)),
  }));

  const createSchema = {
    tags,
    summary: 'Create a reminder for yourself',
    params: idParams,
    body: createBodySchema,
    response: { 201: reminderSchema },
  };
  app.post('/api/applications/:id/reminders', { config, schema: createSchema }, async (request, reply) => {
    const createdReminder = addReminder(db, request.params.id, request.body, getAuthor(app, request));
    return reply.code(201).send(createdReminder);
  });

  const updateSchema = {
    tags,
    summary: 'Update a reminder, or mark it as done or not done',
    params: idParams,
    body: updateBodySchema,
    response: { 200: reminderSchema },
  };
  app.patch('/api/reminders/:id', { config, schema: updateSchema }, async (request) => {
    const { version: bodyVersion, ...change } = request.body;
    return changeReminder(
      db,
      request.params.id,
      readBaseVersion(request, bodyVersion),
      change,
      getAuthor(app, request),
    );
  });
}
