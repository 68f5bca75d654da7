/** The replies that acknowledgements promise, and those that are due. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submissionEvents } from '../../../src/core/database/schema/inbox.ts';
import { DAY_MS } from '../../../src/core/lib/dates.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { addStage } from '../../support/candidate-page.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, undoLast } from '../../support/inbox.ts';

let clock: ReturnType<typeof fakeClock>;
let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeEach(async () => {
  // A Friday.
  clock = fakeClock('2026-11-20T10:00:00Z');
  server = await startIntake({ clock });
  recruiter = await server.logIn('recruiter');
  const admin = await server.logIn();
  const { data, version } = (await admin.get('/api/content/site-settings?drafts=true')).body;
  const replyTimes = { applications: 2, messages: 1 };
  await admin.put('/api/content/site-settings', { data: { ...data, companyName: 'Acme', replyTimes }, version });
});
afterEach(() => server.close());

const list = async (path: string) => {
  const { status, body } = await recruiter.get(`/api/${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
};
/** Moves the clock by days and logs in again, because no session outlasts a weekend. */
const passDays = async (days: number) => {
  await clock.leap(days * DAY_MS);
  recruiter = await server.logIn('recruiter');
};
const listDue = async () => (await list('applications?due=true')).map(({ name }: { name: string }) => name);
const answersDue = async () => {
  const { parts } = (await recruiter.get('/api/today?who=everyone')).body;
  return parts.find(({ name }: { name: string }) => name === 'answers')?.total ?? 0;
};

test('lists an application as due from the promised day until a reply', async () => {
  await server.apply({ fullName: 'Ada Lovelace' });
  await server.apply({ fullName: 'Grace Hopper', email: 'grace@example.com' });
  const [grace, ada] = await list('applications');
  expect([ada.answerBy, grace.answerBy]).toEqual(['2026-11-24', '2026-11-24']);
  // Moves over the weekend to Monday.
  await passDays(3);
  expect([await listDue(), await answersDue()]).toEqual([[], 0]);
  await passDays(1);
  expect([await listDue(), await answersDue()]).toEqual([['Grace Hopper', 'Ada Lovelace'], 2]);
  await recruiter.post(`/api/applications/${ada.id}/reply`, { subject: 'Hello', text: 'Please call me.' });
  expect(await listDue()).toEqual(['Grace Hopper']);
  await passDays(30);
  expect(await listDue()).toEqual(['Grace Hopper']);
  await change(recruiter, `/api/applications/${grace.id}`, { status: 'rejected' });
  expect([await listDue(), await answersDue()]).toEqual([[], 0]);
  expect((await list('applications')).map(({ answerBy }: { answerBy: string }) => answerBy)).toEqual([null, null]);
});

test('counts only replies that the candidate can see', async () => {
  await server.apply({ fullName: 'Ada Lovelace' });
  const [ada] = await list('applications');
  await recruiter.post(`/api/applications/${ada.id}/notes`, { text: 'Call her.' });
  await change(recruiter, `/api/applications/${ada.id}`, { status: 'shortlisted' });
  await passDays(4);
  expect(await listDue()).toEqual(['Ada Lovelace']);
  await change(recruiter, `/api/applications/${ada.id}`, { bin: true });
  expect([await listDue(), await answersDue()]).toEqual([[], 0]);
  expect((await list('applications?bin=true'))[0].answerBy).toBeNull();
});

test('counts neither undone moves nor cancelled emails as replies', async () => {
  await server.apply({ fullName: 'Ada Lovelace' });
  const [ada] = await list('applications');
  const url = `/api/applications/${ada.id}`;
  await change(recruiter, url, { status: 'rejected' });
  await undoLast(recruiter, url);
  const stage = { name: 'Reading', kind: 'active', candidateSees: 'We’re reading your CV.' };
  const readingStage = await addStage(await server.logIn(), stage);
  await change(recruiter, url, { status: readingStage });
  expect((await recruiter.get(url)).body.answerBy).toBeNull();
  await undoLast(recruiter, url);
  await recruiter.post(`${url}/reply`, { subject: 'Hello', text: 'No.' });
  const unsentEvent = { submissionId: ada.id, kind: 'unsent', text: '', at: clock.now() } as const;
  server.db.insert(submissionEvents).values(unsentEvent).run();
  await passDays(4);
  expect([await listDue(), await answersDue()]).toEqual([['Ada Lovelace'], 1]);
});

