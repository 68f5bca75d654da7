import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { queueMail } from '../../../src/core/mail/outbox.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { type SmtpServer, startSmtp, until } from '../../support/mail.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
let smtp: SmtpServer;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startApp({ clock, env: { SMTP_URL: smtp.url, MAIL_TO: 'team@example.com' } });
  admin = await server.logIn('administrator');
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const queue = (recipient: string) => {
  const mail = { to: recipient, subject: `To ${recipient}`, text: 'Hello', html: '<p>Hello</p>' };
  const id = queueMail(server.app, { kind: 'mail.test', subjectId: 'subject', mail });
  server.app.mail.wake();
  return id;
};
const row = (id: string) => server.db.select().from(outbox).where(eq(outbox.id, id)).get();
const hasState = (id: string, state: string) => until(() => row(id)?.state === state && !server.app.mail.isSending(id));

test('allows only administrators to use the outbox', async () => {
  for (const role of ['editor', 'recruiter'] as const) {
    const other = await server.logIn(role);
    expect((await other.get('/api/outbox')).status).toBe(403);
    expect((await other.post('/api/outbox/x/resend')).status).toBe(403);
  }
  expect((await server.anonymous.get('/api/outbox')).status).toBe(401);
});

test('sends an email that was scheduled while the clock was ahead', async () => {
  const id = queue('ahead@example.com');
  await hasState(id, 'sent');
  server.db
    .update(outbox)
    .set({ state: 'queued', nextAt: clock.now() + 48 * 3_600_000 })
    .where(eq(outbox.id, id))
    .run();
  server.app.mail.wake();
  await hasState(id, 'sent');
  server.db.delete(outbox).where(eq(outbox.id, id)).run();
});

test('lists queued, sent and failed emails with their errors', async () => {
  const sentId = queue('fine@example.com');
  await hasState(sentId, 'sent');
  smtp.behaviour.recipient = () => 550;
  const failedId = queue('gone@example.com');
  await hasState(failedId, 'failed');
  smtp.behaviour.recipient = () => 451;
  const waitingId = queue('busy@example.com');
  await until(() => row(waitingId)?.attempts === 1 && !server.app.mail.isSending(waitingId));

  const { body } = await admin.get('/api/outbox');
  expect(body).toMatchObject({ total: 3, counts: { queued: 1, sent: 1, failed: 1 } });
  const listState = async (state: string) => (await admin.get(`/api/outbox?state=${state}`)).body;
  expect(await listState('sent')).toMatchObject({
    total: 1,
    items: [
      {
        id: sentId,
        to: 'fine@example.com',
        subject: 'To fine@example.com',
        sentAt: '2026-11-21T09:00:00.000Z',
        nextAt: null,
      },
    ],
  });
  expect((await listState('failed')).items).toMatchObject([
    { id: failedId, attempts: 1, lastError: expect.stringContaining('550') },
  ]);
  expect((await listState('queued')).items).toMatchObject([
    { id: waitingId, nextAt: '2026-11-21T09:01:00.000Z', sentAt: null },
  ]);
  expect((await admin.get('/api/outbox?state=lost')).status).toBe(400);
  expect((await admin.get('/api/outbox?limit=1&offset=2')).body.items).toHaveLength(1);
});

test('resends failed emails under their ids and sent emails under new ids', async () => {
  smtp.behaviour.recipient = () => 550;
  const failedId = queue('moved@example.com');
  await hasState(failedId, 'failed');
  smtp.behaviour.recipient = () => null;
  const resendResponse = await admin.post(`/api/outbox/${failedId}/resend`);
  expect(resendResponse).toMatchObject({
    status: 200,
    body: { id: failedId, state: 'queued', attempts: 0, lastError: null },
  });
  await hasState(failedId, 'sent');
  const auditEntries = server.db.select().from(auditLog).where(eq(auditLog.subject, failedId)).all();
  expect(auditEntries.map(({ action }) => action)).toEqual(['mail.resend']);

  const copy = (await admin.post(`/api/outbox/${failedId}/resend`)).body;
  expect(copy.id).not.toBe(failedId);
  await hasState(copy.id, 'sent');
  const ids = smtp.received.filter(({ to }) => to[0] === 'moved@example.com').map(({ messageId }) => messageId);
  expect(ids).toEqual([failedId, copy.id].map((id) => row(id)?.messageId));
  expect(new Set(ids).size).toBe(2);
});

test('retries a queued email on request unless it is being sent', async () => {
  smtp.behaviour.recipient = () => 451;
  const waitingId = queue('slow@example.com');
  await until(() => row(waitingId)?.attempts === 1 && !server.app.mail.isSending(waitingId));
  smtp.behaviour.recipient = () => 'stall';
  await admin.post(`/api/outbox/${waitingId}/resend`);
  await until(() => smtp.behaviour.stalled > 0);
  expect(await admin.post(`/api/outbox/${waitingId}/resend`)).toMatchObject({
    status: 409,
    body: { message: 'This email is already being sent.' },
  });
  expect((await admin.post('/api/outbox/nosuchmail/resend')).status).toBe(404);
});
