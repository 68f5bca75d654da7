import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../client/request.ts';

/** How many have applied for each job, and how often it was viewed. */
export const jobFiguresQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['inbox', 'job figures', ids],
    queryFn: () => request('GET', '/jobs/figures', { query: { ids: ids.join() } }),
    select: (figures) => new Map(figures.map((job) => [job.id, job])),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
