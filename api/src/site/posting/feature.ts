import { multiPosters, postedJobs, posts } from '../../core/database/schema/posting.ts';
import type { Feature } from '../../core/feature.ts';
import { postingRoutes } from './routes.ts';

export const posting: Feature = {
  name: 'posting',
  plugins: [postingRoutes],
  tables: [
    [multiPosters, 'Other systems.'],
    [postedJobs, 'Jobs that they posted.'],
    [posts, 'Titles and errors of what they posted.'],
  ],
  audit: {
    things: { multiPoster: 'Multi-poster' },
    actions: { revoke: 'access revoked', words: 'mapping saved' },
    names: [[multiPosters.id, multiPosters.name]],
  },
  tags: [['Multi-posters', 'admin', 'Access for Broadbean, idibu, LogicMelon and others, and their jobs.']],
};
