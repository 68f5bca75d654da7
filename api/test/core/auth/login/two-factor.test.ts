import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTotp } from '../../../../src/core/auth/login/two-factor.ts';
import { createUser } from '../../../../src/core/auth/users.ts';
import { loginAttempts, users } from '../../../../src/core/database/schema/auth.ts';
import { cookieOf, logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

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
  userId = await addUser('editor');
});
afterAll(() => server.close());

async function addUser(role: 'administrator' | 'editor', { db } = server) {
  const user = await createUser(db, { email: EMAIL, name: 'Ada', role, password: PASSWORD }, 0);
  return String(user?.id);
}

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  cookie: string,
  payload?: object,
  { app } = server,
) => app.inject({ method, url, payload, headers: { cookie, origin: ORIGIN } });
const logIn = ({ app } = server) => logInAs(app, EMAIL, PASSWORD);
const requestSession = (cookie: string) => send('GET', '/api/session', cookie);
const enter = (pendingCookie: string, code: string) => send('POST', '/api/session/code', pendingCookie, { code });

function storedTotp({ db }: TestServer) {
  const key = db.$client.prepare('SELECT key FROM second_factors WHERE userId = ?').pluck().get(userId);
  return createTotp(Buffer.from(key as Uint8Array));
}

/** Sets up two-factor authentication. Returns a function for the current code, and the recovery codes. */
async function enrol(cookie: string, targetServer = server) {
  const { uri } = (await send('POST', '/api/session/totp', cookie, undefined, targetServer)).json();
  const totp = storedTotp(targetServer);
  const codeNow = (steps = 0) => totp.generate({ timestamp: clock.now() + steps * 30_000 });
  const confirmResponse = await send('POST', '/api/session/totp/confirm', cookie, { code: codeNow() }, targetServer);
  const recoveryCodes = confirmResponse.json().recoveryCodes as string[];
  const activationResponse = await send(
    'POST',
    '/api/session/totp/on',
    cookie,
    { recoveryCode: recoveryCodes[1] },
    targetServer,
  );
  expect(activationResponse.statusCode).toBe(204);
  return { uri: String(uri), codeNow, recoveryCodes };
}

