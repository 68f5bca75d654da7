import { fileURLToPath } from 'node:url';
import { IMMUTABLE } from 'content-types/lib/site-headers';
import fp from 'fastify-plugin';
import type { App } from '../lib/app.ts';
import { HttpError } from '../lib/errors.ts';
import { safePath } from '../lib/safe-path.ts';
import { openFolder, sendFile } from '../lib/static-files.ts';
import { sendNotFound } from './errors.ts';
import { ADMIN_POLICY, WORKER_POLICY } from './security-headers.ts';

const DIST = fileURLToPath(new URL('../../admin/dist', import.meta.url));

/** The admin's files. They are public and hold no secret: the API decides what a user may do. */
export const admin = fp(
  async (app: App) => {
    const dist = openFolder(DIST);
    const options = { config: { public: true, ofAdmin: true }, schema: { hide: true } } as const;

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
