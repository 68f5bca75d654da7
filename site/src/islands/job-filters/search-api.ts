/** Searches with the API: one small response, compared with a hundred kilobytes of search files. */
import { formatCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { fetchJson } from './fetch-json.ts';
import type { FoundCard, ResultsPage } from './find-in-files.ts';

/** The jobs on a page of the job search. */
export const PAGE_SIZE = 20;

/** The response of `GET /api/jobs/search`. */
interface Response extends Omit<ResultsPage, 'count' | 'jobs' | 'near'> {
  items: FoundCard[];
  total: number;
  open: number;
  near: string | null;
  namesakes: string[];
  isRegion: boolean;
}

/** The results, with the number of all open jobs. */
export interface ApiResults extends ResultsPage {
  open: number;
}

export async function findByApi(criteria: JobCriteria, pageSize: number, signal?: AbortSignal): Promise<ApiResults> {
  const address = `/api/jobs/search?${formatCriteria(criteria)}&limit=${pageSize}`;
  const response = await fetchJson<Response>(address, { signal });
  const { items, total, fromHome, near: name, namesakes, isRegion, ...matches } = response;
  const foundArea = name === null ? null : { name, namesakes, isRegion };
  return { jobs: items, count: total, fromHome, near: foundArea, ...matches };
}

const pendingResponses = new Map<string, Promise<ApiResults>>();

/** Shares one response: the page requests the search in its address while React is loading, and React then reuses it. */
export function fetchResultsOnce(criteria: JobCriteria, pageSize = PAGE_SIZE): Promise<ApiResults> {
  const key = `${pageSize} ${formatCriteria(criteria)}`;
  const pendingResponse = pendingResponses.get(key) ?? findByApi(criteria, pageSize);
  pendingResponses.set(key, pendingResponse);
  pendingResponse.catch(() => pendingResponses.delete(key));
  return pendingResponse;
}
