import type { Collection, ContentType, Singleton } from 'content-types/define';
import type { FastifyContextConfig } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { requireRole } from '../auth/access.ts';
import type { ListFilter } from '../feature.ts';
import { fieldError } from '../http/errors.ts';
import { sendCached, sendSliced } from '../http/http-cache.ts';
import { READS } from '../http/public-limits.ts';
import { flag, idParams } from '../http/schemas.ts';
import { documentStatements } from './document-statements.ts';
import { notFound, requireDocument } from './documents/require-document.ts';
import { createUnsavedEntry, toAdminEntry, toPublicEntry } from './entries.ts';
import { readAdminList } from './lists/admin-list.ts';
import type { publicLists } from './lists/public-lists.ts';
import { readersOf, rejectUnreadableQuery } from './readers.ts';
import { adminEntrySchema, editorsFilters, entrySchema, listQuery, MAX_PAGE_SIZE } from './schemas.ts';

const MAX_ADMIN_PAGE_SIZE = 200;

const LIST_DESCRIPTION =
  'Returns the published entries. Choice, reference and boolean fields are filters. With authentication, ' +
  '`drafts=true` also returns drafts, each with its `version`.';
const ENTRY_DESCRIPTION =
  'Returns the published content. With authentication, `drafts=true` returns the latest saved version; its `version` ' +
  'is also the ETag.';

/** Access to the published content of a type. */
function readAccess(type: ContentType): FastifyContextConfig {
  return type.internal ? { roles: readersOf(type) } : { public: READS };
}

/** The routes `GET /{path}` and `GET /{path}/{id}` of a collection. */
export function collectionReadRoutes(app: App, type: Collection, lists: ReturnType<typeof publicLists>) {
  const tags = [type.label.many];
  const config = readAccess(type);
  const pageSchema = z.object({ items: z.array(z.union([entrySchema(type), adminEntrySchema(type)])), total: z.int() });
  const extraFilters: Record<string, ListFilter> = Object.assign(
    {},
    ...app.features.map(({ listFilters }) => listFilters?.[type.name]),
  );

  app.get(
    `/${type.path}`,
    {
      config,
      schema: {
        tags,
        description: LIST_DESCRIPTION,
        querystring: listQuery(type, extraFilters),
        response: { 200: pageSchema },
      },
    },
    async (request, reply) => {
      const { drafts, limit, offset, bin, search, sort, status, ...rest } = request.query;
      const filters: Record<string, string> = rest;
      const query = { bin, search, sort, status, filters, more: extraFilters };
      if (drafts || query.bin) {
        const { role } = requireRole(app, request, readersOf(type));
        rejectUnreadableQuery(type, role, [...namesOf(filters), sort ?? '']);
        return readAdminList(
          app.db,
          type,
          { ...query, offset, limit: Math.min(limit ?? 50, MAX_ADMIN_PAGE_SIZE) },
          app.clock.now(),
          role,
        );
      }
      const editors = editorsFilters(type);
      const editorFilters = Object.entries(filters).filter(([name]) => name in extraFilters || editors.includes(name));
      rejectEditorsQuery({ search, sort, status, ...Object.fromEntries(editorFilters) });
      reply.header('cache-control', type.internal ? 'no-store' : 'no-cache').type('application/json; charset=utf-8');
      const isWholeList = limit === undefined && offset === 0 && Object.keys(filters).length === 0;
      if (isWholeList) return sendCached(request, reply, await lists.all(type));
      return sendSliced(request, reply, await lists.page(type, offset, limit ?? MAX_PAGE_SIZE, filters));
    },
  );

  app.get(
    `/${type.path}/:id`,
    {
      config,
      schema: {
        tags,
        description: ENTRY_DESCRIPTION,
        params: idParams,
        querystring: draftsQuery,
        response: { 200: entryResponse(type) },
      },
    },
    async (request, reply) => {
      if (!request.query.drafts) return readPublicEntry(app, type, request.params.id);
      const { role } = requireRole(app, request, readersOf(type));
      const row = requireDocument(app.db, type, request.params.id);
      reply.header('etag', `"${row.version}"`);
      return toAdminEntry(app.db, type, row, app.clock.now(), role);
    },
  );
}

/** `GET /{path}` of a singleton. Before its first save, editors get its initial values and visitors get 404. */
export function singletonReadRoutes(app: App, type: Singleton) {
  const config = readAccess(type);
  app.get(
    `/${type.path}`,
    {
      config,
      schema: {
        tags: [type.label.one],
        description: ENTRY_DESCRIPTION,
        querystring: draftsQuery,
        response: { 200: entryResponse(type) },
      },
    },
    async (request, reply) => {
      if (!request.query.drafts) return readPublicEntry(app, type, type.name);
      const { role } = requireRole(app, request, readersOf(type));
      const row = documentStatements(app.db).selectById.get({ id: type.name });
      reply.header('etag', `"${row?.version ?? 0}"`);
      return row ? toAdminEntry(app.db, type, row, app.clock.now(), role) : createUnsavedEntry(app.db, type, role);
    },
  );
}

/** Throws 422 for filters that would be ignored, because the response would not match the request. */
function rejectEditorsQuery(query: Readonly<Record<string, unknown>>) {
  const [path] = namesOf(query);
  if (path === undefined) return;
  throw fieldError(path, `“${path}” needs drafts=true: the published list has its own order.`);
}

/** Returns the names of the parameters that have a value. */
function namesOf(query: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(query).filter((name) => query[name] !== undefined);
}

const draftsQuery = z.object({ drafts: flag.default(false) });

function entryResponse(type: ContentType) {
  return z.union([entrySchema(type), adminEntrySchema(type)]);
}

function readPublicEntry(app: App, type: ContentType, id: string) {
  const row = documentStatements(app.db).selectPublicById.get({ id });
  const entry = row?.type === type.name ? toPublicEntry(type, row) : null;
  if (!entry) throw notFound(type);
  return entry;
}
