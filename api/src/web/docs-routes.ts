import { type CachedAnswer, cachedAnswer, sendCached } from '../cached-answer.ts';
import type { App } from '../parts.ts';
import { docsPage } from './docs-page.ts';
import { inlineHashes } from './inline-hashes.ts';

/** The description of the API, for programs and for people. */
export async function docsRoutes(app: App) {
  const options = { config: { public: true }, schema: { hide: true } } as const;
  let json: CachedAnswer | undefined;
  let page: CachedAnswer | undefined;
  let policy = '';

  app.get('/api/openapi.json', options, async (request, reply) => {
    json ??= cachedAnswer(Buffer.from(JSON.stringify(app.swagger())));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendCached(request, reply, json);
  });

  app.get('/api/docs', options, async (request, reply) => {
    if (!page) {
      const html = docsPage(app.swagger() as Parameters<typeof docsPage>[0]);
      policy = `default-src 'none'; style-src ${inlineHashes(html).styles.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
      page = cachedAnswer(Buffer.from(html));
    }
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy);
    return sendCached(request, reply, page);
  });
}
