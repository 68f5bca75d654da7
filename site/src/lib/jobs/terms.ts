/** Sectors, job types and contract types as pages name them. Islands must not import this: it reads content. */
import type { DataByType } from 'content-types';
import { type TermName, termFilters } from 'content-types/job-search/filters';
import { findJobTerms, type JobTerms } from 'content-types/jobs/job-terms';
import type { ContentReader } from '../../content.ts';

/** Names by id, in the agency's order, for each filter. */
export type TermNames = Record<TermName, Record<string, string>>;

/** Reads the terms of one job, and no others, so that the page depends only on these. */
export function readTerms(content: ContentReader, job: DataByType['job']): JobTerms {
  return findJobTerms(job, (type, id) => content.one(type, id)?.data ?? null);
}

/** Reads the names of all terms, for lists of jobs and for filters. */
export function readTermNames(content: ContentReader): TermNames {
  const names = termFilters.map(([name, { type }]) => [
    name,
    Object.fromEntries(content.list(type).map(({ id, data }) => [id, data.name])),
  ]);
  return Object.fromEntries(names) as TermNames;
}
