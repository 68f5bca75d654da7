import { eq } from '../database/drizzle.ts';
import { webhookDeliveries, webhooks } from '../database/schema/webhooks.ts';
import type { Feature } from '../feature.ts';
import { contentEvents } from './describe.ts';
import { findDeliveries, queueErasure } from './events.ts';

/** Events that the system reports to other systems. `operations/webhooks` delivers them. */
export const events: Feature = {
  name: 'events',
  events: contentEvents,
  tables: [webhookDeliveries],
  personalData: {
    exportFor: ({ db }, { kind, row }, reader) =>
      kind === 'application' && reader === 'staff' ? { sentToOtherSystems: findDeliveries(db, row.id) } : {},
    erase(db, { kind, row }, extent, at) {
      if (kind === 'application') queueErasure(db, row, extent, at);
      return {};
    },
    recorded: {
      deliveries: {
        table: webhookDeliveries,
        of: webhookDeliveries.subjectId,
        // The webhook may have been deleted since.
        fits: (db, { webhookId }) =>
          db
            .select()
            .from(webhooks)
            .where(eq(webhooks.id, String(webhookId)))
            .get() !== undefined,
      },
    },
  },
};
