import type { JobCard } from '../../job-card.ts';

/** Every open job, from the files it is spread over. Rejects when one of them cannot be had. */
export async function loadJobs(shards: number): Promise<JobCard[]> {
  const parts = await Promise.all(Array.from({ length: shards }, (_, shard) => loadShard(shard)));
  return parts.flat();
}

async function loadShard(shard: number): Promise<JobCard[]> {
  const response = await fetch(`/jobs/index-${shard}.json`);
  if (!response.ok) throw new Error(`/jobs/index-${shard}.json: ${response.status}`);
  return response.json();
}
