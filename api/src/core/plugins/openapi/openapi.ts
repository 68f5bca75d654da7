import swagger from '@fastify/swagger';
import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { cookieName } from '../../auth/authenticate.ts';
import { contentComponents } from '../../content/schemas.ts';
import { type CachedResponse, cachedResponse, sendCached } from '../../http/http-cache.ts';
import { CHEAP } from '../../http/public-limits.ts';
import { jsonSchema } from '../../http/schemas.ts';
import { nameCall } from './call-names.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { allTags, buildDocument, DOCUMENTS, type DocumentName, type OpenApi } from './documents.ts';
import { errorResponses, hasProperty, isVersioned } from './error-responses.ts';

const errorSchema = z.looseObject({
  message: z.string().describe('A message to show to the user.'),
  issues: z
    .array(
      z.object({
        path: z.string().describe('The field, such as `sections.0.title`.'),
        message: z.string(),
        options: z.array(z.string()).optional().describe('The accepted values, if they are a fixed list.'),
      }),
    )
    .optional(),
});

const ERROR_EXAMPLE = { message: 'Title is required.', issues: [{ path: 'title', message: 'Title is required.' }] };

/** Describes every route registered after it, from the schemas that validate its requests. A route whose tag is not described stops the start. */
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
          // Computed on request, because it takes a while and start-up does not need it.
          get schemas() {
            return { ...contentComponents(), ApiError: { ...jsonSchema(errorSchema), examples: [ERROR_EXAMPLE] } };
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
        const { method, config = {} } = transformed.route;
        const namedSchema = { ...nameCall([method].flat()[0] ?? 'GET', url), ...schema };
        const fullSchema = { ...namedSchema, ...(config.form && { body: jsonSchema(config.form) }) };
        const description = [schema.description, describeAccess(config)].filter(Boolean).join(' ');
        // Anyone may read published content; drafts need a login.
        const hasDrafts = Boolean(config.public) && hasProperty(fullSchema.querystring, 'drafts');
        const isOpen = Boolean(config.public) && !hasDrafts;
        const response = { ...(schema.response ?? SUCCESS), ...errorResponses(fullSchema, isOpen) };
        const drafts: Record<string, string[]>[] = [{}, { token: [] }];
        const security = isOpen ? { security: [] } : hasDrafts ? { security: drafts } : {};
        const headers = isVersioned(fullSchema) ? { headers: IF_MATCH } : {};
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

function describeAccess({ public: isPublic, roles = [], recentPassword }: FastifyContextConfig): string {
  if (isPublic) return 'Public.';
  const roleNames = new Intl.ListFormat('en-GB').format(roles.map((role) => `${role}s`));
  return `For ${roleNames}.${recentPassword ? ' Requires re-authentication in the last ten minutes.' : ''}`;
}

const IF_MATCH = {
  type: 'object',
  properties: {
    'if-match': { type: 'string', description: 'The version, such as `"3"`. Not needed if `version` is sent.' },
  },
};

/** Success of a route that responds with a file or with nothing. */
const SUCCESS = { '2xx': { description: 'Done.' } };
