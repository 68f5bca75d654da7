/** Limits on emails to addresses typed into a form, which may be a stranger's: few emails, without any typed text. */
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { header, startSmtp, until } from '../../support/mail.ts';

const HOUR = 3_600_000;
const VICTIM = 'victim@example.com';
const PROMISE = 'We’re emailing you a confirmation.';
let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
beforeEach(async () => {
  clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startIntake({ clock });
});
afterEach(() => server.close());

const sendJson = (path: string, form: object, headers = {}) =>
  server.post(path, JSON.stringify(form), { 'content-type': 'application/json', ...headers });
const complain = (change: object = {}, headers = {}) =>
  sendJson('/api/complaints', { ...MESSAGE, email: VICTIM, ...change }, headers);
const subscribe = (email: string, place = '') => sendJson('/api/alerts', { email, place });
const mails = (kind = '') =>
  server.db
    .select()
    .from(outbox)
    .all()
    .filter((mail) => mail.kind.startsWith(kind));
const mailsToSenders = () => mails().filter(({ mail }) => mail.to !== null);

/** The largest number of emails to senders due within any `ms` milliseconds. */
function mostDueWithin(ms: number): number {
  const times = mailsToSenders().map(({ nextAt }) => nextAt);
  return Math.max(...times.map((start) => times.filter((time) => time >= start && time < start + ms).length));
}

test('limits a mailbox to three emails an hour across 60 forms', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect((await server.apply({ email: n % 2 ? VICTIM : 'Victim@Example.com', coverLetter: `${n}` })).status).toBe(
      201,
    );
    expect((await complain({ email: `victim+${n}@example.com`, message: `Complaint ${n}` })).status).toBe(201);
    expect((await subscribe(VICTIM)).status).toBe(202);
  }
  expect(mailsToSenders().filter(({ nextAt }) => nextAt === clock.now())).toHaveLength(3);
  expect(mostDueWithin(HOUR)).toBe(3);
  expect(mostDueWithin(24 * HOUR)).toBe(6);
  const count = (table: string) => server.db.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  expect([count('applications'), count('messages')]).toEqual([20, 20]);
  expect(mails('application.notification')).toHaveLength(20);
});

test('postpones further emails to a mailbox, six a day for a week', async () => {
  for (let n = 0; n < 50; n += 1) await server.apply({ email: VICTIM, coverLetter: `${n}` });
  expect(mailsToSenders()).toHaveLength(45);
  expect(mostDueWithin(24 * HOUR)).toBe(6);
  expect(Math.max(...mailsToSenders().map(({ nextAt }) => nextAt))).toBe(clock.now() + 7 * 24 * HOUR);
  await clock.leap(8 * 24 * HOUR);
  await server.apply({ email: VICTIM });
  expect(mailsToSenders().at(-1)?.nextAt).toBe(clock.now());
});

test('an alert request over the mailbox’s limit never sends an email', async () => {
  for (let n = 0; n < 3; n += 1) await server.apply({ email: VICTIM, coverLetter: `${n}` });
  await subscribe(VICTIM);
  expect(mails('alert')).toEqual([]);
  await clock.advance(HOUR);
  await subscribe(VICTIM);
  expect(mails('alert')).toHaveLength(1);
});

