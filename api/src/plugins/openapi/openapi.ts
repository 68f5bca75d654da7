import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contentComponents } from '../../content/schemas.ts';
import type { App } from '../../lib/app.ts';
import { refusalsOf } from './error-responses.ts';
import { summaryOf } from './summaries.ts';

const INFO = {
  title: 'Content API',
  version: '1.0.0',
  description:
    'Content, media, applications and messages of the agency. Writes need a session (cookie, same origin) or a token ' +
    '(Authorization: Bearer …). A refusal is { message, issues?: [{ path, message }] }.',
};

const refusal = z.looseObject({
  message: z.string().describe('A sentence for people.'),
  issues: z
    .array(z.object({ path: z.string().describe('Dotted, relative to what was sent.'), message: z.string() }))
    .optional(),
});

/** Describes every route registered after it, from the schemas that check its requests. */
export async function describeRoutes(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/' }],
      security: [{ session: [] }, { token: [] }],
      components: {
        // Made when the description is asked for: a start need not wait for it.
        get schemas() {
          return { ...contentComponents(), Refusal: jsonSchema(refusal) };
        },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (transformed) => {
      const { schema, url } = jsonSchemaTransform(transformed);
      if (schema.hide) return { url, schema };
      const { method, config = {} } = transformed.route;
      const described = { ...schema, ...(config.form && { body: jsonSchema(config.form) }) };
      const summary = schema.summary ?? summaryOf([method].flat()[0] ?? 'GET', url, schema.tags?.[0] ?? '');
      const response = { ...(schema.response ?? SUCCESS), ...refusalsOf(described, Boolean(config.public)) };
      return { url, schema: { ...described, summary, response, ...(config.public && { security: [] }) } };
    },
  });
}

/** Of a route that answers with a file, or with nothing. */
const SUCCESS = { '2xx': { description: 'Done.' } };

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
