import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { messages } from '../../../../src/core/database/schema/inbox.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { type IntakeServer, startIntake } from '../../../support/applications.ts';
import { BROWSER } from '../../../support/candidate-page.ts';
import { change } from '../../../support/inbox.ts';

const DAY = 24 * 3_600_000;
const COMPLAINT = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'You sent my CV to somebody else.' };

let now = Date.parse('2026-11-21T09:00:00Z');
let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake({ clock: { now: () => now, at: () => () => {} } });
});
afterAll(() => server.close());

const complain = (form: Record<string, string> = {}, headers?: Record<string, string>) =>
  server.post('/api/complaints', new URLSearchParams({ ...COMPLAINT, ...form }), headers);
const rowOf = (reference: string) => server.db.select().from(messages).where(eq(messages.reference, reference)).get();
const mailsOf = (id: string) => server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all();
const list = async () => (await (await server.logIn('recruiter')).get('/api/complaints')).body;

test('acknowledges a complaint by email with a date thirty days later', async () => {
  const { status, body } = await complain();
  expect(status).toBe(201);
  expect(body.message).toBe('We’ve received your complaint.');
  const row = rowOf(body.reference);
  expect(row).toMatchObject({ status: 'new', dueAt: now + 30 * DAY });
  // Complaints appear in the list of messages, so they count as new messages.
  const recruiter = await server.logIn('recruiter');
  expect((await recruiter.get('/api/messages?status=new')).body).toMatchObject({ total: 1, counts: { new: 1 } });
  expect((await recruiter.get('/api/complaints')).body.open).toBe(1);
  const [acknowledgement, notification] = mailsOf(row?.id ?? '').map(({ mail }) => mail);
  expect(acknowledgement).toMatchObject({
    to: 'ada@example.com',
    subject: `We’ve received your complaint (${body.reference})`,
  });
  expect(acknowledgement?.text).toContain('We’ll reply by: 21 December 2026');
  expect(acknowledgement?.text).not.toContain('somebody else');
  expect(notification).toMatchObject({ to: null, subject: expect.stringContaining('reply by 21 December 2026') });
});

test('without JavaScript, a complaint gets a page or its form back', async () => {
  const rejectedPage = await complain({ email: 'x', message: 'Kept <b>as typed</b>' }, BROWSER);
  expect(rejectedPage.status).toBe(422);
  expect(rejectedPage.text).toContain('Kept &lt;b&gt;as typed&lt;/b&gt;');
  expect(rejectedPage.text).toContain('There was an error sending your complaint. Please try again.');
  const acceptedPage = await complain({ message: 'Another one' }, BROWSER);
  expect(acceptedPage.text).toContain('We’ve received your complaint.');
  expect(acceptedPage.text).toMatch(/M-[2-9A-Z]{6}/);
});

test('lists overdue complaints first until a reply closes them', async () => {
  now += 31 * DAY;
  await complain({ message: 'A new one' });
  const openComplaints = await list();
  expect(openComplaints).toMatchObject({ open: 3, overdue: 2 });
  expect(openComplaints.items.map((item: { isOverdue: boolean }) => item.isOverdue)).toEqual([true, true, false]);
  const [first] = openComplaints.items;
  expect(first).toMatchObject({ message: COMPLAINT.message, acknowledgedAt: null, closedAt: null });
  server.db.update(outbox).set({ state: 'sent', sentAt: now }).where(eq(outbox.subjectId, first.id)).run();

  const recruiter = await server.logIn('recruiter');
  const url = `/api/complaints/${first.id}/close`;
  expect((await recruiter.post(url, { answer: '  ' })).body.issues).toMatchObject([{ message: 'Reply is required.' }]);
  const closeResponse = await recruiter.post(url, { answer: 'We are sorry.\n\nIt will not happen again.' });
  expect(closeResponse.body).toMatchObject({ closedAt: new Date(now).toISOString(), isOverdue: false });
  expect((await recruiter.post(url, { answer: 'Twice' })).status).toBe(409);
  const reply = mailsOf(first.id).find(({ kind }) => kind === 'message.reply')?.mail;
  expect(reply).toMatchObject({
    to: 'ada@example.com',
    subject: `Our response to your complaint (${first.reference})`,
  });
  expect(reply?.text).toContain('It will not happen again.');
  const complaintsAfter = await list();
  expect(complaintsAfter).toMatchObject({ open: 2, overdue: 1 });
  expect(complaintsAfter.items.at(-1).id).toBe(first.id);
  expect((await recruiter.post('/api/complaints/nosuch/close', { answer: 'x' })).status).toBe(404);
});

test('acknowledges a complaint held back as spam only on release', async () => {
  const { body } = await complain({ message: 'Robot?', topic: 'x' });
  const { id = '' } = rowOf(body.reference) ?? {};
  expect(mailsOf(id)).toEqual([]);
  const { items, open } = await list();
  expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ isSpam: true });
  // Closed complaints and spam do not count as open.
  const answerableItems = items.filter(
    (item: { closedAt: string | null; isSpam: boolean }) => !item.closedAt && !item.isSpam,
  );
  expect(open).toBe(answerableItems.length);
  const recruiter = await server.logIn('recruiter');
  expect((await recruiter.post(`/api/complaints/${id}/close`, { answer: 'x' })).status).toBe(409);
  await change(recruiter, `/api/messages/${id}`, { status: 'new' });
  expect(mailsOf(id).map(({ kind }) => kind)).toEqual(['complaint.acknowledgement', 'complaint.notification']);
});
