/**
 * Candidates are identified by email address; a phone number or name only suggests a match. Includes attacks over HTTP.
 */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { inArray } from '../../../src/core/database/drizzle.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { incomingEmails } from '../../../src/core/database/schema/incoming-mail.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { newCandidateLink } from '../../../src/desk/submissions/applications/candidate-link.ts';
import { startApp } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { unzipped } from '../../support/candidate-page.ts';
import { apply, found, record, removeEveryone, settled } from '../../support/candidates.ts';
import { oldDatabase } from '../../support/old-database.ts';

const SECRET = 'Asks for 90k, not to be called at work.';
const VICTORIA = { fullName: 'Victoria Mallory', email: 'victoria@example.com', phone: '07700 900123' };
const MALLORY = { fullName: 'V. Mallory', email: 'mallory@example.com', phone: '+44 7700 900123' };

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
beforeEach(() => removeEveryone(server));
afterAll(() => server.close());

/** Returns the data of an export, and the names of its files. */
async function exportData(url: string, payload: object) {
  const headers = { cookie: recruiter.cookie, origin: 'http://localhost:3000' };
  const response = await server.app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(200);
  const files = await unzipped(response.rawPayload);
  const { applications, candidateRecords } = JSON.parse(String(files['data.json']));
  return {
    text: String(files['data.json']),
    references: applications.map(({ reference }: { reference: string }) => reference),
    notes: candidateRecords.flatMap(({ notes }: { notes: { text: string }[] }) => notes.map(({ text }) => text)),
    resumes: Object.keys(files).length - 1,
  };
}

async function addVictoria() {
  await apply(server, { ...VICTORIA, coverLetter: 'From Victoria' });
  await settled(server);
  const victoria = await record(recruiter, VICTORIA.fullName);
  await recruiter.patch(`/api/candidates/${victoria.id}`, { addTags: ['Executive'], rating: 5 });
  return (await recruiter.post(`/api/candidates/${victoria.id}/notes`, { text: SECRET })).body;
}

/** Merges both applications into the record of Victoria, which has a note about her. */
async function mergedRecord() {
  const victoria = await addVictoria();
  await apply(server, { ...MALLORY, coverLetter: 'From Mallory' });
  await settled(server);
  const mallory = await record(recruiter, MALLORY.fullName);
  const { body } = await recruiter.post(`/api/candidates/${victoria.id}/merge`, { other: mallory.id });
  return { ...body, references: referencesOf(body.candidate) };
}

/** Returns the reference of each application by its email address. */
function referencesOf(candidate: { documents: { applications: { email: string; reference: string }[] } }) {
  return Object.fromEntries(candidate.documents.applications.map(({ email, reference }) => [email, reference]));
}

test('a stranger with a candidate’s phone number gets a separate record', async () => {
  const victoria = await addVictoria();
  await apply(server, { ...MALLORY, coverLetter: 'From Mallory' });
  await settled(server);
  expect(await found(recruiter)).toEqual([MALLORY.fullName, VICTORIA.fullName].sort());
  const { duplicates, ...before } = victoria;
  expect(duplicates).toEqual([]);
  const recordAfter = (await recruiter.get(`/api/candidates/${victoria.id}`)).body;
  expect(recordAfter).toMatchObject(before);
  const mallory = await record(recruiter, MALLORY.fullName);
  expect(mallory).toMatchObject({ email: MALLORY.email, applications: 1, notes: [], tags: [] });
  expect(recordAfter.duplicates).toEqual([
    { id: mallory.id, name: MALLORY.fullName, email: MALLORY.email, by: 'phone' },
  ]);
  expect(mallory.duplicates).toMatchObject([{ id: victoria.id, by: 'phone' }]);
  const { body: application } = await recruiter.get(`/api/applications/${mallory.documents.applications[0].id}`);
  expect(application.duplicates).toEqual(mallory.duplicates);

  const ownExport = await exportData('/api/subject-exports', { email: VICTORIA.email });
  expect(ownExport).toMatchObject({ notes: [SECRET], resumes: 1 });
  expect(ownExport.text).not.toContain('From Mallory');
  for (const [url, payload] of [
    ['/api/subject-exports', { email: MALLORY.email }],
    [`/api/candidates/${mallory.id}/export`, {}],
  ] as const) {
    const copy = await exportData(url, payload);
    expect(copy).toMatchObject({ notes: [], resumes: 1 });
    expect(copy.text).not.toMatch(/From Victoria|victoria@|90k|Executive/);
  }

  const preview = await recruiter.post(`/api/candidates/${mallory.id}/erasure/preview`, {});
  expect(preview.body).toMatchObject({ applications: [{ jobTitle: 'Platform engineer' }], otherAddresses: [] });
  await recruiter.post(`/api/candidates/${mallory.id}/erasure`, { requestedBy: 'email' });
  expect(await found(recruiter)).toEqual([VICTORIA.fullName]);
  expect((await recruiter.get(`/api/candidates/${victoria.id}`)).body).toMatchObject(before);
});

