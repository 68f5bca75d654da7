/** The stages of applications as content: moves, what candidates see, and the rules against removing stages. */
import { expect, test } from 'vitest';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { addStage, candidate } from '../../support/candidate-page.ts';
import { change, changeMany, undoLast } from '../../support/inbox.ts';
import { share } from '../../support/share.ts';

let server: IntakeServer;
let admin: Client;
let recruiter: Client;
const restart = share(
  async () => {
    server = await startIntake();
    admin = await server.logIn();
    recruiter = await server.logIn('recruiter');
  },
  () => server.close(),
);

const RECEIVED = 'We’ve received your application. A consultant will review it.';
const stage = async (id: string) => (await admin.get(`/api/content/stages/${id}?drafts=true`)).body;
const save = async (id: string, change: object, options: object = {}) => {
  const { data, version } = await stage(id);
  return admin.put(`/api/content/stages/${id}`, { data: { ...data, ...change }, version, ...options });
};
const remove = async (id: string, replaceWith = '') =>
  admin.delete(
    `/api/content/stages/${id}?version=${(await stage(id)).version}${replaceWith && `&replaceWith=${replaceWith}`}`,
  );
const readVisibleStatus = async (id: string) => (await recruiter.get(`/api/applications/${id}`)).body.candidateSees;

test('bulk moves show each candidate the text of their stage', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  const ids = [ada.id, grace.id];
  const sentStage = await addStage(admin, { name: 'CV sent to client' });
  const bookedStage = await addStage(admin, { name: 'Interview booked', candidateSees: 'Your interview is booked.' });
  expect((await changeMany(recruiter, '/api/applications', ids, { status: sentStage })).body.changed).toHaveLength(2);
  expect([await readVisibleStatus(ada.id), await readVisibleStatus(grace.id)]).toEqual([RECEIVED, RECEIVED]);
  await changeMany(recruiter, '/api/applications', ids, { status: bookedStage });
  for (const { get } of [ada, grace]) expect((await get()).text).toContain('Your interview is booked.');

  const { body } = await recruiter.get(`/api/applications?status=${bookedStage}`);
  expect(body).toMatchObject({ total: 2, new: 0, counts: { [bookedStage]: 2, [sentStage]: 0, new: 0 } });
  const { body: csv } = await recruiter.get('/api/applications/export');
  expect(String(csv).match(/"Interview booked"/g)).toHaveLength(2);

  // Undoing a move also restores the text that the candidate saw before.
  await undoLast(recruiter, `/api/applications/${ada.id}`);
  expect([await readVisibleStatus(ada.id), await readVisibleStatus(grace.id)]).toEqual([
    RECEIVED,
    'Your interview is booked.',
  ]);
  // Users cannot send a text of their own: candidates see the stage's text.
  const forgedChange = { status: bookedStage, candidateSees: 'You are hired!' };
  expect((await change(recruiter, `/api/applications/${ada.id}`, forgedChange)).status).toBe(422);
  expect(await readVisibleStatus(ada.id)).toBe(RECEIVED);
});

test('suspected spam enters its first stage only on release', async () => {
  const { body } = await server.apply({ topic: 'http://spam.example' });
  const { items } = (await recruiter.get('/api/applications?status=spam')).body;
  expect(items).toMatchObject([{ reference: body.reference, status: 'spam', stage: null }]);
  const releaseResponse = await change(recruiter, `/api/applications/${items[0].id}`, { status: 'new' });
  expect(releaseResponse.body).toMatchObject({ stage: { name: 'New', kind: 'new' }, candidateSees: RECEIVED });
  expect(releaseResponse.body.history.map(({ text }: { text: string }) => text)).toEqual(['New']);
});

test('a new stage precedes the first stage of a later kind', async () => {
  await addStage(admin, { name: 'DBS check' });
  await addStage(admin, { name: 'Gone quiet', kind: 'rejected' });
  await addStage(admin, { name: 'Left the area', kind: 'withdrawn' });
  const { items } = (await admin.get('/api/content/stages')).body;
  const names = items.map(({ data }: { data: { name: string } }) => data.name);
  expect(names.indexOf('DBS check')).toBe(names.indexOf('Offered') - 1);
  expect(names.indexOf('Gone quiet')).toBe(names.indexOf('Withdrawn') - 1);
  expect(names.at(-1)).toBe('Left the area');
});

