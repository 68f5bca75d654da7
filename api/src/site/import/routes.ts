/** Importing from another system: upload a file, see its contents, try it, import it, undo it. Administrators only. */
import { Readable } from 'node:stream';
import { contentTypes } from 'content-types';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { ADMINISTRATORS, currentUser, getAuthor } from '../../core/auth/access.ts';
import { requireDiskSpace } from '../../core/data-folder/disk-space.ts';
import { and, asc, eq, gt, isNull } from '../../core/database/drizzle.ts';
import type { Database } from '../../core/database/open.ts';
import { documents } from '../../core/database/schema/content.ts';
import { HttpError } from '../../core/http/errors.ts';
import { toContentDisposition } from '../../core/http/http.ts';
import { isPrivateHost } from '../../core/http/network.ts';
import { idParams, pageQuery } from '../../core/http/schemas.ts';
import { toDay, toIso } from '../../core/lib/dates.ts';
import { fieldsOf, rememberMapping } from './columns.ts';
import { EXPORT_START } from './files/own-export.ts';
import { createImageStore } from './images.ts';
import { openSource } from './open.ts';
import { allowSite, fetchPreviousSite, readSiteAddress } from './previous-site-api.ts';
import { IMPORT_KINDS } from './record.ts';
import { startImport } from './run.ts';
import { countResults, countRowsOf, failInterrupted, findImport, type Import, listImports, listRows } from './store.ts';
import { findDefaults } from './terms.ts';
import { undoImport } from './undo.ts';
import { keepUploads } from './upload.ts';

const tags = ['Import'];
const RESULTS = ['created', 'updated', 'unchanged', 'skipped'] as const;
const TABLE_KINDS = ['jobs', 'redirects'] as const;
const id = z.string().max(64);
const mapping = z.record(z.string().max(500), z.string().max(40)).describe('The field for each column, by its name.');

const fileSchema = z.object({
  file: z.string(),
  name: z.string(),
  kind: z.enum(IMPORT_KINDS),
  total: z.int(),
  contents: z.record(z.string(), z.int()),
  table: z
    .object({
      columns: z.array(z.string()),
      examples: z.array(z.record(z.string(), z.string())),
      fields: z.array(z.object({ name: z.string(), label: z.string() })),
      mapping,
    })
    .nullable()
    .describe('The columns of a table, and the field for each; null for other files.'),
});

const importSchema = z.object({
  id: z.string(),
  kind: z.string(),
  file: z.string(),
  state: z.enum(['running', 'done', 'failed', 'undone']),
  isDryRun: z.boolean(),
  total: z.int(),
  done: z.int(),
  error: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  counts: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), skipped: z.int() }),
});

const rowSchema = z.object({
  source: z.string(),
  type: z.string(),
  title: z.string(),
  result: z.enum(RESULTS),
  reason: z.string(),
  documentId: z.string().nullable(),
});

const startSchema = z.strictObject({
  file: id,
  kind: z.enum(TABLE_KINDS).optional(),
  mapping: mapping.optional(),
  isDryRun: z.boolean(),
  publish: z.boolean().default(true).describe('Whether to publish entries that were public, instead of saving drafts.'),
  redirects: z.boolean().default(true).describe('Whether to redirect the old addresses of published entries.'),
  images: z.boolean().default(false).describe('Whether to download images from the previous site.'),
  defaults: z
    .strictObject({ category: id, type: id, basis: id })
    .partial()
    .default({})
    .describe('The id or name of the sector, job type or contract type for jobs without one.'),
});

