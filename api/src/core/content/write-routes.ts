import type { Collection, ContentType, Singleton } from 'content-types/define';
import { initialData } from 'content-types/fields/field';
import { withDefaults } from 'content-types/values/defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { currentUser, getAuthor } from '../auth/access.ts';
import { fieldError } from '../http/errors.ts';
import { readBaseVersion } from '../http/http.ts';
import { idParams } from '../http/schemas.ts';
import { completeInput } from './complete-input.ts';
import { documentStatements, type Row } from './document-statements.ts';
import {
  applyToMany,
  BULK_ACTIONS,
  changeClosing,
  deleteDocument,
  emptyBin,
  orderDocuments,
  restoreDocument,
  unpublishDocument,
  unpublishPage,
} from './documents/lifecycle.ts';
import { notFound, requireVersion } from './documents/require-document.ts';
import { createDocument, type Save, type Update, updateDocument } from './documents/save.ts';
import { documentStatus } from './documents/status.ts';
import { toAdminEntry } from './entries.ts';
import { completeData } from './published.ts';
import { keepUnreadable, rejectUnreadable } from './readers.ts';
import { rejectTakenAddress } from './rules/rules.ts';
import { changeSchema, creationSchema, patchSchema, savedSchema, timeIn, updateSchema } from './schemas.ts';

const REPLACE = 'Replaces all fields. Publishes unless `publish` is false.';
const PATCH = 'Changes only the fields sent, including inside groups. `null` resets a field to its initial value.';

