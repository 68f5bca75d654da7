import type { Feature } from '../../core/feature.ts';
import { legacyRoutes } from './routes.ts';

export const legacy: Feature = {
  name: 'legacy',
  plugins: [legacyRoutes],
  tags: [['Legacy', 'firstSite', 'The paths of the previous site.']],
};
