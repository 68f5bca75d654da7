import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../src/core/auth/users.ts';
import { loginAttempts, users } from '../../../../src/core/database/schema/auth.ts';
import { cookieOf, logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const EMAIL = 'ada@example.com';
const clock = fakeClock('2026-11-21T09:00:00.000Z');
let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startApp({ clock });
});
beforeEach(async () => {
  for (const table of [users, loginAttempts]) server.db.delete(table).run();
  const user = await createUser(server.db, { email: EMAIL, name: 'Ada', role: 'administrator', password: PASSWORD }, 0);
  userId = String(user?.id);
});
afterAll(() => server.close());

const logIn = (password = PASSWORD, email = EMAIL, headers = {}) => logInAs(server.app, email, password, headers);
const requestSession = (cookie: string) => server.app.inject({ url: '/api/session', headers: { cookie } });

describe('logging in', () => {
  test('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await logIn();
    expect(response.json()).toEqual({ user: { id: userId, email: EMAIL, name: 'Ada', role: 'administrator' } });
    expect(response.headers['set-cookie']?.[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await requestSession(cookieOf(response))).statusCode).toBe(200);
  });

  test('over https the cookie is bound to the host', async () => {
    const secure = await startApp({ env: { PUBLIC_SITE_URL: 'https://orrinvale.example' } });
    await createUser(secure.db, { email: EMAIL, name: 'Ada', role: 'editor', password: PASSWORD }, 0);
    const response = await logInAs(secure.app, EMAIL, PASSWORD);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-browser=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });

  test('does not reveal which users exist', async () => {
    const wrongResponse = await logIn('not the password');
    const unknownResponse = await logIn(PASSWORD, 'nobody@example.com');
    expect([wrongResponse.statusCode, unknownResponse.statusCode]).toEqual([401, 401]);
    expect(wrongResponse.body).toBe(unknownResponse.body);
    expect(wrongResponse.headers['set-cookie']).toBeUndefined();
  });

  test('accepts the address in any case but no unknown fields', async () => {
    expect((await logIn(PASSWORD, ' ADA@Example.com ')).statusCode).toBe(200);
    const extra = { email: EMAIL, password: 'wrong password', admin: true, skipVerification: true };
    const response = await server.anonymous.post('/api/session', extra);
    expect(response.status).toBe(422);
  });

  test('replaces the session cookie at each login', async () => {
    const plantedCookie = 'session=chosen-by-an-attacker';
    const response = await logIn(PASSWORD, EMAIL, { cookie: plantedCookie });
    expect(cookieOf(response)).not.toBe(plantedCookie);
    expect((await requestSession(plantedCookie)).statusCode).toBe(401);
    const secondLogin = await logIn(PASSWORD, EMAIL, { cookie: cookieOf(response) });
    expect((await requestSession(cookieOf(response))).statusCode).toBe(401);
    expect((await requestSession(cookieOf(secondLogin))).statusCode).toBe(200);
  });

  test('is rejected from a page of another site', async () => {
    const response = await logIn(PASSWORD, EMAIL, { origin: 'https://evil.example' });
    expect(response.statusCode).toBe(403);
  });

  test('stores neither session secrets nor passwords in plain text', async () => {
    const secret = cookieOf(await logIn()).split('=')[1];
    expect(JSON.stringify(server.db.$client.prepare('SELECT * FROM sessions').all())).not.toContain(secret);
    const storedHash = server.db.$client.prepare('SELECT passwordHash FROM users').pluck().get();
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a session ends', () => {
  test('at logout, even for a replayed cookie', async () => {
    const cookie = cookieOf(await logIn());
    const logoutResponse = await server.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { cookie, origin: ORIGIN },
    });
    expect(logoutResponse.statusCode).toBe(204);
    expect(logoutResponse.headers['set-cookie']).toContain('session=;');
    expect((await requestSession(cookie)).statusCode).toBe(401);
  });

  test('after twelve idle hours, but not while it is used', async () => {
    const cookie = cookieOf(await logIn());
    for (let i = 0; i < 3; i += 1) {
      await clock.advance(11 * HOUR);
      expect((await requestSession(cookie)).statusCode).toBe(200);
    }
    await clock.advance(12 * HOUR + MINUTE);
    expect((await requestSession(cookie)).statusCode).toBe(401);
  });

  test('after seven days in any case', async () => {
    const cookie = cookieOf(await logIn());
    for (let i = 0; i < 16; i += 1) {
      await clock.advance(10 * HOUR);
      expect((await requestSession(cookie)).statusCode).toBe(200);
    }
    await clock.advance(9 * HOUR);
    expect((await requestSession(cookie)).statusCode).toBe(401);
  });

  test('in other browsers when the password changes', async () => {
    const ownCookie = cookieOf(await logIn());
    const other = cookieOf(await logIn());
    const change = (current: string, next: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/session/password',
        headers: { cookie: ownCookie, origin: ORIGIN },
        payload: { current, next },
      });
    expect((await change('not the password', 'a new long password')).json().issues[0].path).toBe('current');
    expect((await change(PASSWORD, 'short')).statusCode).toBe(422);
    expect((await change(PASSWORD, 'a new long password')).statusCode).toBe(204);
    expect((await requestSession(ownCookie)).statusCode).toBe(200);
    expect((await requestSession(other)).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(401);
    expect((await logIn('a new long password')).statusCode).toBe(200);
  });

  test('when the user is disabled', async () => {
    const editor = await server.logIn('editor');
    const admin = await server.logIn();
    await admin.patch(`/api/users/${editor.user.id}`, { disabled: true });
    expect((await editor.get('/api/session')).status).toBe(401);
    expect((await logIn(PASSWORD, editor.user.email)).statusCode).toBe(401);
  });
});

