import { plural } from 'content-types/text/plural';
import { z } from 'zod';
import { isNotNull } from '../../core/database/drizzle.ts';
import { webhooks as table } from '../../core/database/schema/webhooks.ts';
import { countRows } from '../../core/database/statements.ts';
import { TEST_EVENT } from '../../core/events/events.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { webhookDelivery } from './worker.ts';

export const webhooks: Feature = {
  name: 'webhooks',
  plugins: [webhookDelivery],
  tables: [[table, 'Addresses of other systems.']],
  health: {
    /** Webhooks that have stopped because their receiver did not respond for three days. */
    webhooks: healthFact({
      label: 'Webhooks',
      schema: z.object({ total: z.int(), paused: z.int(), ok: z.boolean() }),
      read({ db }) {
        const pausedCount = countRows(db, table, isNotNull(table.pausedAt));
        return { total: countRows(db, table), paused: pausedCount, ok: pausedCount === 0 };
      },
      describe({ total, paused }) {
        if (paused > 0)
          return plural(paused, {
            one: '# webhook is paused, because its receiver failed for three days. Restart it once that works.',
            other:
              '# webhooks are paused, because their receivers failed for three days. Restart them once those work.',
          });
        return total === 0 ? 'No webhooks.' : 'No webhook is paused.';
      },
      hasOwnEmail: true,
    }),
  },
  events: {
    [TEST_EVENT]: { label: 'Test event', data: z.strictObject({ webhook: z.strictObject({ id: z.string() }) }) },
  },
  audit: { things: { webhook: 'Webhook' }, actions: { secret: 'secret replaced', fetch: 'loaded by another system' } },
  tags: [['Webhooks', 'admin', 'Webhooks for events, and the log of their deliveries.']],
};
