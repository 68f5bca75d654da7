/** One record per person, over HTTP: matched by email address, merged, split and labelled. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { candidates } from '../../../src/core/database/schema/candidates.ts';
import { queueMail } from '../../../src/core/mail/outbox.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { apply, found, record, removeEveryone, settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, changeMany } from '../../support/inbox.ts';

let server: IntakeServer;
let recruiter: Client;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
beforeEach(() => removeEveryone(server));
afterAll(() => server.close());

test('groups everything sent from an address, ignoring case, in one record', async () => {
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'Ada@Example.com' }));
  await apply(server, { fullName: 'Ada Lovelace', email: 'ada@example.com' });
  await apply(server, { fullName: 'Ada King', email: 'ADA@example.com', jobId: '' });
  await settled(server);
  const ada = await record(recruiter, 'Ada Lovelace');
  expect(ada).toMatchObject({ applications: 2, messages: 1, emails: ['ada@example.com'], lastJob: 'Future roles' });
  expect(ada.documents.applications.map((row: { jobTitle: string }) => row.jobTitle)).toEqual([
    'Future roles',
    'Platform engineer',
  ]);
  expect(ada.documents.messages).toMatchObject([{ message: 'Please call me.' }]);
  for (const { mails } of ada.documents.applications)
    expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('application.acknowledgement');
});

test('the record has the full history of each application and message', async () => {
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'ada@example.com' }));
  const first = await apply(server, { fullName: 'Ada Lovelace', email: 'ada@example.com' });
  const second = await apply(server, { fullName: 'Ada Lovelace', email: 'ada@example.com', jobId: '' });
  await settled(server);
  await recruiter.post(`/api/applications/${first}/notes`, { text: 'Rang her.' });
  await recruiter.post(`/api/applications/${second}/reply`, { subject: 'Hello', text: 'Please call me.' });
  const { documents } = await record(recruiter, 'Ada Lovelace');
  const openPart = async (path: string) => {
    const { history, mails, incoming } = (await recruiter.get(`/api/${path}`)).body;
    return { history, mails, incoming };
  };
  const [newest, oldest] = documents.applications;
  expect(newest).toMatchObject(await openPart(`applications/${second}`));
  expect(oldest).toMatchObject(await openPart(`applications/${first}`));
  expect([newest.history, oldest.history]).toMatchObject([[{ kind: 'reply' }], [{ kind: 'note', text: 'Rang her.' }]]);
  expect(documents.messages[0]).toMatchObject(await openPart(`messages/${documents.messages[0].id}`));
  expect(documents.messages[0].applicationId).toBeNull();
});

test('links an opened application or message to its candidate record', async () => {
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'ada@example.com' }));
  const application = await apply(server, { fullName: 'Ada Lovelace', email: 'ada@example.com' });
  await settled(server);
  const { id, documents } = await record(recruiter, 'Ada Lovelace');
  for (const path of [`applications/${application}`, `messages/${documents.messages[0].id}`])
    expect((await recruiter.get(`/api/${path}`)).body.candidateId).toBe(id);
});

test('only emails to the candidate update the last contact', async () => {
  const clock = fakeClock('2026-03-26T09:00:00Z');
  const laterServer = await startIntake({ clock });
  onTestFinished(() => laterServer.close());
  const id = await apply(laterServer, { fullName: 'Ada Lovelace' });
  await settled(laterServer);
  await clock.leap(86_400_000);
  const user = await laterServer.logIn('recruiter');
  const contactedAt = async () => (await record(user, 'Ada Lovelace')).contactedAt;
  const mail = { to: 'sam@example.com', subject: 'Interview', text: 'At two.', html: '<p>At two.</p>' };
  for (const toOther of [{ isToStaff: true }, { attachResume: true }] as const)
    queueMail(laterServer.app, { kind: 'application.news', subjectId: id, mail: { ...mail, ...toOther } });
  expect(await contactedAt()).toBe('2026-03-26T09:00:00.000Z');
  await user.post(`/api/applications/${id}/reply`, { subject: 'Hello', text: 'Please call me.' });
  expect(await contactedAt()).toBe('2026-03-27T09:00:00.000Z');
});

test('creates no record for a message without an application', async () => {
  await server.post('/api/messages', new URLSearchParams(MESSAGE));
  await settled(server);
  expect(await found(recruiter)).toEqual([]);
});

test('people with the same phone number are only suggested as duplicates', async () => {
  await apply(server, { fullName: 'Ada Lovelace', email: 'a@example.com', phone: '+44 (0)7700 900123' });
  await apply(server, { fullName: 'Ada King', email: 'b@example.com', phone: '07700-900123' });
  await apply(server, { fullName: 'William Stone', email: 'c@example.com', phone: '0044 7700 900 123' });
  await settled(server);
  expect(await found(recruiter)).toEqual(['Ada King', 'Ada Lovelace', 'William Stone']);
  const { duplicates } = await record(recruiter, 'William Stone');
  const suggestions = duplicates.map(({ name, by }: Record<string, string>) => [name, by]).sort();
  expect(suggestions).toEqual([
    ['Ada King', 'phone'],
    ['Ada Lovelace', 'phone'],
  ]);
});

test('people with the same name are only suggested as duplicates', async () => {
  await apply(server, { fullName: 'Ada Lovelace', email: 'a@example.com', phone: '020 7946 0001' });
  await apply(server, { fullName: 'ada lovelace', email: 'b@example.com', phone: '020 7946 0002' });
  await settled(server);
  const { duplicates } = await record(recruiter, 'Ada Lovelace');
  expect(duplicates).toMatchObject([{ name: 'ada lovelace', by: 'name' }]);
});

test('a split restores two merged records exactly', async () => {
  await apply(server, { fullName: 'Ada Lovelace', email: 'a@example.com', phone: '020 7946 0001' });
  await apply(server, { fullName: 'Grace Hopper', email: 'b@example.com', phone: '020 7946 0002' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'b@example.com' }));
  await settled(server);
  const [ada, grace] = [await record(recruiter, 'Ada Lovelace'), await record(recruiter, 'Grace Hopper')];
  await recruiter.patch(`/api/candidates/${ada.id}`, { addTags: ['Welder', 'welder', 'Night shifts'], rating: 4 });
  await recruiter.patch(`/api/candidates/${grace.id}`, { addTags: ['Navy'], rating: 2 });
  await recruiter.post(`/api/candidates/${grace.id}/notes`, { text: 'Speaks COBOL.' });

  const mergeResponse = await recruiter.post(`/api/candidates/${ada.id}/merge`, { other: grace.id });
  expect(mergeResponse.body.candidate).toMatchObject({
    applications: 2,
    messages: 1,
    tags: ['Welder', 'Night shifts', 'Navy'],
    rating: 4,
    notes: [{ text: 'Speaks COBOL.', user: 'The recruiter' }],
  });
  expect((await recruiter.get(`/api/candidates/${grace.id}`)).status).toBe(404);

  const split = await recruiter.post(`/api/candidates/${ada.id}/split`, mergeResponse.body.undo);
  expect(split.body).toMatchObject({ name: 'Grace Hopper', applications: 1, messages: 1, tags: ['Navy'], rating: 2 });
  expect(split.body.notes).toMatchObject([{ text: 'Speaks COBOL.' }]);
  expect(await record(recruiter, 'Ada Lovelace')).toMatchObject({
    tags: ['Welder', 'Night shifts'],
    rating: 4,
    notes: [],
  });
  const actions = server.db.select().from(auditLog).all();
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['candidate.merge', 'candidate.split']));
  expect(JSON.stringify(actions)).not.toMatch(/Grace|Hopper|a@example/);
});

test('concurrent changes and merges keep all tags', async () => {
  await apply(server, { fullName: 'Ada Lovelace', email: 'a@example.com', phone: '020 7946 0001' });
  await apply(server, { fullName: 'Grace Hopper', email: 'b@example.com', phone: '020 7946 0002' });
  await settled(server);
  const [ada, grace] = [await record(recruiter, 'Ada Lovelace'), await record(recruiter, 'Grace Hopper')];
  const change = (id: string, body: object) => recruiter.patch(`/api/candidates/${id}`, body);
  await change(ada.id, { addTags: ['Welder'] });
  await change(ada.id, { addTags: ['Navy'], removeTags: ['Gone'] });
  expect((await change(ada.id, { removeTags: ['Navy'] })).body.tags).toEqual(['Welder']);
  const manyTags = (name: string) => ({ addTags: Array.from({ length: 30 }, (_, i) => `${name} ${i}`) });
  expect((await change(ada.id, manyTags('A'))).status).toBe(422);
  await change(ada.id, { removeTags: ['Welder'], ...manyTags('A') });
  await change(grace.id, manyTags('B'));
  const mergeResponse = await recruiter.post(`/api/candidates/${ada.id}/merge`, { other: grace.id });
  expect(mergeResponse.body.candidate.tags).toHaveLength(60);
  expect((await change(ada.id, { addTags: ['C'] })).status).toBe(422);
  expect((await change(ada.id, { removeTags: ['A 0'] })).body.tags).toHaveLength(59);
});

test('a record split from a shared address stays separate', async () => {
  const first = await apply(server, { fullName: 'Ada Lovelace', email: 'home@example.com' });
  await apply(server, { fullName: 'William King', email: 'home@example.com', jobId: '' });
  await settled(server);
  const sharedRecord = await record(recruiter, 'Ada Lovelace');
  const wrongResponse = await recruiter.post(`/api/candidates/${sharedRecord.id}/split`, {
    documents: sharedRecord.documents.applications.map(({ id }: { id: string }) => id),
  });
  expect(wrongResponse.status).toBe(422);
  expect((await recruiter.post(`/api/candidates/${sharedRecord.id}/split`, { documents: [first] })).status).toBe(200);
  expect(await found(recruiter)).toEqual(['Ada Lovelace', 'William King']);
  await apply(server, { fullName: 'Ada Lovelace', email: 'home@example.com', jobId: '' });
  await settled(server);
  expect(await record(recruiter, 'Ada Lovelace')).toMatchObject({ applications: 2 });
  expect(await record(recruiter, 'William King')).toMatchObject({ applications: 1 });
});

test('suspected spam has no record until it is released', async () => {
  const id = await apply(server, { topic: 'robots' });
  await settled(server);
  expect(await found(recruiter)).toEqual([]);
  await change(recruiter, `/api/applications/${id}`, { status: 'new' });
  await settled(server);
  expect(await found(recruiter)).toEqual(['Ada Lovelace']);
  await change(recruiter, `/api/applications/${id}`, { status: 'spam' });
  expect(server.db.select().from(candidates).all()).toEqual([]);
});

test('filters by tag, rating and last contact, leaving out the bin', async () => {
  const id = await apply(server, { fullName: 'Ada Lovelace', email: 'a@example.com', phone: '020 7946 0001' });
  await apply(server, { fullName: 'Grace Hopper', email: 'b@example.com', phone: '020 7946 0002' });
  await settled(server);
  const ada = await record(recruiter, 'Ada Lovelace');
  await recruiter.patch(`/api/candidates/${ada.id}`, { addTags: ['Welder'], rating: 3 });
  expect(await found(recruiter, '?tag=Welder')).toEqual(['Ada Lovelace']);
  expect(await found(recruiter, '?rating=3')).toEqual(['Ada Lovelace']);
  expect(await found(recruiter, '?rating=4')).toEqual([]);
  expect(await found(recruiter, '?contactedTo=2020-01-01')).toEqual([]);
  expect(await found(recruiter, '?contactedFrom=2020-01-01')).toHaveLength(2);
  expect((await recruiter.get('/api/candidates/tags')).body).toEqual([{ tag: 'Welder', candidates: 1 }]);
  await changeMany(recruiter, '/api/applications', [id], { bin: true });
  expect(await found(recruiter)).toEqual(['Grace Hopper']);
  await apply(server, { fullName: 'Ada Lovelace', email: 'a@example.com', jobId: '' });
  await settled(server);
  expect(await found(recruiter)).toEqual(['Ada Lovelace', 'Grace Hopper']);
});

test('editors and visitors see no candidates', async () => {
  const editor = await server.logIn('editor');
  expect((await editor.get('/api/candidates')).status).toBe(403);
  expect((await server.anonymous.get('/api/candidates')).status).toBe(401);
});
