import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { beginTwoFactor } from '../../../../src/core/auth/login/two-factor.ts';
import { loginAttempts, passkeyChallenges, secondFactors, users } from '../../../../src/core/database/schema/auth.ts';
import { logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { passkeyDevice } from '../../../support/passkey-device.ts';
import { share } from '../../../support/share.ts';

const MINUTE = 60_000;
const ADD = '/api/session/passkeys';
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
const restart = share(
  async () => {
    clock = fakeClock('2026-11-21T09:00:00.000Z');
    server = await startApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  },
  () => server.close(),
);
beforeEach(() => server.db.delete(loginAttempts).run());

type Session = Awaited<ReturnType<TestServer['logIn']>>;
type Device = ReturnType<typeof passkeyDevice>;

async function add(user: Session, device = passkeyDevice(), forgery = {}) {
  const { body } = await user.post(`${ADD}/options`);
  const addResponse = await user.post(ADD, { name: ' My phone ', passkey: device.create(body, forgery) });
  return { device, added: addResponse };
}

const challenge = async ({ anonymous } = server) => (await anonymous.post('/api/session/passkey/options')).body;
const send = (assertion: object, { anonymous } = server) => anonymous.post('/api/session/passkey', assertion);

async function logIn(device: Device, forgery = {}, targetServer = server) {
  return send(device.sign(await challenge(targetServer), forgery), targetServer);
}

/** Returns a client with the session that a login has opened. */
function follow(login: { headers: Record<string, unknown> }, { app } = server) {
  const lines = [login.headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '');
  const cookie = lines.find((line) => line.startsWith('session=')) ?? '';
  const headers = { cookie, origin: ORIGIN };
  return {
    get: async (url: string) => (await app.inject({ url, headers })).statusCode,
    post: async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, payload, headers })).statusCode,
  };
}

const lastAudit = ({ db } = server) =>
  db.$client.prepare('SELECT userId, action, subject, detail FROM audit_log ORDER BY id DESC').get();
const notices = () => JSON.stringify(server.db.$client.prepare('SELECT mail FROM outbox').all());

