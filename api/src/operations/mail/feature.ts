import type { Feature } from '../../core/feature.ts';
import { mailLogRoutes } from './log-routes.ts';
import { templateRoutes } from './template-routes.ts';

export const mailLog: Feature = {
  name: 'mail-log',
  plugins: [mailLogRoutes, templateRoutes],
  audit: {
    things: { settings: 'Server settings' },
    actions: { test: 'test sent', mail: 'email', mailbox: 'mailbox', backup: 'backups' },
  },
  tags: [
    ['Outbox', 'admin', 'Sent and queued emails.'],
    ['Email templates', 'admin', 'Previews and tests of the emails that the system sends.'],
  ],
};
