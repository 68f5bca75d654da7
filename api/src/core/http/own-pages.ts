/** Readable addresses of pages for one person, and the paths under `/api` that answer them. Links given out under `/api` stay valid. */
const PATHS = new Map([
  ['my-application', '/api/my-application'],
  ['my-alerts', '/api/alerts'],
  ['candidates-for-you', '/api/candidates-for-you'],
]);

/** The address that the routes know, for Fastify’s `rewriteUrl`. */
export function toRoutePath(url: string): string {
  const [, name = ''] = /^\/([a-z-]+)\//.exec(url) ?? [];
  const path = PATHS.get(name);
  return path === undefined ? url : path + url.slice(name.length + 1);
}
