/** Server-sent events for open screens of the desk: changes in the inbox, and which user has which entry open. */
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { currentUser, RECRUITERS } from '../../core/auth/access.ts';
import { serveEvents } from '../../core/auth/event-stream.ts';
import { sql } from '../../core/database/drizzle.ts';
import { personSchema } from './schemas.ts';

const config = { roles: RECRUITERS };
const tags = ['Applications'];
/** Interval for polling for changes while a screen is open. */
const POLL_MS = 400;
/** The time after which a reader who has not reported again is dropped. */
const READER_TIMEOUT_MS = 45_000;

const reader = z.object({ ...personSchema.shape, reads: z.string() });

export async function inboxEventRoutes(app: App) {
  const { db, clock } = app;
  const readers = new Map<string, z.infer<typeof reader> & { at: number }>();
  const serve = serveEvents(app);

  const listReaders = () => {
    for (const [id, { at }] of readers) if (at < clock.now() - READER_TIMEOUT_MS) readers.delete(id);
    return [...readers.values()].map(({ at: _at, ...one }) => one);
  };
  // Every change adds a row to one of these tables, whichever part of the system makes it.
  const readState = () =>
    JSON.stringify(
      db.get(sql`SELECT (SELECT max(id) FROM submission_events) AS event,
        (SELECT max(rowid) FROM applications) AS application, (SELECT max(rowid) FROM messages) AS message,
        (SELECT max(rowid) FROM incoming_emails) AS email`),
    );

  const schema = {
    tags,
    operationId: 'followInbox',
    summary: 'Stream inbox events as server-sent events',
    description:
      'Sends `change` events: null after a change in the inbox, or `readers`, the users with the entries they have open.',
  };
  app.get('/api/inbox/events', { config, schema }, (request, reply) =>
    serve(request, reply, (send) => {
      let sentState = readState();
      let lastState = '';
      const timer = setInterval(() => {
        const currentState = readState();
        if (currentState !== sentState) send('change', null);
        sentState = currentState;
        const readersJson = JSON.stringify(listReaders());
        if (readersJson !== lastState) send('change', { readers: JSON.parse(readersJson) });
        lastState = readersJson;
      }, POLL_MS);
      return () => clearInterval(timer);
    }),
  );

  const readingId = z.string().max(64).nullable().describe('The id of the open entry, or null.');
  const readerSchema = { tags, body: z.strictObject({ reads: readingId }), response: { 204: z.null() } };
  app.put('/api/inbox/reader', { config, schema: readerSchema }, async (request, reply) => {
    const { id, name } = currentUser(request);
    if (request.body.reads === null) readers.delete(id);
    else readers.set(id, { id, name, reads: request.body.reads, at: clock.now() });
    return reply.code(204).send(null);
  });
}
