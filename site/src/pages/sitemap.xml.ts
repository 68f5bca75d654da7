/** The sitemap of all addresses or, when there are many jobs, the list of the sitemaps that hold them. */
import type { APIRoute } from 'astro';
import {
  listEntryUrls,
  listJobUrls,
  listLandingUrls,
  listPageUrls,
  renderSitemapIndex,
  renderUrlSet,
} from '../lib/seo/sitemap.ts';
import { listSitemapParts } from '../lib/shards.ts';
import { createXmlResponse } from '../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const parts = listSitemapParts(content);
  if (parts.length > 0) {
    const paths = parts.map((part) => `/sitemap-${part}.xml`);
    return createXmlResponse('application/xml', [renderSitemapIndex(paths, site)]);
  }
  return createXmlResponse('application/xml', [
    renderUrlSet([
      ...listPageUrls(content, site),
      ...listEntryUrls(content, site),
      ...listLandingUrls(content, site),
      ...listJobUrls(content, site),
    ]),
  ]);
};
