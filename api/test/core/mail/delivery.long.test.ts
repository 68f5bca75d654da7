import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { HANG_MS } from '../../support/hang.ts';
import { type MailApp, type SmtpServer, startMailApp, startSmtp, until } from '../../support/mail.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let smtp: SmtpServer;
let server: MailApp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Short waits, so that a silent server is given up within the test.
  server = await startMailApp({ SMTP_URL: `${smtp.url}?socketTimeout=400&greetingTimeout=400&connectionTimeout=400` });
});
beforeEach(async () => {
  Object.assign(smtp.behaviour, { sender: null, recipient: () => null, data: null, stalled: 0 });
  const earlierRows = server.rows();
  server.app.db.delete(outbox).run();
  await until(() => earlierRows.every(({ id }) => !server.app.mail.isSending(id)), 'the end of what is being sent');
  // The worker pauses for a minute after an error from the email server.
  await server.clock.advance(MINUTE);
  smtp.received.length = 0;
  server.log.length = 0;
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const isSent = (id: string) => () => server.row(id)?.state === 'sent';
const hasTried =
  (id: string, attempts = 1) =>
  () =>
    server.row(id)?.attempts === attempts && !server.app.mail.isSending(id);

test('sends an email once and records the delivery', async () => {
  const id = server.queue();
  await until(isSent(id));
  expect(server.row(id)).toMatchObject({ attempts: 1, lastError: null, sentAt: server.clock.now() });
  expect(smtp.received).toMatchObject([
    { from: 'jobs@orrinvale.example', to: ['ada@example.com'], messageId: `<${id}@orrinvale.example>` },
  ]);
  await server.clock.leap(80 * HOUR);
  expect(smtp.received).toHaveLength(1);
});

test('does not resend an email if a locked database delays recording it', async () => {
  const other = new Sqlite(join(server.app.env.dataDir, 'app.db'));
  const [{ timeout } = { timeout: 0 }] = server.app.db.$client.pragma('busy_timeout') as { timeout: number }[];
  server.app.db.$client.pragma('busy_timeout = 0');
  onTestFinished(() => void server.app.db.$client.pragma(`busy_timeout = ${timeout}`));
  smtp.behaviour.recipient = () => {
    other.exec('BEGIN IMMEDIATE');
    return null;
  };
  const id = server.queue();
  await until(() => smtp.received.length === 1);
  await server.clock.advance(5_000);
  expect(server.row(id)?.state).toBe('queued');
  other.exec('ROLLBACK');
  other.close();
  while (!isSent(id)()) await server.clock.advance(1_000);
  await server.clock.leap(80 * HOUR);
  expect(smtp.received).toHaveLength(1);
});

test('retries a failed email on time after a database lock', async () => {
  const other = new Sqlite(join(server.app.env.dataDir, 'app.db'));
  smtp.behaviour.recipient = () => {
    other.exec('BEGIN IMMEDIATE');
    smtp.behaviour.recipient = () => null;
    return 451;
  };
  const id = server.queue();
  await until(() => other.inTransaction);
  // Holds the lock for longer than any request waits.
  await new Promise((resolve) => setTimeout(resolve, 2_300));
  other.close();
  await until(() => {
    server.clock.advance(1_000);
    return server.row(id)?.lastError !== null;
  });
  await server.clock.advance(60_000);
  await until(isSent(id));
});

test('retries after one, two and four minutes with the same Message-ID', async () => {
  smtp.behaviour.recipient = () => 451;
  const id = server.queue();
  for (const [attempts, wait] of [1, 2, 4].entries()) {
    await until(hasTried(id, attempts + 1));
    expect(server.row(id)).toMatchObject({ state: 'queued', nextAt: server.clock.now() + wait * MINUTE });
    expect(server.row(id)?.lastError).toContain('451');
    if (wait === 4) smtp.behaviour.recipient = () => null;
    await server.clock.advance(wait * MINUTE - 1);
    expect(server.row(id)?.attempts).toBe(attempts + 1);
    await server.clock.advance(1);
  }
  await until(isSent(id));
  expect(server.row(id)?.lastError).toBeNull();
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@orrinvale.example>`]);
});

test('gives up on an email after exactly 72 hours of rejections', async () => {
  smtp.behaviour.recipient = () => 451;
  const start = server.clock.now();
  const id = server.queue();
  for (let attempts = 1; ; attempts += 1) {
    await until(hasTried(id, attempts), `attempt ${attempts}`);
    const row = server.row(id);
    if (row?.state === 'failed') break;
    await server.clock.advance((row?.nextAt ?? 0) - server.clock.now());
  }
  expect(server.clock.now() - start).toBe(72 * HOUR);
});

test.each([
  ['recipient', 550],
  ['data', 554],
] as const)('gives up immediately on an email whose %s is permanently rejected (%i)', async (step, code) => {
  if (step === 'recipient') smtp.behaviour.recipient = () => code;
  else smtp.behaviour.data = code;
  const id = server.queue();
  await until(() => server.row(id)?.state === 'failed');
  expect(server.row(id)).toMatchObject({ attempts: 1 });
  expect(server.row(id)?.lastError).toContain(String(code));
  smtp.behaviour.recipient = () => null;
  smtp.behaviour.data = null;
  const secondMail = server.queue();
  await until(isSent(secondMail));
  expect(smtp.received).toHaveLength(1);
});

test('keeps an email queued if the server rejects the sender', async () => {
  smtp.behaviour.sender = 553;
  const id = server.queue();
  await until(hasTried(id));
  expect(server.row(id)?.state).toBe('queued');
});

test('does not resend an email when only some recipients are rejected', async () => {
  const twoRecipients = await startMailApp({
    SMTP_URL: smtp.url,
    MAIL_TO: 'team@orrinvale.example, gone@orrinvale.example',
  });
  smtp.behaviour.recipient = (address) => (address.startsWith('gone') ? 550 : null);
  const id = twoRecipients.queue({ to: null });
  await until(() => twoRecipients.row(id)?.state === 'sent');
  expect(twoRecipients.row(id)?.lastError).toBe('The email server rejected gone@orrinvale.example.');
  expect(smtp.received.map(({ to }) => to)).toEqual([['team@orrinvale.example']]);
  await twoRecipients.close();
});

test.each(['recipient', 'data'] as const)(
  'retries after disconnecting from a server that stalls at the %s',
  async (step) => {
    if (step === 'recipient') smtp.behaviour.recipient = () => 'stall';
    else smtp.behaviour.data = 'stall';
    const id = server.queue();
    await until(hasTried(id));
    expect(server.row(id)).toMatchObject({ state: 'queued', nextAt: server.clock.now() + MINUTE });
    smtp.behaviour.recipient = () => null;
    smtp.behaviour.data = null;
    await server.clock.advance(MINUTE);
    await until(isSent(id));
    expect(smtp.received).toHaveLength(1);
  },
);

test('resends with the same Message-ID after a disconnection during transfer', async () => {
  smtp.behaviour.data = 'drop';
  const id = server.queue();
  await until(hasTried(id));
  expect(server.row(id)?.state).toBe('queued');
  smtp.behaviour.data = null;
  await server.clock.advance(MINUTE);
  await until(isSent(id));
  const ids = smtp.received.map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${id}@orrinvale.example>`, `<${id}@orrinvale.example>`]);
});

