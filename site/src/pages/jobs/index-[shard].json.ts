/** Open jobs for the job search: one part of them. */
import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import { type JobCard, toJobCard } from '../../lib/jobs/card.ts';
import { indexShards, parseShard } from '../../lib/shards.ts';
import { getPaths } from '../../static-paths.ts';

// An edited job is a new object, so the cards of all others can be kept: a save renders thousands of cards for one change.
const cards = new WeakMap<EntryOf<'job'>, JobCard>();

export const getStaticPaths = () => getPaths('/jobs/index-[shard].json');

export const GET: APIRoute = ({ params, locals: { content } }) => {
  const shards = indexShards(content);
  const jobs = content.shard('job', parseShard(params.shard, shards), shards);
  return new Response(JSON.stringify(jobs.map(toCard)), { headers: { 'content-type': 'application/json' } });
};

function toCard(job: EntryOf<'job'>): JobCard {
  const card = cards.get(job) ?? toJobCard(job);
  cards.set(job, card);
  return card;
}
