import type { Feature } from '../../core/feature.ts';
import { auditRoutes } from './routes.ts';

export const audit: Feature = {
  name: 'audit',
  plugins: [auditRoutes],
  audit: { things: { audit: 'Audit log' }, actions: { export: 'exported' } },
  tags: [['Audit', 'admin', 'The audit log.']],
};