export function collectionWriteRoutes(app: App, type: Collection) {
  const { db } = app;
  const base = { config: { roles: type.writers } };
  const tags = [type.label.many];
  const savedResponses = { 200: savedSchema(type) };

  const createSchema = {
    tags,
    description:
      'Omitted fields get their initial values. Publishes the entry unless `publish` is false or `publishAt` is in the ' +
      'future. The `Location` header is the path of the new entry.',
    body: creationSchema(type),
    response: { 201: savedResponses[200] },
  };
  app.post(`/${type.path}`, { ...base, schema: createSchema }, async (request, reply) => {
    const emptyData = initialData(type.fields);
    rejectUnreadable(type, currentUser(request).role, request.body.data, emptyData);
    const save = { ...request.body, data: completeInput(type.fields, request.body.data, emptyData) };
    checkPublishedAt(app, request, save);
    rejectTakenAddress(app, { type, id: null }, save);
    const row = createDocument(db, type, save, getAuthor(app, request));
    reply.code(201).header('location', `/api/content/${type.path}/${row.id}`);
    return toSavedResponse(app, type, row, reply);
  });

  const updateRouteSchema = {
    tags,
    description: REPLACE,
    params: idParams,
    body: updateSchema(type),
    response: savedResponses,
  };
  app.put(`/${type.path}/:id`, { ...base, schema: updateRouteSchema }, async (request, reply) => {
    const version = readBaseVersion(request, request.body.version);
    const data = toReplacedData(app, type, request.params.id, request.body.data, request);
    const save = { ...request.body, version, data };
    return toSavedResponse(app, type, saveOver(app, type, request.params.id, save, request), reply);
  });

  const patchRouteSchema = {
    tags,
    description: PATCH,
    params: idParams,
    body: patchSchema(type),
    response: savedResponses,
  };
  app.patch(`/${type.path}/:id`, { ...base, schema: patchRouteSchema }, async (request, reply) => {
    const version = readBaseVersion(request, request.body.version);
    rejectUnreadable(type, currentUser(request).role, request.body.data);
    const row = requireVersion(db, type, request.params.id, version, getAuthor(app, request));
    const save = toPatchedSave(app, type, row, { ...request.body, version });
    return toSavedResponse(app, type, saveOver(app, type, row.id, save, request), reply);
  });

  const description =
    'Moves the entry to the bin, where it can be restored for 30 days. If other entries refer to it, `replaceWith` is ' +
    'required; without it, returns 409 with their number as `inUse`.';
  const removeSchema = {
    tags,
    description,
    params: idParams,
    querystring: deleteQuery,
    response: { 200: changeSchema },
  };
  app.delete(`/${type.path}/:id`, { ...base, schema: removeSchema }, async (request) => {
    const { version: queryVersion, replaceWith } = request.query;
    const version = readBaseVersion(request, queryVersion);
    const row = deleteDocument(db, type, request.params.id, version, getAuthor(app, request), replaceWith);
    return { change: row.seq };
  });

  const emptyBinSchema = {
    tags: ['Bulk actions'],
    summary: `Empty the bin of ${type.label.many.toLowerCase()}`,
    description: 'Permanently deletes the entries in the bin.',
    response: { 200: z.object({ purged: z.int() }) },
  };
  app.delete(
    `/${type.path}/bin`,
    { config: { ...base.config, sessionOnly: true }, schema: emptyBinSchema },
    async (request) => {
      return { purged: emptyBin(db, type, getAuthor(app, request)) };
    },
  );

  const undeleteSchema = {
    tags,
    description: 'Restores the entry from the bin.',
    params: idParams,
    response: savedResponses,
  };
  app.post(`/${type.path}/:id/restore`, { ...base, schema: undeleteSchema }, async (request, reply) => {
    return toSavedResponse(app, type, restoreDocument(db, type, request.params.id, getAuthor(app, request)), reply);
  });
  const hideSchema = {
    tags,
    description:
      'Unpublishes the entry and keeps it as a draft. If other entries refer to it, returns 409 without `replaceWith`.',
    params: idParams,
    querystring: hideQuery,
    response: savedResponses,
  };
  app.post(`/${type.path}/:id/unpublish`, { ...base, schema: hideSchema }, async (request, reply) => {
    const { params, query } = request;
    const row = unpublishDocument(db, type, params.id, getAuthor(app, request), query.replaceWith);
    return toSavedResponse(app, type, row, reply);
  });

  const bulkSchema = {
    tags: ['Bulk actions'],
    summary: `Run a bulk action on ${type.label.many.toLowerCase()}`,
    description:
      'Applies the action to all entries or, if one fails, to none. Returns them with their new versions. To undo, send ' +
      'the inverse action with these versions. `duplicate` returns the copies, which are drafts.',
    body: bulkBody,
    response: changedResponses,
  };
  app.post(`/${type.path}/bulk`, { ...base, schema: bulkSchema }, async (request) => {
    const { action, entries, replaceWith } = request.body;
    const check = (row: Row) =>
      rejectTakenAddress(app, { type, id: row.id }, { ...row, publish: action === 'publish' });
    const rows = applyToMany(db, type, action, entries, getAuthor(app, request), check, replaceWith);
    return toChangedResponse(rows);
  });

  if (type.whenExpired === 'close') addClosingRoute();

  const orderSchema = {
    tags: ['Bulk actions'],
    description: 'Puts the entries into the order of `ids`. Other entries keep their positions.',
    body: orderBody,
    response: { 200: changeSchema },
  };
  app.post(`/${type.path}/order`, { ...base, schema: orderSchema }, async (request) => {
    orderDocuments(db, type, request.body.ids, getAuthor(app, request));
    return { change: documentStatements(db).selectLastChange.get()?.seq ?? 0 };
  });

  function addClosingRoute() {
    const closingSchema = entryVersion.extend({
      closedAs: z
        .enum(['filled', 'withdrawn'])
        .nullable()
        .optional()
        .describe('The reason for closing the entry now; `null` reopens it.'),
      lastDay: z
        .union([z.literal(''), z.iso.date()])
        .optional()
        .describe('The last day on which the entry is open; empty for no end.'),
      expiresAt: timeIn.nullable().optional().describe('The expiry time, to send only when undoing a change.'),
    });
    const schema = {
      tags: ['Bulk actions'],
      summary: `Close, reopen or extend ${type.label.many.toLowerCase()}`,
      description:
        'Changes all of the entries or, if one fails, none. Fields you leave out do not change. Pages of closed entries stay on the site.',
      body: z.strictObject({ entries: distinctEntries(closingSchema) }),
      response: changedResponses,
    };
    app.post(`/${type.path}/closing`, { ...base, schema }, async (request) => {
      return toChangedResponse(changeClosing(db, type, request.body.entries, getAuthor(app, request)));
    });
  }
}

const entryVersion = z.strictObject({ id: z.string(), version: z.int() });

function distinctEntries<Entry extends typeof entryVersion>(entry: Entry) {
  return z
    .array(entry)
    .min(1)
    .max(1_000)
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'An entry is listed twice.');
}

const replaceWith = z
  .string()
  .max(64)
  .optional()
  .describe('The id of the entry to use instead, wherever this one is referenced.');
const deleteQuery = z.object({ version: z.coerce.number().int().optional(), replaceWith });
const hideQuery = z.object({ replaceWith });
const bulkBody = z.strictObject({ action: z.enum(BULK_ACTIONS), entries: distinctEntries(entryVersion), replaceWith });
const changedResponses = { 200: changeSchema.extend({ entries: z.array(entryVersion) }) };
const orderBody = z.strictObject({
  ids: z
    .array(z.string())
    .min(1)
    .max(10_000)
    .refine((ids) => new Set(ids).size === ids.length, 'An entry is listed twice.'),
});

