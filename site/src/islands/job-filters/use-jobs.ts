import { useCallback, useRef, useState } from 'react';
import type { JobCard } from '../../lib/jobs/card.ts';
import { type SearchableJob, sortJobs, toSearchable } from './search.ts';

interface JobsState {
  /** Newest first; null until they are loaded. */
  jobs: readonly SearchableJob[] | null;
  /** Whether the last attempt failed; also while the next one is on its way. */
  hasFailed: boolean;
  isLoading: boolean;
  load(): void;
}

/** Milliseconds. A connection that hangs is a failure that can be tried again. */
const TIMEOUT_MS = 20_000;

/** All open jobs. `firstPage` are those that the page already has. */
export function useJobs(firstPage: readonly JobCard[], shards: number): JobsState {
  const [jobs, setJobs] = useState<JobsState['jobs']>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const hasStarted = useRef(false);

  const load = useCallback(async () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setLoading(true);
    try {
      const files = await Promise.all(Array.from({ length: shards }, (_, shard) => loadCards(shard)));
      // Cards know only the day they were posted. Within a day those of the first page stay first.
      const shown = new Set(firstPage.map(({ id }) => id));
      const others = files.flat().filter(({ id }) => !shown.has(id));
      setJobs(sortJobs([...firstPage, ...others].map(toSearchable), 'newest'));
      setFailed(false);
    } catch {
      hasStarted.current = false;
      setFailed(true);
    }
    setLoading(false);
  }, [firstPage, shards]);

  return { jobs, hasFailed, isLoading, load };
}

async function loadCards(shard: number): Promise<JobCard[]> {
  const response = await fetch(`/jobs/index-${shard}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/jobs/index-${shard}.json: ${response.status}`);
  return response.json();
}