/** Starts the app with an email server. */
async function startMailing() {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const mailingServer = await startIntake({ clock, env: { SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' } });
  onTestFinished(() => mailingServer.close());
  const mailsTo = (address: string) => smtp.received.filter((mail) => mail.to.includes(address));
  return { ...mailingServer, smtp, to: mailsTo };
}

test('delays the confirmation email of a fourth application within an hour', async () => {
  const mailingServer = await startMailing();
  const key = (n: number) => ({ 'idempotency-key': `application-${n}` });
  for (let n = 0; n < 3; n += 1) {
    expect((await mailingServer.apply({ email: VICTIM }, key(n))).body.next).toContain(PROMISE);
  }
  // The response is the same if the form is sent again.
  for (let n = 0; n < 2; n += 1) {
    const { status, body } = await mailingServer.apply({ email: VICTIM }, key(3));
    expect(status).toBe(201);
    expect(body.next).toBe('We’ll email you a confirmation later. A consultant reads every application.');
  }
  expect((await mailingServer.apply({ email: VICTIM }, key(0))).body.next).toContain(PROMISE);
  await until(() => mailingServer.to(VICTIM).length === 3);
  await clock.advance(HOUR - 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mailingServer.to(VICTIM)).toHaveLength(3);
  await clock.advance(1);
  await until(() => mailingServer.to(VICTIM).length === 4);
  expect(mailingServer.to(VICTIM)[3]?.raw).toContain('/my-application/');
});

test('neither sends a postponed email early nor reports it as stuck', async () => {
  const mailingServer = await startMailing();
  for (let n = 0; n < 10; n += 1) await mailingServer.apply({ email: VICTIM, coverLetter: `${n}` });
  await clock.advance(2 * HOUR);
  await until(() => mailingServer.to(VICTIM).length === 6);
  await clock.advance(2 * HOUR);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mailingServer.to(VICTIM)).toHaveLength(6);
  const admin = await mailingServer.logIn();
  expect((await admin.get('/healthz?full=true')).body.outbox).toEqual({
    waiting: 4,
    oldestSeconds: 0,
    failed: 0,
    ok: true,
  });
  await clock.leap(24 * HOUR);
  await until(() => mailingServer.to(VICTIM).length === 10);
});

test('promises no email in form responses without an email server', async () => {
  expect((await server.apply()).body.next).toBe('A consultant reads every application.');
  expect((await complain()).body.next).toBe('We’ll look into it and reply within 30 days.');
  const [alert, page] = [
    await subscribe(VICTIM),
    await server.post('/api/alerts', new URLSearchParams({ email: VICTIM }), { accept: 'text/html' }),
  ];
  expect(alert.body.message).toBe(
    'Thank you. We can’t send emails at the moment. We’ll email you a confirmation link as soon as we can.',
  );
  expect(page.text).toContain('We can’t send emails at the moment');
  for (const { text } of [alert, page]) expect(text).not.toMatch(/check your email|after a few minutes/i);
  // Emails queued without a server are sent when one is set up.
  expect(mailsToSenders().map(({ kind }) => kind)).toEqual([
    'application.acknowledgement',
    'complaint.acknowledgement',
    'alert.confirm',
    'alert.confirm',
  ]);
});

test('notifies the agency which complaints it must acknowledge itself', async () => {
  for (let n = 0; n < 49; n += 1) await complain({ message: `Complaint ${n}` });
  const texts = mails('complaint.notification').map(({ mail }) => mail.text);
  expect(texts.slice(0, 3).every((text) => text.includes('We’ve emailed the acknowledgement for you.'))).toBe(true);
  expect(texts[3]).toContain('We’ll email the acknowledgement for you on 21 November 2026');
  expect(texts[6]).toContain('We’ll email the acknowledgement for you on 22 November 2026');
  expect(texts[48]).toContain('Please send the acknowledgement yourself');
});

test('omits a suspicious name from emails to its sender', async () => {
  const names = [
    'Your parcel is held, see bit.ly/abc00',
    'Claim it at evil.dev now',
    'Join us on t.me',
    'Open evil。de',
    'Call 0900 123 456',
    'https colon://evil',
    `A${' very'.repeat(12)} long name`,
  ];
  for (const [n, name] of names.entries()) {
    const email = `victim${n}@example.com`;
    expect((await server.apply({ fullName: name, email })).status, name).toBe(201);
    expect((await complain({ name, email })).status, name).toBe(201);
    const mailsToSender = mailsToSenders().filter(({ mail }) => mail.to === email);
    expect(mailsToSender, name).toHaveLength(2);
    for (const { mail } of mailsToSender) {
      expect(mail.text, name).toMatch(/^Hello,\n/);
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(name.slice(0, 20));
    }
  }
});

test('greets people by name', async () => {
  for (const [fullName, greeted] of [
    ['Zoë O’Neil-Smith', 'Zoë'],
    ['J. R. Hartley', 'J. R. Hartley'],
    ['Dr. Ada Lovelace', 'Dr. Ada Lovelace'],
    ['李小龙', '李小龙'],
  ]) {
    await server.apply({ fullName, email: VICTIM });
    expect(mailsToSenders().at(-1)?.mail.text).toMatch(new RegExp(`^Dear ${greeted},`));
  }
});

test('the confirmation of an alert omits a place that no job has', async () => {
  await subscribe('a@example.com', 'Click evil.dev/0 to unlock your account');
  // These words occur in an advert, but are not a place.
  await subscribe('b@example.com', 'Platform engineer');
  const [first, second] = mailsToSenders();
  for (const { mail } of [first, second].filter((row) => row !== undefined)) {
    expect(mail.text).toContain('Jobs: All jobs\n');
    expect(mail.html).not.toMatch(/evil|Platform/);
  }
  expect(server.db.$client.prepare('SELECT place FROM alerts').pluck().all()[0]).toContain('evil.dev');
});

test('escapes an encoded word in a name within email headers', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const mailingServer = await startIntake({ env: { SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' } });
  onTestFinished(() => mailingServer.close());
  const name = '=?utf-8?q?A=0D=0ABcc:evil=40example.agency?=';
  const form = JSON.stringify({ ...MESSAGE, name });
  expect((await mailingServer.post('/api/messages', form, { 'content-type': 'application/json' })).status).toBe(201);
  await until(() => smtp.received.length === 1);
  const raw = smtp.received[0]?.raw ?? '';
  for (const field of ['Subject', 'Reply-To']) {
    expect(header(raw, field)).not.toContain('=?utf-8?q?A');
    expect(header(raw, field)).toContain('utf-8?q?A=0D=0ABcc');
  }
});
