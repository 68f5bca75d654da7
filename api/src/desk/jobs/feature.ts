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
        description: 'The user who owns the job or covers it today, or `nobody`.',
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
  tags: [['Job owners', 'admin', 'Who owns and covers jobs, and who decided about their applicants.']],
};
