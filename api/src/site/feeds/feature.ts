import { z } from 'zod';
import { reach } from '../../core/database/schema/reach.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { DAY_MS, formatLongDateTime, toIso } from '../../core/lib/dates.ts';
import { feedRoutes } from './feeds.ts';
import { watchFetches } from './fetches.ts';
import { findAJobUpload, readProgress } from './find-a-job/upload.ts';

/** Age at which an upload is late: a day, plus a day to recover from a failure. */
const LATE_MS = 2 * DAY_MS;

export const feeds: Feature = {
  name: 'feeds',
  plugins: [watchFetches, feedRoutes, findAJobUpload],
  tables: [[reach, 'Which jobs were handed to which boards.']],
  health: {
    /** The daily upload to Find a Job. Not ok if it has failed for two days. */
    findAJob: healthFact({
      label: 'Find a Job',
      schema: z.object({ uploadedAt: z.iso.datetime().nullable(), failure: z.string().nullable(), ok: z.boolean() }),
      read({ db, clock }) {
        const { uploadedAt, failure } = readProgress(db);
        const isLate = failure !== null && (uploadedAt === null || clock.now() - uploadedAt > LATE_MS);
        return { uploadedAt: toIso(uploadedAt), failure, ok: !isLate };
      },
      describe({ uploadedAt, failure }, { env }) {
        if (!env.findAJob) return 'Not set up.';
        const lastUploadText =
          uploadedAt === null
            ? 'Nothing has been uploaded yet.'
            : `Last upload: ${formatLongDateTime(Date.parse(uploadedAt))}.`;
        return failure === null ? lastUploadText : `${lastUploadText} The last attempt failed: ${failure}`;
      },
    }),
  },
};