test('a merge keeps the target record’s details until it is undone', async () => {
  const { candidate, undo } = await mergedRecord();
  const details = { name: VICTORIA.fullName, email: VICTORIA.email, phone: VICTORIA.phone };
  expect(candidate).toMatchObject({ ...details, applications: 2, notes: [{ text: SECRET }], duplicates: [] });
  const { body: splitRecord } = await recruiter.post(`/api/candidates/${candidate.id}/split`, undo);
  expect(splitRecord).toMatchObject({ name: MALLORY.fullName, email: MALLORY.email, phone: MALLORY.phone, notes: [] });
  expect(await record(recruiter, VICTORIA.fullName)).toMatchObject({ ...details, notes: [{ text: SECRET }] });
});

test('undoing a merge restores a name from an earlier application', async () => {
  await apply(server, MALLORY);
  await apply(server, { ...MALLORY, fullName: 'Malory Typo', jobId: '' });
  await apply(server, { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '020 7946 0002' });
  await settled(server);
  const [mallory, grace] = [await record(recruiter, MALLORY.fullName), await record(recruiter, 'Grace Hopper')];
  const { body } = await recruiter.post(`/api/candidates/${grace.id}/merge`, { other: mallory.id });
  expect(body.candidate.name).toBe('Grace Hopper');
  await recruiter.post(`/api/candidates/${grace.id}/split`, body.undo);
  expect(await found(recruiter)).toEqual(['Grace Hopper', MALLORY.fullName]);
});

test('a submission from a candidate’s address changes none of the record’s details', async () => {
  const { id, name, email, phone } = await addVictoria();
  await apply(server, { fullName: 'Vic Malloy', email: 'VICTORIA@example.com', phone: '07700 900999', jobId: '' });
  await server.post('/api/messages', new URLSearchParams({ ...MESSAGE, name: 'Vic', email: VICTORIA.email }));
  await settled(server);
  const { body } = await recruiter.get(`/api/candidates/${id}`);
  expect(body).toMatchObject({ name, email, phone, applications: 2, messages: 1, emails: [email] });
  // Each application keeps the details that its sender typed.
  expect(body.documents.applications).toMatchObject([
    { name: 'Vic Malloy', email, phone: '07700 900999' },
    { name, email, phone },
  ]);
  expect(body.documents.messages).toMatchObject([{ name: 'Vic', email, phone: '' }]);
  // The corrected number also suggests duplicates.
  await apply(server, { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '07700900999' });
  await settled(server);
  expect((await record(recruiter, 'Grace Hopper')).duplicates).toMatchObject([{ id, by: 'phone' }]);
});

test('a corrected detail survives later applications', async () => {
  const { id } = await addVictoria();
  await apply(server, { ...VICTORIA, phone: '07700 900999', jobId: '' });
  await settled(server);
  const details = { name: 'Victoria King', email: VICTORIA.email, phone: '07700 900999' };
  expect((await recruiter.post(`/api/candidates/${id}/correction`, details)).body).toMatchObject(details);
  await apply(server, { ...VICTORIA, phone: '07700 900000', jobId: '' });
  await settled(server);
  expect((await recruiter.get(`/api/candidates/${id}`)).body).toMatchObject({ ...details, applications: 3 });
});

