/** The events that webhooks receive, for the API's description. */
import { z } from 'zod';
import type { EventType, Feature } from '../feature.ts';
import { toJsonSchema } from '../http/schemas.ts';

const id = z.string();
export const applicationData = z.strictObject({ id, reference: z.string(), receivedAt: z.iso.datetime() });
export const jobData = z.strictObject({ id, title: z.string() });
const advert = z.strictObject({ job: jobData.extend({ reference: z.string().nullable(), path: z.string() }) });

export const contentEvents = {
  'job.published': { label: 'Job published', data: advert },
  'job.closed': { label: 'Job closed, unpublished or deleted', data: advert },
  'site.published': { label: 'Site changed', data: z.strictObject({ change: z.int() }) },
};

/** The events of all features. */
export function allEvents(features: readonly Feature[]): Record<string, EventType> {
  return Object.assign({}, ...features.map(({ events }) => events));
}

/** The calls that receivers get, for the `webhooks` of an OpenAPI document. */
export function describeEvents(features: readonly Feature[]) {
  const calls = Object.entries(allEvents(features)).map(([type, { label, data }]) => {
    const schema = toJsonSchema(z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data }));
    const call = {
      tags: ['Webhooks'],
      operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary: `Receive the event ${type}`,
      description: `${label}. The webhook signature follows Standard Webhooks: see docs/webhooks.md.`,
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Delivered. The response must arrive within 15 seconds.' },
        '4XX': { description: 'Not delivered. Retries follow for about three days; 410 pauses the webhook.' },
      },
    };
    return [type, { post: call }];
  });
  return Object.fromEntries(calls);
}
