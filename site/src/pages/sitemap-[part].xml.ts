/** One part of a large sitemap: the pages and articles, landing pages, or some of the jobs. */
import type { APIRoute } from 'astro';
import { listEntryUrls, listJobUrls, listLandingUrls, listPageUrls, renderUrlSet } from '../lib/seo/sitemap.ts';
import { countMapShards, parseShard } from '../lib/shards.ts';
import { createXmlResponse } from '../lib/xml.ts';
import { getPaths } from '../static-paths.ts';

export const getStaticPaths = () => getPaths('/sitemap-[part].xml');

export const GET: APIRoute = ({ params: { part }, locals: { content, site } }) => {
  if (part === 'pages')
    return createXmlResponse('application/xml', [
      renderUrlSet([...listPageUrls(content, site), ...listEntryUrls(content, site)]),
    ]);
  const [, landings] = /^landing-(\d+)$/.exec(part ?? '') ?? [];
  if (landings)
    return createXmlResponse('application/xml', [renderUrlSet(listLandingUrls(content, site, Number(landings)))]);
  const shards = countMapShards(content);
  return createXmlResponse('application/xml', [
    renderUrlSet(listJobUrls(content, site, parseShard(part, shards), shards)),
  ]);
};