test('limits attempts in an outage, then sends every email once', async () => {
  await smtp.stop();
  onTestFinished(async () => {
    smtp = await startSmtp({}, smtp.port);
  });
  const ids = Array.from({ length: 30 }, () => server.queue());
  await until(() => server.rows().filter(({ attempts }) => attempts > 0).length > 0);
  await until(() => ids.every((id) => !server.app.mail.isSending(id)));
  expect(server.rows().filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(3);
  for (let n = 0; n < 3; n += 1) {
    await server.clock.advance(MINUTE);
    await until(() => ids.every((id) => !server.app.mail.isSending(id)));
  }
  expect(server.rows().every(({ state }) => state === 'queued')).toBe(true);

  const restartedSmtp = await startSmtp({}, smtp.port);
  for (let n = 0; n < 20 && restartedSmtp.received.length < 30; n += 1) {
    await server.clock.advance(MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(() => server.rows().every(({ state }) => state === 'sent'));
  expect(new Set(restartedSmtp.received.map(({ messageId }) => messageId)).size).toBe(30);
  expect(restartedSmtp.received).toHaveLength(30);
  await restartedSmtp.stop();
});

test('recipients with a slow server hold up no other email', async () => {
  const slowApp = await startMailApp({ SMTP_URL: `${smtp.url}?socketTimeout=60000` });
  smtp.behaviour.recipient = (address) => (address.startsWith('slow') ? 'stall' : null);
  slowApp.queue({ to: 'slow1@example.com' });
  slowApp.queue({ to: 'slow2@example.com' });
  await until(() => smtp.behaviour.stalled === 2);
  const first = Array.from({ length: 5 }, (_, i) => slowApp.queue({ to: `ada${i}@example.com` }));
  await until(() => first.every((id) => slowApp.row(id)?.state === 'sent'), 'the delivery of the others');
  expect(slowApp.row(slowApp.queue())?.state).toBe('queued');
  await until(() => smtp.received.length === 6);
  await slowApp.close();
});

test('sends account emails before other emails', async () => {
  smtp.behaviour.data = 'stall';
  for (let i = 0; i < 12; i += 1) server.queue({ to: `candidate${i}@example.com` });
  const id = server.queue({ to: 'colleague@example.com' }, 'account.reset');
  await until(() => smtp.behaviour.stalled === 3);
  expect(server.row(id)?.attempts).toBe(1);
});

test('the outbox survives a restart', async () => {
  smtp.behaviour.recipient = () => 451;
  const id = server.queue();
  await until(hasTried(id));
  await server.close({ keep: true });
  smtp.behaviour.recipient = () => null;
  server = await startMailApp({ SMTP_URL: smtp.url }, server);
  expect(server.row(id)).toMatchObject({ state: 'queued', attempts: 1 });
  await server.clock.advance(MINUTE);
  await until(isSent(id));
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@orrinvale.example>`]);
});

test('another process takes over an email after ten minutes without progress', async () => {
  const slowApp = await startMailApp({ SMTP_URL: `${smtp.url}?socketTimeout=1500` }, server);
  smtp.behaviour.data = 'stall';
  const id = slowApp.queue();
  await until(() => smtp.behaviour.stalled === 1);
  smtp.behaviour.data = null;

  server.app.mail.wake();
  await new Promise(setImmediate);
  await server.clock.advance(9 * MINUTE);
  expect(server.row(id)).toMatchObject({ state: 'queued', attempts: 1 });
  await server.clock.advance(MINUTE);
  await until(isSent(id));
  await until(() => !slowApp.app.mail.isSending(id));
  expect(server.row(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@orrinvale.example>`]);
  await slowApp.close({ keep: true });
});

test('queues emails without SMTP_URL until a server is configured', async () => {
  const senderless = await startMailApp({ MAIL_TO: '' });
  const mails = [senderless.queue(), senderless.queue({ to: null })];
  await senderless.clock.advance(100 * HOUR);
  expect(senderless.rows().every(({ state, attempts }) => state === 'queued' && attempts === 0)).toBe(true);
  expect(senderless.log.filter((line) => line.includes('SMTP_URL is not set'))).toHaveLength(1);
  await senderless.close({ keep: true });

  const nobody = await startMailApp({ SMTP_URL: smtp.url, MAIL_TO: '' }, senderless);
  await until(() => nobody.row(mails[0] ?? '')?.state === 'sent');
  expect(nobody.row(mails[1] ?? '')).toMatchObject({ state: 'queued', attempts: 0 });
  expect(nobody.log.filter((line) => line.includes('MAIL_TO is not set'))).toHaveLength(1);
  await nobody.close({ keep: true });

  const configured = await startMailApp({ SMTP_URL: smtp.url }, senderless);
  await until(() => configured.row(mails[1] ?? '')?.state === 'sent');
  expect(smtp.received.map(({ to }) => to)).toEqual([['ada@example.com'], ['team@orrinvale.example']]);
  await configured.close();
});

test('shutdown waits briefly, and only for an email in progress', async () => {
  const idleApp = await startMailApp({ SMTP_URL: smtp.url });
  const id = idleApp.queue();
  await until(() => idleApp.row(id)?.state === 'sent');
  const startedAt = Date.now();
  await idleApp.close();
  const stoppedAfter = Date.now() - startedAt;

  const busyApp = await startMailApp({ SMTP_URL: `${smtp.url}?socketTimeout=60000` });
  smtp.behaviour.data = 'stall';
  const stuckId = busyApp.queue();
  await until(() => smtp.behaviour.stalled === 1);
  expect(busyApp.app.mail.isSending(stuckId)).toBe(true);
  const stopStartedAt = Date.now();
  await busyApp.app.close();
  expect(Date.now() - stopStartedAt).toBeGreaterThan(3_000);
  expect(Date.now() - stopStartedAt).toBeGreaterThan(stoppedAfter);
  expect(Date.now() - stopStartedAt).toBeLessThan(HANG_MS);
  expect(busyApp.row(stuckId)?.state).toBe('queued');
  await busyApp.close();
});

test('logs a failed email without personal data', async () => {
  smtp.behaviour.recipient = () => 451;
  const id = server.queue({ to: 'private.person@example.com', subject: 'Secret subject', text: 'Secret text' });
  await until(hasTried(id));
  const log = server.log.join('');
  expect(log).toContain(id);
  expect(log).toContain('EENVELOPE 451');
  expect(log).not.toMatch(/private\.person|Secret|orrinvale/);
});
