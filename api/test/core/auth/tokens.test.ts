/** The permissions of access tokens, and their expiry. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { type Client, PASSWORD, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';

const DAY = 24 * 3_600_000;
const NEW = 'a wholly new password';
const clock = fakeClock('2026-11-21T09:00:00.000Z');
let server: TestServer;
let admin: Awaited<ReturnType<TestServer['logIn']>>;
beforeAll(async () => {
  server = await startApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
beforeEach(async () => {
  server.db.delete(users).run();
  admin = await server.logIn();
});
afterAll(() => server.close());

/** Creates a token as `maker`. Returns a function that sends requests with the token. */
async function tokenOf(maker: Client, role: string, extraFields: object = {}) {
  const { body, status } = await maker.post('/api/tokens', { name: 'Nightly build', role, ...extraFields });
  expect(status).toBe(201);
  return (url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${body.secret}` },
      payload: method === 'GET' ? undefined : {},
    });
}
const newestMail = () => server.db.select().from(outbox).all().at(-1)?.mail.text ?? '';

describe('an access token', () => {
  test('reaches no session route except GET /api/session', async () => {
    const call = await tokenOf(admin, 'administrator');
    const routes = server.app.declaredRoutes.filter(
      ({ url, roles, method }) => /^\/api\/sessions?(\/|$)/.test(url) && roles !== 'public' && method !== 'HEAD',
    );
    expect(routes.length).toBeGreaterThan(9);
    for (const { method, url } of routes) {
      const { statusCode } = await call(url.replace(':id', '1'), method as 'GET');
      expect(`${method} ${url} ${statusCode}`).toBe(
        `${method} ${url} ${method === 'GET' && url === '/api/session' ? 200 : 403}`,
      );
    }
    expect((await admin.get('/api/session')).status).toBe(200);
  });

  test('can move content to the bin but not empty the bin', async () => {
    const call = await tokenOf(admin, 'administrator');
    const isFinal = ({ method, url }: { method: string; url: string }) =>
      method === 'DELETE' && (/^\/api\/.+\/bin$/.test(url) || url === '/api/setup/sample');
    const routes = server.app.declaredRoutes.filter(isFinal);
    expect(routes.length).toBeGreaterThan(9);
    for (const { url } of routes) expect(`${url} ${(await call(url, 'DELETE')).statusCode}`).toBe(`${url} 403`);
    expect((await admin.delete('/api/content/jobs/bin')).status).toBe(200);
  });

  test('expires after 90 days unless its owner chose otherwise', async () => {
    const [usual, endless] = [await tokenOf(admin, 'editor'), await tokenOf(admin, 'editor', { expiresAt: null })];
    await clock.leap(90 * DAY - 1);
    expect((await usual('/api/session')).statusCode).toBe(200);
    await clock.advance(1);
    expect([(await usual('/api/session')).statusCode, (await endless('/api/session')).statusCode]).toEqual([401, 200]);
  });

  test.each([1_000, 0])('cannot be created with an expiry %i milliseconds ago', async (ageMs) => {
    const expiresAt = new Date(clock.now() - ageMs).toISOString();
    const { status, body } = await admin.post('/api/tokens', { name: 'Late', role: 'editor', expiresAt });
    const message = 'The expiry date must be in the future.';
    expect([status, body]).toEqual([422, { message, issues: [{ path: 'expiresAt', message }] }]);
    expect((await admin.get('/api/tokens')).body.total).toBe(0);
  });

  test('is named in the audit log instead of its owner', async () => {
    const call = await tokenOf(admin, 'recruiter');
    const csv = await call('/api/applications/export');
    expect(csv.statusCode).toBe(200);
    const user = 'Nightly build (access token)';
    const newest = async () => (await admin.get('/api/audit?search=nightly+build')).body.items[0];
    expect(await newest()).toMatchObject({ user, action: 'application.export' });
    const { items } = (await admin.get('/api/tokens')).body;
    await admin.delete(`/api/tokens/${items[0].id}`);
    expect(await newest()).toMatchObject({ user, action: 'application.export' });
    expect((await admin.get(`/api/audit?user=${admin.user.id}&action=application`)).body.items[0]).toMatchObject({
      user,
    });
  });
});

describe('tokens end', () => {
  const isAlive = async (call: Awaited<ReturnType<typeof tokenOf>>) => (await call('/api/users')).statusCode === 200;

  test('when their owner changes the password, unless the owner keeps them', async () => {
    const call = await tokenOf(admin, 'administrator');
    const passwordChange = { current: PASSWORD, next: NEW, endTokens: false };
    expect((await admin.put('/api/session/password', passwordChange)).status).toBe(204);
    expect(await isAlive(call)).toBe(true);
    expect(newestMail()).not.toContain('access token');
    expect((await admin.put('/api/session/password', { current: NEW, next: PASSWORD })).status).toBe(204);
    expect(await isAlive(call)).toBe(false);
    expect(newestMail()).toContain('These access tokens no longer work: Nightly build.');
  });

  test('when their owner sets a password with a link', async () => {
    const call = await tokenOf(admin, 'administrator');
    expect((await admin.post(`/api/users/${admin.user.id}/link`)).status).toBe(202);
    const secret = /#reset=([\w-]+)/.exec(newestMail())?.[1];
    expect((await server.anonymous.post('/api/password-links/use', { secret, password: NEW })).status).toBe(204);
    expect(await isAlive(call)).toBe(false);
  });

  test('when an administrator sets the owner’s password, but no other user’s', async () => {
    const other = await server.logIn();
    const [theirs, mine] = [await tokenOf(other, 'administrator'), await tokenOf(admin, 'administrator')];
    expect((await admin.patch(`/api/users/${other.user.id}`, { password: NEW })).status).toBe(200);
    expect([await isAlive(theirs), await isAlive(mine)]).toEqual([false, true]);
  });
});
