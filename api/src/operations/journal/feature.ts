import { z } from 'zod';
import { journalPending } from '../../core/database/schema/system.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { secondsSince, waiting } from '../../core/health.ts';

/** Its plugin is registered before the wings, because every request passes it. */
export const journal: Feature = {
  name: 'journal',
  tables: [journalPending],
  health: {
    /** Submissions that are not in the journal yet. `replaced`: another machine accepts them, and this one does not. */
    journal: healthFact({
      schema: z.object({ ...waiting, state: z.enum(['off', 'ok', 'unavailable', 'replaced']) }),
      read({ journal, clock }) {
        const state = journal.state();
        const { count, oldest } = journal.waiting();
        const ok = state === 'off' || state === 'ok';
        return { state, waiting: count, oldestSeconds: secondsSince(oldest, clock.now()), ok };
      },
    }),
  },
};
