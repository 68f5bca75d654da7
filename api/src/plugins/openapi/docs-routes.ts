import type { App } from '../../lib/app.ts';
import { type CachedResponse, cachedResponse, sendCached } from '../../lib/http-cache.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

/** The description of the API, for programs and for people. */
export async function docsRoutes(app: App) {
  const options = { config: { public: true, ofAdmin: true }, schema: { hide: true } } as const;
  let json: CachedResponse | undefined;
  let page: CachedResponse | undefined;

  app.get('/api/openapi.json', options, async (request, reply) => {
    json ??= cachedResponse(Buffer.from(JSON.stringify(app.swagger())));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendCached(request, reply, json);
  });

  app.get('/api', options, async (_request, reply) => reply.redirect('/api/docs', 308));

  app.get('/api/docs', options, async (request, reply) => {
    if (!page) {
      const html = docsPage(app.swagger() as Parameters<typeof docsPage>[0]);
      page = cachedResponse(Buffer.from(html));
    }
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', DOCS_POLICY);
    return sendCached(request, reply, page);
  });
}
