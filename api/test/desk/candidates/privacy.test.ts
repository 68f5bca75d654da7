/**
 * Data protection rights for candidate records, over HTTP: consent, correction, copies, erasure, and proof that no
 * data is left.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseDue } from '../../../src/compliance/erasure/retention-job.ts';
import { applications } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { candidates } from '../../../src/core/database/schema/candidates.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import type { Client } from '../../support/app.ts';
import { addJob, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { dealWith, unzipped } from '../../support/candidate-page.ts';
import { apply, found, record, removeEveryone, search, settled } from '../../support/candidates.ts';
import { change } from '../../support/inbox.ts';

let server: IntakeServer;
let recruiter: Client;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
beforeEach(() => removeEveryone(server));
afterAll(() => server.close());

const auditText = () => JSON.stringify(server.db.select().from(auditLog).all());
/** The bytes of the database after a checkpoint, which the server makes within a minute of an erasure. */
function files(): string[] {
  server.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  return ['app.db', 'app.db-wal'].map((name) => readFileSync(join(server.dataDir, name)).toString('latin1'));
}

test('erases a person from the database, search and files, with a certificate', async () => {
  const canaryName = 'Zymurgist of Zzyzx';
  await apply(server, { email: 'ada@example.com', words: canaryName });
  await apply(server, { email: 'ada@example.com', jobId: '', topic: 'spam' });
  await apply(server, { fullName: 'Ada King', email: 'work@example.com', words: 'Qwertyist' });
  await apply(server, { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '020 7946 0002' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, message: 'Mxyzptlk' }));
  await settled(server);
  const [ada, other] = [await record(recruiter, 'Ada Lovelace'), await record(recruiter, 'Ada King')];
  const mergeResponse = await recruiter.post(`/api/candidates/${ada.id}/merge`, { other: other.id });
  expect(mergeResponse.body.candidate).toMatchObject({ applications: 2, messages: 1 });
  await recruiter.patch(`/api/candidates/${ada.id}`, { addTags: ['Xylophonist'] });
  await recruiter.post(`/api/candidates/${ada.id}/notes`, { text: 'Vexillologist' });
  expect(await search(recruiter, 'zymurgist')).toEqual(['Ada Lovelace']);

  const emails = ['ada@example.com', 'work@example.com'];
  const preview = await recruiter.post(`/api/candidates/${ada.id}/erasure/preview`, { emails });
  expect(preview.body.applications).toHaveLength(3);
  const erasure = { requestedBy: 'phone', emails };
  const { status, body } = await recruiter.post(`/api/candidates/${ada.id}/erasure`, erasure);
  expect([status, body.why, body.by]).toEqual([200, 'at the person’s request, by phone', 'The recruiter']);
  expect(await found(recruiter)).toEqual(['Grace Hopper']);
  expect(server.files()).toHaveLength(1);
  expect(server.db.select().from(applications).all()).toHaveLength(1);
  const erasedPattern = /zymurg|zzyzx|qwertyist|mxyzptlk|xylophon|vexillo|ada@example|work@example/i;
  expect(files().map((file) => erasedPattern.exec(file)?.[0])).toEqual([undefined, undefined]);
  expect(auditText()).toContain('at the person’s request, by phone');
});

test('keeps data required by law in the inbox without a candidate record', async () => {
  const id = await apply(server, { words: 'Zymurgist', consentTalentPool: 'yes' });
  await settled(server);
  await dealWith(server, id);
  const ada = await record(recruiter, 'Ada Lovelace');
  await recruiter.post(`/api/candidates/${ada.id}/notes`, { text: 'Vexillologist' });
  const { body } = await recruiter.post(`/api/candidates/${ada.id}/erasure`, { requestedBy: 'post' });
  expect(body.applications).toMatchObject([{ kind: 'some', because: expect.stringContaining('regulation 29') }]);
  expect([await found(recruiter), await search(recruiter, 'zymurgist')]).toEqual([[], []]);
  expect((await recruiter.get(`/api/applications/${id}`)).body).toMatchObject({
    status: 'withdrawn',
    resume: { kind: 'pdf' },
  });
  expect(files().map((file) => /zymurg|vexillo/i.exec(file)?.[0])).toEqual([undefined, undefined]);
});

test('rejects erasure and correction during a legal hold', async () => {
  const id = await apply(server);
  await settled(server);
  await recruiter.put(`/api/applications/${id}/hold`, { reason: 'Tribunal' });
  const ada = await record(recruiter, 'Ada Lovelace');
  const erasureResponse = await recruiter.post(`/api/candidates/${ada.id}/erasure`, { requestedBy: 'email' });
  expect(erasureResponse.body.applications).toMatchObject([{ kind: 'nothing', because: 'It’s on legal hold.' }]);
  const details = { name: 'Ada King', email: 'ada@example.com', phone: '020 7946 0123' };
  expect((await recruiter.post(`/api/candidates/${ada.id}/correction`, details)).status).toBe(409);
  expect(await found(recruiter)).toEqual(['Ada Lovelace']);
});