describe('a passkey', () => {
  test('logs its user in without a password', async () => {
    const ada = await server.logIn('recruiter');
    const { device, added } = await add(ada);
    expect(added).toMatchObject({ status: 201, body: { name: 'My phone', lastUsedAt: null } });
    expect(lastAudit()).toMatchObject({ action: 'user.addPasskey', subject: ada.user.id, detail: 'My phone' });
    expect(notices()).toContain('A passkey has been added to your account.');
    const login = await logIn(device);
    expect(login.body).toEqual({ user: expect.objectContaining({ id: ada.user.id }) });
    expect(lastAudit()).toMatchObject({ action: 'session.open', detail: expect.stringMatching(/, with a passkey$/) });
    expect(await follow(login).get('/api/applications')).toBe(200);
    expect((await ada.get(ADD)).body.items).toMatchObject([{ lastUsedAt: '2026-11-21T09:00:00.000Z' }]);
  });

  test('replaces the second-factor code', async () => {
    const ada = await server.logIn();
    const { device } = await add(ada);
    beginTwoFactor(server.db, ada.user.id);
    server.db.update(secondFactors).set({ confirmedAt: 1 }).run();
    expect((await logInAs(server.app, ada.user.email, PASSWORD)).json()).toEqual({ next: 'totp' });
    expect(await follow(await logIn(device)).get('/api/users')).toBe(200);
    server.db.delete(secondFactors).run();
  });

  test('challenges and errors do not reveal whether a user exists', async () => {
    const options = await challenge();
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 5 * MINUTE,
      userVerification: 'required',
    });
    const storedRows = JSON.stringify(server.db.select().from(passkeyChallenges).all());
    expect(storedRows).not.toContain(options.challenge);
    const unknownResponse = await logIn(passkeyDevice(), { userHandle: 'YQ' });
    const { device } = await add(await server.logIn());
    const wrongResponse = await logIn(device, { isVerified: false });
    expect([unknownResponse.status, unknownResponse.body]).toEqual([401, wrongResponse.body]);
    expect(Object.keys(unknownResponse.headers).sort()).toEqual(Object.keys(wrongResponse.headers).sort());
  });

  test('is rejected from another device, site or user', async () => {
    const [ada, eve] = [await server.logIn(), await server.logIn()];
    const { device } = await add(ada);
    const { device: other } = await add(eve);
    const adasAssertion = device.sign(await challenge());
    const { id, response } = adasAssertion;
    const tamperedSignature = Buffer.from(response.signature, 'base64url');
    tamperedSignature[tamperedSignature.length - 1] = (tamperedSignature.at(-1) ?? 0) ^ 1;
    const attempts: [string, object][] = [
      [
        'other signature',
        { ...adasAssertion, response: { ...response, signature: tamperedSignature.toString('base64url') } },
      ],
      ['other key', other.sign(await challenge(), { id, userHandle: response.userHandle })],
      ['other user', device.sign(await challenge(), { userHandle: other.sign(await challenge()).response.userHandle })],
      ['unknown passkey', device.sign(await challenge(), { id: 'unknown' })],
      ['other origin', device.sign(await challenge(), { origin: 'http://localhost.example.com' })],
      ['other port', device.sign(await challenge(), { origin: 'http://localhost:3001' })],
      ['other site', device.sign(await challenge(), { rpId: 'example.com' })],
      ['other purpose', device.sign(await challenge(), { type: 'webauthn.create' })],
      ['no verification', device.sign(await challenge(), { isVerified: false })],
      ['own challenge', device.sign({ challenge: 'A'.repeat(43) })],
      ['challenge for adding', device.sign((await ada.post(`${ADD}/options`)).body)],
      ['no challenge', { ...adasAssertion, response: { ...response, clientDataJSON: 'e30' } }],
      ['no JSON', { ...adasAssertion, response: { ...response, clientDataJSON: 'AAAA' } }],
    ];
    for (const [what, signed] of attempts) expect([what, (await send(signed)).status]).toEqual([what, 401]);
    expect(lastAudit()).toMatchObject({ action: 'session.refused', subject: ada.user.id, userId: ada.user.id });
    expect((await send({ ...adasAssertion, response: { ...response, userHandle: {} } })).status).toBe(422);
    expect((await logIn(device)).status).toBe(200);
  });

  test('signs each challenge once, within five minutes', async () => {
    const { device } = await add(await server.logIn());
    const options = await challenge();
    const bothResponses = await Promise.all([send(device.sign(options)), send(device.sign(options))]);
    expect(bothResponses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const usedChallenge = await challenge();
    expect((await send(device.sign(usedChallenge, { isVerified: false }))).status).toBe(401);
    expect((await send(device.sign(usedChallenge))).status).toBe(401);
    const lateChallenge = await challenge();
    await clock.advance(5 * MINUTE + 1);
    expect((await send(device.sign(lateChallenge))).status).toBe(401);
    await challenge();
    expect(server.db.select().from(passkeyChallenges).all()).toHaveLength(1);
  });

  test('is rejected if its counter has not increased', async () => {
    const { device } = await add(await server.logIn());
    expect((await logIn(device, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0]) expect((await logIn(device, { counter })).status).toBe(401);
    expect((await logIn(device, { counter: 6 })).status).toBe(200);
    const { device: syncedDevice } = await add(await server.logIn());
    for (const counter of [0, 0]) expect((await logIn(syncedDevice, { counter })).status).toBe(200);
  });

  test('of a disabled user is rejected', async () => {
    const [ada, admin] = [await server.logIn('editor'), await server.logIn()];
    const { device } = await add(ada);
    await admin.patch(`/api/users/${ada.user.id}`, { disabled: true });
    expect((await logIn(device)).status).toBe(401);
    await admin.patch(`/api/users/${ada.user.id}`, { disabled: false });
    expect((await logIn(device)).status).toBe(200);
  });

  test('allows 30 login attempts per network', async () => {
    const { device } = await add(await server.logIn());
    for (let i = 0; i < 30; i += 1) expect((await logIn(device, { isVerified: false })).status).toBe(401);
    const limitedResponse = await logIn(device);
    expect([limitedResponse.status, limitedResponse.headers['retry-after']]).toEqual([429, '900']);
  });

  test('cannot be used by another site’s page', async () => {
    const { device } = await add(await server.logIn());
    const headers = { origin: 'https://evil.example' };
    expect((await server.anonymous.post('/api/session/passkey/options', undefined, headers)).status).toBe(403);
    const assertion = device.sign(await challenge());
    expect((await server.anonymous.post('/api/session/passkey', assertion, headers)).status).toBe(403);
  });
});

