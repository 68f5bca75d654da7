import { join } from 'node:path';
import { cleanLine, text } from 'content-types/fields/text';
import { IMMUTABLE } from 'content-types/pages/site-headers';
import { z } from 'zod';
import type { App } from '../app.ts';
import { currentUser, EDITORS, EVERYONE, getAuthor } from '../auth/access.ts';
import { requireDiskSpace } from '../data-folder/disk-space.ts';
import { filePart } from '../forms/public-form.ts';
import { fieldError } from '../http/errors.ts';
import { CHEAP } from '../http/public-limits.ts';
import { idParams } from '../http/schemas.ts';
import { openFolder, sendFile } from '../http/static-files.ts';
import { readVariantName, variantName } from './files.ts';
import {
  changeMedia,
  listMedia,
  mediaItemSchema,
  rejectUsed,
  replaceMedia,
  requireMedia,
  SHOWS,
  toResponse,
} from './library.ts';
import { areaSchema, cropImage, deleteImage, storeSource, sweepMedia } from './store.ts';
import { withUpload } from './upload.ts';
import { findUsage, imagesInHistory, usageSchema } from './usage.ts';

const tags = ['Media'];
const MAX_NAME_LENGTH = 200;
const name = text('The name', { required: true, max: MAX_NAME_LENGTH }).schema('publish');
const alt = cleanLine('The description', 300);
const changeBodySchema = z.strictObject({ name, alt }).partial();
const uploadForm = z.object({ file: filePart, alt: alt.optional() });
const history = z
  .enum(['keep', 'lose'])
  .default('keep')
  .describe('`lose`: delete the image even if earlier versions of entries use it.');
const listQuery = z.object({
  search: z.string().trim().max(200).default(''),
  show: z
    .enum(SHOWS)
    .default('all')
    .describe('`unused`: not shown by any entry. `undescribed`: without a description.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

const IMAGE_HEADERS = {
  // The id is a hash of the content, so the image at an address never changes.
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; sandbox",
  // Pages of other origins, such as the site on its CDN, show these images too.
  'cross-origin-resource-policy': 'cross-origin',
};

export async function mediaRoutes(app: App) {
  const { db, clock } = app;
  const { dataDir } = app.env;
  const parts = { db, dataDir, clock };
  await sweepMedia(parts);

  const uploadSchema = {
    tags,
    consumes: ['multipart/form-data'],
    description: 'Stores an SVG as a raster image.',
    response: { 201: mediaItemSchema },
  };
  app.post(
    '/api/media',
    { config: { roles: EDITORS, form: uploadForm }, schema: uploadSchema },
    async (request, reply) => {
      const { id: userId } = currentUser(request);
      await requireDiskSpace(app.env);
      const row = await withUpload(request, dataDir, async (uploadedImage) => {
        const details = { name: fileName(uploadedImage.filename), alt: validateAlt(uploadedImage.alt), userId };
        await storeSource(parts, uploadedImage.id, uploadedImage.path, details);
        return requireMedia(db, uploadedImage.id);
      });
      return reply.code(201).send(toResponse(row));
    },
  );

  const listSchema = {
    tags,
    querystring: listQuery,
    response: { 200: z.object({ items: z.array(mediaItemSchema), total: z.int() }) },
  };
  app.get('/api/media', { config: { roles: EVERYONE }, schema: listSchema }, async ({ query }) => listMedia(db, query));

  const cropSchema = {
    tags,
    summary: 'Crop an image and save the result as a new one',
    params: idParams,
    body: areaSchema,
    response: { 201: mediaItemSchema },
  };
  // One image is cropped at a time; other requests wait.
  const cropping = { roles: EDITORS, atOnce: { total: 20, perNetwork: 20 } };
  app.post('/api/media/:id/crop', { config: cropping, schema: cropSchema }, async (request, reply) => {
    await requireDiskSpace(app.env);
    const row = await cropImage(parts, request.params.id, request.body, currentUser(request).id);
    return reply.code(201).send(toResponse(row));
  });

  const changeSchema = { tags, params: idParams, body: changeBodySchema, response: { 200: mediaItemSchema } };
  app.patch('/api/media/:id', { config: { roles: EDITORS }, schema: changeSchema }, async (request) => {
    return toResponse(changeMedia(db, request.params.id, request.body, getAuthor(app, request)));
  });

  const usageRouteSchema = {
    tags,
    params: idParams,
    response: { 200: z.object({ items: z.array(usageSchema), inHistory: z.boolean() }) },
  };
  app.get('/api/media/:id/usage', { config: { roles: EVERYONE }, schema: usageRouteSchema }, async ({ params }) => {
    const { id } = requireMedia(db, params.id);
    return { items: findUsage(db, id), inHistory: imagesInHistory(db).has(id) };
  });

  const replaceSchema = {
    tags,
    summary: 'Replace an image everywhere it is used',
    params: idParams,
    body: z.strictObject({ with: z.string().max(64).describe('The id of the image to use instead.') }),
    response: { 200: z.object({ documents: z.int(), change: z.int() }) },
  };
  app.post('/api/media/:id/replace', { config: { roles: EDITORS }, schema: replaceSchema }, async (request) => {
    return replaceMedia(db, request.params.id, request.body.with, getAuthor(app, request));
  });

  const removeSchema = { tags, params: idParams, querystring: z.object({ history }) };
  app.delete('/api/media/:id', { config: { roles: EDITORS }, schema: removeSchema }, async (request, reply) => {
    await deleteImage(parts, request.params.id, request.query.history, getAuthor(app, request));
    return reply.code(204).send();
  });

  const removeManySchema = {
    tags: ['Bulk actions'],
    summary: 'Delete several images, or none if one is in use',
    body: z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(200), history }),
    response: { 200: z.object({ deleted: z.int() }) },
  };
  app.post('/api/media/delete', { config: { roles: EDITORS }, schema: removeManySchema }, async (request) => {
    const { ids, history } = request.body;
    for (const id of ids) rejectUsed(db, requireMedia(db, id).id, history);
    for (const id of ids) await deleteImage(parts, id, history, getAuthor(app, request));
    return { deleted: ids.length };
  });
}

/** The public route `GET /media/{id}-{width}.{avif|webp}`. */
export async function imageRoute(app: App) {
  const folder = openFolder(join(app.env.dataDir, 'media'));
  const schema = {
    tags: ['Media'],
    operationId: 'getImageFile',
    summary: 'Get an image file',
    params: z.object({ file: z.string().describe('The file name: `{id}-{width}.avif` or `{id}-{width}.webp`.') }),
  };

  app.get('/media/:file', { config: { public: CHEAP }, schema }, async (request, reply) => {
    const name = readVariantName(request.params.file);
    const path = name && variantName(name);
    const file = path && (await folder.file(path));
    if (!file) return reply.callNotFound();
    return sendFile(request, reply.headers(IMAGE_HEADERS), file);
  });
}

/** Removes the path that some senders include in the file's name. */
function fileName(filename: string): string {
  const baseName = filename.split(/[/\\]/).at(-1) ?? '';
  return cleanLine('The name', baseName.length).parse(baseName).slice(0, MAX_NAME_LENGTH) || 'image';
}

function validateAlt(altText: string): string {
  const { data, error } = alt.safeParse(altText);
  if (data !== undefined) return data;
  throw fieldError('alt', error?.issues[0]?.message ?? 'The description isn’t valid.');
}