test('removes a candidate from records, talent pool and search after retention', async () => {
  let now = Date.parse('2026-11-21T09:00:00Z');
  const oldServer = await startIntake({ clock: { now: () => now, at: () => () => {} } });
  await apply(oldServer, { words: 'Zymurgist', consentTalentPool: 'yes' });
  await settled(oldServer);
  const pool = async () => found(await oldServer.logIn('recruiter'), '?consent=talentPool');
  now = Date.parse('2028-11-20T09:00:00Z');
  expect(await pool()).toEqual(['Ada Lovelace']);
  now = Date.parse('2028-11-22T09:00:00Z');
  expect(await pool()).toEqual([]);
  expect(await eraseDue(oldServer.app)).toBe(1);
  expect(oldServer.db.select().from(candidates).all()).toEqual([]);
  expect(oldServer.db.$client.prepare("SELECT count(*) FROM resume_search('zymurgist')").pluck().get()).toBe(0);
  await oldServer.close();
});

test('a correction updates the applications and messages with the old details', async () => {
  const id = await apply(server, { email: 'Adda@example.com' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, email: 'adda@example.com' }));
  await settled(server);
  const uncorrectedRecord = await record(recruiter, 'Ada Lovelace');
  const details = { name: 'Ada King', email: 'Ada@example.com', phone: '020 7946 0999' };
  const { body } = await recruiter.post(`/api/candidates/${uncorrectedRecord.id}/correction`, details);
  expect(body).toMatchObject({ ...details, email: 'ada@example.com', emails: ['ada@example.com'] });
  expect((await recruiter.get(`/api/applications/${id}`)).body).toMatchObject({ ...details, name: 'Ada King' });
  expect((await recruiter.get(`/api/messages/${uncorrectedRecord.documents.messages[0].id}`)).body.email).toBe(
    'Ada@example.com',
  );
  const wrongResponse = await recruiter.post(`/api/candidates/${uncorrectedRecord.id}/correction`, {
    ...details,
    email: 'nobody',
  });
  expect([wrongResponse.status, wrongResponse.body.issues[0].path]).toEqual([422, 'email']);
  expect(auditText()).toContain('name, email, phone');
  expect(auditText()).not.toMatch(/King|7946 0999/);
});