describe('failed logins', () => {
  test('are limited by account and network, even after a restart', async () => {
    for (let i = 0; i < 10; i += 1) expect((await logIn('wrong password')).statusCode).toBe(401);
    const limitedResponse = await logIn();
    expect(limitedResponse.statusCode).toBe(429);
    expect(Number(limitedResponse.headers['retry-after'])).toBe(15 * 60);
    const second = await startApp({ clock, dataDir: server.dataDir });
    expect((await logInAs(second.app, EMAIL, PASSWORD)).statusCode).toBe(429);
    await clock.advance(15 * MINUTE + 1);
    expect((await logInAs(second.app, EMAIL, PASSWORD)).statusCode).toBe(200);
    await second.close();
  });

  test('are limited per address, regardless of account and headers', async () => {
    const attempts = Array.from({ length: 40 }, (_, i) =>
      logIn('wrong password', `user${i}@example.com`, { 'x-forwarded-for': `10.0.0.${i}`, 'x-real-ip': `10.0.0.${i}` }),
    );
    const statuses = (await Promise.all(attempts)).map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('are reset by a successful login', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 8; i += 1) await logIn('wrong password');
      await clock.advance(20 * MINUTE);
      expect((await logIn()).statusCode).toBe(200);
    }
  });
});

describe('a write request', () => {
  const foreignOrigins = [
    ['no Origin', {}],
    ['another origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['a sibling host', { origin: 'http://www.localhost:3000' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['a prefix of ours', { origin: 'http://localhost:3000.evil.example' }],
    ['a cross-site fetch', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
  ] as const;
  const bodies = [
    ['application/json', '{}'],
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
  ];

  test.each(foreignOrigins)('is rejected from %s, with every content type', async (_name, headers) => {
    const cookie = cookieOf(await logIn());
    for (const [type, payload] of bodies) {
      for (const url of ['/api/content/jobs', '/api/users', '/api/media']) {
        const allHeaders = { ...headers, cookie, 'content-type': type };
        const response = await server.app.inject({ method: 'POST', url, headers: allHeaders, payload });
        expect(response.statusCode, `${url} ${type}`).toBe(403);
      }
    }
  });

  test.each([
    [{ origin: ORIGIN }],
    [{ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://127.0.0.1:4321', host: '127.0.0.1:4321' }],
  ])('is accepted from our own pages: %j', async (headers) => {
    const cookie = cookieOf(await logIn());
    const options = { method: 'POST' as const, url: '/api/content/jobs', headers: { ...headers, cookie }, payload: {} };
    expect((await server.app.inject(options)).statusCode).toBe(422);
  });
});

describe('an access token', () => {
  test('works without a cookie, with its own role, until it is deleted', async () => {
    const admin = await server.logIn();
    const tokenResponse = await admin.post('/api/tokens', { name: 'CI', role: 'editor' });
    expect(tokenResponse.status).toBe(201);
    const authorization = `Bearer ${tokenResponse.body.secret}`;
    const sendRequest = (url: string, method: 'GET' | 'POST' = 'GET') =>
      server.app.inject({ method, url, headers: { authorization }, payload: method === 'POST' ? {} : undefined });
    expect((await sendRequest('/api/session')).json().user.role).toBe('editor');
    expect((await sendRequest('/api/content/jobs', 'POST')).statusCode).toBe(422);
    expect((await sendRequest('/api/users')).statusCode).toBe(403);
    expect(JSON.stringify((await admin.get('/api/tokens')).body)).not.toContain(tokenResponse.body.secret);
    await admin.delete(`/api/tokens/${tokenResponse.body.token.id}`);
    expect((await sendRequest('/api/session')).statusCode).toBe(401);
  });

  test('stops working at its expiry time', async () => {
    const admin = await server.logIn();
    const tokenResponse = await admin.post('/api/tokens', {
      name: 'CI',
      role: 'editor',
      expiresAt: new Date(clock.now() + HOUR).toISOString(),
    });
    const sendRequest = () =>
      server.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${tokenResponse.body.secret}` } });
    expect((await sendRequest()).statusCode).toBe(200);
    await clock.advance(HOUR);
    expect((await sendRequest()).statusCode).toBe(401);
  });
});

describe('users', () => {
  test('are managed by administrators and recorded in the audit log', async () => {
    const admin = await server.logIn();
    const createdResponse = await admin.post('/api/users', {
      email: 'New@Example.com',
      name: 'New',
      role: 'recruiter',
      password: PASSWORD,
    });
    expect(createdResponse.body).toMatchObject({ email: 'new@example.com', role: 'recruiter', disabled: false });
    const repeatedResponse = await admin.post('/api/users', {
      email: 'new@example.com',
      name: 'x',
      role: 'editor',
      password: PASSWORD,
    });
    expect([repeatedResponse.status, repeatedResponse.body.issues[0].path]).toEqual([409, 'email']);
    const changedResponse = await admin.patch(`/api/users/${createdResponse.body.id}`, { role: 'editor' });
    expect(changedResponse.body.role).toBe('editor');
    const list = await admin.get('/api/users');
    expect(list.body.items.map((user: { email: string }) => user.email)).toContain('new@example.com');
    expect(JSON.stringify(list.body)).not.toContain('argon2');
    const selectActions = server.db.$client
      .prepare('SELECT action FROM audit_log WHERE subject = ? AND userId = ?')
      .pluck();
    expect(selectActions.all(createdResponse.body.id, admin.user.id)).toEqual(['user.create', 'user.update']);
  });

  test('the last administrator stays even if another has been invited', async () => {
    await createUser(
      server.db,
      { email: 'guest@example.com', name: 'Guest', role: 'administrator', password: null },
      0,
    );
    const cookie = cookieOf(await logIn());
    for (const payload of [{ disabled: true }, { role: 'editor' }]) {
      const headers = { cookie, origin: ORIGIN };
      const response = await server.app.inject({ method: 'PATCH', url: `/api/users/${userId}`, headers, payload });
      expect(response.statusCode).toBe(409);
    }
  });
});