test('deleting an application removes the details found only there', async () => {
  const { candidate } = await mergedRecord();
  const [mallory, victoria] = candidate.documents.applications;
  await recruiter.delete(`/api/applications/${victoria.id}`);
  const { body } = await recruiter.get(`/api/candidates/${candidate.id}`);
  expect(body).toMatchObject({ name: MALLORY.fullName, email: MALLORY.email, emails: [MALLORY.email] });
  expect(body.documents.applications).toMatchObject([{ id: mallory.id }]);
});

test('an export includes a shared record’s other addresses only on request', async () => {
  const { references } = await mergedRecord();
  const { email } = MALLORY;
  const preview = await recruiter.post('/api/subject-exports/preview', { email: 'Mallory@Example.com' });
  const otherAddresses = [{ email: VICTORIA.email, applications: 1, messages: 0, isProven: false }];
  expect(preview.body).toEqual({ applications: 1, messages: 0, isProven: false, otherAddresses });
  const narrowExport = await exportData('/api/subject-exports', { email });
  expect(narrowExport).toMatchObject({ references: [references[email]], notes: [], resumes: 1 });
  expect(narrowExport.text).not.toMatch(/victoria|90k|Executive/i);

  const alsoEmails = [VICTORIA.email];
  const wideExport = await exportData('/api/subject-exports', { email, alsoEmails });
  expect(wideExport).toMatchObject({ references: Object.values(references).reverse(), notes: [SECRET], resumes: 2 });
  const { detail } = server.db.select().from(auditLog).all().at(-1) ?? {};
  expect(detail).toBe('2 applications, 0 messages, 2 addresses');
  const unknownResponse = await recruiter.post('/api/subject-exports', { email, alsoEmails: ['grace@example.com'] });
  expect([unknownResponse.status, unknownResponse.body.issues[0].path]).toEqual([422, 'alsoEmails']);
});

test('an erasure includes a shared record’s other addresses only on request', async () => {
  const files = server.files();
  const { candidate, references } = await mergedRecord();
  const email = MALLORY.email;
  const { body: preview } = await recruiter.post('/api/erasures/preview', { email });
  expect(preview.applications).toMatchObject([{ reference: references[email] }]);
  expect(preview.otherAddresses).toEqual([{ email: VICTORIA.email, applications: 1, messages: 0, isProven: false }]);
  expect((await recruiter.post('/api/erasures', { email, alsoEmails: ['grace@example.com'] })).status).toBe(422);
  expect((await recruiter.post('/api/erasures', { email })).body).toEqual(preview);
  const { body: keptRecord } = await recruiter.get(`/api/candidates/${candidate.id}`);
  expect(keptRecord).toMatchObject({ name: VICTORIA.fullName, applications: 1, notes: [{ text: SECRET }], rating: 5 });

  await apply(server, { ...MALLORY, coverLetter: 'Again' });
  await settled(server);
  const newRecord = await record(recruiter, MALLORY.fullName);
  await recruiter.post(`/api/candidates/${candidate.id}/merge`, { other: newRecord.id });
  const bothAddresses = { email, alsoEmails: [VICTORIA.email] };
  const widePreview = await recruiter.post('/api/erasures/preview', bothAddresses);
  expect(widePreview.body).toMatchObject({ applications: [{}, {}], otherAddresses: [] });
  await recruiter.post('/api/erasures', bothAddresses);
  expect(await found(recruiter)).toEqual([]);
  expect(server.files()).toEqual(files);
});

