import { missedSearches } from '../../core/database/schema/job-search.ts';
import type { Feature } from '../../core/feature.ts';
import { jobSearchRoutes } from './job-search.ts';

export const jobSearch: Feature = {
  name: 'job-search',
  plugins: [jobSearchRoutes],
  tables: [
    [missedSearches, 'Counts by day, without who searched.'],
    ['job_search', 'Words of jobs.'],
    ['job_words', 'Words of jobs.'],
  ],
  tags: [['Job search', 'admin', 'Counts of searches that found nothing.']],
};
