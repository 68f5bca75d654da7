import { queryOptions } from '@tanstack/react-query';
import type { DataByType } from 'content-types';
import { formatPlaceAndPay } from 'content-types/job-search/facts';
import { type ApiResponse, readAs, request } from '../../client/request.ts';
import type { Slice } from '../../core/navigation/use-list.ts';
import { completeDay } from '../../kit/text/dates.ts';

/** The filters of the list, as in the address's query. An empty filter matches all. */
export const NO_FILTER = {
  search: '',
  tag: '',
  rating: '',
  consent: '' as '' | 'talentPool' | 'marketing',
  addresses: '' as '' | 'several',
  /** A town or postcode, and the maximum distance from it in miles. */
  near: '',
  miles: '',
  from: '',
  to: '',
  /** Id of the job whose desk searches for candidates. */
  job: '',
};

export type CandidateFilter = typeof NO_FILTER;

export const candidatesQuery = ({ job: _, ...filter }: CandidateFilter, slice: Slice) => {
  const { from, to, rating, consent, addresses, miles, ...rest } = filter;
  return queryOptions({
    queryKey: ['candidates', 'list', filter, slice],
    queryFn: () =>
      request('GET', '/candidates', {
        query: {
          ...rest,
          ...slice,
          rating: rating ? Number(rating) : undefined,
          consent: consent || undefined,
          addresses: addresses || undefined,
          miles: miles ? Number(miles) : undefined,
          contactedFrom: completeDay(from),
          contactedTo: completeDay(to),
        },
      }),
    // Always stale: people apply while the admin is open, and get a record moments later.
    staleTime: 0,
    refetchInterval: 60_000,
    // Retrying does not help if the search is invalid.
    retry: false,
  });
};

const MAX_JOBS = 200;

/** The open jobs by id, each with its title and place. */
export const openJobsQuery = queryOptions({
  queryKey: ['candidates', 'openJobs'],
  queryFn: () =>
    request('GET', '/content/{collection}', { params: { collection: 'jobs' }, query: { limit: MAX_JOBS } }),
  select: ({ items }): Record<string, string> =>
    Object.fromEntries(
      items.map(({ id, data }) => {
        const job = data as DataByType['job'];
        return [id, `${job.title}, ${formatPlaceAndPay(job)}`];
      }),
    ),
});

export const candidateQuery = (id: string) =>
  queryOptions({
    ...readAs(['candidates', 'one', id], '/candidates/{id}', { params: { id } }),
    staleTime: 0,
  });

export type Candidate = ApiResponse<'GET', '/candidates/{id}'>;
export type ListedCandidate = ApiResponse<'GET', '/candidates'>['items'][number];
