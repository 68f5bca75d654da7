import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { html } from '@remix-run/html-template';
import { readFontFile } from 'content-types/brand/font-files';
import { getMimeType } from 'content-types/pages/mime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { page } from '../../core/forms/page.ts';
import { CHEAP, LINKS } from '../../core/http/public-limits.ts';
import { publishedRules } from '../../core/http/published-rules.ts';
import { openFolder } from '../../core/http/static-files.ts';
import { isClosed } from './opening.ts';
import { findPreviewLink, PREVIEWS, readPreviewToken } from './preview-routes.ts';
import { publisherAt } from './publisher-client.ts';

/** Headers that prevent caching, indexing by search engines, and referrers to linked pages. */
const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

const { resolve } = createRequire(import.meta.url);

const STYLE = 'padding:.75rem 1rem;background:#14201b;color:#fff;text-align:center;font-weight:600';

const tags = ['Publishing'];
const schema = {
  tags,
  operationId: 'getSharedPreview',
  summary: 'Get the page of a shared preview',
  params: z.object({ token: z.string().describe('The token from the link that an editor shared.') }),
};

export async function sharedPreviewRoutes(app: App) {
  const { db, clock, env } = app;
  const publisher = env.publisher && publisherAt(env.publisher);
  const { policy } = publishedRules(openFolder(join(env.dataDir, 'site')));

  app.get('/preview/:token', { config: { public: LINKS, atOnce: PREVIEWS }, schema }, async (request, reply) => {
    const document = await renderPreview(request.params.token, reply);
    return reply.headers(PRIVATE_HEADERS).type('text/html; charset=utf-8').send(document);
  });

  // The other pages of a closed site can be seen only through a preview.
  const pageSchema = { hide: true, params: schema.params.extend({ '*': z.string().max(500) }) };
  app.get(
    '/preview/:token/*',
    { config: { public: LINKS, atOnce: PREVIEWS }, schema: pageSchema },
    async (request, reply) => {
      const { token, '*': path } = request.params;
      if (!isClosed(db)) return reply.headers(PRIVATE_HEADERS).redirect(encodeURI(`/${path.replace(/^\/+/, '')}`));
      // Excludes files, such as feeds, which are not pages.
      const isPage = !/\.\w+$|^_/.test(path);
      const document = isPage ? await renderPreview(token, reply, `/${path}`) : await unknownPage(app, reply);
      return reply.headers(PRIVATE_HEADERS).type('text/html; charset=utf-8').send(document);
    },
  );

  // Previews load fonts from this address, because the site only has the published ones.
  const fontSchema = { tags, summary: 'Get a font', params: z.object({ file: z.string() }) };
  app.get('/api/fonts/:file', { config: { public: CHEAP }, schema: fontSchema }, async (request, reply) => {
    const { file } = request.params;
    const content = readFontFile(file, (path) => readFileSync(resolve(path)));
    return content === null ? reply.callNotFound() : reply.type(getMimeType(file)).send(content);
  });

  /** Renders the page of the preview link, or the page at `other`. */
  async function renderPreview(token: string, reply: FastifyReply, other?: string): Promise<string> {
    const linkId = readPreviewToken(db, token);
    if (!linkId) return unknownPage(app, reply);
    const link = findPreviewLink(db, linkId, clock.now());
    if (!link) return expiredPage(app, reply);
    const { type, documentId: id, path, data, expiresAt } = link;
    const preview = await publisher?.preview({ type, id, path: other ?? path, data }).catch(() => null);
    // Only editors see why a page fails.
    if (!preview || preview.status >= 500) return unavailablePage(app, reply);
    reply.code(preview.status).header('content-security-policy', await policy());
    return withBanner(isClosed(db) ? withLinks(preview.html, `/preview/${token}`) : preview.html, expiresAt);
  }
}

function withBanner(document: string, expiresAt: number): string {
  const bannerText = `Preview only: this version isn’t live. This link expires on ${formatTime(expiresAt)}.`;
  const banner = html`<div role="note" style="${STYLE}">${bannerText}</div>`;
  // Uses a function, because a string could contain replacement patterns.
  return document.replace(/<body[^>]*>/i, (body) => body + banner);
}

/** Links to other pages of the closed site, and its search forms, stay within the preview. */
function withLinks(document: string, base: string): string {
  return document.replace(
    /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/(?!\/|api\/|admin|media\/)[^"]*)/g,
    (_, start: string, path: string) => start + base + path,
  );
}

function expiredPage(app: App, reply: FastifyReply): Promise<string> {
  const body = html`<h1>This preview has expired</h1>\n<p>Please ask the person who sent you the link for a new one.</p>`;
  return page(app, reply.code(410), 'This preview has expired', body);
}

function unknownPage(app: App, reply: FastifyReply): Promise<string> {
  const body = html`<h1>This preview doesn’t exist</h1>\n<p>Part of the link may be missing. Check that you copied all of it.</p>`;
  return page(app, reply.code(404), 'This preview doesn’t exist', body);
}

function unavailablePage(app: App, reply: FastifyReply): Promise<string> {
  const body = html`<h1>The preview isn’t available right now</h1>\n<p>Please try again in a minute.</p>`;
  return page(app, reply.code(503).header('retry-after', 30), 'Not available', body);
}

function formatTime(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });
}
