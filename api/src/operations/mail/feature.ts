import type { Feature } from '../../core/feature.ts';
import { mailLogRoutes } from './log-routes.ts';
import { templateRoutes } from './template-routes.ts';

export const mailLog: Feature = {
  name: 'mail-log',
  plugins: [mailLogRoutes, templateRoutes],
  audit: { actions: { test: 'test sent', server: 'server changed' } },
  tags: [
    ['Outbox', 'admin', 'Sent and queued emails.'],
    ['Email templates', 'admin', 'Previews and tests of the emails that the system sends.'],
  ],
};
