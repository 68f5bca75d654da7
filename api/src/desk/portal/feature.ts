import { candidateLinks } from '../../core/database/schema/applications.ts';
import type { Feature } from '../../core/feature.ts';
import { candidateRoutes } from './routes.ts';

export const portal: Feature = {
  name: 'portal',
  plugins: [candidateRoutes],
  tags: [
    ['Candidate’s page', 'content', 'The page behind the link in a candidate’s emails. Each call responds with HTML.'],
  ],
  personalData: {
    tables: [candidateLinks],
    notExported: 'Links are secrets, not data about the candidate.',
    // They go with their application.
    erase: () => ({}),
  },
  audit: {
    actions: {
      consent: 'consent withdrawn by the candidate',
      download: 'data downloaded by the candidate',
      link: 'new link requested by the candidate',
      replaceResume: 'CV replaced by the candidate',
      withdraw: 'withdrawn by the candidate',
    },
  },
};
