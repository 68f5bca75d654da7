/** All addresses; when there are many jobs, the sitemaps that hold them. */
import type { APIRoute } from 'astro';
import { jobUrls, pageUrls, postUrls, sitemapIndex, urlSet } from '../lib/seo/sitemap.ts';
import { mapShards, sitemapParts } from '../lib/shards.ts';
import { xmlResponse } from '../lib/xml.ts';

export const GET: APIRoute = ({ locals: { content, site } }) => {
  const parts = sitemapParts(mapShards(content));
  if (parts.length > 0) {
    const paths = parts.map((part) => `/sitemap-${part}.xml`);
    return xmlResponse('application/xml', sitemapIndex(paths, site));
  }
  return xmlResponse(
    'application/xml',
    urlSet([...pageUrls(content, site), ...postUrls(content, site), ...jobUrls(content, site)]),
  );
};
