/** Test data: the facts of a job with every field at its initial value. */
import { initialData } from '../src/fields/field.ts';
import type { DataByType } from '../src/index.ts';
import type { JobFacts } from '../src/job-search/criteria.ts';
import { toJobFacts } from '../src/job-search/facts.ts';
import { job } from '../src/types/job.ts';

export const exampleFacts: JobFacts = toJobFacts({
  data: initialData(job.fields) as DataByType['job'],
  publishedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
});
