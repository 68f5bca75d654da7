/** The screens of every feature. */
import { compliance } from '../compliance/screens.ts';
import { auth } from '../core/auth/screens.ts';
import { media } from '../core/media/screens.ts';
import { addScreens } from '../core/navigation/views.ts';
import { candidates } from '../desk/candidates/screens.ts';
import { submissions } from '../desk/submissions/screens.ts';
import { audit } from '../operations/audit/screens.ts';
import { dashboard } from '../operations/dashboard/screens.ts';
import { mail } from '../operations/mail/screens.ts';
import { webhooks } from '../operations/webhooks/screens.ts';
import { imports } from '../site/import/screens.ts';
import { jobAlerts } from '../site/job-alerts/screens.ts';
import { posting } from '../site/posting/screens.ts';
import { publishing } from '../site/publishing/screens.ts';

export const screens = [
  ...dashboard,
  ...submissions,
  ...candidates,
  ...compliance,
  ...media,
  ...publishing,
  ...jobAlerts,
  ...mail,
  ...imports,
  ...posting,
  ...webhooks,
  ...auth,
  ...audit,
];

addScreens(screens);
