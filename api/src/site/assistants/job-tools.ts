/** Tools for the public's assistants: search jobs, read a job and find similar ones. */
import { z } from 'zod';
import { jobSearchQuery } from '../job-search/job-search.ts';
import { type Answer, type CallApi, type Tools, tool, toQuery } from './mcp.ts';

/** Maximum number of similar jobs, as on a job's page. */
const MAX_SIMILAR_JOBS = 4;

const input = z.object({ id: z.string().max(64).describe('The id of the job, as in `search_jobs`.') });

export const jobTools: Tools = {
  search_jobs: tool({
    title: 'Search jobs',
    description: 'Searches the open jobs, like the search of the website.',
    input: jobSearchQuery,
    answer: (criteria, call) => call('GET', searchAddress(criteria)),
  }),
  get_job: tool({
    title: 'Read a job',
    description: 'Returns a job’s advert as Markdown, with everything on its page.',
    input,
    answer: ({ id }, call) => call('GET', `/api/jobs/${encodeURIComponent(id)}.md`),
  }),
  similar_jobs: tool({
    title: 'Find similar jobs',
    description: `Returns up to ${MAX_SIMILAR_JOBS} open jobs in the same sector, with those in the same place first.`,
    input,
    answer: findSimilar,
  }),
};

async function findSimilar({ id }: z.infer<typeof input>, call: CallApi): Promise<Answer> {
  const job = await call('GET', `/api/content/jobs/${encodeURIComponent(id)}`);
  if (!job.isOk) return job;
  const { category, location } = JSON.parse(job.text).data;
  const similarJobs = new Map<string, object>();
  for (const searchPlace of new Set([location.place, ''])) {
    const criteria = { category: category ?? '', place: searchPlace, sort: 'newest', limit: MAX_SIMILAR_JOBS + 1 };
    const jobs = await call('GET', searchAddress(criteria));
    if (!jobs.isOk) return jobs;
    for (const item of JSON.parse(jobs.text).items) similarJobs.set(item.id, item);
  }
  similarJobs.delete(id);
  return { isOk: true, text: JSON.stringify({ items: [...similarJobs.values()].slice(0, MAX_SIMILAR_JOBS) }) };
}

function searchAddress(criteria: Record<string, unknown>): string {
  return `/api/jobs/search?${toQuery(criteria)}`;
}
