import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contentComponents } from '../content/schemas.ts';
import type { App } from '../lib/app.ts';
import { type CachedResponse, cachedResponse, sendCached } from '../lib/http-cache.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

const INFO = {
  title: 'Content API',
  version: '1.0.0',
  description:
    'Content, media, applications and messages of the agency. Writes need a session (cookie, same origin) or a token ' +
    '(Authorization: Bearer …). An error is { message, issues?: [{ path, message }] }.',
};

const errorSchema = z.looseObject({
  message: z.string().describe('A sentence for people.'),
  issues: z
    .array(z.object({ path: z.string().describe('Dotted, relative to what was sent.'), message: z.string() }))
    .optional(),
});

/** Describes every route registered after it, from the schemas that validate its requests. */
export const openapi = fp(
  async (app: App) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: INFO,
        servers: [{ url: '/' }],
        security: [{ session: [] }, { token: [] }],
        components: {
          // Computed on request, because it takes a while and the start does not need it.
          get schemas() {
            return { ...contentComponents(), ApiError: jsonSchema(errorSchema) };
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
        const response = { ...(schema.response ?? SUCCESS), ...errorResponses(described, Boolean(config.public)) };
        return { url, schema: { ...described, summary, response, ...(config.public && { security: [] }) } };
      },
    });

    const options = { config: { public: true, ofAdmin: true }, schema: { hide: true } } as const;
    let json: CachedResponse | undefined;
    let page: CachedResponse | undefined;

    app.get('/api/openapi.json', options, async (request, reply) => {
      json ??= cachedResponse(Buffer.from(JSON.stringify(app.swagger())));
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
      return sendCached(request, reply, json);
    });

    app.get('/api', options, async (_request, reply) => reply.redirect('/api/docs', 308));

    app.get('/api/docs', options, async (request, reply) => {
      page ??= cachedResponse(Buffer.from(docsPage(app.swagger() as Parameters<typeof docsPage>[0])));
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', DOCS_POLICY);
      return sendCached(request, reply, page);
    });
  },
  { name: 'openapi', dependencies: ['auth-guard'] },
);

/** For a route that responds with a file or with nothing. */
const SUCCESS = { '2xx': { description: 'Done.' } };

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

interface RouteSchema {
  body?: unknown;
  querystring?: unknown;
  params?: unknown;
  response?: unknown;
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'The address or the body cannot be read.',
  401: 'Not logged in.',
  403: 'The role does not allow it, or the request came from another site.',
  404: 'Not found.',
  409: 'It has been changed in the meantime, or conflicts with something else.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported.',
  422: 'Validation failed; `issues` name the fields.',
  428: 'The version that the change is based on is missing.',
  429: 'Too many requests; see `Retry-After`.',
};

/** The error responses of a route by status, derived from its schemas, without those that it declares itself. */
function errorResponses({ body, querystring, params, response }: RouteSchema, isPublic: boolean) {
  const statuses = [
    ...(isPublic ? [] : [401, 403]),
    ...(body || querystring ? [400] : []),
    ...(params ? [404] : []),
    ...(body ? [413, 415, 422] : []),
    ...(body && isPublic ? [429] : []),
    ...(isVersioned(body) || isVersioned(querystring) ? [409, 428] : []),
  ];
  const declared = new Set(Object.keys(response ?? {}));
  const undeclared = statuses.filter((status) => !declared.has(String(status)));
  return Object.fromEntries(undeclared.map((status) => [status, errorResponse(status)]));
}

function errorResponse(status: number) {
  const schema = { $ref: '#/components/schemas/ApiError' };
  return { description: DESCRIPTIONS[status], content: { 'application/json': { schema } } };
}

function isVersioned(schema: unknown): boolean {
  const { properties } = (schema ?? {}) as { properties?: object };
  return properties !== undefined && 'version' in properties;
}

const VERBS: Record<string, string> = {
  GET: 'Get',
  POST: 'Create',
  PUT: 'Save',
  PATCH: 'Update',
  DELETE: 'Delete',
};

/** A summary for a route without one of its own: `List jobs`, `Restore an entry (jobs)`. */
function summaryOf(method: string, url: string, tag: string): string {
  const things = /^[A-Z]{2}/.test(tag) ? tag : tag.toLowerCase();
  const [, id, rest = ''] = /^\/api\/(?:content\/)?[\w-]+(\/:\w+)?((?:\/[\w-]+|\/:\w+)*)$/.exec(url) ?? [];
  const item = `${url.startsWith('/api/content/') ? 'an entry' : 'an item'} (${things})`;
  const verb = VERBS[method] ?? method;
  const action = rest
    .split('/')
    .filter((step) => step && !step.startsWith(':'))
    .join(' ')
    .replaceAll('-', ' ');
  if (action === '') {
    if (id || method === 'POST') return `${verb} ${item}`;
    return `${method === 'GET' ? 'List' : verb} ${things}`;
  }
  // `POST …/restore` is a verb, `GET …/revisions` a noun.
  const target = id ? item : things;
  if (method !== 'POST') return `${verb} ${action} of ${target}`;
  return `${action.charAt(0).toUpperCase()}${action.slice(1)} ${target}`;
}
