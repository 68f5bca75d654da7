/** Strangers who guess passwords or request links do not lock the owner out of an account. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../src/core/auth/users.ts';
import { loginAttempts, users } from '../../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { CHEAP_HASH, cookieOf, logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

const MINUTE = 60_000;
const EMAIL = 'ada@example.com';
const STRANGER = '203.0.113.66';
const clock = fakeClock('2026-11-21T09:00:00.000Z');
let server: TestServer;
beforeAll(async () => {
  server = await startApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
beforeEach(async () => {
  for (const table of [users, loginAttempts, outbox]) server.db.delete(table).run();
  await createUser(server.db, { email: EMAIL, name: 'Ada', role: 'administrator', password: null }, 0);
  server.db.update(users).set({ passwordHash: CHEAP_HASH }).run();
});
afterAll(() => server.close());

function post(url: string, payload: object, remoteAddress = '192.0.2.1', headers = {}) {
  return server.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
}
const logIn = (password: string, address?: string, cookie = '') =>
  post('/api/session', { email: EMAIL, password }, address, { cookie });
async function guessMany(times: number, addressOf: (i: number) => string) {
  for (let i = 0; i < times; i += 1) await logIn('a wrong guess', addressOf(i));
}
/** Every cookie that a response sets, as a browser sends it back. */
const cookiesOf = (response: { headers: Record<string, unknown> }) =>
  [response.headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
const browserOf = (cookies: string) => /browser=[^;]+/.exec(cookies)?.[0] ?? '';

describe('during a password-guessing attack', () => {
  test('the owner logs in from another network', async () => {
    await guessMany(13, () => STRANGER);
    expect((await logIn(PASSWORD, STRANGER)).statusCode).toBe(429);
    expect((await logIn(PASSWORD)).statusCode).toBe(200);
  });

  test('from many networks, only known browsers can log in', async () => {
    const browser = browserOf(cookiesOf(await logIn(PASSWORD)));
    await guessMany(110, (i) => `198.51.100.${i}`);
    expect((await logIn(PASSWORD)).statusCode).toBe(429);
    expect((await logIn(PASSWORD, '192.0.2.1', browser)).statusCode).toBe(200);
    await clock.advance(15 * MINUTE + 1);
    expect((await logIn(PASSWORD)).statusCode).toBe(200);
  });

  test('from an IPv6 /48, the owner logs in from another network', async () => {
    await guessMany(110, (i) => `2001:db8:1:${i.toString(16)}::1`);
    expect((await logIn(PASSWORD, '2001:db8:1:ffff::1')).statusCode).toBe(429);
    expect((await logIn(PASSWORD, '2001:db8:2::1')).statusCode).toBe(200);
  });

  test('limits an IPv6 /48 to 120 logins and 120 links across accounts', async () => {
    const addressOf = (i: number) => `2001:db8:1:${i.toString(16)}::1`;
    const postMany = async (url: string) => {
      const responses: number[] = [];
      for (let i = 0; i < 121; i += 1) {
        const payload = { email: `user${i}@example.com`, password: 'wrong' };
        responses.push(
          (await post(url, url === '/api/session' ? payload : { email: payload.email }, addressOf(i))).statusCode,
        );
      }
      return responses;
    };
    const statuses = await postMany('/api/session');
    expect([statuses.slice(0, 120).every((status) => status === 401), statuses[120]]).toEqual([true, 429]);
    expect((await logIn(PASSWORD, '2001:db8:2::1')).statusCode).toBe(200);
    const links = await postMany('/api/password-links');
    expect([links.slice(0, 120).every((status) => status === 202), links[120]]).toEqual([true, 429]);
  });

  test('from the same network, only known browsers can log in', async () => {
    const browser = browserOf(cookiesOf(await logIn(PASSWORD)));
    for (let i = 0; i < 31; i += 1) await post('/api/session', { email: `user${i}@example.com`, password: 'wrong' });
    expect((await logIn(PASSWORD)).statusCode).toBe(429);
    expect((await logIn(PASSWORD, '192.0.2.1', browser)).statusCode).toBe(200);
  });

  test('a logged-in owner can still confirm and change the password', async () => {
    const cookie = cookieOf(await logIn(PASSWORD));
    await guessMany(110, (i) => `198.51.100.${i}`);
    const headers = { cookie, origin: ORIGIN };
    expect((await post('/api/session/confirm', { password: PASSWORD }, '192.0.2.1', headers)).statusCode).toBe(204);
    const payload = { current: PASSWORD, next: 'a wholly new password' };
    const change = await server.app.inject({ method: 'PUT', url: '/api/session/password', payload, headers });
    expect(change.statusCode).toBe(204);
  });
});

describe('a browser that has logged in before', () => {
  test('has a separate limit of ten guesses', async () => {
    const browser = browserOf(cookiesOf(await logIn(PASSWORD)));
    for (let i = 0; i < 10; i += 1) expect((await logIn('wrong', `198.51.100.${i}`, browser)).statusCode).toBe(401);
    expect((await logIn(PASSWORD, '198.51.100.99', browser)).statusCode).toBe(429);
    expect((await logIn(PASSWORD)).statusCode).toBe(200);
  });

  test('is recognised by an unforgeable cookie, for one account only', async () => {
    const other = await server.logIn('editor');
    const otherBrowser = browserOf(cookiesOf(await logInAs(server.app, other.user.email, PASSWORD)));
    await guessMany(10, () => STRANGER);
    for (const browser of [otherBrowser, 'browser=a.b.c', `browser=${'a'.repeat(300)}`, `${otherBrowser}x`]) {
      expect((await logIn(PASSWORD, STRANGER, browser)).statusCode).toBe(429);
    }
  });

  test('is recognised by an HttpOnly cookie that does not log in', async () => {
    const response = await logIn(PASSWORD);
    const cookie = [response.headers['set-cookie']].flat().find((text) => text?.startsWith('browser='));
    expect(cookie).toMatch(/^browser=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: browserOf(cookie ?? '') };
    expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
    const nextLogin = await logIn(PASSWORD, '192.0.2.1', browserOf(cookie ?? ''));
    expect(cookiesOf(nextLogin)).not.toContain('browser=');
  });
});

test('excess requests for links get the usual response but no email', async () => {
  const requestLink = (address: string) => post('/api/password-links', { email: EMAIL }, address);
  const responses = [];
  for (let i = 0; i < 6; i += 1) responses.push(await requestLink(`198.51.100.${i}`));
  responses.push(await requestLink('192.0.2.1'));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(responses[0]?.statusCode).toBe(202);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.db.select().from(outbox).all()).toHaveLength(3);
});

test('link requests do not count towards a network’s login limit', async () => {
  for (let i = 0; i < 30; i += 1) await post('/api/password-links', { email: `user${i}@example.com` });
  expect((await post('/api/password-links', { email: EMAIL })).statusCode).toBe(429);
  expect((await logIn(PASSWORD)).statusCode).toBe(200);
});

test.each(['/api/session', '/api/session/code', '/api/password-links', '/api/password-links/look'])(
  '%s rejects cross-site requests, whatever headers the browser omits',
  async (url) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const payload = { email: EMAIL, password: PASSWORD, code: '1', secret: 'x' };
      const names = {
        '/api/session': ['email', 'password'],
        '/api/session/code': ['code'],
        '/api/password-links': ['email'],
      };
      const usedNames = names[url as keyof typeof names] ?? ['secret'];
      const form = Object.fromEntries(Object.entries(payload).filter(([name]) => usedNames.includes(name)));
      expect((await post(url, form, '192.0.2.1', { 'sec-fetch-site': site })).statusCode).toBe(403);
    }
  },
);
