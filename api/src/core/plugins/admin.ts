import { fileURLToPath } from 'node:url';
import { IMMUTABLE } from 'content-types/pages/site-headers';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { isAdminHost } from '../auth/access.ts';
import { HttpError } from '../http/errors.ts';
import { CHEAP } from '../http/public-limits.ts';
import { safePath } from '../http/safe-path.ts';
import { openFolder, sendFile } from '../http/static-files.ts';
import { sendNotFound } from './errors.ts';
import { ADMIN_POLICY, WORKER_POLICY } from './security-headers.ts';

const DIST = fileURLToPath(new URL('../../../admin/dist', import.meta.url));

/** Serves the admin's files. They are public and contain no secrets, because the API enforces permissions. */
export const admin = fp(
  async (app: App) => {
    const dist = openFolder(DIST);
    const options = { config: { public: CHEAP, ofAdmin: true }, schema: { hide: true } } as const;

    app.get('/admin', options, async (request, reply) => {
      const page = await dist.file('index.html');
      if (!page) throw new HttpError(503, 'The admin has not been built yet.');
      reply.header('content-security-policy', ADMIN_POLICY).header('x-robots-tag', 'noindex');
      return sendFile(request, reply.header('cache-control', 'no-cache'), page);
    });

    app.get('/admin/', options, async (_request, reply) => reply.redirect('/admin', 308));

    app.get('/admin/*', options, async (request, reply) => {
      const path = safePath(request.url.split('?')[0] ?? '')?.replace(/^admin\//, '');
      const file = path ? await dist.file(path) : null;
      if (!file || path === 'index.html') return sendNotFound(request, reply);
      if (path?.endsWith('.mjs')) reply.header('content-security-policy', WORKER_POLICY);
      const isHashed = path?.startsWith('assets/');
      reply.header('cache-control', isHashed ? IMMUTABLE : 'no-cache');
      return sendFile(request, reply, file);
    });
  },
  { name: 'admin', dependencies: ['auth-guard', 'openapi'] },
);

/**
 * Gives the admin its own host with `ADMIN_ORIGIN`, so that scripts injected into the site cannot use its session. Hides
 * the admin on the visitors' host and redirects pages from the admin's host.
 */
export const adminHost = fp(
  async (app: App) => {
    const { env } = app;
    if (env.adminHost === null) return;

    app.addHook('onRequest', async (request, reply) => {
      const { url = '', config } = request.routeOptions;
      if (!isAdminHost(env, request)) {
        const isOfAdmin = config.ofAdmin || !config.public;
        return isOfAdmin && url !== '' ? sendNotFound(request, reply) : undefined;
      }
      if (request.url === '/') return reply.redirect('/admin', 307);
      if (SHARED_ROUTE_PATTERN.test(url) || PREVIEW_ASSET_PATTERN.test(request.url)) return;
      // Keeps the part after the slash a path, because `//example.com` would be another host.
      return reply.redirect(`${env.publicSiteUrl.origin}/${request.url.replace(/^[/\\]+/, '')}`, 307);
    });
  },
  { name: 'admin-host', dependencies: ['auth-guard', 'errors'] },
);

/** The files that a page in a preview loads: styles, fonts and SVG images. */
const PREVIEW_ASSET_PATTERN = /^\/(_astro\/[^?]+|[\w-]+\.svg)$/;

/** Routes that the admin uses as well, by their declared paths. */
const SHARED_ROUTE_PATTERN = /^\/(admin|api|media|healthz|readyz)(\/|$)/;
