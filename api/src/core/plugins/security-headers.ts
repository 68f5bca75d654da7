import { contentPolicy, HTTPS_ONLY, SAFETY_HEADERS } from 'content-types/pages/site-headers';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';

/** Policy for JSON, images and all other responses that are not pages. */
const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Policy of the admin: previews are frames with `srcdoc`; images chosen for upload have `data:` and `blob:` URLs. */
export const ADMIN_POLICY = contentPolicy({
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Policy of the worker that reads PDFs: it may decode images, but not send requests. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

export const securityHeaders = fp(
  async (app: App) => {
    const everywhere: Record<string, string> = {
      'content-security-policy': NON_PAGE_POLICY,
      ...SAFETY_HEADERS,
      ...(app.env.isHttps && HTTPS_ONLY),
    };
    const api = { ...everywhere, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-site' };

    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(request.url.startsWith('/api') ? api : everywhere);
      done();
    });
  },
  { name: 'security-headers' },
);
