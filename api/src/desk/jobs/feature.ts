import { jobOwners } from '../../core/database/schema/jobs.ts';
import type { Feature } from '../../core/feature.ts';
import { londonDay } from '../../core/lib/dates.ts';
import { isResponsible } from '../submissions/job-owners.ts';
import { decisionRoutes } from './decisions.ts';
import { ownerRoutes } from './routes.ts';

export const jobs: Feature = {
  name: 'jobs',
  plugins: [ownerRoutes, decisionRoutes],
  tables: [[jobOwners, 'Ids of jobs and users.']],
  listFilters: {
    job: {
      owner: {
        description: 'The id of the user who owns the job or covers it today, or `nobody`. Requires `drafts` or `bin`.',
        matches: (user, now) => isResponsible(user, londonDay(now)),
      },
    },
  },
  audit: {
    actions: {
      endCover: 'cover ended',
      exportDecisions: 'decisions exported',
      handOver: 'handed over',
      startCover: 'cover started',
    },
  },
  tags: [['Job owners', 'admin', 'Owners and covers of jobs, and the decisions on their applications.']],
};
