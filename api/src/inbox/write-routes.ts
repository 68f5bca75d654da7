import { z } from 'zod';
import { authorOf, RECRUITERS, userOf } from '../auth/access.ts';
import type { App } from '../lib/app.ts';
import { idParams } from '../lib/schemas.ts';
import { addNote, changeSubmissions, requireOne } from './change.ts';
import type { InboxKind } from './kind.ts';
import { sendReply } from './reply.ts';
import { requiredLine, requiredText } from './required-text.ts';

const config = { roles: RECRUITERS };
const MAX_AT_ONCE = 500;

/** Status, assignment and the bin, of one or of many; notes; replies. Each answers with the submission as it is now. */
export function writeRoutes(app: App, kind: InboxKind) {
  const { db } = app;
  const { path, label, statuses, opened } = kind;
  const tags = [label.many];
  const answer = { 200: opened };

  const changes = {
    status: z.enum(statuses, { error: `Status must be one of: ${statuses.join(', ')}.` }).optional(),
    assignedTo: z.string().min(1).max(64).nullable().optional(),
    bin: z.boolean().optional(),
  };
  const change = { tags, params: idParams, body: z.strictObject(changes), response: answer };
  app.patch(`/api/${path}/:id`, { config, schema: change }, async (request) => {
    changeSubmissions(app, kind, [request.params.id], request.body, authorOf(app, request));
    return requireOne(db, kind, request.params.id);
  });

  const ids = z.array(z.string().max(64)).min(1).max(MAX_AT_ONCE);
  const bulk = { tags, body: z.strictObject({ ids, ...changes }), response: { 200: z.object({ changed: z.int() }) } };
  app.patch(`/api/${path}`, { config, schema: bulk }, async (request) => {
    const { ids, ...change } = request.body;
    const unique = [...new Set(ids)];
    changeSubmissions(app, kind, unique, change, authorOf(app, request));
    return { changed: unique.length };
  });

  const note = {
    tags,
    params: idParams,
    body: z.strictObject({ text: requiredText('Note', 5_000) }),
    response: answer,
  };
  app.post(`/api/${path}/:id/notes`, { config, schema: note }, async (request) => {
    addNote(db, kind, request.params.id, request.body.text, authorOf(app, request));
    return requireOne(db, kind, request.params.id);
  });

  const sent = z.strictObject({ subject: requiredLine('Subject', 200), text: requiredText('Text', 10_000) });
  const reply = { tags, params: idParams, body: sent, response: answer };
  app.post(`/api/${path}/:id/reply`, { config, schema: reply }, async (request) => {
    sendReply(app, kind, request.params.id, request.body, userOf(request), authorOf(app, request));
    return requireOne(db, kind, request.params.id);
  });
}
