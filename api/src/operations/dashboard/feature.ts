import { jobViews } from '../../core/database/schema/content.ts';
import { sourceCosts } from '../../core/database/schema/reports.ts';
import type { Feature } from '../../core/feature.ts';
import { viewRoutes } from './job-views.ts';
import { reportRoutes } from './reports.ts';
import { dashboardRoutes } from './routes.ts';
import { setupRoutes } from './setup-routes.ts';
import { costRoutes } from './source-costs.ts';
import { todayRoutes } from './today.ts';
import { eraseTodayEmails, todayEmails } from './today-email.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  plugins: [dashboardRoutes, reportRoutes, costRoutes, setupRoutes, todayRoutes, todayEmails, viewRoutes],
  personalData: {
    notExported: 'Emails to staff with a name and a link.',
    erase(db, submission) {
      eraseTodayEmails(db, submission);
      return {};
    },
  },
  tables: [
    [jobViews, 'Counts by day.'],
    [sourceCosts, 'What job boards cost.'],
  ],
  audit: { things: { report: 'Report' }, actions: { addCost: 'cost added', deleteCost: 'cost deleted' } },
  tags: [
    ['Dashboard', 'admin', 'The dashboard and global search.'],
    ['Job views', 'admin', 'Counts of views of jobs.'],
    ['Reports', 'admin', 'The progress of applications by stage, job, source and consultant.'],
  ],
};