test('deletes a stage in use only with a replacement for its applications', async () => {
  const ada = await candidate(server);
  const sentStage = await addStage(admin, { name: 'CV sent out' });
  await change(recruiter, `/api/applications/${ada.id}`, { status: sentStage });
  const rejectedResponse = await remove(sentStage);
  expect(rejectedResponse).toMatchObject({ status: 409, body: { inUse: 1 } });
  expect(rejectedResponse.body.message).toBe('“CV sent out” is in use. Choose another stage to take its place.');
  expect((await admin.post(`/api/content/stages/${sentStage}/unpublish`)).status).toBe(409);
  const bulkDeletion = { action: 'delete', entries: [{ id: sentStage, version: 1 }] };
  expect((await admin.post('/api/content/stages/bulk', bulkDeletion)).status).toBe(409);
  expect((await remove(sentStage, 'nosuchid0000')).status).toBe(422);

  expect((await remove(sentStage, 'hired')).status).toBe(200);
  const { body } = await recruiter.get(`/api/applications/${ada.id}`);
  expect(body).toMatchObject({ status: 'hired', stage: { name: 'Hired', kind: 'hired' }, candidateSees: RECEIVED });
  expect(body.history.map(({ text }: { text: string }) => text)).toEqual(['CV sent out']);
  expect((await change(recruiter, `/api/applications/${ada.id}`, { status: sentStage })).status).toBe(422);
});

test('applications arrive in the first stage of the kind New', async () => {
  await restart();
  const inbox = await addStage(admin, { name: 'To read', kind: 'new', candidateSees: 'It is here.' });
  const stageIds = (await admin.get('/api/content/stages')).body.items.map(({ id }: { id: string }) => id);
  await candidate(server);
  await admin.post('/api/content/stages/order', { ids: [inbox, ...stageIds.filter((id: string) => id !== inbox)] });
  const ada = await candidate(server);
  expect((await ada.get()).text).toContain('It is here.');
  expect((await recruiter.get('/api/applications')).body).toMatchObject({ new: 2, counts: { new: 1, [inbox]: 1 } });
});

test.each(['new', 'withdrawn'])('rejects removal of the last stage of the kind %s', async (kind) => {
  await restart();
  const message = expect.stringContaining('stage, and you need at least one');
  const { version } = await stage(kind);
  const bulk = (action: string) => admin.post('/api/content/stages/bulk', { action, entries: [{ id: kind, version }] });
  expect(await remove(kind)).toMatchObject({ status: 409, body: { message } });
  expect(await remove(kind, 'reviewing')).toMatchObject({ status: 409, body: { message } });
  expect((await admin.post(`/api/content/stages/${kind}/unpublish`)).body.message).toEqual(message);
  expect((await bulk('delete')).status).toBe(409);
  expect((await bulk('unpublish')).status).toBe(409);
  expect(await save(kind, { kind: 'active' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'kind', message }] },
  });
  // A draft is not a stage yet, so it does not count.
  const data = { name: 'Another', kind };
  const { body } = await admin.post('/api/content/stages', { data, publish: false });
  expect((await remove(kind)).status).toBe(409);
  await admin.post(`/api/content/stages/${body.entry.id}/unpublish`);
  await admin.put(`/api/content/stages/${body.entry.id}`, {
    data: { ...body.entry.data },
    version: body.entry.version + 1,
  });
  expect((await remove(kind)).status).toBe(200);
  expect((await remove(body.entry.id)).status).toBe(409);
});

test('a candidate’s withdrawal moves the application to the agency’s own stage', async () => {
  await restart();
  const ada = await candidate(server);
  await addStage(admin, { name: 'Left us', kind: 'withdrawn', candidateSees: '' });
  expect((await remove('withdrawn')).status).toBe(200);
  expect((await ada.post('/withdraw')).text).toContain('You’ve withdrawn your application.');
  const { body } = await recruiter.get(`/api/applications/${ada.id}`);
  expect(body.stage).toEqual({ name: 'Left us', kind: 'withdrawn' });
  expect(body.history).toMatchObject([{ kind: 'status', text: 'Left us', user: null }]);

  // Undoing the move restores the withdrawn stage, so the candidate cannot withdraw again.
  const rejectedStage = await addStage(admin, { name: 'Not suitable', kind: 'rejected', candidateSees: 'Sorry.' });
  await change(recruiter, `/api/applications/${ada.id}`, { status: rejectedStage });
  await undoLast(recruiter, `/api/applications/${ada.id}`);
  const page = (await ada.get()).text;
  expect(page).toContain('You’ve withdrawn your application.');
  expect(page).not.toContain('/withdraw"');
});

test('stages cannot be scheduled or expire', async () => {
  const laterTime = new Date(Date.now() + 3_600_000).toISOString();
  expect((await save('new', {}, { expiresAt: laterTime })).body.issues).toMatchObject([{ path: 'expiresAt' }]);
  expect((await save('new', { kind: 'active' }, { publishAt: laterTime })).status).toBe(422);
  expect((await save('reviewing', {}, { publishAt: laterTime })).body.issues).toMatchObject([{ path: 'publishAt' }]);
});
