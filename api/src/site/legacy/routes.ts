/** Every call of the legacy API, at its original path. */
import { contentTypes } from 'content-types';
import { type ContentType, inSentence } from 'content-types/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { EDITORS } from '../../core/auth/access.ts';
import { documentStatements, type Row } from '../../core/content/document-statements.ts';
import { notFound } from '../../core/content/documents/require-document.ts';
import { toPublicEntry } from '../../core/content/entries.ts';
import { type ListShape, publicLists } from '../../core/content/lists/public-lists.ts';
import { sendCached } from '../../core/http/http-cache.ts';
import { READS } from '../../core/http/public-limits.ts';
import { idParams } from '../../core/http/schemas.ts';
import { bodySchema, CALLS, type Call, JSON_TYPES, recordSchema } from './calls.ts';
import { encode } from './encode.ts';
import { add, remove, update } from './write.ts';

/** A data URL of the largest image is a third longer than its bytes. */
const MAX_JSON_BYTES = 21 * 1024 * 1024;

const ACTIONS = { list: 'List', one: 'Get', add: 'Add', update: 'Update', remove: 'Delete' };

/** Loose, because clients may add parameters, such as one to bypass caches. */
const listQuery = z.looseObject({});

/** Lists are plain arrays of the entries that are not closed. */
function asArray({ db }: App): ListShape {
  return {
    head: '[',
    item: (type, entry) => (entry.closed ? undefined : encode(db, type, entry)),
    tail: () => ']',
  };
}

export async function legacyRoutes(app: App) {
  const lists = publicLists(app.db, asArray(app));
  for (const call of CALLS) {
    if ('type' in call) addRoute(app, call, createHandler(app, call, lists));
    else addFormRoute(app, call);
  }
}

type Lists = ReturnType<typeof publicLists>;
type ContentCall = Extract<Call, { type: string }>;
type FormCall = Exclude<Call, ContentCall>;
type Handler = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => unknown;

function addRoute(app: App, { id, does, method, path, type }: ContentCall, handler: Handler) {
  const hasId = path.endsWith('/:id');
  const takesBody = method === 'POST' || method === 'PUT';
  app.route({
    method,
    url: path,
    bodyLimit: MAX_JSON_BYTES,
    config:
      method === 'GET'
        ? { public: READS }
        : { roles: EDITORS, ...(takesBody && { form: bodySchema(contentTypes[type], does) }) },
    schema: {
      tags: ['Legacy'],
      operationId: `legacy${id}`,
      summary: summarize(does, contentTypes[type]),
      deprecated: true,
      ...(takesBody && { consumes: [JSON_TYPES.has(type) ? 'application/json' : 'multipart/form-data'] }),
      ...(does === 'list' && { querystring: listQuery }),
      response: responseSchema(does, contentTypes[type]),
      ...(hasId && { params: idParams }),
    },
    handler: handler as never,
  });
}

/** The forms of visitors have the same handlers as on their current routes. */
function addFormRoute(app: App, { id, does, path }: FormCall) {
  const form = app.features.map(({ forms }) => forms?.[does]).find(Boolean);
  if (!form) throw new Error(`No feature takes the form “${does}”.`);
  const { schema, ...route } = form.route;
  const legacySchema = { ...schema, tags: ['Legacy'], operationId: `legacy${id}`, deprecated: true };
  app.post(path, { ...route, schema: legacySchema }, (request, reply) => form.take(app, request, reply));
}

function responseSchema(operation: ContentCall['does'], type: ContentType) {
  const record = recordSchema(type);
  if (operation === 'add') return { 201: record };
  return { 200: operation === 'list' ? z.array(record) : record };
}

function createHandler(app: App, { does, type: name }: ContentCall, lists: Lists): Handler {
  const type: ContentType = contentTypes[name];
  switch (does) {
    case 'list':
      return async (request, reply) => {
        reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
        return sendCached(request, reply, await lists.all(type));
      };
    case 'one':
      return (request) => {
        const row = documentStatements(app.db).selectById.get({ id: request.params.id });
        const isAvailable = row?.type === type.name && row.deletedAt === null;
        const entry = isAvailable ? toPublicEntry(type, row) : null;
        if (!entry) throw notFound(type);
        return encode(app.db, type, entry);
      };
    case 'add':
      return async (request, reply) => {
        reply.code(201);
        return toResponse(app, type, await add(app, type, request));
      };
    case 'update':
      return async (request) => toResponse(app, type, await update(app, type, request.params.id, request));
    case 'remove':
      return (request) => toResponse(app, type, remove(app, type, request.params.id, request));
  }
}

function toResponse({ db }: App, type: ContentType, row: Row) {
  return encode(db, type, { id: row.id, data: row.data });
}

/** The summary of a call: `List banners`, `Get a banner`, `Update the header`. */
function summarize(operation: keyof typeof ACTIONS, { label, shape }: ContentType): string {
  if (shape === 'singleton') return `${ACTIONS[operation]} the ${inSentence(label.one)}`;
  if (operation === 'list') return `List ${inSentence(label.many)}`;
  const singularLabel = inSentence(label.one);
  return `${ACTIONS[operation]} ${/^(?!us)[aeiou]/.test(singularLabel) ? 'an' : 'a'} ${singularLabel}`;
}
