import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentComponents } from '../content/schemas.ts';
import type { App } from '../parts.ts';

const INFO = {
  title: 'Content API',
  version: '1.0.0',
  description:
    'Content, media, applications and messages of the agency. Writes need a session (cookie, same origin) or a token ' +
    '(Authorization: Bearer …). A refusal is { message, issues?: [{ path, message }] }.',
};

/** Describes every route registered after it, from the schemas that check its requests. */
export async function describeRoutes(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/' }],
      security: [{ session: [] }, { token: [] }],
      components: {
        schemas: contentComponents(),
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { url, schema: route.route.config?.public ? { ...schema, security: [] } : schema };
    },
  });
}
