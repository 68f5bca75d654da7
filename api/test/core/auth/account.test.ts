import { expect, test } from 'vitest';
import { cookieOf, logInAs, PASSWORD, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { share } from '../../support/share.ts';

const MINUTE = 60_000;
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
const restart = share(
  async () => {
    clock = fakeClock('2026-11-21T09:00:00.000Z');
    server = await startApp({ clock });
  },
  () => server.close(),
);

test('sensitive changes need a password entered within the last ten minutes', async () => {
  const admin = await server.logIn();
  await clock.advance(10 * MINUTE + 1);
  const changes = [
    () => admin.post('/api/users', { email: 'b@example.com', name: 'B', role: 'editor', password: PASSWORD }),
    () => admin.patch(`/api/users/${admin.user.id}`, { name: 'C' }),
    () => admin.post(`/api/users/${admin.user.id}/link`),
    () => admin.delete(`/api/users/${admin.user.id}/totp`),
    () => admin.post('/api/tokens', { name: 'CI', role: 'editor' }),
    () => admin.delete('/api/tokens/1'),
    () => admin.post('/api/session/totp'),
    () => admin.delete('/api/session/totp'),
    () => admin.post('/api/session/recovery-codes'),
  ];
  for (const change of changes) {
    const { status, body } = await change();
    expect([status, body.confirm]).toEqual([403, 'password']);
  }
  const wrongResponse = await admin.post('/api/session/confirm', { password: 'not my password' });
  expect([wrongResponse.status, wrongResponse.body.issues[0].path]).toEqual([422, 'password']);
  expect((await changes[0]?.())?.status).toBe(403);
  expect((await admin.post('/api/session/confirm', { password: PASSWORD })).status).toBe(204);
  expect((await changes[0]?.())?.status).toBe(201);
});

test('limits guesses of the password through confirmation', async () => {
  const admin = await server.logIn();
  for (let i = 0; i < 10; i += 1) await admin.post('/api/session/confirm', { password: 'a guess' });
  expect((await admin.post('/api/session/confirm', { password: PASSWORD })).status).toBe(429);
});

test('a token creates neither users nor tokens', async () => {
  const admin = await server.logIn();
  const { secret } = (await admin.post('/api/tokens', { name: 'CI', role: 'administrator' })).body;
  const headers = { authorization: `Bearer ${secret}` };
  for (const url of ['/api/users', '/api/tokens']) {
    const payload = {
      name: 'CI',
      role: 'administrator',
      ...(url === '/api/users' && { email: 'b@example.com', password: PASSWORD }),
    };
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
  }
  expect((await server.app.inject({ url: '/api/users', headers })).statusCode).toBe(200);
});

test('users see and end only their own sessions', async () => {
  const ada = await server.logIn('editor');
  const phone = await logInAs(server.app, ada.user.email, PASSWORD, {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/26.0 Mobile/15E148 Safari/604.1',
  });
  const { items } = (await ada.get('/api/sessions')).body;
  expect(items.map(({ browser, current }: { browser: string; current: boolean }) => [browser, current])).toEqual(
    expect.arrayContaining([
      ['Unknown browser', true],
      ['Safari on iPhone', false],
    ]),
  );
  const other = items.find(({ current }: { current: boolean }) => !current);
  const eve = await server.logIn('editor');
  expect((await eve.delete(`/api/sessions/${other.id}`)).status).toBe(404);
  const requestSession = () => server.app.inject({ url: '/api/session', headers: { cookie: cookieOf(phone) } });
  expect((await requestSession()).statusCode).toBe(200);
  // The listed session id cannot be used as the session secret.
  expect(
    (await server.app.inject({ url: '/api/session', headers: { cookie: `session=${other.id}` } })).statusCode,
  ).toBe(401);
  expect((await ada.delete(`/api/sessions/${other.id}`)).status).toBe(204);
  expect((await requestSession()).statusCode).toBe(401);
  await logInAs(server.app, ada.user.email, PASSWORD);
  expect((await ada.delete('/api/sessions')).status).toBe(204);
  expect((await ada.get('/api/sessions')).body.items).toHaveLength(1);
});

test('the login history includes failed logins', async () => {
  await restart();
  const ada = await server.logIn('editor');
  await logInAs(server.app, ada.user.email, 'not her password');
  await server.logIn('editor');
  const { items } = (await ada.get('/api/session/history')).body;
  expect(items).toEqual([
    { id: 2, at: '2026-11-21T09:00:00.000Z', outcome: 'refused', detail: 'Unknown browser, 127.0.0.1' },
    { id: 1, at: '2026-11-21T09:00:00.000Z', outcome: 'open', detail: 'Unknown browser, 127.0.0.1' },
  ]);
});

test('rejects weak passwords for new and existing users', async () => {
  const admin = await server.logIn();
  const user = { email: 'grace@example.com', name: 'Grace Hopper', role: 'editor' };
  const responses = [
    await admin.post('/api/users', { ...user, password: 'QazWsxEdcRfv' }),
    await admin.post('/api/users', { ...user, password: 'GraceHopper1906' }),
    await admin.patch(`/api/users/${admin.user.id}`, { password: 'Password2026!' }),
    await admin.put('/api/session/password', { current: PASSWORD, next: 'localhost12345' }),
  ];
  expect(responses.map(({ status, body }) => [status, body.issues[0].path])).toEqual([
    [422, 'password'],
    [422, 'password'],
    [422, 'password'],
    [422, 'next'],
  ]);
});

test('rejects a password confirmation from another origin', async () => {
  const admin = await server.logIn();
  const headers = { cookie: admin.cookie, origin: 'https://evil.example' };
  const payload = { password: PASSWORD };
  const response = await server.app.inject({ method: 'POST', url: '/api/session/confirm', headers, payload });
  expect(response.statusCode).toBe(403);
});
