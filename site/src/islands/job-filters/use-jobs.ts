import { useCallback, useRef, useState } from 'react';
import type { JobIndex } from '../../lib/jobs/search-index.ts';
import { everything } from './query.ts';
import { createSearch, type JobSearch } from './search.ts';

export type Jobs = JobSearch | 'not loaded' | 'loading' | 'failed';

/** The index of all jobs and how to load it, once. `newest` as in `createSearch`. */
export function useJobs(shards: number, newest: readonly { id: string }[]): [Jobs, () => void] {
  const [jobs, setJobs] = useState<Jobs>('not loaded');
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setJobs('loading');
    try {
      const search = createSearch(await loadIndex(shards), newest);
      // Code that has hardly run is slow: that shall not be when a letter waits for it.
      for (const q of 'aeinrst')
        search
          .find({ ...everything, q })
          .slice(0, 20)
          .forEach(search.card);
      setJobs(search);
    } catch {
      isLoading.current = false;
      setJobs('failed');
    }
  }, [shards, newest]);

  return [jobs, load];
}

/** Every part of it. Rejects when one of them cannot be had. */
function loadIndex(shards: number): Promise<JobIndex[]> {
  return Promise.all(Array.from({ length: shards }, (_, shard) => loadShard(shard)));
}

async function loadShard(shard: number): Promise<JobIndex> {
  const response = await fetch(`/jobs/index-${shard}.json`);
  if (!response.ok) throw new Error(`/jobs/index-${shard}.json: ${response.status}`);
  return response.json();
}