describe('adding and removing passkeys', () => {
  test('need a recent password or passkey', async () => {
    const ada = await server.logIn();
    const { device, added } = await add(ada);
    await clock.advance(10 * MINUTE + 1);
    for (const change of [
      () => ada.post(`${ADD}/options`),
      () => ada.post(ADD, { name: 'x', passkey: passkeyDevice().create({ challenge: 'A', user: { id: 'A' } }) }),
      () => ada.delete(`${ADD}/${added.body.id}`),
    ])
      expect(await change()).toMatchObject({ status: 403, body: { confirm: 'password' } });
    const confirm = async (confirmingDevice: Device) =>
      (await ada.post('/api/session/confirm/passkey', confirmingDevice.sign(await challenge()))).status;
    const { device: other } = await add(await server.logIn());
    expect(await confirm(other)).toBe(403);
    expect((await ada.post(`${ADD}/options`)).status).toBe(403);
    expect(await confirm(device)).toBe(204);
    expect((await ada.post(`${ADD}/options`)).status).toBe(200);
  });

  test('reject a signature for another session, site or challenge', async () => {
    const [ada, eve] = [await server.logIn(), await server.logIn()];
    const device = passkeyDevice();
    const optionsForEve = (await eve.post(`${ADD}/options`)).body;
    const loginOptions = { ...(await challenge()), user: optionsForEve.user };
    for (const options of [optionsForEve, loginOptions])
      expect((await ada.post(ADD, { name: 'x', passkey: device.create(options) })).status).toBe(422);
    for (const forgery of [
      { origin: 'http://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.get' },
    ])
      expect((await add(ada, device, forgery)).added.status).toBe(422);
    expect((await add(eve, device)).added.status).toBe(201);
    expect((await add(ada, device)).added.status).toBe(422);
    expect((await ada.get(ADD)).body.items).toEqual([]);
  });

  test('accepts any attestation statement without verifying it', async () => {
    const ada = await server.logIn();
    const statement: [string, Map<string, unknown>] = ['packed', new Map([['x5c', [Buffer.from('no certificate')]]])];
    expect((await add(ada, passkeyDevice(), { statement })).added.status).toBe(201);
    const { body } = await ada.post(`${ADD}/options`);
    const passkey = passkeyDevice().create(body);
    passkey.response.attestationObject = 'AAAA';
    expect((await ada.post(ADD, { name: 'x', passkey })).status).toBe(422);
    expect((await ada.post(ADD, { name: '  ', passkey })).body.issues[0].message).toBe('Name is required.');
  });

  test('removing a passkey ends its other sessions and blocks its logins', async () => {
    const [ada, eve] = [await server.logIn(), await server.logIn()];
    const { device, added } = await add(ada);
    const other = follow(await logIn(device));
    expect((await eve.delete(`${ADD}/${added.body.id}`)).status).toBe(404);
    expect((await ada.delete(`${ADD}/${added.body.id}`)).status).toBe(204);
    expect([await other.get('/api/session'), (await ada.get('/api/session')).status]).toEqual([401, 200]);
    expect(lastAudit()).toMatchObject({ action: 'user.removePasskey', subject: ada.user.id });
    expect(notices()).toContain('A passkey has been removed from your account.');
    expect((await logIn(device)).status).toBe(401);
  });

  test('passkeys are deleted with their user', async () => {
    await restart();
    const ada = await server.logIn();
    await add(ada);
    server.db.delete(users).run();
    expect(server.db.$client.prepare('SELECT count(*) FROM passkeys').pluck().get()).toBe(0);
  });
});

