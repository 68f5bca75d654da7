/**
 * With `ADMIN_ORIGIN` the admin has a host name of its own. Whatever a hole in the site or in a proxy could let a page do
 * there, it does under another origin than the one that has the session's cookie.
 */
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import type { App } from '../lib/app.ts';
import { answerNotFound } from '../lib/errors.ts';

/** Whether sessions and tokens count here: everywhere, unless the admin has a host name of its own. */
export function isAdminHost({ adminHost }: Env, { headers }: FastifyRequest): boolean {
  return adminHost === null || headers.host?.toLowerCase() === adminHost;
}

/** Leaves visitors' host without the admin, and the admin's without pages that visitors see. */
export function keepAdminApart(app: App) {
  const { env } = app;
  if (env.adminHost === null) return;

  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    if (!isAdminHost(env, request)) {
      const isOfAdmin = config.ofAdmin || !config.public;
      return isOfAdmin && url !== '' ? answerNotFound(request, reply) : undefined;
    }
    if (request.url === '/') return reply.redirect('/admin', 307);
    if (SHARED.test(url) || OF_PREVIEWS.test(request.url)) return;
    // Links to pages lead to where the pages are. What follows the slash stays a path, whatever it looks like.
    return reply.redirect(`${env.publicSiteUrl.origin}/${request.url.replace(/^[/\\]+/, '')}`, 307);
  });
}

/** What a page in a preview asks for beside itself: styles, fonts and drawings. */
const OF_PREVIEWS = /^\/(_astro\/[^?]+|[\w-]+\.svg)$/;

/** Routes that the admin uses as well, by the address they were declared with. */
const SHARED = /^\/(admin|api|media|healthz|readyz)(\/|$)/;
