/** SECURITY.md, row 21: pages of other sites cannot change data with an administrator's cookie. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../src/core/app.ts';
import { authenticate } from '../../src/core/auth/access.ts';
import { createUser } from '../../src/core/auth/users.ts';
import { CHEAP } from '../../src/core/http/public-limits.ts';
import { cookieOf, logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../support/app.ts';
import { addressOf, closedRoutes, isWrite, type Route, sendRequest, snapshot, withWeakness } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

/** The headers with which a browser describes the page that makes a request. */
const SENDERS: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site in an old browser': { origin: 'https://evil.example' },
  'a page without an origin': { origin: 'null' },
  'a neighbour under the same domain': { origin: 'https://shop.localhost:3000', 'sec-fetch-site': 'same-site' },
  'the same host on another port': { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' },
  'a name that begins like ours': { origin: 'http://localhost:3000.evil.example' },
  'a name that ends like ours': { origin: 'http://evil-localhost:3000' },
  'a browser that tells the site only': { 'sec-fetch-site': 'cross-site' },
  'a form without any header': {},
  'our origin, with a browser that says otherwise': { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  'what calls itself the admin': { origin: 'https://evil.example', 'x-requested-with': 'admin' },
};

/** Content types, each with a body. The first three need no preflight. */
const TYPES: [type: string, payload: string][] = [
  ['text/plain', '{"data":{}}'],
  ['application/x-www-form-urlencoded', 'data=1'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n1\r\n--x--\r\n'],
  ['application/json', '{}'],
  ['', ''],
];

test('every write rejects requests from foreign pages with any content type', async () => {
  const { cookie } = await server.logIn();
  // Excludes the time a session was last seen, which changes once a minute.
  const sessions = () => server.db.$client.prepare('SELECT id, confirmedAt FROM sessions').all();
  const initialState = [snapshot(server.app, ['sessions']), sessions()];
  const writes = closedRoutes(server.app).filter(isWrite);
  expect(writes.length).toBeGreaterThan(100);
  expect(await writesFrom(server.app, cookie, writes, SENDERS)).toEqual([]);
  expect([snapshot(server.app, ['sessions']), sessions()]).toEqual(initialState);
});

test('control: the same requests from our own page are accepted', async () => {
  const { cookie } = await server.logIn();
  const writes = closedRoutes(server.app).filter(({ url }) => url === '/api/content/jobs' || url === '/api/tokens');
  const sameOrigin = { 'our own page': { origin: ORIGIN, 'sec-fetch-site': 'same-origin' } };
  expect(await writesFrom(server.app, cookie, writes.filter(isWrite), sameOrigin)).not.toEqual([]);
});

test('control: detects a write that trusts only the cookie', async () => {
  const trusting = (app: App) => {
    app.post('/api/trusting', { config: { public: CHEAP }, schema: { hide: true } }, async (request, reply) => {
      const user = authenticate(app, { ...request, method: 'GET', cookies: request.cookies, headers: {} } as never);
      return reply.code(user ? 204 : 403).send();
    });
  };
  const acceptedWrites = await withWeakness(trusting, async (app) => {
    const email = 'a@example.com';
    await createUser(app.db, { email, name: 'A', role: 'administrator', password: PASSWORD }, Date.now());
    const cookie = cookieOf(await logInAs(app, email, PASSWORD));
    return writesFrom(app, cookie, [{ method: 'POST', url: '/api/trusting' }], SENDERS);
  });
  expect(acceptedWrites).toContain('POST /api/trusting: another site, text/plain: 204');
});

test('changes nothing on cross-site GET requests', async () => {
  const { cookie } = await server.logIn();
  // Excludes the audit log, which records requests by design, and keys, which are generated on first use.
  const excludedTables = ['audit_log', 'sessions', 'secrets'];
  // The first request for the feed creates its id.
  await sendRequest(server.app, { url: '/api/content/changes' });
  const initialRows = snapshot(server.app, excludedTables);
  for (const route of server.app.declaredRoutes) {
    if (!['GET', 'HEAD'].includes(route.method) || route.url.endsWith('/events')) continue;
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    await sendRequest(server.app, { method: route.method as 'GET', url: addressOf(route as Route), headers });
  }
  expect(snapshot(server.app, excludedTables)).toEqual(initialRows);
});

test('over HTTPS, rejects writes from the same host over HTTP', async () => {
  const env = { PUBLIC_SITE_URL: 'https://orrinvale.example' };
  const secure = await startApp({ env });
  const { cookie } = await secure.logIn().catch(() => ({ cookie: '' }));
  const post = (origin: string) =>
    sendRequest(secure.app, {
      method: 'POST',
      url: '/api/content/jobs',
      headers: { cookie, origin, host: 'orrinvale.example' },
      payload: {},
    });
  expect((await post('http://orrinvale.example')).status).toBe(403);
  expect((await post('https://orrinvale.example')).status).toBe(422);
  await secure.close();
});

test('CORS lets no other origin read responses or send cookies', async () => {
  for (const [name, headers] of Object.entries(SENDERS)) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' };
      const response = await sendRequest(server.app, {
        method,
        url: '/api/content/jobs',
        headers: { ...preflight, ...headers },
      });
      expect([undefined, ORIGIN], name).toContain(response.headers['access-control-allow-origin']);
      expect(response.headers, name).not.toHaveProperty('access-control-allow-credentials');
      expect(String(response.headers['access-control-allow-methods'] ?? ''), name).not.toMatch(/PUT|DELETE|PATCH/);
    }
  }
});

/**
 * Returns every write that was not rejected, with its sender and content type. Each route gets every sender, and each
 * sender every type.
 */
async function writesFrom(app: App, cookie: string, routes: Route[], senders: typeof SENDERS): Promise<string[]> {
  const acceptedWrites: string[] = [];
  for (const [n, route] of routes.entries()) {
    for (const [m, [sender, sent]] of Object.entries(senders).entries()) {
      const [type = '', payload] = TYPES[(n + m) % TYPES.length] ?? [];
      const headers = { cookie, ...sent, ...(type && { 'content-type': type }) };
      const { status } = await sendRequest(app, { method: route.method, url: addressOf(route), headers, payload });
      if (status !== 403)
        acceptedWrites.push(`${route.method} ${route.url}: ${sender}, ${type || 'nothing'}: ${status}`);
    }
  }
  return acceptedWrites;
}
