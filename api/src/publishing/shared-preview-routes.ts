import { join } from 'node:path';
import { z } from 'zod';
import type { App } from '../lib/app.ts';
import { publishedRules } from '../lib/published-rules.ts';
import { openFolder } from '../lib/static-files.ts';
import { previewLink } from './preview-links.ts';
import { endedPage, PRIVATE, unavailablePage, unknownPage, withBanner } from './preview-page.ts';
import { previewTokens } from './preview-token.ts';
import { publisherAt } from './publisher-client.ts';

const schema = { hide: true, params: z.object({ token: z.string() }) };

/** A draft, as the page it would be, for whoever was sent the link. */
export async function sharedPreviewRoutes(app: App) {
  const { db, clock, env } = app;
  const publisher = env.publisher && publisherAt(env.publisher);
  const tokens = previewTokens(db);
  const { policy } = publishedRules(openFolder(join(env.dataDir, 'site')));

  app.get('/preview/:token', { config: { public: true }, schema }, async (request, reply) => {
    const answer = await pageOf(request.params.token, reply);
    return reply.headers(PRIVATE).type('text/html; charset=utf-8').send(answer);
  });

  async function pageOf(token: string, reply: Parameters<typeof endedPage>[1]): Promise<string> {
    const signed = tokens.read(token);
    if (!signed) return unknownPage(app, reply);
    const link = previewLink(db, signed.id, clock.now());
    if (!link) return endedPage(app, reply);
    const { type, documentId: id, path, data, expiresAt } = link;
    const page = await publisher?.preview({ type, id, path, data }).catch(() => null);
    // What went wrong with a page is for those who work on it.
    if (!page || page.status >= 500) return unavailablePage(app, reply);
    reply.code(page.status).header('content-security-policy', await policy());
    return withBanner(page.html, expiresAt);
  }
}