describe('with two-factor authentication', () => {
  test('only the code after the password gives access', async () => {
    const { codeNow } = await enrol(cookieOf(await logIn()));
    await clock.advance(MINUTE);
    const first = await logIn();
    expect(first.json()).toEqual({ next: 'totp' });
    const pendingCookie = cookieOf(first);
    expect(first.headers['set-cookie']).toMatch(/^login=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await requestSession(pendingCookie)).statusCode).toBe(401);
    expect((await requestSession(pendingCookie.replace('login=', 'session='))).statusCode).toBe(401);
    const second = await enter(pendingCookie, codeNow());
    expect(second.json().user.email).toBe(EMAIL);
    const session = [second.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('session='));
    expect((await requestSession(String(session).split(';')[0] ?? '')).statusCode).toBe(200);
    expect((await enter(pendingCookie, codeNow(1))).statusCode).toBe(401);
  });

  test('accepts each code once, including the setup code', async () => {
    const { codeNow } = await enrol(cookieOf(await logIn()));
    const pendingCookie = cookieOf(await logIn());
    expect((await enter(pendingCookie, codeNow())).statusCode).toBe(401);
    expect((await enter(pendingCookie, codeNow(-1))).statusCode).toBe(401);
    await clock.advance(MINUTE);
    const code = codeNow();
    const other = cookieOf(await logIn());
    const bothResponses = await Promise.all([enter(pendingCookie, code), enter(other, code)]);
    expect(bothResponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    await clock.advance(MINUTE);
    expect((await enter(cookieOf(await logIn()), code)).statusCode).toBe(401);
  });

  test('allows five codes in 15 minutes, regardless of password entries', async () => {
    const { codeNow } = await enrol(cookieOf(await logIn()));
    await clock.advance(MINUTE);
    for (let i = 0; i < 5; i += 1) expect((await enter(cookieOf(await logIn()), '000000')).statusCode).toBe(401);
    const limitedResponse = await enter(cookieOf(await logIn()), codeNow());
    expect([limitedResponse.statusCode, limitedResponse.headers['retry-after']]).toEqual([429, '900']);
    await clock.advance(16 * MINUTE);
    expect((await enter(cookieOf(await logIn()), codeNow())).statusCode).toBe(200);
  });

  test('ends a pending login on timeout, password change or disabling', async () => {
    const ownCookie = cookieOf(await logIn());
    const { codeNow } = await enrol(ownCookie);
    const lateCookie = cookieOf(await logIn());
    await clock.advance(5 * MINUTE + 1);
    expect((await enter(lateCookie, codeNow())).json()).toMatchObject({ next: 'password' });
    const oldCookie = cookieOf(await logIn());
    await send('PUT', '/api/session/password', ownCookie, { current: PASSWORD, next: 'a new long password' });
    expect((await enter(oldCookie, codeNow())).statusCode).toBe(401);
    const pendingCookie = cookieOf(await logInAs(server.app, EMAIL, 'a new long password'));
    const admin = await server.logIn();
    await admin.patch(`/api/users/${userId}`, { disabled: true });
    expect((await enter(pendingCookie, codeNow(1))).statusCode).toBe(401);
  });

  test('accepts each of ten recovery codes once, storing none in plain text', async () => {
    const { recoveryCodes } = await enrol(cookieOf(await logIn()));
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    const storedRows = JSON.stringify(server.db.$client.prepare('SELECT * FROM recovery_codes').all());
    expect(storedRows).not.toContain(code.replaceAll('-', ''));
    const login = await enter(cookieOf(await logIn()), code.toUpperCase().replaceAll('-', ' '));
    expect(login.statusCode).toBe(200);
    expect((await enter(cookieOf(await logIn()), code)).statusCode).toBe(401);
    const session =
      String([login.headers['set-cookie']].flat().find((text) => text?.startsWith('session='))).split(';')[0] ?? '';
    expect((await send('GET', '/api/session/totp', session)).json().codesLeft).toBe(9);
    const renewedCodes = (await send('POST', '/api/session/recovery-codes', session)).json().recoveryCodes;
    expect((await enter(cookieOf(await logIn()), other)).statusCode).toBe(401);
    expect((await enter(cookieOf(await logIn()), renewedCodes[0])).statusCode).toBe(200);
  });

  test('setup ends other sessions and cannot be repeated while active', async () => {
    const [mine, other] = [cookieOf(await logIn()), cookieOf(await logIn())];
    const { uri } = await enrol(mine);
    expect(uri).toMatch(/^otpauth:\/\/totp\/localhost:ada%40example\.com\?issuer=localhost&secret=[A-Z2-7]{32}&/);
    expect([(await requestSession(mine)).statusCode, (await requestSession(other)).statusCode]).toEqual([200, 401]);
    expect((await send('POST', '/api/session/totp', mine)).statusCode).toBe(409);
    expect((await send('DELETE', '/api/session/totp', mine)).statusCode).toBe(204);
    expect((await logIn()).json().user.email).toBe(EMAIL);
  });

  test('leaves two-factor authentication off until the key is confirmed', async () => {
    const ownCookie = cookieOf(await logIn());
    await send('POST', '/api/session/totp', ownCookie);
    expect((await send('POST', '/api/session/totp/confirm', ownCookie, { code: '000000' })).statusCode).toBe(422);
    expect((await send('POST', '/api/session/totp/on', ownCookie, { recoveryCode: '' })).statusCode).toBe(422);
    expect((await logIn()).json().user.email).toBe(EMAIL);
  });

  test('activation requires a recovery code from the current setup', async () => {
    const ownCookie = cookieOf(await logIn());
    const beginSetup = async () => {
      await send('POST', '/api/session/totp', ownCookie);
      const code = storedTotp(server).generate({ timestamp: clock.now() });
      return (await send('POST', '/api/session/totp/confirm', ownCookie, { code })).json().recoveryCodes as string[];
    };
    const turnOn = async (recoveryCode = '') =>
      (await send('POST', '/api/session/totp/on', ownCookie, { recoveryCode })).statusCode;
    const [old] = await beginSetup();
    expect((await logIn()).json().user.email).toBe(EMAIL);
    const [code] = await beginSetup();
    expect(await turnOn(old)).toBe(422);
    expect((await logIn()).json().user.email).toBe(EMAIL);
    expect(await turnOn(code)).toBe(204);
    expect((await logIn()).json()).toEqual({ next: 'totp' });
    expect(await turnOn(code)).toBe(422);
  });

  test('an administrator can turn off a colleague’s second factor, ending their sessions', async () => {
    const ownCookie = cookieOf(await logIn());
    await enrol(ownCookie);
    const admin = await server.logIn();
    const hasListedFactor = async () =>
      (await admin.get('/api/users')).body.items.find(({ id }: { id: string }) => id === userId).secondFactor;
    expect(await hasListedFactor()).toBe(true);
    expect((await admin.delete(`/api/users/${userId}/totp`)).status).toBe(204);
    expect(await hasListedFactor()).toBe(false);
    expect((await requestSession(ownCookie)).statusCode).toBe(401);
    expect((await logIn()).json().user.email).toBe(EMAIL);
  });
});

test('a session without the required second factor can only enrol', async () => {
  const strict = await startApp({ clock, env: { REQUIRE_SECOND_FACTOR: 'administrators' } });
  userId = await addUser('administrator', strict);
  const login = await logIn(strict);
  expect(login.json().next).toBe('enrol');
  const cookie = cookieOf(login);
  const get = (url: string) => strict.app.inject({ url, headers: { cookie } });
  for (const { method, url, roles } of strict.app.declaredRoutes) {
    if (method !== 'GET' || roles === 'public' || /session|:|\*/.test(url)) continue;
    expect([url, (await get(url)).statusCode]).toEqual([url, 403]);
  }
  expect((await get('/api/content/jobs?drafts=true')).statusCode).toBe(403);
  expect((await get('/api/session')).json().next).toBe('enrol');
  await enrol(cookie, strict);
  expect((await get('/api/users')).statusCode).toBe(200);
  expect((await send('DELETE', '/api/session/totp', cookie, undefined, strict)).statusCode).toBe(409);
  await strict.close();
});
