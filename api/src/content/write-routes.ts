import type { Collection, ContentType, Singleton } from 'content-types/define';
import { z } from 'zod';
import { ADMINISTRATORS, authorOf, EDITORS, EVERYONE } from '../auth/access.ts';
import type { Role } from '../database/schema/auth.ts';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { idParams } from '../lib/schemas.ts';
import { documentRows, type Row } from './document-rows.ts';
import { createDocument, updateDocument } from './documents.ts';
import { adminEntry } from './entries.ts';
import {
  applyToMany,
  BULK_ACTIONS,
  deleteDocument,
  orderDocuments,
  restoreDocument,
  unpublishDocument,
} from './lifecycle.ts';
import { rejectBadRedirect } from './redirects.ts';
import { changeSchema, creationSchema, savedSchema, updateSchema } from './schemas.ts';

/** Adding, changing, ordering and deleting entries of a collection. */
export function collectionWriteRoutes(app: App, type: Collection) {
  const { db } = app;
  const base = { config: { roles: writerRoles(type) } };
  const tags = [type.label.many];
  const saved = { 200: savedSchema(type) };

  const create = { tags, body: creationSchema(type), response: { 201: savedSchema(type) } };
  app.post(`/${type.path}`, { ...base, schema: create }, async (request, reply) => {
    rejectBadRedirect(app, { type, id: null }, request.body);
    const row = createDocument(db, type, request.body, authorOf(app, request));
    return reply.code(201).send(savedResponse(app, type, row));
  });

  const update = { tags, params: idParams, body: updateSchema(type), response: saved };
  app.put(`/${type.path}/:id`, { ...base, schema: update }, async (request) => {
    requireVersion(request.body.version);
    rejectBadRedirect(app, { type, id: request.params.id }, request.body);
    return savedResponse(app, type, updateDocument(db, type, request.params.id, request.body, authorOf(app, request)));
  });

  const versionQuery = z.object({ version: z.coerce.number().int().optional() });
  const remove = { tags, params: idParams, querystring: versionQuery, response: { 200: changeSchema } };
  app.delete(`/${type.path}/:id`, { ...base, schema: remove }, async (request) => {
    requireVersion(request.query.version);
    const row = deleteDocument(db, type, request.params.id, request.query.version, authorOf(app, request));
    return { change: row.seq };
  });

  const act = { tags, params: idParams, response: saved };
  app.post(`/${type.path}/:id/restore`, { ...base, schema: act }, async (request) => {
    return savedResponse(app, type, restoreDocument(db, type, request.params.id, authorOf(app, request)));
  });
  app.post(`/${type.path}/:id/unpublish`, { ...base, schema: act }, async (request) => {
    return savedResponse(app, type, unpublishDocument(db, type, request.params.id, authorOf(app, request)));
  });

  const named = z.strictObject({ id: z.string(), version: z.int() });
  const many = z
    .array(named)
    .min(1)
    .max(1_000)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'An entry is named twice.');
  const bulk = {
    tags,
    summary: 'Acts on many entries: on all of them or, when one fails, on none.',
    description: 'Returns the entries with their new versions, for the action that takes this one back.',
    body: z.strictObject({ action: z.enum(BULK_ACTIONS), entries: many }),
    response: { 200: changeSchema.extend({ entries: z.array(named) }) },
  };
  app.post(`/${type.path}/bulk`, { ...base, schema: bulk }, async (request) => {
    const { action, entries } = request.body;
    const check = (row: Row) => rejectBadRedirect(app, { type, id: row.id }, { ...row, publish: action === 'publish' });
    const rows = applyToMany(db, type, action, entries, authorOf(app, request), check);
    return { change: rows.at(-1)?.seq ?? 0, entries: rows.map(({ id, version }) => ({ id, version })) };
  });

  const ids = z
    .array(z.string())
    .min(1)
    .max(10_000)
    .refine((all) => new Set(all).size === all.length, 'An entry is named twice.');
  const order = { tags, body: z.strictObject({ ids }), response: { 200: changeSchema } };
  app.post(`/${type.path}/order`, { ...base, schema: order }, async (request) => {
    orderDocuments(db, type, request.body.ids, authorOf(app, request));
    return { change: documentRows(db).lastChange.get()?.seq ?? 0 };
  });
}

/** Saving a singleton. Its first save is based on version 0. */
export function singletonWriteRoutes(app: App, type: Singleton) {
  const { db } = app;
  const schema = { tags: [type.label.one], body: updateSchema(type), response: { 200: savedSchema(type) } };
  app.put(`/${type.path}`, { config: { roles: writerRoles(type) }, schema }, async (request) => {
    requireVersion(request.body.version);
    const author = authorOf(app, request);
    const isFirst = request.body.version === 0;
    const row = isFirst
      ? createDocument(db, type, request.body, author)
      : updateDocument(db, type, type.name, request.body, author);
    return savedResponse(app, type, row);
  });
}

/** Recruiters look after jobs, administrators after data protection; all other content is the editors'. */
export function writerRoles(type: ContentType): readonly Role[] {
  if (type.name === 'dataProtection') return ADMINISTRATORS;
  return type.name === 'job' ? EVERYONE : EDITORS;
}

/** What a save answers. */
export function savedResponse(app: App, type: ContentType, row: Row) {
  return { entry: adminEntry(app.db, type, row, app.clock.now()), change: row.seq };
}

export function requireVersion(version: number | undefined) {
  if (version === undefined) throw new HttpError(428, 'Say which version this change is based on.');
}
