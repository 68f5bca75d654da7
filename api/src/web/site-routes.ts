import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../errors.ts';
import type { App } from '../parts.ts';
import { openFolder, type ServedFile } from './folder.ts';
import { inlineHashes } from './inline-hashes.ts';
import { safePath } from './safe-path.ts';
import { sitePolicy } from './security-headers.ts';
import { sendFile } from './send-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: a save must show at once. */
const REVALIDATE = 'no-cache';

/** The published site, at every address that nothing else answers. */
export async function siteRoutes(app: App) {
  const site = openFolder(join(app.env.dataDir, 'site'));
  const policies = new WeakMap<ServedFile, string>();

  app.get('/*', { config: { public: true }, schema: { hide: true } }, async (request, reply) => {
    const [address = '', query] = request.url.split(/(?=\?)/);
    if (isOfApi(address)) return answerNotFound(request, reply);
    const path = safePath(address);
    if (path === null) return notFound(request, reply);

    const page = path === '' ? 'index.html' : `${path}/index.html`;
    // A page's name may have a dot too: the footer's brand link leads to a path named after the domain.
    const file = (/\.\w+$/.test(path) ? await site.file(path) : null) ?? (await site.file(page));
    if (!file || path === '404.html') return notFound(request, reply);
    const canonical = canonicalOf(path);
    if (canonical !== address) return reply.redirect(canonical + (query ?? ''), 308);
    reply.header('cache-control', path.startsWith('_astro/') ? IMMUTABLE : REVALIDATE);
    return send(request, reply, file);
  });

  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    const page = await site.file('404.html');
    reply.header('cache-control', REVALIDATE);
    if (page) return send(request, reply.code(404), page);
    const message = 'The site has not been published yet.';
    return reply.code(503).header('retry-after', 2).send({ message });
  }

  function send(request: FastifyRequest, reply: FastifyReply, file: ServedFile) {
    if (file.contentType.startsWith('text/html')) {
      const policy = policies.get(file) ?? sitePolicy(inlineHashes(file.body.toString()));
      policies.set(file, policy);
      reply.header('content-security-policy', policy);
    }
    return sendFile(request, reply, file);
  }
}

/** An unknown address of the API is answered in JSON. */
function isOfApi(address: string): boolean {
  return /^\/(api|admin)(\/|$)/.test(address);
}

/** The one address of a page: without a slash at the end, and without `index.html`. */
function canonicalOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '')}`.split('/').map(encodeURIComponent).join('/');
}
