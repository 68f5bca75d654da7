import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { messages } from '../../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { findNextWorkingDay } from '../../../../src/core/lib/dates.ts';
import { type IntakeServer, startIntake } from '../../../support/applications.ts';
import { BROWSER } from '../../../support/candidate-page.ts';

const BRIEF = {
  role: 'Six warehouse operatives',
  place: 'Wakefield',
  start: 'Monday 7 December',
  work: 'temporary',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '020 7946 0123',
  details: 'Nights, ten till six.',
};

/** A Friday. */
const NOW = Date.parse('2026-11-20T15:00:00Z');
let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake({ clock: { now: () => NOW, at: () => () => {} } });
});
afterAll(() => server.close());

const send = (form: Record<string, string> = {}, headers?: Record<string, string>) =>
  server.post('/api/briefs', new URLSearchParams({ ...BRIEF, ...form }), headers);
const emailsOf = (reference: string) => {
  const row = server.db.select().from(messages).where(eq(messages.reference, reference)).get();
  return server.db
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, row?.id ?? ''))
    .all()
    .map(({ mail }) => mail);
};

test('stores a vacancy brief as its own kind with a reply deadline', async () => {
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: 'We’ve received your vacancy brief.',
    next: 'A consultant will call or email you by Monday 23 November.',
  });
  await server.post('/api/messages', new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: 'Hello' }));
  const recruiter = await server.logIn('recruiter');
  const { body: list } = await recruiter.get('/api/messages?kind=brief');
  expect(list.total).toBe(1);
  expect(list.items[0]).toMatchObject({
    reference: body.reference,
    kind: 'brief',
    name: 'Grace Hopper',
    email: 'grace@example.com',
    message:
      'Role: Six warehouse operatives\nLocation: Wakefield\nStart date: Monday 7 December\nPermanent or temporary: temporary\nPhone: 020 7946 0123\n\nNights, ten till six.',
    replyBy: '2026-11-23T15:00:00.000Z',
  });
  expect((await recruiter.get('/api/messages?kind=message')).body.items).toMatchObject([
    { name: 'Ada', replyBy: null },
  ]);
  expect((await recruiter.get('/api/messages?search=wakefield')).body.total).toBe(1);
  // A brief is not listed as a complaint.
  expect((await recruiter.get('/api/complaints')).body.items).toEqual([]);
});

test('emails the employer an acknowledgement without the typed text', async () => {
  const { body } = await send({ email: 'head@example.com' });
  const [acknowledgement, notice] = emailsOf(body.reference);
  expect(acknowledgement).toMatchObject({
    to: 'head@example.com',
    subject: `We’ve received your vacancy brief (${body.reference})`,
  });
  expect(acknowledgement?.text).toContain('You’ll hear from us by: 23 November 2026');
  expect(acknowledgement?.text).not.toMatch(/warehouse|Wakefield|Nights/);
  expect(notice).toMatchObject({ to: null, subject: expect.stringContaining('reply by 23 November 2026') });
  expect(notice?.text).toContain('Nights, ten till six.');
});

test('without JavaScript, a brief gets a page or its form back', async () => {
  const rejectedPage = await send({ role: '', place: 'Leeds <b>' }, BROWSER);
  expect(rejectedPage.status).toBe(422);
  expect(rejectedPage.text).toContain('Role is required.');
  expect(rejectedPage.text).toContain('Leeds &lt;b&gt;');
  expect(rejectedPage.text).toContain('<option value="temporary" selected>');
  const acceptedPage = await send({ details: 'Another' }, BROWSER);
  expect(acceptedPage.text).toContain('We’ve received your vacancy brief.');
});

test('stores a brief once if it is sent twice', async () => {
  const first = await send({ details: 'Twice' }, { 'idempotency-key': 'a-brief' });
  const repeatedResponse = await send({ details: 'Twice' }, { 'idempotency-key': 'a-brief' });
  expect(repeatedResponse.body.reference).toBe(first.body.reference);
});

test.each([
  ['2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z'],
  ['2026-11-20T23:30:00Z', '2026-11-23T23:30:00Z'],
  ['2026-11-21T09:00:00Z', '2026-11-23T09:00:00Z'],
  ['2026-11-22T09:00:00Z', '2026-11-23T09:00:00Z'],
])('a brief received at %s is due by %s', (receivedAt, deadline) => {
  expect(findNextWorkingDay(Date.parse(receivedAt))).toBe(Date.parse(deadline));
});
