/** For tests: the facts of a job with every field at its initial value. */
import { initialData } from '../fields/field.ts';
import type { DataByType } from '../index.ts';
import { job } from '../types/job.ts';
import type { JobFacts } from './criteria.ts';
import { toJobFacts } from './facts.ts';

export const exampleFacts: JobFacts = toJobFacts({
  data: initialData(job.fields) as DataByType['job'],
  publishedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
});
