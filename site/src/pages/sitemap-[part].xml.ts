/** One part of a large sitemap: the pages and articles, or some of the jobs. */
import type { APIRoute } from 'astro';
import { mapShards, shardIndex } from '../shards.ts';
import { jobUrls, pageUrls, postUrls, urlSet } from '../sitemap.ts';
import { xmlResponse } from '../xml.ts';

export const GET: APIRoute = ({ params: { part }, locals: { content, site } }) => {
  if (part === 'pages')
    return xmlResponse('application/xml', urlSet([...pageUrls(content, site), ...postUrls(content, site)]));
  const shards = mapShards(content);
  return xmlResponse('application/xml', urlSet(jobUrls(content, site, shardIndex(part, shards), shards)));
};
