/** SECURITY.md, rows 19 and 20: sessions and tokens end on every event that must end them, and cannot be planted or replayed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../src/core/auth/users.ts';
import { loginAttempts, users } from '../../src/core/database/schema/auth.ts';
import { type Client, cookieOf, logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../support/app.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { addressOf, closedRoutes, isWrite, sendRequest } from './kit.ts';

const EMAIL = 'victim@example.com';
const DAY = 86_400_000;
const clock = fakeClock('2026-11-21T09:00:00.000Z');
let server: TestServer;
let administrator: Client;
let victim: { id: string; cookie: string; other: string };
beforeAll(async () => {
  server = await startApp({ clock });
});
beforeEach(async () => {
  for (const table of [users, loginAttempts]) server.db.delete(table).run();
  administrator = await server.logIn();
  const user = { email: EMAIL, name: 'Victim', role: 'administrator' as const, password: PASSWORD };
  const id = String((await createUser(server.db, user, clock.now()))?.id);
  victim = { id, cookie: await logIn(), other: await logIn() };
});
afterAll(() => server.close());

const logIn = async () => cookieOf(await logInAs(server.app, EMAIL, PASSWORD));
const requestAs = (cookie: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  sendRequest(server.app, { method, url, payload, headers: { cookie, origin: ORIGIN } });
const change = (changes: object) => administrator.patch(`/api/users/${victim.id}`, changes);

/** The ways to end a session whose cookie has been copied. */
const ENDS: Record<string, () => Promise<unknown>> = {
  'its owner logs out': () => requestAs(victim.cookie, 'DELETE', '/api/session'),
  'its owner changes the password elsewhere': () =>
    requestAs(victim.other, 'PUT', '/api/session/password', { current: PASSWORD, next: 'another battery staple' }),
  'its owner ends all other sessions': () => requestAs(victim.other, 'DELETE', '/api/sessions'),
  'an administrator sets a password': () => change({ password: 'another battery staple' }),
  'the user is disabled': () => change({ disabled: true }),
  'the user is disabled and enabled again': async () => {
    await change({ disabled: true });
    await change({ disabled: false });
  },
  'an administrator takes the second factor away': () => administrator.delete(`/api/users/${victim.id}/totp`),
  'a week has passed': () => clock.leap(7 * DAY + 1),
  'half a day without a request has passed': () => clock.leap(DAY / 2 + 1),
};

/** Requests that are still checking the old password when it changes, because Node hashes on other threads. */
const UNDERWAY: Record<string, () => Promise<{ statusCode?: number; status?: number }>> = {
  'a login': () => logInAs(server.app, EMAIL, PASSWORD),
  'another password change': () =>
    requestAs(victim.other, 'PUT', '/api/session/password', {
      current: PASSWORD,
      next: 'of whoever stole the session',
    }),
};

describe('row 19: a password change stops actions begun with the old password', () => {
  test.each(Object.keys(UNDERWAY))('%s', async (name) => {
    const count = server.db.$client.prepare('SELECT count(*) FROM login_attempts').pluck();
    const initialCount = count.get();
    const response = UNDERWAY[name]?.();
    // The count of attempts rises just before the password check.
    while (count.get() === initialCount) await new Promise(setImmediate);
    server.db.$client.prepare("UPDATE users SET passwordHash = passwordHash || 'x' WHERE id = ?").run(victim.id);
    const { statusCode, status = statusCode } = (await response) ?? {};
    expect([401, 422]).toContain(status);
    expect(server.db.$client.prepare('SELECT passwordHash FROM users WHERE id = ?').pluck().get(victim.id)).toMatch(
      /x$/,
    );
  });
});

