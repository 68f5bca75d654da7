import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import { media as mediaTable } from '../database/schema/content.ts';
import { type Feature, healthFact } from '../feature.ts';
import { countLost } from './files.ts';
import { imageRoute, mediaRoutes } from './routes.ts';

export const media: Feature = {
  name: 'media',
  plugins: [mediaRoutes, imageRoute],
  tables: [[mediaTable, 'Images of the agency.']],
  health: {
    /** The number of images in the library that lack a file. */
    images: healthFact({
      label: 'Images',
      schema: z.object({ lost: z.int(), ok: z.boolean() }),
      async read({ db, env }) {
        const rows = db.select({ id: mediaTable.id, width: mediaTable.width }).from(mediaTable).all();
        const missingCount = await countLost(env.dataDir, rows);
        return { lost: missingCount, ok: missingCount === 0 };
      },
      describe({ lost, ok }) {
        if (ok) return 'No images are missing.';
        const images = plural(lost, { one: '# image has', other: '# images have' });
        return `${images} lost files. Upload them again, or ask your server administrator to restore them from a backup.`;
      },
      gauges: [['lost_images', 'Images of the library that lack a file', ({ lost }) => lost]],
    }),
  },
  audit: {
    things: { media: 'Image' },
    actions: { replace: 'replaced everywhere', upload: 'uploaded' },
    names: [[mediaTable.id, mediaTable.name]],
  },
  tags: [['Media', 'content', 'The media library.']],
};
