import { webhookDeliveries } from '../database/schema/webhooks.ts';
import type { Feature } from '../feature.ts';
import { jobEventData } from './describe.ts';
import { deliveriesAbout, queueErasure } from './events.ts';

/** What the system reports to others. `operations/webhooks` delivers it. */
export const events: Feature = {
  name: 'events',
  events: jobEventData,
  personalData: {
    tables: [webhookDeliveries],
    exportFor: ({ db }, { kind, row }, reader) =>
      kind === 'application' && reader === 'staff' ? { sentToOtherSystems: deliveriesAbout(db, row.id) } : {},
    erase(db, { kind, row }, extent, at) {
      if (kind === 'application') queueErasure(db, row, extent, at);
      return {};
    },
  },
};
