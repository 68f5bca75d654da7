/** Sitemaps. Only jobs and blog posts have `lastmod`; for other pages it could not be kept correct. */

import { domainPath, entryPages } from 'content-types/pages/site-pages';
import type { ContentReader } from '../../content.ts';
import { MAX_SITEMAP_URLS } from '../shards.ts';
import { element, parent } from '../xml.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The names of the page files. `glob` does not load the files. */
const files = Object.keys(import.meta.glob('../../pages/**/*.astro'));

/** The paths of pages whose address does not depend on content. */
export const fixedPaths = files
  .map((file) => file.replace(/^.*\/pages|(\/index)?\.astro$/g, '') || '/')
  .filter((path) => !/\[|\/404$/.test(path))
  .sort();

export function listPageUrls(content: ContentReader, site: URL): string[] {
  // Leaves out saved jobs, which differ for every visitor, and the frame, which is for pages of the API.
  const listedPaths = fixedPaths.filter((path) => path !== '/saved-jobs' && path !== '/frame' && content.hasPage(path));
  const brand = domainPath(content.get('siteSettings').domain);
  const builtPaths = content.list('page').map(({ data }) => data.path);
  return [...new Set([...listedPaths, ...(brand ? [brand] : []), ...builtPaths])].map((path) =>
    parent('url', [element('loc', new URL(path, site).href)]),
  );
}

/** The pages of all entries that have one, except jobs. */
export function listEntryUrls(content: ContentReader, site: URL): string[] {
  const types = [...entryPages].filter(([, type]) => type !== 'job');
  return types.flatMap(([start, type]) =>
    content.list(type).map(({ id, updatedAt }) => entryUrl(`/${start}/${id}`, updatedAt, site)),
  );
}

export function listJobUrls(content: ContentReader, site: URL, shard = 0, shardCount = 1): string[] {
  return content.shard('job', shard, shardCount).map(({ id, updatedAt }) => entryUrl(`/job/${id}`, updatedAt, site));
}

/** The landing pages with enough jobs; `part` counts from 0. */
export function listLandingUrls(content: ContentReader, site: URL, part = 0): string[] {
  const paths = content.landingPaths().slice(part * MAX_SITEMAP_URLS, (part + 1) * MAX_SITEMAP_URLS);
  return paths.map((path) => parent('url', [element('loc', site.origin + path)]));
}

export function renderUrlSet(urls: readonly string[]): string {
  return `<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>`;
}

export function renderSitemapIndex(paths: readonly string[], site: URL): string {
  const maps = paths.map((path) => parent('sitemap', [element('loc', new URL(path, site).href)]));
  return `<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>`;
}

function entryUrl(path: string, updatedAt: string, site: URL): string {
  return parent('url', [element('loc', site.origin + path), element('lastmod', updatedAt)]);
}
