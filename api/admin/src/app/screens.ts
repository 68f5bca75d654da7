/** The screens of every feature, and the parts that features add to content types. */
import { IconSettings } from '@tabler/icons-react';
import { lazy } from 'react';
import { compliance } from '../compliance/screens.ts';
import { auth } from '../core/auth/screens.ts';
import { addTypeParts } from '../core/content/parts.ts';
import { emails } from '../core/mail/screens.ts';
import { media } from '../core/media/screens.ts';
import { addScreens, RECRUITERS, type Screen } from '../core/navigation/views.ts';
import { candidatePath } from '../desk/candidate-path/screens.ts';
import { candidates } from '../desk/candidates/screens.ts';
import { clientWork } from '../desk/client-pages/screens.ts';
import '../desk/interviews/screens.ts';
import { jobs } from '../desk/jobs/screens.ts';
import { submissions } from '../desk/submissions/screens.ts';
import { audit } from '../operations/audit/screens.ts';
import { backups } from '../operations/backup/screens.ts';
import { dashboard } from '../operations/dashboard/screens.ts';
import { mail } from '../operations/mail/screens.ts';
import { webhooks } from '../operations/webhooks/screens.ts';
import { imports } from '../site/import/screens.ts';
import { jobAlerts } from '../site/job-alerts/screens.ts';
import { jobSearch } from '../site/job-search/screens.ts';
import { postedJobs, posting } from '../site/posting/screens.ts';
import { publishing } from '../site/publishing/screens.ts';

const settings: Screen = {
  key: 'settings',
  label: 'Settings',
  roles: RECRUITERS,
  icon: IconSettings,
  component: lazy(() => import('./SettingsScreen.tsx')),
};

/** Screens in the order of search results. */
export const screens: Screen[] = [
  ...dashboard,
  ...candidates,
  ...submissions,
  ...compliance,
  ...media,
  ...publishing,
  ...jobAlerts,
  ...jobSearch,
  ...candidatePath,
  ...mail,
  ...backups,
  ...imports,
  ...posting,
  ...webhooks,
  ...auth,
  ...audit,
  settings,
];

addScreens(screens);
addTypeParts(jobs, postedJobs, emails, clientWork);
