import { z } from 'zod';
import { webhooks as table } from '../../core/database/schema/webhooks.ts';
import { TEST_EVENT } from '../../core/events/events.ts';
import type { Feature } from '../../core/feature.ts';
import { webhookDelivery } from './worker.ts';

export const webhooks: Feature = {
  name: 'webhooks',
  plugins: [webhookDelivery],
  tables: [table],
  events: { [TEST_EVENT]: z.strictObject({ webhook: z.strictObject({ id: z.string() }) }) },
  audit: { things: { webhook: 'Webhook' }, actions: { secret: 'secret replaced' } },
  tags: [['Webhooks', 'admin', 'Events that are sent to other systems, and the log of their deliveries.']],
};
