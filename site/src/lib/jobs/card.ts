/** A job as lists show it: short plain values. */
import type { EntryOf } from 'content-types';
import type { JobFacts } from 'content-types/job-search/criteria';
import { toJobFacts } from 'content-types/job-search/facts';
import { type Pay, toPublicPay } from 'content-types/jobs/pay';

export interface JobCard extends JobFacts {
  id: string;
  title: string;
  salary: Pay;
}

export function toJobCard(job: EntryOf<'job'>): JobCard {
  return { id: job.id, title: job.data.title, salary: toPublicPay(job.data.salary), ...toJobFacts(job) };
}