export async function importRoutes(app: App) {
  const { db, clock } = app;
  const config = { roles: ADMINISTRATORS };
  const uploads = keepUploads(app);
  let currentImport: Promise<void> | null = null;
  app.addHook('onReady', async () => failInterrupted(db, clock.now()));
  const closing = new AbortController();
  app.addHook('onClose', async () => {
    closing.abort();
    await currentImport;
  });

  const requireIdle = () => {
    if (currentImport) throw new HttpError(409, 'Another import is running. Wait until it has finished.');
  };

  const uploadSchema = {
    tags,
    summary: 'Upload a file to import',
    description:
      'Accepts a WordPress export, or jobs or redirects as CSV or JSON. The file is deleted after the import, ' +
      'or after an hour.',
    consumes: ['multipart/form-data'],
    response: { 200: fileSchema },
  };
  const form = z.object({ file: z.string().meta({ format: 'binary' }) });
  app.post('/api/imports/file', { config: { ...config, form }, schema: uploadSchema }, async (request) => {
    requireIdle();
    await requireDiskSpace(app.env);
    const { id: file, path, name } = await uploads.receive(request);
    try {
      return { file, name, ...(await describeFile(path)) };
    } catch (error) {
      await uploads.remove();
      throw error;
    }
  });

  const visitSchema = {
    tags,
    summary: 'Read the previous site',
    description: 'Reads the entries from its legacy API, for import like an uploaded file.',
    body: z.strictObject({ address: z.string().trim().min(1, 'Enter the address of the previous site.').max(500) }),
    response: { 200: fileSchema },
  };
  app.post('/api/imports/site', { config, schema: visitSchema }, async ({ body }) => {
    requireIdle();
    await requireDiskSpace(app.env);
    const site = readSiteAddress(body.address);
    const siteExport = await fetchPreviousSite(site, await allowSite(site, isPrivateHost(app.env, site)));
    requireIdle();
    const { id: file, path, name } = await uploads.keep(new URL(site).host, siteExport);
    return { file, name, ...(await describeFile(path)) };
  });

  const rereadSchema = {
    tags,
    summary: 'Read the uploaded file as a different type',
    body: z.strictObject({ file: id, kind: z.enum(TABLE_KINDS) }),
    response: { 200: fileSchema },
  };
  app.post('/api/imports/file/kind', { config, schema: rereadSchema }, async ({ body }) => {
    const { path, name } = uploads.require(body.file);
    return { file: body.file, name, ...(await describeFile(path, body.kind)) };
  });

  const start = {
    tags,
    summary: 'Start an import or a dry run',
    description: 'Starts the import. A dry run reports the results of an import and changes nothing.',
    body: startSchema,
    response: { 202: importSchema },
  };
  app.post('/api/imports', { config, schema: start }, async (request, reply) => {
    requireIdle();
    const { file, kind, mapping, images, ...options } = request.body;
    const defaults = findDefaults(db, options.defaults);
    const { path, name } = uploads.require(file);
    await using stack = new AsyncDisposableStack();
    const { source, table } = stack.use(await openSource(db, path, { kind, mapping }));
    if (table) rememberMapping(db, table.kind, table.columns, table.mapping);
    const parts = { db, env: app.env, clock };
    const { site } = source;
    const isAllowed = site ? await allowSite(site, isPrivateHost(app.env, site)) : undefined;
    requireIdle();
    // Hands over the source, which the import closes.
    stack.move();
    const allOptions = { ...options, defaults, images: images ? createImageStore(parts, null, isAllowed) : null };
    // After an import, the file is removed as soon as all of it has been read.
    const items = async function* () {
      yield* source.items();
      if (!options.isDryRun) await uploads.remove();
    };
    const { id: userId } = currentUser(request);
    const { id, work } = startImport(parts, { ...source, items }, name, allOptions, userId, closing.signal);
    currentImport = work()
      .then(() => app.changes.check())
      .catch((err) => app.log.error({ err }, 'an import failed'))
      .finally(() => {
        currentImport = null;
      });
    return reply.code(202).send(toResponse(db, requireImport(id)));
  });

  const listSchema = { tags, summary: 'List imports', response: { 200: z.object({ items: z.array(importSchema) }) } };
  app.get('/api/imports', { config, schema: listSchema }, async () => {
    return { items: listImports(db).map((row) => toResponse(db, row)) };
  });

  const getSchema = {
    tags,
    summary: 'Get an import and its progress',
    params: idParams,
    response: { 200: importSchema },
  };
  app.get('/api/imports/:id', { config, schema: getSchema }, async ({ params }) =>
    toResponse(db, requireImport(params.id)),
  );

  const rowsSchema = {
    tags,
    summary: 'Get the report of an import',
    params: idParams,
    querystring: pageQuery.extend({ result: z.enum(RESULTS).optional() }),
    response: { 200: z.object({ items: z.array(rowSchema), total: z.int() }) },
  };
  app.get(
    '/api/imports/:id/rows',
    { config, schema: rowsSchema },
    async ({ params, query: { result, limit, offset } }) => {
      requireImport(params.id);
      const items = listRows(db, params.id, result, limit, offset).map(({ documentId, ...row }) => {
        return { ...row, documentId: documentId ?? null };
      });
      return { items, total: countRowsOf(db, params.id, result) };
    },
  );

  const undoSchema = {
    tags,
    summary: 'Undo an import',
    description:
      'Moves created entries to the bin and restores updated ones, except those changed since. Images stay in the media library.',
    params: idParams,
    response: { 200: z.object({ removed: z.int(), restored: z.int(), kept: z.array(z.string()) }) },
  };
  app.post('/api/imports/:id/undo', { config, schema: undoSchema }, async (request) => {
    requireIdle();
    const undoWork = undoImport(db, request.params.id, getAuthor(app, request));
    currentImport = undoWork.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await undoWork;
    } finally {
      currentImport = null;
    }
  });

  const exportSchema = {
    tags,
    summary: 'Export all jobs',
    description: 'Exports all jobs, including drafts, as JSON that any installation can import.',
  };
  app.get('/api/exports/jobs.json', { config, schema: exportSchema }, async (_request, reply) => {
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', toContentDisposition(`jobs-${toDay(clock.now())}.json`));
    return (reply as FastifyReply).send(Readable.from(exportJobs(db), { objectMode: false }));
  });

  async function describeFile(path: string, kind?: (typeof TABLE_KINDS)[number]) {
    await using openFile = await openSource(db, path, { kind });
    const { source, table } = openFile;
    return {
      kind: source.kind,
      total: source.total,
      contents: source.contents,
      table: table
        ? {
            columns: table.columns,
            examples: table.examples.map((row) =>
              Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value.slice(0, 200)])),
            ),
            fields: Object.entries(fieldsOf(table.kind)).map(([name, { label }]) => ({ name, label })),
            mapping: table.mapping,
          }
        : null,
    };
  }

  function requireImport(id: string): Import {
    const row = findImport(db, id);
    if (!row) throw new HttpError(404, 'This import doesn’t exist.');
    return row;
  }
}

function toResponse(db: Database, { startedAt, finishedAt, userId: _, ...row }: Import) {
  return { ...row, startedAt: toIso(startedAt), finishedAt: toIso(finishedAt), counts: countResults(db, row.id) };
}

const PAGE_SIZE = 100;

async function* exportJobs(db: Database): AsyncGenerator<string> {
  yield `${EXPORT_START},"entries":[`;
  let lastId = '';
  let separator = '';
  for (;;) {
    const isNext = and(
      eq(documents.type, contentTypes.job.name),
      isNull(documents.deletedAt),
      gt(documents.id, lastId),
    );
    const rows = db.select().from(documents).where(isNext).orderBy(asc(documents.id)).limit(PAGE_SIZE).all();
    for (const { id, data, published, publishedAt, expiresAt, closedAs } of rows) {
      yield separator + JSON.stringify({ id, isPublic: published !== null, publishedAt, expiresAt, closedAs, data });
      separator = ',\n';
    }
    if (rows.length < PAGE_SIZE) break;
    lastId = rows.at(-1)?.id ?? '';
  }
  yield ']}\n';
}
