import { open } from 'node:fs/promises';
import { IMMUTABLE } from 'content-types/site-headers';
import { z } from 'zod';
import { hasCurrent } from '../cached-answer.ts';
import type { App } from '../parts.ts';
import { variantPath } from './files.ts';
import { readVariantName } from './variant-name.ts';

const HEADERS = {
  // The id stands for the content: what is at an address never changes.
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; sandbox",
  // Pages of other origins, such as the site on its CDN, show these pictures too.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `GET /media/{id}-{width}.{avif|webp}`, for everyone. */
export async function pictureRoute(app: App) {
  const schema = { tags: ['Media'], params: z.object({ file: z.string() }) };

  app.get('/media/:file', { config: { public: true }, schema }, async (request, reply) => {
    const name = readVariantName(request.params.file);
    const file = name && (await openIfThere(variantPath(app.env.dataDir, name)));
    if (!file) return reply.callNotFound();
    const { size, mtimeMs } = await file.stat();
    const hash = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
    reply.headers(HEADERS).header('etag', `"${hash}"`);
    if (hasCurrent(request, { hash })) {
      await file.close();
      return reply.code(304).send();
    }
    // The stream closes the file, also when nobody waits for its end.
    return reply.type(`image/${name.format}`).header('content-length', size).send(file.createReadStream());
  });
}

async function openIfThere(path: string) {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
