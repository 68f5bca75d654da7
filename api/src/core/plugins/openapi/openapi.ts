import swagger from '@fastify/swagger';
import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { cookieName } from '../../auth/authenticate.ts';
import { contentComponents } from '../../content/schemas.ts';
import { KEY_FORMAT } from '../../forms/idempotency.ts';
import { type CachedResponse, cachedResponse, sendCached } from '../../http/http-cache.ts';
import { CHEAP } from '../../http/public-limits.ts';
import { toJsonSchema } from '../../http/schemas.ts';
import { nameCall } from './call-names.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { allTags, buildDocument, DOCUMENTS, type DocumentName, type OpenApi } from './documents.ts';
import { errorResponses, hasProperty, isVersioned } from './error-responses.ts';

const errorSchema = z.looseObject({
  message: z.string().describe('A message to show to the user.'),
  issues: z
    .array(
      z.object({
        path: z.string().describe('The path of the field, such as `sections.0.title`, or the parameter.'),
        message: z.string().describe('A message to show next to the field.'),
        options: z.array(z.string()).optional().describe('The accepted values, if they are a fixed list.'),
      }),
    )
    .optional()
    .describe('For a 422: the invalid fields. For a 409: the fields that changed since the version sent.'),
  current: z.unknown().optional().describe('For a 409 with a stale version: the current entry.'),
  conflicts: z.array(z.unknown()).optional().describe('For a 409 of an application or message: the later changes.'),
  usage: z.array(z.unknown()).optional().describe('For a 409: the entries that use the image.'),
  inHistory: z.boolean().optional().describe('For a 409: whether an earlier version of an entry uses the image.'),
  confirm: z.literal('password').optional().describe('For a 403: re-authenticate and send the request again.'),
  next: z.literal('password').optional().describe('For a 401 at the second factor: log in with the password again.'),
});

const ERROR_EXAMPLE = { message: 'Title is required.', issues: [{ path: 'title', message: 'Title is required.' }] };

/**
 * Describes every route registered after this plugin, using the schemas that validate its requests. Start-up fails if a
 * route's tag has no description.
 */
export const openapi = fp(
  async (app: App) => {
    const knownTags = new Set(allTags(app.features).map(([tag]) => tag));
    app.addHook('onRoute', ({ schema, url }) => {
      const tag = schema?.tags?.[0];
      if (!schema?.hide && !knownTags.has(tag ?? ''))
        throw new Error(`Describe the tag “${tag}” of ${url} in its feature.ts.`);
    });
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'API', version: '1.0.0' },
        servers: [{ url: '/' }],
        components: {
          // Computed on demand, because it is slow and start-up does not need it.
          get schemas() {
            return { ...contentComponents(), ApiError: { ...toJsonSchema(errorSchema), examples: [ERROR_EXAMPLE] } };
          },
          securitySchemes: {
            session: { type: 'apiKey', in: 'cookie', name: cookieName(app.env) },
            token: { type: 'http', scheme: 'bearer' },
          },
        },
      },
      transform: (transformed) => {
        const { schema, url } = jsonSchemaTransform(transformed);
        if (schema.hide) return { url, schema };
        const { config = {} } = transformed.route;
        const method = [transformed.route.method].flat()[0] ?? 'GET';
        const namedSchema = { ...nameCall(method, url), ...schema };
        const fullSchema = { ...namedSchema, ...(config.form && { body: toJsonSchema(config.form) }) };
        const description = [schema.description, describeAccess(config)].filter(Boolean).join(' ');
        // Published content is public, but drafts require a login.
        const hasDrafts = Boolean(config.public) && hasProperty(fullSchema.querystring, 'drafts');
        const isOpen = Boolean(config.public) && !hasDrafts;
        const response = {
          ...(schema.response ?? SUCCESS),
          ...errorResponses(fullSchema, { isLimited: Number.isFinite(config.public?.max), isOpen, method }),
        };
        const drafts: Record<string, string[]>[] = [{}, { token: [] }];
        const security = isOpen ? { security: [] } : hasDrafts ? { security: drafts } : {};
        const properties = {
          ...(isVersioned(fullSchema) && IF_MATCH),
          ...(hasProperty(fullSchema.body, 'idempotencyKey') && IDEMPOTENCY_KEY),
        };
        const headers = Object.keys(properties).length > 0 ? { headers: { type: 'object', properties } } : {};
        return {
          url,
          schema: { ...fullSchema, description, response, ...headers, ...security },
        };
      },
    });

    const options = { config: { public: CHEAP, ofAdmin: true }, schema: { hide: true } } as const;
    const documents = new Map<DocumentName, CachedResponse>();
    let page: CachedResponse | undefined;

    for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
      app.get(DOCUMENTS[name].path, options, async (request, reply) => {
        const cachedJson = documents.get(name);
        const json = cachedJson ?? cachedResponse(Buffer.from(JSON.stringify(readDocument(name))));
        documents.set(name, json);
        reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
        return sendCached(request, reply, json);
      });
    }

    app.get('/api', options, async (_request, reply) => reply.redirect('/api/docs', 308));

    app.get('/api/docs', options, async (request, reply) => {
      page ??= cachedResponse(
        Buffer.from(docsPage(readDocument('content') as Parameters<typeof docsPage>[0], Object.values(DOCUMENTS))),
      );
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', DOCS_POLICY);
      return sendCached(request, reply, page);
    });

    function readDocument(name: DocumentName): OpenApi {
      return buildDocument(app.swagger() as OpenApi, name, app);
    }
  },
  { name: 'openapi', dependencies: ['auth-guard'] },
);

function describeAccess({ public: isPublic, roles = [], recentPassword, sessionOnly }: FastifyContextConfig): string {
  if (isPublic) return 'Public.';
  const roleNames = new Intl.ListFormat('en-GB').format(roles.map((role) => `${role}s`));
  const sentences = [
    `For ${roleNames}.`,
    recentPassword && 'Requires re-authentication in the last ten minutes.',
    (recentPassword || sessionOnly) && 'Not available to access tokens.',
  ];
  return sentences.filter(Boolean).join(' ');
}

const IF_MATCH = {
  'if-match': {
    type: 'string',
    description: 'The version that the change is based on, such as `"3"`. Ignored if `version` is sent.',
  },
};

const IDEMPOTENCY_KEY = {
  'idempotency-key': {
    type: 'string',
    description: `A key of ${KEY_FORMAT}. A retry with the same key and content is stored once.`,
  },
};

/** Success of a route that responds with a file or without a body. */
const SUCCESS = { '2xx': { description: 'Success. The body, if any, has no schema.' } };
