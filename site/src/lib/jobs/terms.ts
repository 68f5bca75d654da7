/** Sectors, job types and contract types as pages name them. Islands must not import this: it reads content. */
import type { DataByType } from 'content-types';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import type { ContentReader } from '../../content.ts';

/** Names by id, in the agency's order. */
export interface TermNames {
  categories: Record<string, string>;
  types: Record<string, string>;
  bases: Record<string, string>;
}

/** The entries that one job refers to. A page that shows one job reads no others. */
export function readTerms(content: ContentReader, job: DataByType['job']): JobTerms {
  return findJobTerms(job, (type, id) => content.one(type, id)?.data ?? null);
}

/** All names, for lists of jobs and for filters. */
export function readTermNames(content: ContentReader): TermNames {
  const names = (type: 'sector' | 'jobType' | 'contractType') =>
    Object.fromEntries(content.list(type).map(({ id, data }) => [id, data.name]));
  return { categories: names('sector'), types: names('jobType'), bases: names('contractType') };
}
