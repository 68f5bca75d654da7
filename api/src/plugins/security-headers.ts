import { contentPolicy, HTTPS_ONLY, SAFETY_HEADERS } from 'content-types/lib/site-headers';
import type { App } from '../lib/app.ts';

/** For JSON, pictures and everything else that is not a page. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What the admin may do: a preview is a frame of its own making, `data:` and `blob:` are pictures being chosen. */
export const ADMIN_POLICY = contentPolicy({
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** What the thread that reads PDFs may do: decode pictures, and reach nothing. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

export function securityHeaders(app: App) {
  const everywhere: Record<string, string> = {
    'content-security-policy': NOT_A_PAGE,
    ...SAFETY_HEADERS,
    ...(app.env.isHttps && HTTPS_ONLY),
  };
  const api = { ...everywhere, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-site' };

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api') ? api : everywhere);
    done();
  });
}
