/**
 * `/_redirects`, for static hosts and for our own server. The compile step adds its route, because Astro ignores pages
 * whose name begins with an underscore.
 */
import type { APIRoute } from 'astro';
import { buildRedirectRules, renderRedirectsFile } from 'content-types/pages/redirects';
import { domainPath, entryPages } from 'content-types/pages/site-pages';
import type { ContentReader } from '../content.ts';
import { fixedPaths } from './seo/sitemap.ts';

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const redirects = [...content.list('redirect').map(({ data }) => data), ...BUILT_IN];
  const rules = buildRedirectRules(redirects, site, (path) => isPage(content, path));
  return new Response(renderRedirectsFile(rules), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};

/** Addresses that visitors are likely to type. */
const BUILT_IN = [{ from: '/jobs', to: '/career', kind: 'permanent' }] as const;

/** A page replaces a redirect from its address. Called only for addresses that have a redirect. */
function isPage(content: ContentReader, path: string): boolean {
  const [, start = '', id = ''] = /^\/(\w+)\/([^/]+)$/.exec(path) ?? [];
  const type = entryPages.get(start);
  if (type) return content.one(type, id) !== null;
  if (fixedPaths.includes(path)) return content.hasPage(path);
  if (path === domainPath(content.get('siteSettings').domain)) return true;
  return content.first('page', { where: { path } }) !== null;
}
