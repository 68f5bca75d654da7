import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '../../../src/core/auth/users.ts';
import { readEnv } from '../../../src/core/settings/env.ts';
import { cookieOf, logInAs, ORIGIN, PASSWORD } from '../../support/app.ts';
import { header, type MailApp, type SmtpServer, startMailApp, startSmtp, until } from '../../support/mail.ts';

const file = (name: string) => fileURLToPath(new URL(`../../core/mail/tls/${name}`, import.meta.url));
const certificate = { key: readFileSync(file('server.key')), cert: readFileSync(file('server.pem')) };

let server: MailApp;
let smtp: SmtpServer;
afterEach(async () => {
  await server.close();
  await smtp.stop();
});

async function administrator(role: 'administrator' | 'recruiter' = 'administrator') {
  const email = `${role}@example.com`;
  await createUser(server.db, { email, name: 'Robin', role, password: PASSWORD }, server.clock.now());
  const cookie = cookieOf(await logInAs(server.app, email, PASSWORD));
  return async (method: 'GET' | 'POST', url: string) => {
    const response = await server.app.inject({ method, url, headers: { cookie, origin: ORIGIN } });
    return { status: response.statusCode, body: response.json() };
  };
}

test.each([
  ['STARTTLS', { disabledCommands: [] }, 'smtp', 'starttls-if-offered'],
  ['TLS from the start', { secure: true, disabledCommands: [] }, 'smtps', 'tls'],
])('delivers a test email over %s with a private certificate authority', async (_, options, protocol, security) => {
  let isSecure = false;
  smtp = await startSmtp({
    ...options,
    ...certificate,
    onRcptTo: (_address, session, callback) => {
      isSecure = session.secure;
      callback();
    },
  });
  const address = `127.0.0.1:${smtp.port}`;
  server = await startMailApp({ SMTP_URL: `${protocol}://${address}`, SMTP_CA: file('ca.pem') });
  const call = await administrator();
  expect((await call('GET', '/api/outbox/state')).body).toEqual({
    server: { address, security },
    from: 'Orrin & Vale <jobs@orrinvale.example>',
    to: 'team@orrinvale.example',
    stored: {
      server: { byEnvironment: true, settings: null, hasSecret: false, fixed: {} },
      mailbox: { byEnvironment: false, settings: null, hasSecret: false, fixed: {} },
    },
    incoming: null,
    lastSent: null,
    lastFailure: null,
  });
  expect(await call('POST', '/api/outbox/test')).toMatchObject({
    status: 202,
    body: { to: 'administrator@example.com' },
  });
  await until(() => server.rows()[0]?.state === 'sent');
  expect(isSecure).toBe(true);
  expect(smtp.received).toMatchObject([{ to: ['administrator@example.com'] }]);
  expect(header(smtp.received[0]?.raw ?? '', 'Subject')).toBe('Test email from localhost:3000');
  expect((await call('GET', '/api/outbox/state')).body).toMatchObject({ lastSent: '2026-11-21T09:00:00.000Z' });
});

test('reports an unknown certificate authority without revealing the password', async () => {
  smtp = await startSmtp({ secure: true, disabledCommands: [], ...certificate });
  server = await startMailApp({ SMTP_URL: `smtps://user:secret@127.0.0.1:${smtp.port}` });
  const call = await administrator();
  await call('POST', '/api/outbox/test');
  await until(() => server.app.mail.lastFailure() !== null);
  const { body } = await call('GET', '/api/outbox/state');
  expect(body.lastFailure).toEqual({ at: '2026-11-21T09:00:00.000Z', error: expect.stringMatching(/certificate/i) });
  expect(JSON.stringify(body)).not.toMatch(/secret|user/);
});

test('hides email settings and tests from recruiters', async () => {
  smtp = await startSmtp();
  server = await startMailApp();
  const recruiter = await administrator('recruiter');
  expect((await recruiter('GET', '/api/outbox/state')).status).toBe(403);
  expect((await recruiter('POST', '/api/outbox/test')).status).toBe(403);
});

test('rejects a test email without an email server', async () => {
  smtp = await startSmtp();
  server = await startMailApp();
  const call = await administrator();
  expect((await call('GET', '/api/outbox/state')).body.server).toBeNull();
  expect((await call('POST', '/api/outbox/test')).status).toBe(409);
});

test('rejects a missing or invalid certificate file', async () => {
  smtp = await startSmtp();
  server = await startMailApp();
  expect(() => readEnv({ SMTP_CA: '/nowhere.pem' })).toThrow('SMTP_CA must be a readable file; /nowhere.pem is not');
  expect(() => readEnv({ SMTP_CA: file('server.key') })).toThrow('SMTP_CA must be a PEM certificate file');
});
