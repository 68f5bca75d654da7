/** The MIME types of a site's files, so that our server, hosts that read `_headers` and S3 storage send the same types. */
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

/** MIME types of files that differ from the usual type for their extension, by path in the site's folder. */
export const SPECIAL_TYPES: Readonly<Record<string, string>> = {
  'feeds/jobs.json': 'application/feed+json; charset=utf-8',
};

/** The type of a file by its path, with the charset for text. */
export function getMimeType(path: string): string {
  const extension = /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
  return SPECIAL_TYPES[path] ?? TYPES[extension] ?? 'application/octet-stream';
}

/** Whether compression makes a file of this type smaller. Images and fonts are compressed already. */
export function isCompressible(mimeType: string): boolean {
  return /^(text\/|application\/(json|xml|rss|feed|manifest)|image\/svg)/.test(mimeType);
}
