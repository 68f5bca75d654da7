import type { App } from '../parts.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** For JSON, pictures and everything else that is not a page. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Where a map may come from, once a visitor has asked for it. */
const MAPS = ['https://www.openstreetmap.org', 'https://www.google.com'];

/** What a published page may do. `'unsafe-inline'` is for style attributes alone, which cannot run anything. */
export function sitePolicy({ scripts, styles }: InlineHashes): string {
  return policy({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': MAPS,
    'frame-ancestors': ["'self'"],
  });
}

/** What the admin may do: a preview is a frame of its own making, `data:` and `blob:` are pictures being chosen. */
export const ADMIN_POLICY = policy({
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

export function securityHeaders(app: App) {
  const everywhere: Record<string, string> = {
    'content-security-policy': NOT_A_PAGE,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  if (app.env.isHttps) everywhere['strict-transport-security'] = 'max-age=31536000';
  const api = { ...everywhere, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-site' };

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api') ? api : everywhere);
    done();
  });
}

function policy(directives: Record<string, string[]>): string {
  const all = {
    'default-src': ["'none'"],
    ...directives,
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
