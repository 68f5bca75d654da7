/** Open jobs for the job search: one part of them. */
import type { APIRoute } from 'astro';
import { jobCard } from '../../lib/jobs/card.ts';
import { indexShards, shardIndex } from '../../lib/shards.ts';

export const GET: APIRoute = ({ params, locals: { content } }) => {
  const shards = indexShards(content);
  const cards = content.shard('job', shardIndex(params.shard, shards), shards).map(jobCard);
  return new Response(JSON.stringify(cards), { headers: { 'content-type': 'application/json' } });
};
