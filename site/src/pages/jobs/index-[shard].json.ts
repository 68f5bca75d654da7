/** Open jobs for the job search: one part of them. */
import type { APIRoute } from 'astro';
import { toJobCard } from '../../lib/jobs/card.ts';
import { indexShards, parseShard } from '../../lib/shards.ts';

export const GET: APIRoute = ({ params, locals: { content } }) => {
  const shards = indexShards(content);
  const cards = content.shard('job', parseShard(params.shard, shards), shards).map(toJobCard);
  return new Response(JSON.stringify(cards), { headers: { 'content-type': 'application/json' } });
};
