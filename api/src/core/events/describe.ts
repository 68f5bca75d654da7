/** The data of each event, as the API's description shows it. */
import { z } from 'zod';
import { jsonSchema } from '../http/schemas.ts';
import type { TEST_EVENT, WEBHOOK_EVENTS } from './events.ts';

const id = z.string();
const application = z.strictObject({ id, reference: z.string(), receivedAt: z.iso.datetime() });
const job = z.strictObject({ id, title: z.string() });
const advert = z.strictObject({ job: job.extend({ reference: z.string().nullable(), path: z.string() }) });
const received = z.strictObject({
  application,
  job: job.nullable().describe('Null for an application without a job.'),
  stage: z.strictObject({ id, name: z.string() }),
  candidate: z
    .strictObject({ name: z.string(), email: z.string(), phone: z.string(), coverLetter: z.string() })
    .optional()
    .describe('Only if the webhook includes personal data.'),
});

type EventName = (typeof WEBHOOK_EVENTS)[number] | typeof TEST_EVENT;

/** The `data` of each event. */
export const EVENT_DATA: Record<EventName, z.ZodType> = {
  'job.published': advert,
  'job.closed': advert,
  'application.received': received,
  'application.stage_changed': received.extend({ previousStage: z.strictObject({ id }) }),
  'candidate.erased': z.strictObject({
    application: application.omit({ receivedAt: true }),
    extent: z.enum(['everything', 'some']).describe('`some`: data that the law requires is kept.'),
  }),
  'webhook.test': z.strictObject({ webhook: z.strictObject({ id }) }),
};

/** The calls that receivers get, for the `webhooks` of an OpenAPI document. */
export function describeEvents() {
  const calls = Object.entries(EVENT_DATA).map(([type, data]) => {
    const schema = jsonSchema(z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data }));
    const call = {
      tags: ['Webhooks'],
      operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary: `The event ${type}`,
      description: 'Signed as specified by Standard Webhooks: see docs/webhooks.md.',
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'Received.' }, '4XX': { description: 'It will be sent again.' } },
    };
    return [type, { post: call }];
  });
  return Object.fromEntries(calls);
}
