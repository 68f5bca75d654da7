import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, closedRoutes, isWrite, partFor, type Route } from '../../attack/kit.ts';
import { ORIGIN, startApp, type TestServer } from '../../support/app.ts';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['logIn']>>;
beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

describe('every error has the same shape and a readable message', () => {
  test.each([
    ['JSON that does not parse', '{"data":', json, 400, 'This request isn’t valid.'],
    ['nothing at all', '', json, 400, 'This request isn’t valid.'],
    [
      'a kind of content we do not take',
      '<data/>',
      { 'content-type': 'text/xml' },
      415,
      'This type of content isn’t supported.',
    ],
    ['too much', JSON.stringify({ data: 'x'.repeat(3_000_000) }), json, 413, 'This request is too large.'],
    ['JSON of the wrong shape', '[]', json, 422, 'This must be an object.'],
  ])('responds to %s with one message', async (_name, payload, headers, status, message) => {
    const response = await admin.post('/api/content/jobs', payload, headers);
    expect(response.status).toBe(status);
    expect(response.body.message).toBe(message);
    expect(Object.keys(response.body).filter((key) => key !== 'issues')).toEqual(['message']);
  });

  test.each([
    '/api/content/jobs?limit=-1',
    '/api/content/jobs?limit=many',
    '/api/content/changes?since=x',
    '/api/publish/receipts/x',
  ])('returns 400 for %s', async (url) => {
    const response = await admin.get(url);
    expect(response.status).toBe(400);
    expect(response.body.issues[0].path).toMatch(/limit|since|change/);
  });

  test.each([
    'text/plain',
    ' application/json',
    'application/json\t;x',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('the content type %j does not bypass validation', async (type) => {
    const response = await admin.post('/api/content/jobs', '{"data":{"surprise":1}}', { 'content-type': type });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

describe('validation errors are sentences that name the field', () => {
  test.each([
    ['GET', '/api/content/jobs?limit=99999', undefined, 'Limit must be 1,000 or less.'],
    ['GET', '/api/content/jobs?limit=many', undefined, 'Limit must be a number.'],
    ['GET', '/api/content/jobs?offset=0.5', undefined, 'Offset must be a whole number.'],
    ['GET', '/api/content/jobs?drafts=maybe', undefined, 'Drafts must be true or false.'],
    ['GET', '/api/audit?from=today', undefined, 'From must be a date and time, like 2026-11-21T09:00:00Z.'],
    ['POST', '/api/content/jobs', {}, 'Data is missing.'],
    ['POST', '/api/content/jobs', { data: 1 }, 'Data must be an object.'],
    ['PUT', '/api/content/header', { data: { logo: 1 }, version: 0 }, 'Logo must be an image.'],
    ['PUT', '/api/content/header', { data: { logo: { id: 1 } }, version: 0 }, 'This image isn’t in the media library.'],
    ['POST', '/api/session', {}, 'Email is required.'],
    ['POST', '/api/session', { email: 'a'.repeat(255), password: '' }, 'Email must have at most 254 characters.'],
    ['POST', '/api/tokens', { name: 'x', role: 'king' }, 'Role must be administrator, editor or recruiter.'],
  ] as const)('%s %s %j', async (method, url, payload, message) => {
    const { body } = await (method === 'GET' ? admin.get(url) : admin[method === 'PUT' ? 'put' : 'post'](url, payload));
    expect(body.issues.map((issue: { message: string }) => issue.message)).toContain(message);
  });

  test('on every route', async () => {
    const fields = await bodyFields();
    for (const [n, route] of (server.app.declaredRoutes as Route[]).entries()) {
      if (route.method === 'HEAD' || EXCEPT.has(`${route.method} ${route.url}`)) continue;
      const names = fields.get(`${route.method} ${route.url}`) ?? [];
      const bodies = [
        '{}',
        '[]',
        ...WRONG.map((value) => JSON.stringify(Object.fromEntries(names.map((n) => [n, value])))),
      ];
      const queries = [
        'limit=99999',
        'limit=-1',
        'limit=x',
        'offset=x',
        'status=x',
        'sort=x',
        'drafts=x',
        'from=x',
        'since=x',
      ];
      const requests = isWrite(route) ? bodies.map((payload) => ({ payload })) : queries.map((query) => ({ query }));
      for (const request of partFor<(typeof requests)[number]>(requests, n, 3)) {
        const headers = { ...json, cookie: admin.cookie, origin: ORIGIN, accept: 'application/json' };
        const response = await server.app.inject({ method: route.method, url: addressOf(route), headers, ...request });
        const name = `${route.method} ${route.url} ${JSON.stringify(request)}`;
        expect(response.statusCode, name).not.toBe(500);
        if (response.statusCode < 400 || !String(response.headers['content-type']).includes('json')) continue;
        const { message, issues = [] } = response.json();
        for (const sentence of [message, ...issues.map((issue: { message: string }) => issue.message)]) {
          expect(sentence, name).toMatch(/^\S.*[.?]$/);
          expect(sentence, name).not.toMatch(
            /Invalid|Too (big|small)|expected|, received |Input|not valid|different (type|format)/,
          );
        }
      }
    }
  });

  const WRONG = [null, 1, -1.5, 'x', 'x'.repeat(20_000), true, [], [1], {}, { x: 1 }];
  /**
   * Routes that end the test's session, wait for events, or respond in JSON-RPC, which mcp.test.ts checks.
   */
  const EXCEPT = new Set([
    ...['DELETE /api/session', 'GET /api/publish/events', 'GET /api/inbox/events'],
    ...['POST /api/mcp', 'POST /api/mcp/staff'],
  ]);

  /** The fields of each route's body, as OpenAPI describes them. */
  async function bodyFields(): Promise<Map<string, string[]>> {
    const fields = new Map<string, string[]>();
    for (const url of ['/api/openapi.json', '/api/openapi/admin.json']) {
      const { paths } = (await admin.get(url)).body;
      for (const [path, calls] of Object.entries<Record<string, Call>>(paths)) {
        for (const [method, { requestBody }] of Object.entries(calls)) {
          const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
          const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
          fields.set(route, Object.keys(schema?.properties ?? {}));
        }
      }
    }
    return fields;
  }

  interface Call {
    requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  }
});

test.each(['GET', 'DELETE'])('an unknown parameter is rejected on every %s that needs a role', async (method) => {
  for (const route of closedRoutes(server.app).filter((route) => route.method === method)) {
    const headers = { cookie: admin.cookie, origin: ORIGIN };
    const response = await server.app.inject({
      method: route.method,
      url: `${addressOf(route, '1')}?planet=x`,
      headers,
    });
    const name = `${route.method} ${route.url}`;
    expect(response.statusCode, name).toBe(422);
    expect(response.body, name).toContain('There is no parameter “planet”.');
  }
});

test('an internal error shows only a reference', async () => {
  server.db.$client.exec('ALTER TABLE users RENAME TO hidden');
  const response = await server.anonymous.post('/api/session', {
    email: 'ada@example.com',
    password: 'a long password',
  });
  server.db.$client.exec('ALTER TABLE hidden RENAME TO users');
  expect(response.status).toBe(500);
  expect(Object.keys(response.body)).toEqual(['message']);
  expect(response.body.message).toMatch(/^Something went wrong on our side\. Reference: [0-9a-f]{10}\.$/);
});

test('every response of the API forbids sniffing, framing and caching', async () => {
  for (const url of ['/api/session', '/api/content/nothing', '/api/publish']) {
    const { headers } = await server.anonymous.get(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('CORS allows only the site as another origin, without cookies', async () => {
  const { headers } = await server.anonymous.get('/api/content/jobs', undefined, { origin: 'https://evil.example' });
  expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});
