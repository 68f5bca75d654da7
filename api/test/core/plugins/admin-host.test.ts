import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../../src/core/auth/users.ts';
import { readEnv } from '../../../src/core/settings/env.ts';
import { addressOf, isWrite, type Route, sendRaw, sendRequest } from '../../attack/kit.ts';
import { cookieOf, PASSWORD, startApp, type TestServer } from '../../support/app.ts';

const ADMIN = 'admin.orrinvale.example';
const SITE = 'www.orrinvale.example';
const EMAIL = 'ada@example.com';
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const env = { PUBLIC_SITE_URL: `https://${SITE}`, ADMIN_ORIGIN: `https://${ADMIN}`, SMTP_URL: 'smtp://127.0.0.1:1' };
  server = await startApp({ env });
  for (const [path, text] of [
    ['index.html', 'Home'],
    ['about-us/index.html', 'About'],
    ['404.html', 'Nothing'],
    ['_astro/page.css', 'p {}'],
    ['icons.svg', '<svg/>'],
  ] as const) {
    mkdirSync(join(server.dataDir, 'site', path, '..'), { recursive: true });
    writeFileSync(join(server.dataDir, 'site', path), text);
  }
  await createUser(server.db, { email: EMAIL, name: 'Ada', role: 'administrator', password: PASSWORD }, 0);
  cookie = cookieOf(await logIn(ADMIN));
});
afterAll(() => server.close());

const logIn = (host: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email: EMAIL, password: PASSWORD },
    headers: { host },
  });
const sendTo = (host: string, url: string, headers = {}) =>
  sendRequest(server.app, { url, headers: { host, ...headers } });

test('the site’s host rejects admin requests, even with the admin’s cookie', async () => {
  const ofAdmin = server.app.declaredRoutes.filter(({ roles }) => roles !== 'public') as Route[];
  expect(ofAdmin.length).toBeGreaterThan(150);
  for (const route of ofAdmin) {
    const headers = { host: SITE, cookie, origin: `https://${ADMIN}` };
    const payload = isWrite(route) ? {} : undefined;
    const { status } = await sendRequest(server.app, { method: route.method, url: addressOf(route), headers, payload });
    expect(status, `${route.method} ${route.url}`).toBe(404);
  }
  for (const url of ['/admin', '/admin/', '/admin/assets/index.js', '/api/docs', '/api/openapi.json']) {
    expect((await sendTo(SITE, url, { cookie })).status, url).toBe(404);
  }
  expect((await logIn(SITE)).statusCode).toBe(404);
  const linkRequest = { method: 'POST' as const, url: '/api/password-links', payload: { email: EMAIL } };
  expect((await sendRequest(server.app, { ...linkRequest, headers: { host: SITE } })).status).toBe(404);
  expect((await sendTo(SITE, '/api/content/slides?drafts=true', { cookie })).status).toBe(401);
});

test('serves no admin API on an unknown host', async () => {
  for (const host of ['127.0.0.1:3000', `${ADMIN}.evil.example`, `evil-${ADMIN}`, `${ADMIN}:8080`]) {
    expect((await sendTo(host, '/api/session', { cookie })).status, host).toBe(404);
    expect((await sendTo(host, '/api/session', { cookie, 'x-forwarded-host': ADMIN })).status, host).toBe(404);
  }
});

test('serves everything on the admin’s host with a host-bound cookie', async () => {
  expect([(await logIn(ADMIN)).headers['set-cookie']].flat()[0]).toMatch(
    /^__Host-session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await sendTo(ADMIN, '/api/session', { cookie })).status).toBe(200);
  expect((await sendTo(ADMIN.toUpperCase(), '/api/content/slides?drafts=true', { cookie })).status).toBe(200);
  const save = (origin: string) =>
    sendRequest(server.app, {
      method: 'POST',
      url: '/api/content/slides',
      payload: {},
      headers: { host: ADMIN, cookie, origin },
    });
  expect((await save(`https://${ADMIN}`)).status).toBe(422);
  // A page of the public site is another origin, so its requests are rejected.
  expect((await save(`https://${SITE}`)).status).toBe(403);
});

test('redirects pages of the site from the admin host to the site', async () => {
  expect((await sendTo(ADMIN, '/')).headers.location).toBe('/admin');
  for (const [path, to] of [
    ['/about-us?x=1', '/about-us?x=1'],
    ['/job/abc', '/job/abc'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example', '/evil.example'],
    ['/preview/abc', '/preview/abc'],
  ]) {
    const { status, headers, body } = await sendRaw(server.app, { path: path ?? '', headers: { host: ADMIN } });
    expect([status, headers.location, body]).toEqual([307, `https://${SITE}${to}`, '']);
  }
  // Previews need the pages' styles and images.
  for (const url of ['/_astro/page.css', '/icons.svg']) expect((await sendTo(ADMIN, url)).status).toBe(200);
  expect((await sendTo(ADMIN, '/_astro/../about-us')).status).toBe(307);
  expect((await sendTo(SITE, '/about-us')).body).toBe('About');
});

test('links in emails use the admin’s host', async () => {
  const linkRequest = { method: 'POST' as const, url: '/api/password-links', payload: { email: EMAIL } };
  expect((await sendRequest(server.app, { ...linkRequest, headers: { host: ADMIN } })).status).toBe(202);
  const mails = JSON.stringify(server.db.$client.prepare('SELECT mail FROM outbox').all());
  expect(mails).toContain(`https://${ADMIN}/admin#reset=`);
  expect(mails).not.toContain(`https://${SITE}/admin`);
});

test('requires an ADMIN_ORIGIN without a path, as secure as the site', () => {
  const env = (ADMIN_ORIGIN: string) => readEnv({ PUBLIC_SITE_URL: 'https://a.example', ADMIN_ORIGIN });
  expect(env('https://admin.a.example').adminHost).toBe('admin.a.example');
  expect(env('https://a.example').adminHost).toBe(null);
  expect(() => env('http://admin.a.example')).toThrow('must use https');
  expect(() => env('https://admin.a.example/admin')).toThrow('must be an origin without a path');
  expect(readEnv({}).adminHost).toBe(null);
});
