import { join } from 'node:path';
import { IMMUTABLE } from 'content-types/lib/site-headers';
import { z } from 'zod';
import type { App } from '../lib/app.ts';
import { openFolder, sendFile } from '../lib/static-files.ts';
import { readVariantName, variantName } from './files.ts';

const HEADERS = {
  // The id stands for the content: what is at an address never changes.
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; sandbox",
  // Pages of other origins, such as the site on its CDN, show these images too.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `GET /media/{id}-{width}.{avif|webp}`, for everyone. */
export async function imageRoute(app: App) {
  const folder = openFolder(join(app.env.dataDir, 'media'));
  const schema = { tags: ['Media'], params: z.object({ file: z.string() }) };

  app.get('/media/:file', { config: { public: true }, schema }, async (request, reply) => {
    const name = readVariantName(request.params.file);
    const path = name && variantName(name);
    const file = path && (await folder.file(path));
    if (!file) return reply.callNotFound();
    return sendFile(request, reply.headers(HEADERS), file);
  });
}