test('an address is confirmed by a link, reply or job alert only', async () => {
  const { candidate } = await mergedRecord();
  const url = `/api/candidates/${candidate.id}`;
  const readProven = async () => (await recruiter.get(url)).body.provenEmails;
  const preview = async (email: string) => (await recruiter.post('/api/subject-exports/preview', { email })).body;
  expect(await readProven()).toEqual([]);
  const ids = new Map(candidate.documents.applications.map(({ id, email }: Record<string, string>) => [email, id]));
  const link = newCandidateLink(server.app, String(ids.get(VICTORIA.email)));
  await server.app.inject({ method: 'POST', url: `${new URL(link).pathname}/message`, payload: { message: 'Hello' } });
  expect(await readProven()).toEqual([VICTORIA.email]);
  expect(await preview(VICTORIA.email)).toMatchObject({ isProven: true });
  expect(await preview(MALLORY.email)).toMatchObject({ isProven: false, otherAddresses: [{ isProven: true }] });

  const submissionId = String(ids.get(MALLORY.email));
  const email = { submissionId, fromName: '', subject: '', text: '', quoted: '', unsaved: [], at: 0 };
  const add = (id: string, origin: { isFromOther: boolean; isAutomatic: boolean }) =>
    server.db
      .insert(incomingEmails)
      .values({ ...email, ...origin, id, messageId: id, fromAddress: 'Mallory@Example.com' })
      .run();
  add('forged', { isFromOther: true, isAutomatic: false });
  add('out of office', { isFromOther: false, isAutomatic: true });
  expect(await preview(MALLORY.email)).toMatchObject({ isProven: false });
  add('own', { isFromOther: false, isAutomatic: false });
  expect(await preview(MALLORY.email)).toMatchObject({ isProven: true });
});

test('a corrected address does not inherit the old address’s confirmation', async () => {
  const { id, documents } = await addVictoria();
  const link = newCandidateLink(server.app, documents.applications[0].id);
  await server.app.inject({ method: 'POST', url: `${new URL(link).pathname}/message`, payload: { message: 'Hello' } });
  const details = { name: VICTORIA.fullName, email: 'new@example.com', phone: VICTORIA.phone };
  const { body } = await recruiter.post(`/api/candidates/${id}/correction`, details);
  expect(body).toMatchObject({ email: 'new@example.com', provenEmails: [] });
});

test('correcting an address revokes its links and unsent emails', async () => {
  const { id, documents } = await addVictoria();
  const applicationId = documents.applications[0].id;
  const url = new URL(newCandidateLink(server.app, applicationId)).pathname;
  const openPage = () => server.app.inject({ method: 'GET', url: `/api${url}` });
  expect((await openPage()).body).toContain('Your application');
  const mail = { to: VICTORIA.email, subject: 'x', text: 'x', html: 'x' };
  const commonColumns = {
    messageId: 'x',
    subjectId: applicationId,
    kind: 'x',
    attempts: 0,
    nextAt: 9e15,
    createdAt: 0,
  };
  const add = (id: string, state: 'queued' | 'sent', recipient: string | null) =>
    server.db
      .insert(outbox)
      .values({ ...commonColumns, id, state, mail: { ...mail, to: recipient } })
      .run();
  add('waiting', 'queued', VICTORIA.email);
  add('gone', 'sent', VICTORIA.email);
  add('ours', 'queued', null);
  const details = { name: VICTORIA.fullName, email: VICTORIA.email, phone: '01632 960001' };
  await recruiter.post(`/api/candidates/${id}/correction`, details);
  expect((await openPage()).statusCode).toBe(200);
  await recruiter.post(`/api/candidates/${id}/correction`, { ...details, email: 'new@example.com' });
  expect((await openPage()).statusCode).toBe(404);
  const remainingMails = server.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.id, ['waiting', 'gone', 'ours']));
  expect(remainingMails.all().map((row) => row.id)).toEqual(['gone', 'ours']);
  const { body } = await recruiter.get(`/api/applications/${applicationId}`);
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toContain('unsent');
});

test('lists records with several addresses', async () => {
  await mergedRecord();
  await apply(server, { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '07700900999' });
  await settled(server);
  expect((await recruiter.get('/api/candidates?addresses=several')).body.items).toHaveLength(1);
  expect((await recruiter.get('/api/candidates')).body.items).toHaveLength(2);
});

