/** The events that webhooks receive, for the API's description. */
import { z } from 'zod';
import type { EventType, Feature } from '../feature.ts';
import { jsonSchema } from '../http/schemas.ts';

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
  const calls = Object.entries(allEvents(features)).map(([type, { data }]) => {
    const schema = jsonSchema(z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data }));
    const call = {
      tags: ['Webhooks'],
      operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary: `The event ${type}`,
      description: 'Signed as specified by Standard Webhooks: see docs/webhooks.md.',
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'Received.' }, '4XX': { description: 'The event will be sent again.' } },
    };
    return [type, { post: call }];
  });
  return Object.fromEntries(calls);
}
