/** Open jobs as the job search reads them: `JobCard[]`, one part of them. */
import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import { jobCard } from '../../job-card.ts';
import { memo } from '../../memo.ts';
import { jobShards, shardIndex } from '../../shards.ts';

// After an edit all cards of the file but one are as they were.
const cardAsJson = memo((job: EntryOf<'job'>) => JSON.stringify(jobCard(job)));

export const GET: APIRoute = ({ params, locals: { content } }) => {
  const shards = jobShards(content);
  const cards = content.shard('job', shardIndex(params.shard, shards), shards).map(cardAsJson);
  return new Response(`[${cards.join()}]`, { headers: { 'content-type': 'application/json' } });
};
