/** A job as lists show it: short plain values. */
import type { EntryOf } from 'content-types';
import type { JobFacts } from 'content-types/lib/job-search/criteria';
import { toJobFacts } from 'content-types/lib/job-search/facts';
import { payInWords } from 'content-types/lib/pay';

export interface JobCard extends JobFacts {
  id: string;
  title: string;
  /** In words: `£45,000 to £55,000 a year`. */
  pay: string;
}

export function toJobCard(job: EntryOf<'job'>): JobCard {
  return { id: job.id, title: job.data.title, pay: payInWords(job.data.salary), ...toJobFacts(job) };
}
