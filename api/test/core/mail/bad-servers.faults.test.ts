/**
 * Thousands of emails are queued for a failing server: few attempts are made, none is lost, and each arrives once after
 * the server recovers.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../../src/core/database/transaction.ts';
import { queueMail } from '../../../src/core/mail/outbox.ts';
import { BAD_SERVERS, startBadServer } from '../../support/bad-server.ts';
import { type MailApp, startMailApp, startSmtp } from '../../support/mail.ts';

const EMAILS = process.env.FAULTS === 'long' ? 10_000 : 500;
const MINUTE = 60_000;
const MINUTES = 5;
const CONNECTIONS = 3;

test.each(Object.keys(BAD_SERVERS))(`queues ${EMAILS} emails for a server that %s`, async (name) => {
  const badServer = await startBadServer(BAD_SERVERS[name] ?? (() => {}));
  const server = await start(badServer.port);
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await settle(server);
    expect(attempts(server)).toBeLessThanOrEqual(CONNECTIONS * (minute + 1));
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    await server.clock.advance(MINUTE);
  }
  expect(attempts(server)).toBeGreaterThanOrEqual(MINUTES);
  expect(server.app.mail.lastFailure()?.error).toMatch(/\S/);
  expect(countUnsent(server)).toBe(EMAILS);

  await settle(server);
  await badServer.stop();
  const smtp = await startSmtp({}, badServer.port);
  onTestFinished(() => smtp.stop());
  await sendAll(server);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(EMAILS);
  expect(smtp.received).toHaveLength(EMAILS);
});

test(`sends ${EMAILS} emails to a server that hangs up after each`, async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  smtp.behaviour.data = 'hang up';
  const server = await start(smtp.port);
  const minutes = await sendAll(server);
  const receivedCount = new Set(smtp.received.map(({ messageId }) => messageId)).size;
  console.log(`${EMAILS} emails in ${minutes} minutes, ${smtp.received.length - receivedCount} sent twice`);
  expect(receivedCount).toBe(EMAILS);
});

async function start(port: number): Promise<MailApp> {
  const timeouts = 'socketTimeout=400&greetingTimeout=400&connectionTimeout=400';
  const server = await startMailApp({ SMTP_URL: `smtp://127.0.0.1:${port}?${timeouts}` });
  onTestFinished(() => server.close());
  const { app, db } = server;
  inTransaction(db, () => {
    for (let n = 0; n < EMAILS; n += 1) {
      const mail = { to: `a${n}@example.com`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
      queueMail(app, { kind: 'mail.test', subjectId: 'subject', mail });
    }
  });
  app.mail.wake();
  await expect.poll(() => attempts(server)).toBeGreaterThan(0);
  return server;
}

/** Resolves to the number of minutes until all emails are sent. */
async function sendAll(server: MailApp): Promise<number> {
  for (let minutes = 0; ; minutes += 1) {
    await settle(server);
    if (countUnsent(server) === 0) return minutes;
    await server.clock.advance(MINUTE);
  }
}

/** Waits until no email is being sent and the queue stops changing. */
async function settle(server: MailApp) {
  for (
    let previousCount = -1, now = countUnsent(server);
    now !== previousCount || isSending(server);
    now = countUnsent(server)
  ) {
    previousCount = now;
    await sleep(50);
  }
}

const ask = ({ db }: MailApp, sql: string) => Number(db.$client.prepare(sql).pluck().get());
const attempts = (server: MailApp) => ask(server, 'SELECT sum(attempts) FROM outbox');
const countUnsent = (server: MailApp) => ask(server, "SELECT count(*) FROM outbox WHERE state != 'sent'");

function isSending({ app, db }: MailApp): boolean {
  const triedIds = db.$client.prepare("SELECT id FROM outbox WHERE attempts > 0 AND state = 'queued'").pluck().all();
  return triedIds.some((id) => app.mail.isSending(String(id)));
}
