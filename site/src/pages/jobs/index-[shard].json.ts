/** Open jobs as the job search reads them: `JobCard[]`, one part of them. */
import type { APIRoute } from 'astro';
import { jobCard } from '../../job-card.ts';
import { jobShards, shardIndex } from '../../shards.ts';

export const GET: APIRoute = ({ params, locals: { content } }) => {
  const shards = jobShards(content);
  return Response.json(content.shard('job', shardIndex(params.shard, shards), shards).map(jobCard));
};
