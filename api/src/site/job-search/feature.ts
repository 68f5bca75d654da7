import type { Feature } from '../../core/feature.ts';
import { jobSearchRoutes } from './job-search.ts';

export const jobSearch: Feature = {
  name: 'job-search',
  plugins: [jobSearchRoutes],
  indexes: ['job_search', 'job_words'],
};
