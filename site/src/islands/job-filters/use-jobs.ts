import { useCallback, useRef, useState } from 'react';
import type { JobCard } from '../../lib/jobs/card.ts';
import { type SearchableJob, sortJobs, toSearchable } from './search.ts';

interface JobsState {
  /** Newest first; null until they are loaded. */
  jobs: readonly SearchableJob[] | null;
  hasFailed: boolean;
  /** Loads the jobs unless that has been done. */
  load(): void;
}

/** All open jobs. `firstPage` are those that the page already has. */
export function useJobs(firstPage: readonly JobCard[], shards: number): JobsState {
  const [jobs, setJobs] = useState<JobsState['jobs']>(null);
  const [hasFailed, setFailed] = useState(false);
  const hasStarted = useRef(false);

  const load = useCallback(async () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setFailed(false);
    try {
      const files = await Promise.all(Array.from({ length: shards }, (_, shard) => loadCards(shard)));
      // Cards know only the day they were posted. Within a day those of the first page stay first.
      const shown = new Set(firstPage.map(({ id }) => id));
      const others = files.flat().filter(({ id }) => !shown.has(id));
      setJobs(sortJobs([...firstPage, ...others].map(toSearchable), 'newest'));
    } catch {
      hasStarted.current = false;
      setFailed(true);
    }
  }, [firstPage, shards]);

  return { jobs, hasFailed, load };
}

async function loadCards(shard: number): Promise<JobCard[]> {
  const response = await fetch(`/jobs/index-${shard}.json`);
  if (!response.ok) throw new Error(`/jobs/index-${shard}.json: ${response.status}`);
  return response.json();
}
