import { OWN_PAGES } from 'content-types/pages/own-pages';

/** Maps readable addresses of one person's pages to their paths under `/api`. Older links under `/api` stay valid. */
const PATHS: Record<(typeof OWN_PAGES)[number], string> = {
  'my-application': '/api/my-application',
  'my-alerts': '/api/alerts',
  'candidates-for-you': '/api/candidates-for-you',
};

/** Returns the path of the registered route, for Fastify's `rewriteUrl`. */
export function toRoutePath(url: string): string {
  const [, name = ''] = /^\/([a-z-]+)\//.exec(url) ?? [];
  const ownPage = OWN_PAGES.find((page) => page === name);
  return ownPage === undefined ? url : PATHS[ownPage] + url.slice(ownPage.length + 1);
}