test('a message stays due until answered, even if read', async () => {
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  await server.post('/api/complaints', new URLSearchParams(MESSAGE));
  const [complaint, message] = await list('messages');
  expect([complaint.kind, complaint.answerBy, message.answerBy]).toEqual(['complaint', null, '2026-11-23']);
  await change(recruiter, `/api/messages/${message.id}`, { status: 'read' });
  await passDays(3);
  expect(await list('messages?due=true')).toMatchObject([{ id: message.id }]);
  await recruiter.post(`/api/messages/${message.id}/reply`, { subject: 'Hello', text: 'We will.' });
  expect(await list('messages?due=true')).toEqual([]);
});

test('counts a logged phone call as a reply', async () => {
  await server.apply({ fullName: 'Ada Lovelace' });
  const [ada] = await list('applications');
  await passDays(4);
  const call = { text: 'Free from Monday.', isCall: true };
  const { status, body } = await recruiter.post(`/api/applications/${ada.id}/notes`, call);
  expect(status).toBe(200);
  const [note] = body.history.slice(-1);
  expect(note).toMatchObject({ kind: 'call', text: 'Free from Monday.', user: expect.any(String) });
  expect([await listDue(), await answersDue()]).toEqual([[], 0]);

  const url = `/api/applications/${ada.id}/notes/${note.id}`;
  const undoResponse = await recruiter.patch(url, { isCall: false });
  expect(undoResponse.body.history.at(-1)).toMatchObject({ id: note.id, kind: 'note', text: 'Free from Monday.' });
  expect([(await listDue()).length, await answersDue()]).toEqual([1, 1]);
  await recruiter.patch(url, { isCall: true });
  expect([await listDue(), await answersDue()]).toEqual([[], 0]);
  expect((await recruiter.patch(`/api/applications/${ada.id}/notes/999999`, { isCall: true })).status).toBe(404);
});

test('a logged phone call updates the last contact until undone', async () => {
  await server.apply({ fullName: 'Ada Lovelace' });
  const [{ id }] = await list('applications');
  const readApplication = async () => (await recruiter.get(`/api/applications/${id}`)).body;
  await expect.poll(async () => (await readApplication()).candidateId).toBeTruthy();
  const readContactedAt = async () => (await recruiter.get('/api/candidates')).body.items[0].contactedAt;
  const lastContactAt = await readContactedAt();
  await passDays(4);
  const { body } = await recruiter.post(`/api/applications/${id}/notes`, { text: 'Call.', isCall: true });
  const { id: note, at } = body.history.at(-1);
  expect(await readContactedAt()).toBe(at);
  await recruiter.patch(`/api/applications/${id}/notes/${note}`, { isCall: false });
  expect(await readContactedAt()).toBe(lastContactAt);
});

test('a logged phone call marks a message as answered until undone', async () => {
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  const [{ id }] = await list('messages');
  await change(recruiter, `/api/messages/${id}`, { status: 'read' });
  const { body } = await recruiter.post(`/api/messages/${id}/notes`, { text: 'Call.', isCall: true });
  expect(body.status).toBe('answered');
  const call = body.history.find(({ kind }: { kind: string }) => kind === 'call');
  const url = `/api/messages/${id}/notes/${call.id}`;
  expect((await recruiter.patch(url, { isCall: false })).body.status).toBe('read');
  await recruiter.patch(url, { isCall: true });
  await change(recruiter, `/api/messages/${id}`, { status: 'archived' });
  expect((await recruiter.patch(url, { isCall: false })).body.status).toBe('archived');
});

test('uses the primary key to look up promised reply dates', async () => {
  await server.apply({ fullName: 'Ada Lovelace' });
  const prepare = vi.spyOn(server.db.$client, 'prepare');
  await list('applications');
  const sql = prepare.mock.calls.map(([sql]) => sql).find((sql) => sql.includes('CROSS JOIN')) ?? '';
  prepare.mockRestore();
  const bound = Array.from(sql.matchAll(/\?/g), () => '[]');
  const plan = server.db.$client.prepare<string[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...bound);

  expect(plan.map(({ detail }) => detail).join()).toContain('sqlite_autoindex_applications_1 (id=?)');
});
