import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { type AdminEntry, type ApiResponse, readAs, request } from '../../client/request.ts';

/** The applications and views of each job, by its id, and whether any job was viewed. */
export const jobFiguresQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['inbox', 'job figures', ids],
    // Groups the figures here, because `select` would run for each row.
    queryFn: async () => {
      const figures = await request('GET', '/jobs/figures', { query: { ids: ids.join() } });
      return {
        byId: Object.fromEntries(figures.map((job) => [job.id, job])),
        hasViews: figures.some(({ views }) => views > 0),
      };
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** The job as last saved. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'job', 'head', id],
    queryFn: (): Promise<AdminEntry> =>
      request('GET', '/content/{collection}/{id}', {
        params: { collection: contentTypes.job.path, id },
        query: { drafts: true },
      }),
  });

export type OwnedJob = ApiResponse<'GET', '/jobs/owners'>['items'][number];

/** The owners of jobs with these ids, or the jobs of an owner. */
export const ownersQuery = (query: { ids?: string; owner?: string }) =>
  readAs(['inbox', 'job owners', query], '/jobs/owners', { query });
