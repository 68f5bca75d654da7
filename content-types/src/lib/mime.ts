/** What the files of a site are: the same from our own server, from a host that reads `_headers`, and in storage. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Files whose name does not say what they are, by their path below the site's folder. */
export const SPECIAL_TYPES: Readonly<Record<string, string>> = {
  'feeds/jobs.json': 'application/feed+json; charset=utf-8',
};

export function contentTypeOf(path: string): string {
  const extension = /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
  return SPECIAL_TYPES[path] ?? TYPES[extension] ?? 'application/octet-stream';
}

/** Whether compression makes it smaller: pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|xml|rss|feed|manifest)|image\/svg)/.test(contentType);
}
