import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { messages } from '../../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../../support/applications.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

const SENT = 'Your message has been sent successfully!';
const NEXT = 'We read every message and reply as soon as we can.';
const FAILED = 'There was an error sending your message. Please try again.';
const clock = fakeClock('2026-11-21T09:00:00Z');

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake({ clock });
});
afterAll(() => server.close());

const findStored = (reference: string) =>
  server.db.select().from(messages).where(eq(messages.reference, reference)).get();
const mailsOf = (id: string | undefined) =>
  server.db
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, id ?? ''))
    .all();

const json = { 'content-type': 'application/json' };
let n = 0;
/** A message with unique text. */
const createMessage = (extraFields: Record<string, unknown> = {}) => {
  n += 1;
  return { ...MESSAGE, message: `Please call me, number ${n}.`, ...extraFields };
};
const send = (extraFields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.post('/api/messages', JSON.stringify(createMessage(extraFields)), { ...json, ...headers });

function multipart(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

const bodies: [
  string,
  (fields: Record<string, unknown>) => [string | FormData | URLSearchParams, Record<string, string>],
][] = [
  ['JSON', (fields) => [JSON.stringify(fields), json]],
  ['a urlencoded form', (fields) => [new URLSearchParams(fields as Record<string, string>), {}]],
  ['a multipart form', (fields) => [multipart(fields), {}]],
];
const paths = ['/api/messages', '/api/contact/sendmail'];

test.each(paths.flatMap((path) => bodies.map(([kind, encode]) => [path, kind, encode] as const)))(
  'E9 C34 M2 V1 POST %s (%s) stores the message and notification',
  async (path, _, encode) => {
    const fields = createMessage({ website: 'example.co.uk', name: `Zoë "Z" O'Neil 👋` });
    const { status, body } = await server.post(path, ...encode(fields));
    expect(status).toBe(201);
    expect(body).toEqual({ message: SENT, reference: expect.stringMatching(/^M-[2-9A-Y]{6}$/), next: NEXT });
    const row = findStored(body.reference);
    expect(row).toMatchObject({ status: 'new', data: fields, spamReasons: null });
    const [mail, ...more] = mailsOf(row?.id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'message.notification', state: 'queued', attempts: 0 });
    expect(mail?.mail).toMatchObject({ to: null, replyTo: { name: fields.name, address: 'ada@example.com' } });
    expect(mail?.mail.text).toContain(`> ${fields.message}`);
    expect(mail?.mail.html).toContain('Zoë &quot;Z&quot; O&#39;Neil 👋');
  },
);

test.each(bodies)('C34 M2 V1 rejects an invalid message as %s, naming each field', async (_, encode) => {
  const messageCount = server.db.select().from(messages).all().length;
  const { status, body } = await server.post('/api/contact/sendmail', ...encode({ email: 'nobody', website: 'x' }));
  expect(status).toBe(422);
  expect(body).toEqual({
    message: FAILED,
    issues: [
      { path: 'name', message: 'Name is required.' },
      { path: 'email', message: 'Email must be an email address, like name@example.co.uk.' },
      { path: 'message', message: 'Message is required.' },
    ],
  });
  expect(server.db.select().from(messages).all()).toHaveLength(messageCount);
});

test.each([
  ['an object', { message: { path: '/etc/passwd' } }],
  ['a list', { name: ['a', 'b'] }],
  ['a number', { email: 7 }],
  ['null and true', { message: true }],
])('C34 rejects %s in a field: only text reaches an email', async (_, fields) => {
  const { status, body } = await send(fields);
  expect(status).toBe(422);
  expect(body.issues).toHaveLength(1);
});

test.each(['[]', '"text"', '7', 'null', '{', '{"__proto__":{"polluted":1}}', ''])(
  'C34 rejects the JSON body %j',
  async (body) => {
    const { status } = await server.post('/api/messages', body, json);
    expect([400, 415, 422]).toContain(status);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test.each<[string, Record<string, unknown>, string]>([
  ['the hidden field filled in', { topic: 'x' }, 'The hidden anti-spam field was filled in.'],
  ['a link as a name', { name: 'Win at https://casino.example.com' }, 'The name contains a link.'],
  ['an address as a name', { name: 'www.casino.example.com' }, 'The name contains a link.'],
  ['many links', { message: 'http://a.b http://c.d www.e.f https://g.h' }, 'The text contains a lot of links.'],
  ['markup', { message: 'Hello <a href="http://x.y">x</a>' }, 'The text contains HTML or BBCode.'],
])('stores %s as suspected spam without an email or a different response', async (_, fields, reason) => {
  const { status, body } = await send(fields);
  expect(status).toBe(201);
  expect(body).toEqual({ message: SENT, reference: expect.any(String), next: NEXT });
  const row = findStored(body.reference);
  expect(row).toMatchObject({ status: 'spam', spamReasons: [reason] });
  expect(mailsOf(row?.id)).toEqual([]);
});

test.each(['J.R.R. Tolkien', 'Dr. St.John-Smith', 'Ann Comstock', 'J.Link', 'A.Top', 'Jane, Booking.com'])(
  'accepts %s as a name',
  async (name) => {
    const { body } = await send({ name, message: `See https://example.com and www.example.org, says ${name}` });
    expect(findStored(body.reference)?.status).toBe('new');
  },
);

test('does not treat an instantly submitted message as spam', async () => {
  const { body } = await send({ formToken: `${clock.now().toString(36)}.sent-by-pages-of-earlier-versions` });
  const row = findStored(body.reference);
  expect(row).toMatchObject({ status: 'new', spamReasons: null });
  expect(mailsOf(row?.id)).toHaveLength(1);
});

test.each(bodies)('V1 accepts a text of 20,000 characters as %s', async (_, encode) => {
  const message = 'é 👋 '.repeat(4_000).trim();
  const { status, body } = await server.post('/api/messages', ...encode(createMessage({ message })));
  expect(status).toBe(201);
  expect(findStored(body.reference)?.data.message).toBe(message);
});

test('stores the same message or idempotency key once within a week', async () => {
  const text = JSON.stringify(createMessage());
  const first = await server.post('/api/messages', text, json);
  expect((await server.post('/api/messages', text, json)).body).toEqual(first.body);
  const key = { 'idempotency-key': 'message-1' };
  const repeatedMessage = createMessage();
  const keyedResponse = await send(repeatedMessage, key);
  expect((await send(repeatedMessage, key)).body).toEqual(keyedResponse.body);
  expect((await send({ ...repeatedMessage, message: 'I forgot to say: after six.' }, key)).body.reference).not.toBe(
    keyedResponse.body.reference,
  );
  expect(keyedResponse.body.reference).not.toBe(first.body.reference);
  await clock.leap(7 * 24 * 3_600_000);
  expect((await server.post('/api/messages', text, json)).body.reference).not.toBe(first.body.reference);
});

test('limits a network to a hundred messages in ten minutes', async () => {
  const headersFrom = (last: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${last.toString(16)}` });
  for (let i = 0; i < 100; i += 1) expect((await send({}, headersFrom(i))).status).toBe(201);
  const { status, headers, body } = await send({}, headersFrom(99));
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBe(600);
  expect(body).toEqual({
    message: 'We’ve had a lot of requests from your network. Please try again in 10 minutes.',
  });
  expect((await send({}, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(201);
  await clock.advance(600_000);
  expect((await send({}, headersFrom(99))).status).toBe(201);
});

test.each([null, '', ' ', '\n', []])('accepts a message whose honeypot field contains %j', async (topic) => {
  const { body } = await send({ topic });
  expect(findStored(body.reference)).toMatchObject({ status: 'new', spamReasons: null });
});

test('accepts three links in a text, however they are written', async () => {
  const message = 'https://www.linkedin.com/in/ada http://www.example.org/ada www.example.com/ada';
  const { body } = await send({ message });
  expect(findStored(body.reference)?.status).toBe('new');
});

const LONG = 'Dear team, I am looking for work in engineering. Could you please call me back this week? Thank you.';

/** Sends one text from eight people, with varying spacing and case. Returns the spam reasons of each message. */
async function sendMany(message: string, headers: Record<string, string> = {}) {
  const reasons: unknown[] = [];
  for (let i = 0; i < 8; i += 1) {
    const text = i % 2 ? ` ${message.toUpperCase()}${' '.repeat(i)}` : message.replace(' ', ' '.repeat(i + 1));
    const fields = { ...MESSAGE, email: `person${i}@example.com`, message: text };
    const { body } = await server.post('/api/messages', JSON.stringify(fields), { ...json, ...headers });
    reasons.push(findStored(body.reference)?.spamReasons ?? null);
  }
  return reasons;
}

const NETWORK = { 'x-forwarded-for': '203.0.113.7' };
const REPEATED = ['The same text has been sent many times.'];
const afterFive = [...Array(5).fill(null), ...Array(3).fill(REPEATED)];

test.each([
  ['short text', 'Please call me back', {}],
  ['short text from one network', 'Please call me back today', NETWORK],
  ['short text with a link', 'See www.example.com', {}],
  ['long text from many networks', LONG, {}],
])('does not hold back %s, however often it is sent', async (_, message, headers) => {
  expect(await sendMany(message, headers)).toEqual(Array(8).fill(null));
});

test.each([
  ['with a link, from many networks,', `${LONG} https://gold.example`, {}],
  ['with a short link, from many networks,', `${LONG} gold.example/now`, {}],
  ['from one network', `${LONG} Ada`, NETWORK],
])('holds back a repeated long text %s from the sixth copy on', async (_, message, headers) => {
  expect(await sendMany(message, headers)).toEqual(afterFive);
});
