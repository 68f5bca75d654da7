/** Security and cache headers of the published site, the same from our own server and from static hosts. */
import { MAPS } from '../text/map-address.ts';

/** CSP sources, such as `'sha256-…'`, of the inline scripts and styles of pages. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The cache-control of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers of every response of a site. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
};

/** Headers of a site that is served over HTTPS. */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** The content security policy of published pages. `'unsafe-inline'` applies only to style attributes, which cannot run code. */
export function sitePolicy({ scripts, styles }: InlineHashes): string {
  return contentPolicy({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': MAPS,
    'frame-ancestors': ["'self'"],
  });
}

/** Extracts the policy for pages from a `_headers` file; null if the file has no policy. */
export function policyIn(headersFile: string): string | null {
  return /^\/\*\n(?: {2}.*\n)*? {2}content-security-policy: (.+)$/m.exec(headersFile)?.[1] ?? null;
}

/** Builds a policy that allows `directives` and our own images, fonts, requests, manifests and forms. */
export function contentPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  const allDirectives = {
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
  return Object.entries(allDirectives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
