import { z } from 'zod';
import { type Feature, healthFact } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { backupNotices } from './notices.ts';
import { backupReport } from './state.ts';

const time = z.iso.datetime().nullable();

export const backup: Feature = {
  name: 'backup',
  plugins: [backupNotices],
  health: {
    /** When the last backup was made, and when one was last restored to test it. Not ok if one failed, is late or is incomplete. */
    backup: healthFact({
      schema: z.object({ at: time, verifiedAt: time, ok: z.boolean() }),
      read(app) {
        const { at = null, verifiedAt = null, problem = null } = backupReport(app) ?? {};
        return { at: toIso(at), verifiedAt: toIso(verifiedAt), ok: problem === null };
      },
      gauges: [
        ['backup_ok', 'Whether the backups work: 1 or 0', ({ ok }) => Number(ok)],
        [
          'backup_last_timestamp_seconds',
          'When the last backup was made',
          ({ at }) => Date.parse(at ?? '1970-01-01') / 1000,
        ],
      ],
    }),
  },
};
