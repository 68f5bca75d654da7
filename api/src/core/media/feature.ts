import { media as mediaTable } from '../database/schema/content.ts';
import type { Feature } from '../feature.ts';
import { imageRoute, mediaRoutes } from './routes.ts';

export const media: Feature = {
  name: 'media',
  plugins: [mediaRoutes, imageRoute],
  tables: [mediaTable],
  audit: {
    things: { media: 'Image' },
    actions: { replace: 'replaced everywhere', upload: 'uploaded' },
    names: [[mediaTable.id, mediaTable.name]],
  },
  tags: [['Media', 'content', 'The media library.']],
};
