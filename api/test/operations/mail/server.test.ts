/** Setting up an email server as an administrator, over HTTP and SMTP. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFact } from '../../../src/core/database/facts.ts';
import { startApp } from '../../support/app.ts';
import { ADDRESS, hasDovecot, type ImapServer, startImap } from '../../support/imap-server.ts';
import { type SmtpServer, startSmtp } from '../../support/mail.ts';
import { email } from '../../support/mailbox.ts';

const SECRET = 'Zq7 correct horse';

let smtp: SmtpServer;
let dataDir: string;
let runningServers: Awaited<ReturnType<typeof startApp>>[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-server-'));
  smtp = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'jobs' && password === SECRET
        ? callback(null, { user: username })
        : callback(new Error('Wrong password')),
  });
});
afterEach(async () => {
  for (const app of runningServers) await app.close();
  runningServers = [];
  await smtp.stop();
  rmSync(dataDir, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv = {}) {
  const app = await startApp({ env, dataDir });
  runningServers.push(app);
  return app;
}

async function stop() {
  for (const app of runningServers) await app.close();
  runningServers = [];
}

const settings = () => ({
  ...{ host: '127.0.0.1', security: 'none', port: smtp.port, user: 'jobs', password: SECRET },
  ...{ from: 'jobs@agency.example', to: 'team@agency.example' },
});

test('sends through the configured server without showing its password', async () => {
  const first = await start();
  const admin = await first.logIn();
  expect((await admin.post('/api/outbox/test', {})).status).toBe(409);
  expect((await admin.put('/api/outbox/server', settings())).status).toBe(204);
  expect((await admin.post('/api/outbox/test', {})).status).toBe(202);
  await expect.poll(() => smtp.received.map(({ from }) => from)).toEqual(['jobs@agency.example']);
  const { body } = await admin.get('/api/outbox/state');
  const { password: _, ...shown } = settings();
  expect(body).toMatchObject({
    stored: { server: { byEnvironment: false, settings: shown, hasSecret: true } },
    to: shown.to,
  });
  expect(JSON.stringify(body)).not.toContain(SECRET);
  expect(statSync(join(dataDir, 'settings.key')).mode & 0o777).toBe(0o600);
  await stop();
  expect(readFileSync(join(dataDir, 'app.db')).includes(SECRET)).toBe(false);

  const second = await (await start()).logIn();
  expect((await second.post('/api/outbox/test', {})).status).toBe(202);
  await expect.poll(() => smtp.received).toHaveLength(2);
  // A blank password keeps the stored password when the sender changes, but not when the host changes.
  const otherServer = { ...settings(), password: '', from: 'hello@agency.example' };
  expect((await second.put('/api/outbox/server', otherServer)).status).toBe(204);
  const stranger = await second.put('/api/outbox/server', { ...otherServer, host: 'localhost' });
  expect([stranger.status, stranger.body.issues[0].path]).toEqual([422, 'host']);
  expect((await second.delete('/api/outbox/server')).status).toBe(204);
  expect((await second.get('/api/outbox/state')).body).toMatchObject({
    server: null,
    stored: { server: { settings: null } },
  });
});

test('explains why the server rejects the settings', async () => {
  const admin = await (await start()).logIn();
  await admin.put('/api/outbox/server', settings());
  for (const [wrong, reason] of [
    [{ password: 'wrong' }, 'the username or password was rejected (535 '],
    [{ port: 9 }, 'it refused the connection'],
    [{ host: 'no-such-host.invalid' }, 'there is no server with this name'],
    [{ security: 'tls' }, 'the encrypted connection failed'],
    [{ security: 'starttls' }, 'it doesn’t offer STARTTLS'],
  ] as const) {
    const { status, body } = await admin.put('/api/outbox/server', { ...settings(), ...wrong });
    const message = expect.stringContaining(`The server can’t be used: ${reason}`);
    expect([status, body.issues[0].message]).toEqual([422, message]);
  }
  expect((await admin.get('/api/outbox/state')).body.stored.server.settings.port).toBe(smtp.port);
  for (const invalidSettings of [{ host: '' }, { from: 'jobs' }, { security: 'ssl' }, { port: 70_000 }])
    expect((await admin.put('/api/outbox/server', { ...settings(), ...invalidSettings })).status).toBe(422);
});

test('hides the reply of a server that is not an email server', async () => {
  const admin = await (await start()).logIn();
  for (const greeting of ['-ERR Private greeting', 'HTTP/1.1 400 Private greeting']) {
    const other = createServer((socket) => socket.on('error', () => {}).write(`${greeting}\r\n`));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { status, body } = await admin.put('/api/outbox/server', { ...settings(), port });
    other.close();
    expect([status, body.issues[0].message]).toEqual([422, 'This is not an email server.']);
    expect(JSON.stringify(body)).not.toContain('Private');
  }
});

test('only administrators set the email server, unless the environment sets it', async () => {
  const app = await start({ SMTP_URL: smtp.url, MAIL_TO: 'environment@agency.example' });
  const admin = await app.logIn();
  expect((await admin.put('/api/outbox/server', settings())).status).toBe(409);
  expect((await admin.get('/api/outbox/state')).body).toMatchObject({
    stored: { server: { byEnvironment: true, settings: null } },
  });
  for (const role of ['editor', 'recruiter'] as const) {
    const colleague = await app.logIn(role);
    expect((await colleague.put('/api/outbox/server', settings())).status).toBe(403);
    expect((await colleague.delete('/api/outbox/server')).status).toBe(403);
  }
});

test('drops the settings if their key is lost in a restore', async () => {
  const admin = await (await start()).logIn();
  await admin.put('/api/outbox/server', settings());
  await stop();
  rmSync(join(dataDir, 'settings.key'));
  const laterAdmin = await (await start()).logIn();
  expect((await laterAdmin.get('/api/outbox/state')).body).toMatchObject({
    server: null,
    stored: { server: { settings: null } },
  });
  expect((await laterAdmin.put('/api/outbox/server', settings())).status).toBe(204);
});

describe.skipIf(!hasDovecot)('a mailbox configured in the admin', () => {
  let imap: ImapServer;
  beforeEach(async () => {
    imap = await startImap();
  });
  afterEach(() => imap.stop());

  const mailbox = () => ({
    ...{ host: '127.0.0.1', security: 'none', port: imap.port, user: 'replies', password: imap.password },
    ...{ folder: '', address: ADDRESS },
  });

  test('is read immediately and after a restart', async () => {
    const first = await start();
    await first.app.listen({ port: 0 });
    const admin = await first.logIn();
    expect((await admin.put('/api/outbox/mailbox', mailbox())).status).toBe(204);
    await expect.poll(() => first.app.incomingMail.state()?.checkedAt).toBeTruthy();
    const { body } = await admin.get('/api/outbox/state');
    expect(body.incoming).toMatchObject({ address: ADDRESS, error: null });
    expect(JSON.stringify(body)).not.toContain(imap.password);
    await stop();
    const second = await start();
    expect(second.app.incomingMail.state()?.address).toBe(ADDRESS);
    const laterAdmin = await second.logIn();
    expect((await laterAdmin.delete('/api/outbox/mailbox')).status).toBe(204);
    expect(second.app.incomingMail.state()).toBe(null);
  });

  test('is read again for a new folder but not a new address', async () => {
    const { app, db, logIn } = await start();
    await app.listen({ port: 0 });
    const admin = await logIn();
    const countUnmatched = () => app.incomingMail.state()?.unmatched;
    imap.deliver(email({ to: ADDRESS }));
    await admin.put('/api/outbox/mailbox', mailbox());
    await expect.poll(countUnmatched).toBe(1);
    // This count would be reset if the mailbox were read from its beginning.
    writeFact(db, 'incomingMail.unmatched', '5');
    for (const sameMailbox of [{ password: '' }, { port: imap.port, address: 'jobs@orrinvale.example' }])
      expect((await admin.put('/api/outbox/mailbox', { ...mailbox(), ...sameMailbox })).status).toBe(204);
    expect(countUnmatched()).toBe(5);
    expect((await admin.put('/api/outbox/mailbox', { ...mailbox(), folder: 'INBOX' })).status).toBe(204);
    await expect.poll(countUnmatched).toBe(1);
  });

  test.each([
    [{ password: 'wrong' }, 'AUTHENTICATIONFAILED|Authentication failed'],
    [{ folder: 'Nowhere' }, 'Mailbox'],
    [{ password: 'wrong' }, 'can’t be used: the username or password was rejected'],
    [{ port: 9 }, 'can’t be used: it refused the connection'],
    [{ security: 'tls' }, 'can’t be used: the encrypted connection failed'],
    [{ host: 'not a host' }, 'host name'],
    [{ host: 'x/?sendmail=true&path=/bin/sh&args=-c&args=id#' }, 'host name'],
  ])('rejects %j with the reason', async (invalidSettings, expectedText) => {
    const admin = await (await start()).logIn();
    const { status, body } = await admin.put('/api/outbox/mailbox', { ...mailbox(), ...invalidSettings });
    expect([status, body.issues[0]]).toEqual([422, { path: 'host', message: expect.stringMatching(expectedText) }]);
    expect((await admin.get('/api/outbox/state')).body.stored.mailbox.settings).toBe(null);
  });
});
