/** Open jobs as the job search loads them: one part of them. */
import type { APIRoute } from 'astro';
import { jobCard } from '../../lib/jobs/card.ts';
import { packJobs } from '../../lib/jobs/search-index.ts';
import { memo } from '../../lib/memo.ts';
import { indexShards, shardIndex } from '../../lib/shards.ts';

// After an edit all cards of the file but one are as they were.
const cardOf = memo(jobCard);

export const GET: APIRoute = ({ params, locals: { content } }) => {
  const shards = indexShards(content);
  const cards = content.shard('job', shardIndex(params.shard, shards), shards).map(cardOf);
  return new Response(JSON.stringify(packJobs(cards)), { headers: { 'content-type': 'application/json' } });
};
