import { join } from 'node:path';
import type { RedirectRule } from 'content-types/lib/redirects';
import { IMMUTABLE } from 'content-types/lib/site-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../lib/app.ts';
import { answerNotFound } from '../../lib/errors.ts';
import { sendWhole } from '../../lib/http-cache.ts';
import { sendFile } from '../../lib/send-file.ts';
import { openFolder } from './folder.ts';
import { publishedRules } from './published-rules.ts';
import { safePath } from './safe-path.ts';

/** Kept, but asked about each time: a save must show at once. */
const REVALIDATE = 'no-cache';

/** The published site, at every address that nothing else answers. */
export async function siteRoutes(app: App) {
  const site = openFolder(join(app.env.dataDir, 'site'));
  const rules = publishedRules(site);

  app.get('/*', { config: { public: true }, schema: { hide: true } }, async (request, reply) => {
    const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    if (isOfApi(address)) return answerNotFound(request, reply);
    const path = safePath(address);
    if (path === null) return notFound(request, reply, '');

    const page = path === '' ? 'index.html' : `${path}/index.html`;
    // A page's name may have a dot too: the footer's brand link leads to a path named after the domain.
    const named = /\.\w+$/.test(path) ? await site.file(path) : null;
    const file = named ?? (await site.file(page));
    if (!file) {
      const redirect = await rules.redirect(`/${path}`);
      return redirect ? leadOn(reply, redirect, query) : notFound(request, reply, path);
    }
    if (/(^|\/)404\.html$/.test(path)) return notFound(request, reply, path);
    const canonical = canonicalOf(path);
    if (canonical !== address) return reply.redirect(canonical + query, 308);
    reply.header('cache-control', path.startsWith('_astro/') ? IMMUTABLE : REVALIDATE);
    if (file.contentType.startsWith('text/html')) reply.header('content-security-policy', await rules.policy());
    app.learnAnswer(request, reply, { folder: site, path: named ? path : page, file });
    return sendFile(request, reply, file);
  });

  async function notFound(request: FastifyRequest, reply: FastifyReply, path: string) {
    const ofJobs = path.startsWith('job/') ? await site.file('job/404.html') : null;
    const page = ofJobs ?? (await site.file('404.html'));
    reply.header('cache-control', REVALIDATE);
    if (page) {
      reply
        .code(404)
        .type(page.contentType)
        .header('content-security-policy', await rules.policy());
      // Whole: a part of it, or "you have it already", would hide that there is nothing here.
      return sendWhole(request, reply, page);
    }
    const message = 'The site has not been published yet.';
    return reply.code(503).header('retry-after', 2).send({ message });
  }
}

/** As static hosts do it: what was asked goes along, unless the new address asks something itself. */
function leadOn(reply: FastifyReply, { to, status }: RedirectRule, query: string) {
  const [, address = '', part = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  // Browsers would keep a permanent redirect for good, and an editor who mistyped it could not take it back.
  reply.header('cache-control', REVALIDATE);
  return reply.redirect(address + (address.includes('?') ? '' : query) + part, status);
}

/** An unknown address of the API is answered in JSON. */
function isOfApi(address: string): boolean {
  return /^\/(api|admin)(\/|$)/.test(address);
}

/** The one address of a page: without a slash at the end, and without `index.html`. */
function canonicalOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '')}`.split('/').map(encodeURIComponent).join('/');
}
