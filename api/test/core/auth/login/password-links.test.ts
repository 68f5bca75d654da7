import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createUser } from '../../../../src/core/auth/users.ts';
import { loginAttempts, users } from '../../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { cookieOf, logInAs, ORIGIN, PASSWORD, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EMAIL = 'ada@example.com';
const NEW = 'a wholly new password';
const clock = fakeClock('2026-11-21T09:00:00.000Z');
let server: TestServer;
let userId: string;
beforeAll(async () => {
  // Nothing listens on this port, so emails stay in the outbox, where the test reads them.
  server = await startApp({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
beforeEach(async () => {
  for (const table of [users, loginAttempts, outbox]) server.db.delete(table).run();
  const user = await createUser(server.db, { email: EMAIL, name: 'Ada', role: 'editor', password: PASSWORD }, 0);
  userId = String(user?.id);
});
afterAll(() => server.close());

async function requestLink(email: string, headers = {}) {
  const result = await server.anonymous.post('/api/password-links', { email }, headers);
  // The account is looked up after the response.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return result;
}
const lookUpLink = (secret: string) => server.anonymous.post('/api/password-links/look', { secret });
const use = (secret: string, password = NEW) => server.anonymous.post('/api/password-links/use', { secret, password });
const mails = () => server.db.select().from(outbox).all();
const logIn = (password: string, email = EMAIL) => logInAs(server.app, email, password);

/** The link in the latest email of a kind. */
function findLink(kind: string): { address: string; secret: string } {
  const text = mails().findLast((mail) => mail.kind === `account.${kind}`)?.mail.text ?? '';
  const [address = '', secret = ''] = /http\S+#\w+=([\w-]+)/.exec(text) ?? [];
  return { address, secret };
}

describe('a forgotten password', () => {
  test('is reset once by an emailed link, which ends every session', async () => {
    const session = cookieOf(await logIn(PASSWORD));
    expect((await requestLink(' ADA@example.com ')).status).toBe(202);
    expect(mails().map(({ mail }) => mail.to)).toEqual([EMAIL]);
    const { secret } = findLink('reset');
    expect((await lookUpLink(secret)).body).toEqual({ kind: 'reset', email: EMAIL, name: 'Ada' });
    expect((await use(secret, 'QazWsxEdcRfv')).body.issues[0].path).toBe('password');
    const bothResponses = await Promise.all([use(secret), use(secret, 'another new password')]);
    expect(bothResponses.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await use(secret)).status).toBe(404);
    expect((await lookUpLink(secret)).status).toBe(404);
    expect((await server.app.inject({ url: '/api/session', headers: { cookie: session } })).statusCode).toBe(401);
    expect((await logIn(PASSWORD)).statusCode).toBe(401);
    expect(mails().at(-1)?.mail.subject).toBe('A change to your account');
  });

  test('without an email server, can only be reset by pnpm admin:password', async () => {
    const silent = await startApp();
    onTestFinished(() => silent.close());
    const user = await createUser(silent.db, { email: EMAIL, name: 'Ada', role: 'editor', password: PASSWORD }, 0);
    expect(user).not.toBeNull();
    for (const email of [EMAIL, 'nobody@example.com']) {
      const { status, body } = await silent.anonymous.post('/api/password-links', { email });
      expect([status, body.message]).toEqual([409, expect.stringContaining('pnpm admin:password')]);
    }
    expect(silent.db.select().from(outbox).all()).toEqual([]);
  });

  test('the response reveals neither the user’s existence nor the outcome', async () => {
    const admin = await server.logIn();
    const disabledUser = await server.logIn('editor');
    await admin.patch(`/api/users/${disabledUser.user.id}`, { disabled: true });
    const responses = [
      await requestLink(EMAIL),
      await requestLink('nobody@example.com'),
      await requestLink(disabledUser.user.email),
    ];
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(mails().map(({ mail }) => mail.to)).toEqual([EMAIL]);
    for (const email of [EMAIL, 'nobody@example.com']) {
      const statuses = [await requestLink(email), await requestLink(email), await requestLink(email)].map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([202, 202, 202]);
    }
    expect(mails()).toHaveLength(3);
  });

  test('the link uses the public address, whatever host the request names', async () => {
    await requestLink(EMAIL, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(findLink('reset').address).toMatch(new RegExp(`^${ORIGIN}/admin#reset=[\\w-]{43}$`));
    expect(JSON.stringify(mails())).not.toContain('evil.example');
  });

  test('a link lasts an hour or until a newer link replaces it', async () => {
    await requestLink(EMAIL);
    const first = findLink('reset').secret;
    expect(JSON.stringify(server.db.$client.prepare('SELECT * FROM password_links').all())).not.toContain(first);
    await requestLink(EMAIL);
    expect((await lookUpLink(first)).status).toBe(404);
    expect(JSON.stringify(mails())).not.toContain(first);
    expect(mails()[0]).toMatchObject({ state: 'failed' });
    const second = findLink('reset').secret;
    await clock.advance(HOUR - 1);
    expect((await lookUpLink(second)).status).toBe(200);
    await clock.advance(1);
    expect((await use(second)).status).toBe(404);
    expect((await logIn(PASSWORD)).statusCode).toBe(200);
  });

  test('a link requested before a password change stops working', async () => {
    await requestLink(EMAIL);
    const headers = { cookie: cookieOf(await logIn(PASSWORD)), origin: ORIGIN };
    const payload = { current: PASSWORD, next: NEW };
    const change = await server.app.inject({ method: 'PUT', url: '/api/session/password', payload, headers });
    expect(change.statusCode).toBe(204);
    expect((await use(findLink('reset').secret, 'a password of a thief')).status).toBe(404);
    expect((await logIn(NEW)).statusCode).toBe(200);
  });

  test('the link of a disabled user stops working', async () => {
    await requestLink(EMAIL);
    const { secret } = findLink('reset');
    server.db.$client.prepare('UPDATE users SET disabledAt = 1 WHERE id = ?').run(userId);
    expect((await lookUpLink(secret)).status).toBe(404);
    expect((await use(secret)).status).toBe(404);
  });

  test('a reset ends a lock-out but not two-factor authentication', async () => {
    for (let i = 0; i < 11; i += 1) await logIn('a wrong guess');
    expect((await logIn(PASSWORD)).statusCode).toBe(429);
    await requestLink(EMAIL);
    server.db.$client
      .prepare('INSERT INTO second_factors (userId, key, confirmedAt, lastStep) VALUES (?, ?, 1, 0)')
      .run(userId, Buffer.alloc(20));
    await use(findLink('reset').secret);
    expect((await logIn(NEW)).json()).toEqual({ next: 'totp' });
  });

  test('rejects a link request from another origin', async () => {
    expect((await requestLink(EMAIL, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('an invitation', () => {
  const guest = { email: 'grace@example.com', name: 'Grace', role: 'recruiter' };

  test('lets an invited user choose the first password within three days', async () => {
    const admin = await server.logIn();
    const { body } = await admin.post('/api/users', guest);
    expect(body).toMatchObject({ invited: true, email: guest.email });
    expect((await logIn('', guest.email)).statusCode).toBe(401);
    const { address, secret } = findLink('invitation');
    expect(address).toContain('/admin#invitation=');
    await clock.leap(72 * HOUR - 1);
    expect((await use(secret)).status).toBe(204);
    expect((await logIn(NEW, guest.email)).statusCode).toBe(200);
    const log = server.db.$client.prepare('SELECT action FROM audit_log WHERE subject = ?').pluck().all(body.id);
    expect(log).toEqual(['user.create', 'session.refused', 'user.acceptInvitation', 'session.open']);
  });

  test('expires after three days and can then be sent again', async () => {
    const admin = await server.logIn();
    const { body } = await admin.post('/api/users', guest);
    const { secret } = findLink('invitation');
    await clock.leap(72 * HOUR);
    expect((await use(secret)).status).toBe(404);
    const laterAdmin = await server.logIn();
    expect((await laterAdmin.post(`/api/users/${body.id}/link`)).body).toEqual({ kind: 'invitation' });
    expect((await laterAdmin.post(`/api/users/${userId}/link`)).body).toEqual({ kind: 'reset' });
    expect((await use(findLink('invitation').secret)).status).toBe(204);
  });

  test('creates no user if no email can be sent', async () => {
    const silent = await startApp({ clock });
    const admin = await silent.logIn();
    expect((await admin.post('/api/users', guest)).status).toBe(409);
    expect((await admin.get('/api/users')).body).toMatchObject({ total: 1, mail: false });
    await silent.close();
  });
});
