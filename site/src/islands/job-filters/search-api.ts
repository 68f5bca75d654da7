/** Asks the API for jobs. One small response, where the files of the search are a hundred kilobytes. */
import { formatCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { fetchJson } from './fetch-json.ts';
import type { Found, FoundCard } from './find-in-files.ts';

/** The jobs on a page of the job search. */
export const PAGE_SIZE = 20;

/** Of `GET /api/jobs/search`. */
interface Response {
  items: FoundCard[];
  total: number;
  fromHome: number;
  near: string | null;
  namesakes: string[];
  isRegion: boolean;
  corrections: Found['corrections'];
  leftOut: Found['leftOut'];
  isFilledUp: boolean;
}

export async function findByApi(criteria: JobCriteria, pageSize: number, signal?: AbortSignal): Promise<Found> {
  const address = `/api/jobs/search?${formatCriteria(criteria)}&limit=${pageSize}`;
  const response = await fetchJson<Response>(address, { signal });
  const { items, total, fromHome, near: name, namesakes, isRegion, ...matches } = response;
  const near = name === null ? null : { name, namesakes, isRegion };
  return { jobs: items, count: total, fromHome, near, ...matches };
}

/** If there is no response by then, the site's own files have the answer. */
const SOON_MS = 3_000;
const asked = new Map<string, Promise<Found>>();

/** The page asks for the search in its address while React is still loading, and React gets the same response. */
export function findOnce(criteria: JobCriteria, pageSize = PAGE_SIZE): Promise<Found> {
  const key = `${pageSize} ${formatCriteria(criteria)}`;
  const known = asked.get(key);
  if (known) return known;
  const finding = findByApi(criteria, pageSize, AbortSignal.timeout(SOON_MS)).then((found) => {
    if (found.jobs.length === 0 && found.count > 0) throw new Error(`There is no page ${criteria.page}.`);
    return found;
  });
  asked.set(key, finding);
  finding.catch(() => asked.delete(key));
  return finding;
}