test('a record’s export and erasure cover its own or chosen addresses', async () => {
  const { candidate, references } = await mergedRecord();
  const url = `/api/candidates/${candidate.id}`;
  const provenExport = await exportData(`${url}/export`, {});
  expect(provenExport).toMatchObject({ references: [references[VICTORIA.email]], notes: [], resumes: 1 });
  expect(provenExport.text).not.toMatch(/From Mallory|mallory@/);
  const emails = [VICTORIA.email, MALLORY.email];
  expect(await exportData(`${url}/export`, { emails })).toMatchObject({ notes: [SECRET], resumes: 2 });
  const wrongResponse = await recruiter.post(`${url}/export`, { emails: ['grace@example.com'] });
  expect([wrongResponse.status, wrongResponse.body.issues[0].path]).toEqual([422, 'emails']);

  const { body: preview } = await recruiter.post(`${url}/erasure/preview`, { emails: [MALLORY.email] });
  expect(preview.applications).toMatchObject([{ reference: references[MALLORY.email] }]);
  expect(preview.otherAddresses).toMatchObject([{ email: VICTORIA.email }]);
  await recruiter.post(`${url}/erasure`, { requestedBy: 'email', emails: [MALLORY.email] });
  expect((await recruiter.get(url)).body).toMatchObject({ emails: [VICTORIA.email], notes: [{ text: SECRET }] });
});

test('a split moves the chosen notes to the new record', async () => {
  const { candidate } = await mergedRecord();
  const [mallory] = candidate.documents.applications;
  const notes = candidate.notes.map(({ id }: { id: number }) => id);
  const { body } = await recruiter.post(`/api/candidates/${candidate.id}/split`, { documents: [mallory.id], notes });
  expect(body).toMatchObject({ name: MALLORY.fullName, notes: [{ text: SECRET }] });
});

test('records merged by phone in older versions keep their details', async () => {
  const dataDir = oldDatabase('0042_emailed_candidates', (db) => {
    const person = (email: string, fullName: string) => JSON.stringify({ fullName, email, phone: VICTORIA.phone });
    db.prepare(
      `INSERT INTO candidates (id, name, email, phone, createdAt, contactedAt) VALUES ('c', 'V', 'v@example.com', '', 1, 1)`,
    ).run();
    const insert = db.prepare(
      `INSERT INTO applications (id, reference, jobId, jobTitle, data, email, status, createdAt)
       VALUES (?, ?, '', 'Future roles', ?, ?, 'new', ?)`,
    );
    const insertLink = db.prepare(
      `INSERT INTO candidate_documents (documentId, candidateId, kind, name, email, phone, phoneKey, at)
       VALUES (?, 'c', 'application', ?, ?, ?, '07700900123', ?)`,
    );
    for (const [at, { fullName, email, phone }] of [VICTORIA, MALLORY].entries()) {
      insert.run(`a${at}`, `A-${at}`, person(email, fullName), email, at);
      insertLink.run(`a${at}`, fullName, email, phone, at);
    }
    db.prepare(`INSERT INTO candidate_notes (candidateId, text, at) VALUES ('c', ?, 1)`).run(SECRET);
  });
  const oldServer = await startApp({ dataDir });
  onTestFinished(() => oldServer.close());
  const user = await oldServer.logIn('recruiter');
  const exposedRecord = await user.get('/api/candidates/c');
  expect(exposedRecord.body).toMatchObject({ email: MALLORY.email, applications: 2, notes: [{ text: SECRET }] });
  const { body } = await user.post('/api/erasures/preview', { email: MALLORY.email });
  expect(body).toMatchObject({ applications: [{ reference: 'A-1' }], otherAddresses: [{ email: VICTORIA.email }] });
  await user.post('/api/erasures', { email: MALLORY.email });
  const { body: remainingRecord } = await user.get('/api/candidates/c');
  expect(remainingRecord).toMatchObject({ name: VICTORIA.fullName, email: VICTORIA.email, notes: [{ text: SECRET }] });
});