test('exports the data of one person only', async () => {
  await apply(server, { fullName: 'Ada Lovelace', email: 'home@example.com', coverLetter: 'Mine' });
  const otherApplication = await apply(server, {
    fullName: 'William King',
    email: 'home@example.com',
    coverLetter: 'His',
    jobId: '',
  });
  await settled(server);
  const sharedRecord = await record(recruiter, 'Ada Lovelace');
  await recruiter.post(`/api/candidates/${sharedRecord.id}/notes`, { text: 'Vexillologist' });
  await recruiter.post(`/api/candidates/${sharedRecord.id}/split`, { documents: [otherApplication] });
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/candidates/${sharedRecord.id}/export`,
    headers: { cookie: (recruiter as Client & { cookie: string }).cookie, origin: 'http://localhost:3000' },
    payload: {},
  });
  const zip = await unzipped(response.rawPayload);
  const data = String(zip['data.json']);
  expect(Object.keys(zip)).toHaveLength(2);
  expect(data).toContain('Vexillologist');
  expect(data).toContain('Mine');
  expect(data).not.toContain('His');
});

test('invites only people in the talent pool, once per job', async () => {
  await apply(server, {
    fullName: 'Ada',
    email: 'ada@example.com',
    phone: '020 7946 0001',
    consentTalentPool: 'yes',
    jobId: '',
  });
  await apply(server, { fullName: 'Grace', email: 'grace@example.com', phone: '020 7946 0002', jobId: '' });
  await apply(server, {
    fullName: 'Mary',
    email: 'mary@example.com',
    phone: '020 7946 0003',
    consentTalentPool: 'yes',
  });
  await settled(server);
  expect(await found(recruiter, '?consent=talentPool')).toEqual(['Ada', 'Mary']);
  expect((await recruiter.get('/api/candidates?consent=talentPool')).body.unagreed).toBe(1);
  expect((await recruiter.get('/api/candidates')).body.unagreed).toBe(0);
  const { body: allCandidates } = await recruiter.get('/api/candidates');
  const ids = allCandidates.items.map(({ id }: { id: string }) => id);
  const plan = await recruiter.post('/api/candidates/invitations/preview', { ids, jobId: server.jobId });
  expect(plan.body).toMatchObject({
    subject: 'A job that may suit you: Platform engineer',
    text: expect.stringContaining('Ada'),
  });
  const invite = async () => (await recruiter.post('/api/candidates/invitations', { ids, jobId: server.jobId })).body;
  const { emails } = await invite();
  expect((await invite()).invited).toEqual([]);
  // Invitations can be undone for one minute before they are sent.
  const undo = () => recruiter.post('/api/candidates/invitations/undo', { emails });
  expect([(await undo()).body, (await undo()).body]).toEqual([{ undone: 1 }, { undone: 0 }]);
  const body = await invite();
  expect(body.invited).toMatchObject([{ name: 'Ada' }]);
  expect(body.skipped.map(({ name, because }: Record<string, string>) => [name, because]).sort()).toEqual([
    ['Grace', 'noConsent'],
    ['Mary', 'hasApplied'],
  ]);
  const mail = server.db
    .select()
    .from(outbox)
    .all()
    .find(({ kind }) => kind === 'candidate.invitation')?.mail;
  expect(mail).toMatchObject({ to: 'ada@example.com', text: expect.stringContaining(`/job/${server.jobId}`) });
  // Simulates emails that were erased before their application.
  server.db.delete(outbox).run();
  const repeatedResponse = await recruiter.post('/api/candidates/invitations', { ids, jobId: server.jobId });
  expect(repeatedResponse.body.invited).toEqual([]);
  expect(auditText()).not.toContain('ada@example');

  const leave = new URL(mail?.unsubscribe ?? '');
  await fetch(server.url + leave.pathname, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(await found(recruiter, '?consent=talentPool')).toEqual(['Mary']);
  const other = addJob(server.db, server.app.clock.now(), { title: 'Baker' });
  const similarId = addJob(server.db, server.app.clock.now(), { title: 'Baker', id: `${other}0` });
  expect((await recruiter.post('/api/candidates/invitations', { ids, jobId: similarId })).body.invited).toHaveLength(1);
  const lastInvitation = await recruiter.post('/api/candidates/invitations', { ids, jobId: other });
  expect(lastInvitation.body.invited).toMatchObject([{ name: 'Mary' }]);
  expect((await recruiter.post('/api/candidates/invitations', { ids, jobId: 'none' })).status).toBe(409);
});

test('an invitation shows place, pay and earlier rejections for similar jobs', async () => {
  const now = server.app.clock.now();
  const { location, salary } = contentTypes.job.fields;
  const addNurse = (place: string) => {
    const facts = {
      location: { ...location.initial(), place },
      salary: { ...salary.initial(), min: 1_850, unit: 'hour' },
      requirements: ['No experience needed'],
    };
    return addJob(server.db, now, { title: 'Night nurse', facts });
  };
  const [leeds, york] = [addNurse('Leeds'), addNurse('York')];
  const consent = { consentTalentPool: 'yes' };
  for (const [fullName, jobId] of [
    ['Ada', leeds],
    ['Mary', server.jobId],
  ]) {
    const email = `${fullName?.toLowerCase()}@example.com`;
    await apply(server, { fullName, email, coverLetter: `By ${fullName}`, jobId, ...consent });
  }
  const { items } = (await recruiter.get('/api/applications')).body;
  const ada = items.find(({ name }: { name: string }) => name === 'Ada');
  await change(recruiter, `/api/applications/${ada.id}`, { status: 'rejected' });
  await settled(server);
  const ids = (await recruiter.get('/api/candidates')).body.items.map(({ id }: { id: string }) => id);
  const plan = async (jobId: string) =>
    (await recruiter.post('/api/candidates/invitations/preview', { ids, jobId })).body;
  expect((await plan(york)).text).toContain('Night nurse\nYork · From £18.50 an hour');
  const invitation = { ids, jobId: york, note: 'You said you’d like nights.' };
  const { text } = (await recruiter.post('/api/candidates/invitations/preview', invitation)).body;
  expect(text).toMatch(/^Dear (Ada|Mary),\n\nYou said you’d like nights\.\n\n/);
  const rejectedFor = async (jobId: string) =>
    (await plan(jobId)).invited.map((person: Record<string, unknown>) => [person.name, person.rejectedFor]).sort();
  expect(await rejectedFor(york)).toEqual([
    ['Ada', 'Night nurse, Leeds'],
    ['Mary', null],
  ]);
  expect((await plan(leeds)).skipped).toMatchObject([{ name: 'Ada', because: 'wasRejected' }]);
  expect(await rejectedFor(leeds)).toEqual([['Mary', null]]);
});
