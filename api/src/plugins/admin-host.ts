/**
 * With `ADMIN_ORIGIN` the admin has a host name of its own. A script injected into the site then runs under another origin
 * than the one that has the session's cookie.
 */
import fp from 'fastify-plugin';
import { isAdminHost } from '../auth/access.ts';
import type { App } from '../lib/app.ts';
import { sendNotFound } from './errors.ts';

/** Hides the admin from the visitors' host, and redirects pages from the admin's host to the site. */
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
      if (SHARED.test(url) || OF_PREVIEWS.test(request.url)) return;
      // What follows the slash stays a path: `//example.com` must not become another host.
      return reply.redirect(`${env.publicSiteUrl.origin}/${request.url.replace(/^[/\\]+/, '')}`, 307);
    });
  },
  { name: 'admin-host', dependencies: ['auth-guard', 'errors'] },
);

/** What a page in a preview loads: styles, fonts and drawings. */
const OF_PREVIEWS = /^\/(_astro\/[^?]+|[\w-]+\.svg)$/;

/** Routes that the admin uses as well, by the address they were declared with. */
const SHARED = /^\/(admin|api|media|healthz|readyz)(\/|$)/;