function toChangedResponse(rows: readonly Row[]) {
  return { change: rows.at(-1)?.seq ?? 0, entries: rows.map(({ id, version }) => ({ id, version })) };
}

/** Saving a singleton. Its first save is based on version 0. */
export function singletonWriteRoutes(app: App, type: Singleton) {
  const { db } = app;
  const base = { config: { roles: type.writers } };
  const tags = [type.label.one];
  const savedResponses = { 200: savedSchema(type) };

  const description = `${REPLACE} For the first save, send version 0.`;
  const updateRouteSchema = { tags, description, body: updateSchema(type), response: savedResponses };
  app.put(`/${type.path}`, { ...base, schema: updateRouteSchema }, async (request, reply) => {
    const version = readBaseVersion(request, request.body.version);
    const save = { ...request.body, version, data: toReplacedData(app, type, type.name, request.body.data, request) };
    return toSavedResponse(app, type, saveSingleton(save, request), reply);
  });

  const patchRouteSchema = { tags, description: PATCH, body: patchSchema(type), response: savedResponses };
  app.patch(`/${type.path}`, { ...base, schema: patchRouteSchema }, async (request, reply) => {
    const version = readBaseVersion(request, request.body.version);
    rejectUnreadable(type, currentUser(request).role, request.body.data);
    const row = version === 0 ? null : requireVersion(db, type, type.name, version, getAuthor(app, request));
    const save = toPatchedSave(app, type, row, { ...request.body, version });
    return toSavedResponse(app, type, saveSingleton(save, request), reply);
  });

  if (type.canHide) {
    const hideSchema = {
      tags,
      description: 'Removes the page, and links to it, from the site. `id` is the name of the type.',
      params: idParams,
      response: savedResponses,
    };
    app.post(`/${type.path}/:id/unpublish`, { ...base, schema: hideSchema }, async (request, reply) => {
      if (request.params.id !== type.name) throw notFound(type);
      return toSavedResponse(app, type, unpublishPage(db, type, getAuthor(app, request)), reply);
    });
  }

  function saveSingleton(save: Save & { version: number }, request: FastifyRequest): Row {
    if (save.version > 0) return saveOver(app, type, type.name, save, request);
    checkPublishedAt(app, request, save);
    return createDocument(db, type, save, getAuthor(app, request));
  }
}

function saveOver(app: App, type: ContentType, id: string, save: Update, request: FastifyRequest): Row {
  checkPublishedAt(app, request, save);
  rejectTakenAddress(app, { type, id }, save);
  return updateDocument(app.db, type, id, save, getAuthor(app, request));
}

/** The data of a PUT, which replaces every field the client may change. */
function toReplacedData(app: App, type: ContentType, id: string, newData: unknown, request: FastifyRequest): unknown {
  const { role } = currentUser(request);
  rejectUnreadable(type, role, newData);
  const readStored = () => withDefaults(type.fields, documentStatements(app.db).selectById.get({ id })?.data ?? {});
  return completeInput(type.fields, keepUnreadable(type, role, newData, readStored));
}

/** Returns a save that changes some of a document's fields. A draft stays a draft unless `publish` is sent. */
function toPatchedSave(app: App, type: ContentType, row: Row | null, partialSave: Partial<Save> & { version: number }) {
  const base = completeData(app.db, type, row?.data ?? {});
  const isOffSite = row === null || (row.published === null && row.publishAt === null);
  const isDraft = isOffSite || documentStatus(type, row, app.clock.now()) === 'changed';
  return { publish: !isDraft, ...partialSave, data: completeInput(type.fields, partialSave.data ?? {}, base) };
}

/** The response to a save. Its ETag is the version, for `If-Match`. */
export function toSavedResponse(app: App, type: ContentType, row: Row, reply: FastifyReply) {
  reply.header('etag', `"${row.version}"`);
  const { role } = currentUser(reply.request);
  return { entry: toAdminEntry(app.db, type, row, app.clock.now(), role), change: row.seq };
}

function checkPublishedAt(app: App, request: FastifyRequest, { publishedAt }: Pick<Save, 'publishedAt'>) {
  if (publishedAt === undefined) return;
  if (currentUser(request).role !== 'administrator') {
    throw fieldError('publishedAt', 'Only administrators can set when an entry was first published.', 403);
  }
  if (publishedAt > app.clock.now()) {
    throw fieldError('publishedAt', 'This must be in the past. To publish later, use publishAt.');
  }
}