describe('where a second factor is required', () => {
  async function strict(env: NodeJS.ProcessEnv = {}) {
    const strictServer = await startApp({ clock, env: { REQUIRE_SECOND_FACTOR: 'everyone', ...env } });
    onTestFinished(() => strictServer.close());
    return strictServer;
  }

  test('a passkey satisfies the requirement, a password alone does not', async () => {
    const strictServer = await strict();
    const ada = await strictServer.logIn();
    expect((await ada.get('/api/users')).status).toBe(403);
    const { device, added } = await add(ada);
    expect((await ada.get('/api/users')).status).toBe(200);
    expect((await ada.get('/api/session')).body.next).toBeUndefined();
    const login = await logIn(device, {}, strictServer);
    expect(await follow(login, strictServer).get('/api/users')).toBe(200);
    const byPassword = await logInAs(strictServer.app, ada.user.email, PASSWORD);
    expect([byPassword.json(), byPassword.headers['set-cookie']]).toEqual([{ next: 'passkey' }, undefined]);
    expect((await ada.delete(`${ADD}/${added.body.id}`)).status).toBe(409);
    expect((await logIn(device, {}, strictServer)).status).toBe(200);
  });

  test('an administrator resets a colleague’s passkeys', async () => {
    const strictServer = await strict();
    const ada = await strictServer.logIn('editor');
    const { device } = await add(ada);
    const admin = await strictServer.logIn();
    await add(admin);
    const listedUsers = (await admin.get('/api/users')).body.items;
    expect(listedUsers).toContainEqual(expect.objectContaining({ id: ada.user.id, secondFactor: true }));
    expect((await admin.delete(`/api/users/${ada.user.id}/totp`)).status).toBe(204);
    expect([(await logIn(device, {}, strictServer)).status, (await ada.get('/api/session')).status]).toEqual([
      401, 401,
    ]);
    expect((await logInAs(strictServer.app, ada.user.email, PASSWORD)).json().next).toBe('enrol');
  });
});

test('with single sign-on only, passkeys do not work', async () => {
  const ssoServer = await startApp({
    env: {
      OIDC_ISSUER: 'https://id.example.com',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
      OIDC_REQUIRED: 'on',
    },
  });
  onTestFinished(() => ssoServer.close());
  expect((await ssoServer.anonymous.get('/api/session/ways')).body.passkeys).toBe(false);
  expect((await ssoServer.anonymous.post('/api/session/passkey/options')).status).toBe(403);
  expect((await send(passkeyDevice().sign({ challenge: 'A' }, { userHandle: 'A' }), ssoServer)).status).toBe(403);
});

test('passkeys belong to the admin hostname if it is separate', async () => {
  const splitServer = await startApp({
    env: { PUBLIC_SITE_URL: 'https://a.example', ADMIN_ORIGIN: 'https://admin.a.example' },
  });
  onTestFinished(() => splitServer.close());
  const headers = { host: 'admin.a.example' };
  const options = await splitServer.app.inject({ method: 'POST', url: '/api/session/passkey/options', headers });
  expect(options.json().rpId).toBe('admin.a.example');
  expect((await splitServer.anonymous.post('/api/session/passkey/options')).status).toBe(404);
});
