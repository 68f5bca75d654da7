/** One part of a large sitemap: the pages and articles, or some of the jobs. */
import type { APIRoute } from 'astro';
import { jobUrls, pageUrls, postUrls, urlSet } from '../lib/seo/sitemap.ts';
import { mapShards, shardIndex } from '../lib/shards.ts';
import { xmlResponse } from '../lib/xml.ts';

export const GET: APIRoute = ({ params: { part }, locals: { content, site } }) => {
  if (part === 'pages')
    return xmlResponse('application/xml', urlSet([...pageUrls(content, site), ...postUrls(content, site)]));
  const shards = mapShards(content);
  return xmlResponse('application/xml', urlSet(jobUrls(content, site, shardIndex(part, shards), shards)));
};
