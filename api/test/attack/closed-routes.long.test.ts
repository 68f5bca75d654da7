/** SECURITY.md, rows 1 to 6 and 9: routes that need a role are closed to every spelling of their address. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/core/app.ts';
import { CHEAP } from '../../src/core/http/public-limits.ts';
import { ORIGIN, startApp, type TestServer } from '../support/app.ts';
import { addressOf, closedRoutes, isWrite, partFor, type Route, sendRaw, sendRequest, withWeakness } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
  mkdirSync(join(server.dataDir, 'site'), { recursive: true });
  writeFileSync(join(server.dataDir, 'site', '404.html'), 'nothing here');
});
afterAll(() => server.close());

/** Ways to write an address that some parser treats as the same. */
const SPELLINGS: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'slash at the end': (path) => `${path}/`,
  'two slashes in front': (path) => `/${path}`,
  'three slashes in front': (path) => `//${path}`,
  'two slashes inside': (path) => path.replace(/\/(?=[^/]+$)/, '//'),
  'dot segment': (path) => path.replace(/\/(?=[^/]+$)/, '/./'),
  'encoded dot segment': (path) => path.replace(/\/(?=[^/]+$)/, '/%2e/'),
  'up and down again': (path) => path.replace(/\/(?=[^/]+$)/, '/x/../'),
  'encoded up and down': (path) => path.replace(/\/(?=[^/]+$)/, '/x/%2e%2e/'),
  'public folder and up': (path) => `/media/..${path}`,
  'public folder and encoded up': (path) => `/media/%2e%2e${path}`,
  'servlet parameter and up': (path) => `/media/..;${path}`,
  'encoded slash': (path) => path.replace(/\/(?=[^/]+$)/, '%2F'),
  'encoded slash in small letters': (path) => path.replace(/\/(?=[^/]+$)/, '%2f'),
  'slash encoded twice': (path) => path.replace(/\/(?=[^/]+$)/, '%252F'),
  'every slash encoded': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  backslash: (path) => path.replace(/\/(?=[^/]+$)/, '\\'),
  'encoded backslash': (path) => path.replace(/\/(?=[^/]+$)/, '%5C'),
  'backslash in front': (path) => `/\\${path.slice(1)}`,
  'a letter encoded': (path) => path.replace('a', '%61'),
  'a letter encoded twice': (path) => path.replace('a', '%2561'),
  'every letter encoded': (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'overlong UTF-8 letter': (path) => path.replace('a', '%C1%A1'),
  'overlong UTF-8 slash': (path) => path.replace(/\/(?=[^/]+$)/, '%C0%AF'),
  'wide letter': (path) => path.replace('a', '%EF%BD%81'),
  'semicolon at the end': (path) => `${path};`,
  'servlet parameter': (path) => `${path};v=1`,
  'servlet parameter inside': (path) => path.replace(/\/(?=[^/]+$)/, ';v=1/'),
  'encoded semicolon': (path) => `${path}%3B`,
  'NUL at the end': (path) => `${path}%00`,
  'NUL and a public ending': (path) => `${path}%00.css`,
  'a public ending': (path) => `${path}.css`,
  'a public ending in a parameter': (path) => `${path};x.css`,
  'encoded question mark': (path) => `${path}%3F`,
  'encoded hash': (path) => `${path}%23`,
  'blank at the end': (path) => `${path}%20`,
  'tab at the end': (path) => `${path}%09`,
  'line end': (path) => `${path}%0D%0A`,
  'capital letters': (path) => path.toUpperCase(),
  'a capital letter': (path) => path.replace('/api', '/Api'),
  'whole address': (path) => `http://localhost:3000${path}`,
  'whole address of elsewhere': (path) => `http://127.0.0.1${path}`,
  'a query that says public': (path) => `${path}?public=true&drafts=false&admin=true`,
  'a method in the query': (path) => `${path}?_method=GET`,
};

describe('rows 1, 3, 4: path confusion', () => {
  test('requires a session for every spelling of a path', async () => {
    expect(Object.keys(SPELLINGS).length).toBeGreaterThanOrEqual(40);
    const routes = closedRoutes(server.app);
    expect(routes.length).toBeGreaterThan(150);
    expect(await openings(server.app, routes)).toEqual([]);
  });

  test('control: detects an auth guard that compares raw URLs', async () => {
    const openRoutes = await withWeakness(guardedByAddress, (app) =>
      openings(app, [{ method: 'GET', url: '/api/guarded/list' }]),
    );
    expect(openRoutes).toContain('GET /api/guarded/list: a letter encoded');
    expect(openRoutes).toContain('GET /api/guarded/list: a capital letter');
  });
});

