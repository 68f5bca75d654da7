import { contentTypes } from 'content-types';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../src/app.ts';
import { type Client, ORIGIN, startApp, type TestServer } from '../../support/app.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
  addImage(server.db);
});
afterAll(() => server.close());

/** Public routes that write without a session. Add to this list only deliberately. */
const PUBLIC_WRITES = [
  'POST /api/jobs/:id/views',
  'POST /api/jobs/missed',
  'POST /api/session',
  // All tools of this MCP route are read-only.
  'POST /api/mcp',
  // The body contains the username and password of a multi-poster.
  'POST /api/posted-jobs',
  'POST /api/session/code',
  'POST /api/session/passkey',
  'POST /api/session/passkey/options',
  'POST /api/password-links',
  'POST /api/password-links/look',
  'POST /api/password-links/use',
  'POST /api/messages',
  'POST /api/applications',
  'POST /api/complaints',
  'POST /api/briefs',
  'POST /api/alerts',
  'POST /api/alerts/confirm',
  'POST /api/alerts/manage',
  'POST /api/alerts/unsubscribe',
  // The secret in the address authorises these requests.
  'POST /api/my-application/:secret/withdraw',
  'POST /api/my-application/:secret/renew',
  'POST /api/my-application/:secret/erase',
  'POST /api/my-application/:secret/resume',
  'POST /api/my-application/:secret/message',
  'POST /api/my-application/:secret/interview',
  'POST /api/my-application/:secret/interview/other',
  'POST /api/my-application/:secret/download',
  'POST /api/my-application/:secret/consents/:kind',
  'POST /api/candidates-for-you/:secret/code',
  'POST /api/candidates-for-you/:secret/open',
  'POST /api/candidates-for-you/:secret/:id/answer',
];
const LEGACY_WRITES = ['POST /api/contact/sendmail', 'POST /api/applicationsroutes/add'];

const urlOf = (route: { url: string }) => route.url.replace(/:\w+/g, '1').replace('*', 'x');

describe('a closed route', () => {
  test('returns 401 without a session, whatever the request contains', async () => {
    const closedRoutes = server.app.declaredRoutes.filter(({ roles }) => roles !== 'public');
    expect(closedRoutes.length).toBeGreaterThan(150);
    const attempts = [
      {},
      { cookie: 'session=guess', origin: ORIGIN },
      { authorization: 'Bearer guess', 'x-requested-with': 'admin' },
      { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1', 'x-original-url': '/healthz' },
    ];
    // Sends a share of the attempts to each route; closed-routes.long.test.ts sends more.
    for (const [n, route] of closedRoutes.entries()) {
      for (const headers of [attempts[0], attempts[n % attempts.length]]) {
        const options = {
          method: route.method as 'GET',
          url: urlOf(route),
          headers,
          payload: hasBody(route) ? '{}' : undefined,
        };
        const response = await server.app.inject(options);
        expect(response.statusCode, `${route.method} ${route.url} ${JSON.stringify(headers)}`).toBe(401);
      }
    }
  });

  test('returns 403 to a role without access', async () => {
    const clients: Record<string, Client> = {
      editor: await server.logIn('editor'),
      recruiter: await server.logIn('recruiter'),
    };
    for (const route of server.app.declaredRoutes) {
      if (route.roles === 'public' || route.method === 'HEAD') continue;
      for (const [role, client] of Object.entries(clients)) {
        if (route.roles.includes(role as 'editor')) continue;
        const method = route.method.toLowerCase() as keyof Client;
        const response = await client[method](urlOf(route), hasBody(route) ? {} : undefined);
        expect(response.status, `${role} ${route.method} ${route.url}`).toBe(403);
      }
    }
  });
});

test('allows only the listed public routes to change anything', () => {
  const openRoutes = server.app.declaredRoutes.filter(
    ({ roles, method }) => roles === 'public' && !/^(GET|HEAD)$/.test(method),
  );
  const knownRoutes = [...PUBLIC_WRITES, ...LEGACY_WRITES];
  expect(knownRoutes).toEqual(expect.arrayContaining(openRoutes.map(({ method, url }) => `${method} ${url}`)));
});

test('requires a login for drafts, deleted entries and initial values', async () => {
  const admin = await server.logIn();
  const job = { data: sampleOf(contentTypes.job) };
  const draft = await admin.post('/api/content/jobs', { ...job, publish: false });
  const url = `/api/content/jobs/${draft.body.entry.id}`;
  for (const path of [
    `${url}?drafts=true`,
    '/api/content/jobs?drafts=true',
    '/api/content/jobs?bin=true',
    '/api/content/footer?drafts=true',
  ]) {
    expect((await server.anonymous.get(path)).status, path).toBe(401);
  }
  expect((await server.anonymous.get(url)).status).toBe(404);
  expect((await server.anonymous.get('/api/content/jobs')).body.items).toEqual([]);
  const feed = await server.anonymous.get('/api/content/changes');
  expect(JSON.stringify(feed.body)).not.toContain(String(job.data.title));
});

test('recruiters manage jobs and nothing else', async () => {
  const recruiter = await server.logIn('recruiter');
  expect((await recruiter.post('/api/content/jobs', { data: sampleOf(contentTypes.job) })).status).toBe(201);
  expect((await recruiter.post('/api/content/slides', { data: sampleOf(contentTypes.slide) })).status).toBe(403);
});

test('a route without declared access or limit stops the start', async () => {
  const { env, db } = server.app;
  const app = await buildApp({ env, db });
  expect(() => app.get('/forgotten', async () => 'x')).toThrow('GET /forgotten declares neither');
  const config = { public: true as never };
  expect(() => app.get('/endless', { config }, async () => 'x')).toThrow(
    'GET /endless is public and declares no limit',
  );
  await app.close();
});

test('counts requests to a public route before reading their bodies', async () => {
  const { env, db } = server.app;
  const app = await buildApp({ env, db });
  onTestFinished(() => app.close());
  const config = { public: { max: 2, windowMs: 60_000 } };
  app.post('/limited', { config, schema: { hide: true } }, async () => 'x');
  const post = (remoteAddress: string) => {
    const headers = { 'content-type': 'application/json' };
    return app.inject({ method: 'POST', url: '/limited', headers, payload: '{', remoteAddress });
  };
  const statuses = [];
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '198.51.100.1']) {
    statuses.push((await post(address)).statusCode);
  }
  expect(statuses).toEqual([400, 400, 429, 400]);
});

function hasBody(route: { method: string }): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(route.method);
}