describe('row 19: a copied cookie opens no route once', () => {
  test.each(Object.keys(ENDS))('%s', async (name) => {
    // Control: the session works beforehand.
    expect((await requestAs(victim.cookie, 'GET', '/api/users')).status).toBe(200);
    await ENDS[name]?.();
    const openedRoutes: string[] = [];
    // Each way to end a session is tried against a share of the routes.
    const [n, { length }] = [Object.keys(ENDS).indexOf(name), Object.keys(ENDS)];
    for (const route of closedRoutes(server.app).filter((_, m) => m % length === n)) {
      const payload = isWrite(route) ? {} : undefined;
      const headers = { cookie: victim.cookie, origin: ORIGIN };
      const { status } = await sendRequest(server.app, {
        method: route.method,
        url: addressOf(route),
        headers,
        payload,
      });
      if (status !== 401) openedRoutes.push(`${status} ${route.method} ${route.url}`);
    }
    expect(openedRoutes).toEqual([]);
  });
});

describe('row 19: an access token', () => {
  async function token(role = 'administrator') {
    const headers = { cookie: victim.cookie, origin: ORIGIN };
    const tokenResponse = await sendRequest(server.app, {
      method: 'POST',
      url: '/api/tokens',
      headers,
      payload: { name: 'CI', role },
    });
    const { secret } = JSON.parse(tokenResponse.body);
    return () => sendRequest(server.app, { url: '/api/audit', headers: { authorization: `Bearer ${secret}` } });
  }

  test('stops working when its owner is disabled', async () => {
    const use = await token();
    expect((await use()).status).toBe(200);
    await change({ disabled: true });
    expect((await use()).status).toBe(401);
  });

  test('stops working when its owner is no longer an administrator', async () => {
    const use = await token();
    expect((await use()).status).toBe(200);
    await change({ role: 'editor' });
    expect((await use()).status).toBe(401);
    // Restoring the role does not restore the session.
    await change({ role: 'administrator' });
    expect((await use()).status).toBe(401);
  });

  test('rejects a token sent as a cookie and vice versa', async () => {
    const secret = victim.cookie.split('=')[1];
    const asToken = await sendRequest(server.app, {
      url: '/api/session',
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(asToken.status).toBe(401);
  });
});

test('row 19: losing a role takes effect in open sessions', async () => {
  expect((await requestAs(victim.cookie, 'GET', '/api/users')).status).toBe(200);
  await change({ role: 'recruiter' });
  expect((await requestAs(victim.cookie, 'GET', '/api/users')).status).toBe(403);
  expect((await requestAs(victim.cookie, 'GET', '/api/session')).status).toBe(200);
});

describe('row 20: session fixation', () => {
  test.each(['session=chosen-by-an-attacker', `session=${'A'.repeat(43)}`, 'session='])(
    'a login replaces the planted cookie %s',
    async (plantedCookie) => {
      const response = await logInAs(server.app, EMAIL, PASSWORD, { cookie: plantedCookie });
      expect(cookieOf(response)).not.toBe(plantedCookie);
      expect((await requestAs(plantedCookie, 'GET', '/api/session')).status).toBe(401);
    },
  );

  test('a login ends the previous session of the browser', async () => {
    const response = await logInAs(server.app, EMAIL, PASSWORD, { cookie: victim.cookie });
    expect((await requestAs(victim.cookie, 'GET', '/api/session')).status).toBe(401);
    expect((await requestAs(cookieOf(response), 'GET', '/api/session')).status).toBe(200);
  });

  test('reads only the first of two session cookies', async () => {
    const twoCookies = `session=planted; ${victim.cookie}`;
    expect((await requestAs(twoCookies, 'GET', '/api/session')).status).toBe(401);
  });
});

test('secrets are unique 256-bit values that are not stored', async () => {
  const secrets = new Set<string>();
  for (let n = 0; n < 20; n += 1) secrets.add((await logIn()).split('=')[1] ?? '');
  expect(secrets.size).toBe(20);
  const storedSessions = JSON.stringify(server.db.$client.prepare('SELECT * FROM sessions').all());
  for (const secret of secrets) {
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(storedSessions).not.toContain(secret);
  }
});
