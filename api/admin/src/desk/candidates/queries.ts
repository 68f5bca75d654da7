import { queryOptions } from '@tanstack/react-query';
import type { DataByType } from 'content-types';
import { formatPlaceAndPay } from 'content-types/job-search/facts';
import { type ApiResponse, readAs, request } from '../../client/request.ts';
import type { Slice } from '../../core/navigation/use-list.ts';
import { completeDay } from '../../kit/text/dates.ts';

/** The filters of the list, as in the address's query. Empty ones match all. */
export interface CandidateFilter {
  search: string;
  tag: string;
  rating: string;
  consent: string;
  addresses: string;
  /** A town or postcode, and within how many miles of it. */
  near: string;
  miles: string;
  from: string;
  to: string;
  /** Id of the job whose desk searches for candidates. */
  job: string;
}

export const NO_FILTER: CandidateFilter = {
  search: '',
  tag: '',
  rating: '',
  consent: '',
  addresses: '',
  near: '',
  miles: '',
  from: '',
  to: '',
  job: '',
};

export const candidatesQuery = ({ job: _, ...filter }: CandidateFilter, slice: Slice) => {
  const { search, from, to, rating, consent, addresses, tag, near, miles } = filter;
  return queryOptions({
    queryKey: ['candidates', 'list', filter, slice],
    queryFn: () =>
      request('GET', '/candidates', {
        query: {
          search,
          tag,
          rating: rating === '' ? undefined : Number(rating),
          consent: consent === '' ? undefined : (consent as 'talentPool' | 'marketing'),
          addresses: addresses === 'several' ? addresses : undefined,
          near: near === '' ? undefined : near,
          miles: miles === '' ? undefined : Number(miles),
          contactedFrom: completeDay(from),
          contactedTo: completeDay(to),
          ...slice,
        },
      }),
    // People apply while the admin is open, and have a record a moment after their application.
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
