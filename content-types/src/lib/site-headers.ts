/** What browsers may do with a published page, and how long they keep it: from our own server and from any host of the folder alike. */

/** CSP sources, such as `'sha256-…'`, of the scripts and styles inside a page. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For everything that a site sends. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For a site that is reached by https. */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Where a map may come from, once a visitor has asked for it, and the pages there that are one. */
const MAPS = ['https://www.openstreetmap.org', 'https://www.google.com'];
const MAP_PAGES = ['/export/embed.html', '/maps/embed'];

/** Whether a page may show what is at this address in a frame. */
export function isMap(address: string): boolean {
  const url = URL.parse(address);
  if (!url || /[\\\s]/.test(address)) return false;
  const place = MAPS.indexOf(url.origin);
  return place !== -1 && url.pathname === MAP_PAGES[place] && url.username === '' && url.password === '';
}

/** What a published page may do. `'unsafe-inline'` is for style attributes alone, which cannot run anything. */
export function sitePolicy({ scripts, styles }: InlineHashes): string {
  return contentPolicy({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': MAPS,
    'frame-ancestors': ["'self'"],
  });
}

/** The policy for pages that the text of a `_headers` file names; null when it names none. */
export function policyIn(headersFile: string): string | null {
  return /^\/\*\n(?: {2}.*\n)*? {2}content-security-policy: (.+)$/m.exec(headersFile)?.[1] ?? null;
}

/** A policy that allows these, pictures and fonts of our own, and nothing else. */
export function contentPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
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