test('row 6: control: detects a route without a guard', async () => {
  const weaken = (app: App) => {
    app.post('/api/forgotten', { config: { public: CHEAP }, schema: { hide: true } }, async () => 'everybody’s');
  };
  const openRoutes = await withWeakness(weaken, (app) => openings(app, [{ method: 'POST', url: '/api/forgotten' }]));
  expect(openRoutes).not.toEqual([]);
});

describe('row 5: no header and no extra field replaces a login', () => {
  const CLAIMS: Record<string, string>[] = [
    { 'x-original-url': '/healthz' },
    { 'x-rewrite-url': '/healthz' },
    { 'x-http-method-override': 'GET' },
    { 'x-forwarded-user': 'admin' },
    { 'x-remote-user': 'admin' },
    { 'x-authenticated': 'true' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
    { 'x-2fa-verified': '1' },
    { authorization: 'Basic YWRtaW46YWRtaW4=' },
    { authorization: 'Bearer null' },
    { authorization: 'Bearer ' },
    { authorization: 'bearer undefined' },
    { cookie: 'session=; session=null' },
    { cookie: "session=' OR 1=1 --" },
    { cookie: 'session[]=1; session.id=1' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
  ];

  test('returns 401 on every closed route despite spoofed headers', async () => {
    for (const [n, route] of closedRoutes(server.app).entries()) {
      // Sends a quarter of the claims to each route.
      for (const claim of CLAIMS.filter((_, m) => (n + m) % 4 === 0)) {
        const headers = { origin: ORIGIN, ...claim, ...(isWrite(route) && { 'content-type': 'application/json' }) };
        const payload = isWrite(route) ? '{}' : undefined;
        const { status } = await sendRequest(server.app, {
          method: route.method,
          url: addressOf(route),
          headers,
          payload,
        });
        expect(status, `${route.method} ${route.url} ${JSON.stringify(claim)}`).toBe(401);
      }
    }
  });

  test('a login rejects extra fields without setting a cookie', async () => {
    for (const extra of [{ skipEmailVerification: true }, { role: 'administrator' }, { code: '' }, { totp: true }]) {
      const payload = { email: 'nobody@example.com', password: 'correct horse battery', ...extra };
      const { status, headers } = await sendRequest(server.app, { method: 'POST', url: '/api/session', payload });
      expect(status).toBe(422);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });
});

test('row 9: without users, no guess or route lets anyone in', async () => {
  const emptyServer = await startApp();
  for (const email of ['admin', 'admin@example.com', 'admin@localhost', 'root@localhost', 'test@test.com']) {
    const payload = { email, password: 'admin' };
    const { status } = await sendRequest(emptyServer.app, { method: 'POST', url: '/api/session', payload });
    expect(status).toBe(401);
  }
  expect(await openings(emptyServer.app, closedRoutes(emptyServer.app), ['as it is'])).toEqual([]);
  await emptyServer.close();
});

test('rows 2, 14: the renderer exposes no middleware or server addresses', async () => {
  for (const name of ['middleware.ts', 'middleware.js', 'middleware/index.ts', 'actions/index.ts']) {
    expect(existsSync(new URL(`../../../site/src/${name}`, import.meta.url))).toBe(false);
  }
  for (const url of [
    '/_image?href=/etc/passwd',
    '/_server-islands/Header',
    '/_actions/save',
    '/_astro/%2e%2e/app.db',
  ]) {
    const responses = [
      await sendRequest(server.app, { url }),
      await sendRequest(server.app, { url, method: 'POST', payload: {} }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  }
});

/** Returns every closed route that responds without a session, with the spelling that opened it. */
async function openings(app: App, routes: Route[], spellings = Object.keys(SPELLINGS)): Promise<string[]> {
  const openRoutes: string[] = [];
  for (const [n, route] of routes.entries()) {
    const [plain = '', ...others] = spellings;
    for (const name of [plain, ...(routes.length > 1 ? partFor(others, n, 6) : others)]) {
      const path = SPELLINGS[name]?.(addressOf(route)) ?? '';
      const headers = isWrite(route) ? { 'content-type': 'application/json' } : undefined;
      const { status } = await sendRaw(app, { method: route.method, path, headers });
      // Ignores redirects, which reveal nothing: a client would send another request.
      if (status < 300 || status >= 500) openRoutes.push(`${route.method} ${route.url}: ${name}`);
    }
  }
  return openRoutes;
}

/** Adds the weakness behind CVE-2026-6414: a guard that checks the address as sent, although the router decodes it. */
function guardedByAddress(app: App) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/guarded')) return reply.code(401).send();
  });
  app.get('/api/guarded/list', { config: { public: CHEAP }, schema: { hide: true } }, async () => 'secret');
  app.get('/Api/guarded/list', { config: { public: CHEAP }, schema: { hide: true } }, async () => 'secret');
}
