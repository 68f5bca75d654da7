/** Anybody can type anybody's address into a form: what that address gets is little, and says nothing that was typed. */
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { outbox } from '../../src/database/schema/mail.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../applications/kit.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { header, startSmtp, until } from './kit.ts';

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
const ask = (email: string, place = '') => sendJson('/api/alerts', { email, place });
const mails = (kind = '') =>
  server.db
    .select()
    .from(outbox)
    .all()
    .filter((mail) => mail.kind.startsWith(kind));
const mailsToSenders = () => mails().filter(({ mail }) => mail.to !== null);

test('60 forms of every kind from 60 networks send one mailbox three emails, and each form is stored', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect((await server.apply({ email: n % 2 ? VICTIM : 'Victim@Example.com', coverLetter: `${n}` })).status).toBe(
      201,
    );
    expect((await complain({ email: `victim+${n}@example.com`, message: `Complaint ${n}` })).status).toBe(201);
    expect((await ask(VICTIM)).status).toBe(202);
  }
  expect(mailsToSenders()).toHaveLength(3);
  const count = (table: string) => server.db.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  expect([count('applications'), count('messages')]).toEqual([20, 20]);
  expect(mails('application.notification')).toHaveLength(20);
  expect((await server.apply({ email: 'other@example.com' })).body.next).toContain(PROMISE);
});

test('a mailbox gets six emails a day', async () => {
  for (let hour = 0; hour < 5; hour += 1) {
    for (let n = 0; n < 4; n += 1) await server.apply({ email: VICTIM, coverLetter: `${hour} ${n}` });
    await clock.advance(HOUR + 1);
  }
  expect(mailsToSenders()).toHaveLength(6);
  await clock.advance(24 * HOUR);
  await server.apply({ email: VICTIM });
  expect(mailsToSenders()).toHaveLength(7);
});

test('promises an email only when one is queued, also when the same form is sent again', async () => {
  const key = (n: number) => ({ 'idempotency-key': `application-${n}` });
  for (let n = 0; n < 3; n += 1) {
    expect((await server.apply({ email: VICTIM }, key(n))).body.next).toContain(PROMISE);
  }
  for (const answer of [await server.apply({ email: VICTIM }, key(3)), await server.apply({ email: VICTIM }, key(3))]) {
    expect(answer).toMatchObject({ status: 201, body: { next: 'A consultant reads every application.' } });
  }
  expect((await server.apply({ email: VICTIM }, key(0))).body.next).toContain(PROMISE);
  const complaint = await complain();
  expect(complaint.body.next).not.toContain('email');
});

test('tells the agency when the acknowledgement of a complaint has to be sent by hand', async () => {
  for (let n = 0; n < 4; n += 1) await complain({ message: `Complaint ${n}` });
  const texts = mails('complaint.notification').map(({ mail }) => mail.text);
  expect(texts.map((text) => text.includes('which has been sent'))).toEqual([true, true, true, false]);
  expect(texts[3]).toContain('which you still have to send');
});

test.each([
  'Your parcel is held, see bit.ly/abc00',
  'Claim it at evil.dev now',
  'Join us on t.me',
  'Open evil。de',
  'Call 0900 123 456',
  'https colon://evil',
  `A${' very'.repeat(12)} long name`,
])('the name %j is not in the email to its address', async (name) => {
  expect((await server.apply({ fullName: name, email: VICTIM })).status).toBe(201);
  expect((await complain({ name })).status).toBe(201);
  for (const { mail } of mailsToSenders()) {
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(name.slice(0, 20));
  }
});

test.each(['Zoë O’Neil-Smith', 'J. R. Hartley', 'Dr. Ada Lovelace', '李小龙'])(
  'greets %s by name',
  async (fullName) => {
    await server.apply({ fullName, email: VICTIM });
    expect(mailsToSenders()[0]?.mail.text).toMatch(new RegExp(`^Dear ${fullName},`));
  },
);

test('the place of an alert is in the email that asks only where there is a job', async () => {
  await ask('a@example.com', 'Click evil.dev/0 to unlock your account');
  // Words of the advert, but not its place.
  await ask('b@example.com', 'Platform engineer');
  const [first, second] = mailsToSenders();
  for (const { mail } of [first, second].filter((row) => row !== undefined)) {
    expect(mail.text).toContain('What: All jobs\n');
    expect(mail.html).not.toMatch(/evil|Platform/);
  }
  expect(server.db.$client.prepare('SELECT place FROM alerts').pluck().all()[0]).toContain('evil.dev');
});

test('an encoded word in a name reaches no mail program as one', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const mailing = await startIntake({ env: { SMTP_URL: smtp.url, MAIL_TO: 'team@orrinvale.example' } });
  onTestFinished(() => mailing.close());
  const name = '=?utf-8?q?A=0D=0ABcc:evil=40example.agency?=';
  const form = JSON.stringify({ ...MESSAGE, name });
  expect((await mailing.post('/api/messages', form, { 'content-type': 'application/json' })).status).toBe(201);
  await until(() => smtp.received.length === 1);
  const raw = smtp.received[0]?.raw ?? '';
  for (const field of ['Subject', 'Reply-To']) {
    expect(header(raw, field)).not.toContain('=?utf-8?q?A');
    expect(header(raw, field)).toContain('utf-8?q?A=0D=0ABcc');
  }
});
