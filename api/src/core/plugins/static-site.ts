import { join } from 'node:path';
import type { RedirectRule } from 'content-types/pages/redirects';
import { IMMUTABLE } from 'content-types/pages/site-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { sendWhole } from '../http/http-cache.ts';
import { CHEAP } from '../http/public-limits.ts';
import { publishedRules } from '../http/published-rules.ts';
import { safePath } from '../http/safe-path.ts';
import { openFolder, sendFile } from '../http/static-files.ts';
import { DAY_MS, toIso } from '../lib/dates.ts';
import { sendNotFound } from './errors.ts';

/** Browsers cache the page but revalidate it on each request, so that changes appear immediately. */
const REVALIDATE = 'no-cache';

/** The published site, at every address without a route of its own. */
export const staticSite = fp(
  async (app: App) => {
    const site = openFolder(join(app.env.dataDir, 'site'));
    const rules = publishedRules(site);

    app.get('/.well-known/security.txt', { config: { public: CHEAP }, schema: { hide: true } }, async (_, reply) => {
      reply.header('cache-control', REVALIDATE).type('text/plain; charset=utf-8');
      return securityTxt(app);
    });

    app.get('/*', { config: { public: CHEAP }, schema: { hide: true } }, async (request, reply) => {
      const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
      if (isApiPath(address)) return sendNotFound(request, reply);
      const path = safePath(address);
      if (path === null) return notFound(request, reply, '');

      const page = path === '' ? 'index.html' : `${path}/index.html`;
      // A page's name may have a dot too: the footer's brand link goes to a path named after the domain.
      const namedFile = /\.\w+$/.test(path) ? await site.file(path) : null;
      const file = namedFile ?? (await site.file(page));
      if (!file) {
        const redirect = await rules.redirect(`/${path}`);
        return redirect ? sendRedirect(reply, redirect, query) : notFound(request, reply, path);
      }
      if (/(^|\/)404\.html$/.test(path)) return notFound(request, reply, path);
      const canonical = getCanonical(path);
      if (canonical !== address) return reply.redirect(canonical + query, 308);
      reply.header('cache-control', path.startsWith('_astro/') ? IMMUTABLE : REVALIDATE);
      if (file.contentType.startsWith('text/html')) reply.header('content-security-policy', await rules.policy());
      return sendFile(request, reply, file);
    });

    async function notFound(request: FastifyRequest, reply: FastifyReply, path: string) {
      const jobPage = path.startsWith('job/') ? await site.file('job/404.html') : null;
      const page = jobPage ?? (await site.file('404.html'));
      reply.header('cache-control', REVALIDATE);
      if (page) {
        reply
          .code(404)
          .type(page.contentType)
          .header('content-security-policy', await rules.policy());
        // Never sends 304, which would hide the 404.
        return sendWhole(request, reply, page);
      }
      const message = 'The site has not been published yet.';
      return reply.code(503).header('retry-after', 2).send({ message });
    }
  },
  { name: 'static-site', dependencies: ['auth-guard', 'openapi'] },
);

const YEAR_MS = 365 * DAY_MS;

/** Says where to report a security problem (RFC 9116); expires a year after each request. */
function securityTxt({ env, clock }: App): string {
  const contact = new URL('/contact-us', env.publicSiteUrl).href;
  return `Contact: ${contact}\nExpires: ${toIso(clock.now() + YEAR_MS)}\nPreferred-Languages: en\n`;
}

/** Sends a redirect. Like static hosts, keeps the query unless the new address has one. */
function sendRedirect(reply: FastifyReply, { to, status }: RedirectRule, query: string) {
  const [, address = '', part = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  // Browsers would cache a permanent redirect indefinitely, so an editor could not undo a mistyped one.
  reply.header('cache-control', REVALIDATE);
  return reply.redirect(address + (address.includes('?') ? '' : query) + part, status);
}

/**
 * Whether an address belongs to the API or the admin, where unknown addresses get a 404 in JSON rather than the site's
 * page.
 */
function isApiPath(address: string): boolean {
  return /^\/(api|admin)(\/|$)/.test(address);
}

/** The canonical address of a page: without a slash at the end, and without `index.html`. */
function getCanonical(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '')}`.split('/').map(encodeURIComponent).join('/');
}
