import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import { journalPending } from '../../core/database/schema/system.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { secondsSince, waiting } from '../../core/health.ts';

/** The journal as a feature. Its plugin is registered before the wings, because every request passes it. */
export const journal: Feature = {
  name: 'journal',
  tables: [[journalPending, 'Ids, until the row that they name is in the journal.']],
  health: {
    /**
     * Submissions that are not in the journal yet. `replaced`: another machine accepts submissions instead of this one.
     */
    journal: healthFact({
      label: 'Copies of applications',
      schema: z.object({ ...waiting, state: z.enum(['off', 'ok', 'unavailable', 'replaced']) }),
      read({ journal, clock }) {
        const state = journal.state();
        const { count, oldest } = journal.waiting();
        const ok = state === 'off' || state === 'ok';
        return { state, waiting: count, oldestSeconds: secondsSince(oldest, clock.now()), ok };
      },
      describe({ state, waiting }) {
        if (state === 'off') return 'Not set up: applications since the last backup are on this server only.';
        if (state === 'ok') return 'Each application is stored in two places before the candidate gets a reference.';
        if (state === 'replaced')
          return 'Another server has taken over, and this one accepts no applications, messages or changes. Ask your server administrator why visitors are still being sent to it.';
        const waitingText = plural(waiting, {
          one: '# application or message is',
          other: '# applications and messages are',
        });
        return `The storage can’t be reached. ${waitingText} on this server only.`;
      },
    }),
  },
};
