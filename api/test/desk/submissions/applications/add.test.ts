/** People whom staff add, and candidates who are put forward for a job. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { applications } from '../../../../src/core/database/schema/applications.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { ORIGIN } from '../../../support/app.ts';
import { addJob, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { makePdf } from '../../../support/resume-files.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
afterAll(() => server?.close());

const cv = makePdf({ words: 'WELDER' });
const session = () => ({ cookie: recruiter.cookie, origin: ORIGIN });
function formOf(fields: Record<string, string>, resume?: Buffer): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (resume) body.append('resume', new Blob([new Uint8Array(resume)]), 'cv.pdf');
  return body;
}
const replace = (id: string, resume: Buffer) =>
  fetch(`${server.url}/api/applications/${id}/resume`, { method: 'PUT', body: formOf({}, resume), headers: session() });
const PERSON = { fullName: 'Grace Hopper', email: 'Grace@example.com', phone: '', because: 'Referral' };
const add = (fields: Record<string, string> = {}, resume?: Buffer) =>
  server.post('/api/applications/add', formOf({ ...PERSON, ...fields }, resume), session());
const emailsAbout = (id: string) => server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all();
const readApplication = async (id: string) => (await recruiter.get(`/api/applications/${id}`)).body;

test('adds a candidate with a CV and emails the privacy notice', async () => {
  const { status, body } = await add({ jobId: server.jobId }, cv);
  expect(status).toBe(201);
  const openedApplication = await readApplication(body.id);
  expect(openedApplication).toMatchObject({
    name: 'Grace Hopper',
    email: 'Grace@example.com',
    jobTitle: 'Platform engineer',
    source: 'Referral',
    assignedTo: { name: 'The recruiter' },
    answerBy: null,
    resume: { name: 'cv.pdf', kind: 'pdf' },
    history: [{ kind: 'added', text: 'Referral', user: 'The recruiter' }],
  });
  const [notice, ...others] = emailsAbout(body.id);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ kind: 'application.added', mail: { to: 'Grace@example.com' } });
  expect(notice?.mail.text).toContain('someone recommended you');
  expect(notice?.mail.text).toMatch(/\/my-application\//);
  expect(notice?.mail.text).toContain('your name, contact details and CV to our records');
  expect(openedApplication.candidatePage).toBe('We have your details and are considering you.');
});

test('the privacy notice mentions no CV if the candidate has none', async () => {
  const { body } = await add({ email: 'joan@example.com', fullName: 'Joan Clarke' });
  const [notice] = emailsAbout(body.id);
  expect(notice?.mail.text).toContain('your name and contact details to our records');
  expect(notice?.mail.text).not.toContain('CV');
});

test('reminds staff to give the privacy notice to candidates without an email', async () => {
  expect((await add({ email: '' })).body.issues).toMatchObject([{ path: 'email' }]);
  const ring = (fullName: string, phone: string) => add({ fullName, phone, email: '', jobId: server.jobId });
  const { body } = await ring('Mary Jackson', '07700 900123');
  const other = await ring('Katherine Johnson', '07700 900456');
  expect(emailsAbout(body.id)).toEqual([]);
  const { items } = (await recruiter.get(`/api/applications/${body.id}/reminders`)).body;
  expect(items).toMatchObject([{ text: expect.stringContaining('privacy notice'), user: { name: 'The recruiter' } }]);
  expect(await readApplication(body.id)).toMatchObject({ email: '', duplicateOf: null });
  await expect.poll(async () => (await readApplication(other.body.id)).candidateId).toBeTruthy();
  const [first, second] = [await readApplication(body.id), await readApplication(other.body.id)];
  expect(second.duplicateOf).toBe(null);
  expect(second.candidateId).not.toBe(first.candidateId);
  const reply = await recruiter.post(`/api/applications/${body.id}/reply`, { subject: 'Hello', text: 'Hello' });
  expect(reply.status).toBe(422);
  const move = { entries: [{ id: body.id, version: first.version }], status: 'rejected', subject: 'No', text: 'Sorry' };
  const { skipped } = (await recruiter.post('/api/applications/emails', move)).body;
  expect(skipped).toMatchObject([{ id: body.id, skipped: 'No email address.' }]);

  // Erasing one person without an email address leaves the others.
  const erasure = await recruiter.post(`/api/candidates/${first.candidateId}/erasure/preview`, { emails: [''] });
  expect(erasure.body.applications).toMatchObject([{ reference: first.reference }]);
  const correctedDetails = { name: 'Mary Jackson', email: 'mary@example.com', phone: '07700 900123' };
  expect((await recruiter.post(`/api/candidates/${first.candidateId}/correction`, correctedDetails)).status).toBe(200);
  expect(await readApplication(body.id)).toMatchObject({ email: 'mary@example.com' });
});

test('a merge fills in a missing address until it is undone', async () => {
  const byPhone = await add({ fullName: 'Annie Easley', phone: '07700 900321', email: '' });
  const byEmail = await add({ fullName: 'A. Easley', email: 'annie@example.com', phone: '07700 900654' });
  await expect.poll(async () => (await readApplication(byEmail.body.id)).candidateId).toBeTruthy();
  const id = (await readApplication(byPhone.body.id)).candidateId;
  const other = (await readApplication(byEmail.body.id)).candidateId;
  const { candidate, undo } = (await recruiter.post(`/api/candidates/${id}/merge`, { other })).body;
  expect(candidate).toMatchObject({ name: 'Annie Easley', email: 'annie@example.com' });
  expect(candidate.emails.sort()).toEqual(['', 'annie@example.com']);
  const splitResponse = await recruiter.post(`/api/candidates/${id}/split`, undo);
  expect(splitResponse.body).toMatchObject({ name: 'A. Easley', email: 'annie@example.com' });
  const storedContact = { name: 'Annie Easley', email: '', phone: '07700 900321' };
  expect((await recruiter.get(`/api/candidates/${id}`)).body).toMatchObject(storedContact);
});

test('requires an email address to offer interview times', async () => {
  const { body } = await add({ fullName: 'Mary Golda Ross', phone: '07700 900987', email: '' });
  const times = [new Date(Date.now() + 86_400_000).toISOString()];
  const plan = { userId: recruiter.user.id, times, isAgreed: false, minutes: 45, place: 'Leeds', note: '' };
  const offer = (extraFields = {}) =>
    recruiter.post(`/api/applications/${body.id}/interviews`, { ...plan, ...extraFields });
  expect(await offer()).toMatchObject({ status: 422, body: { message: 'This person has no email address.' } });
  expect((await offer({ isAgreed: true })).status).toBe(201);
  expect(emailsAbout(body.id)).toMatchObject([{ kind: 'application.interviewer' }]);
});

test('adds a person without a CV or a job once', async () => {
  const first = await add({ email: 'alan@example.com', fullName: 'Alan Turing' });
  const repeatedResponse = await add({ email: 'alan@example.com', fullName: 'Alan Turing' });
  expect([first.status, repeatedResponse.body.id]).toEqual([201, first.body.id]);
  expect(await readApplication(first.body.id)).toMatchObject({ jobTitle: 'future roles', resume: null });
});

test('finds possible duplicates by email, phone or name', async () => {
  const { body } = await add({ email: 'dot@example.com', fullName: 'Dorothy Vaughan', phone: '07700 900789' });
  await expect.poll(async () => (await readApplication(body.id)).candidateId).toBeTruthy();
  const findBy = async (details: object) => {
    const blank = { name: '', email: '', phone: '' };
    const { body: matches } = await recruiter.post('/api/candidates/matches', { ...blank, ...details });
    return matches.map((match: { name: string; by: string }) => `${match.name} by ${match.by}`);
  };
  expect(await findBy({ email: 'DOT@example.com', name: 'Dorothy Vaughan' })).toEqual(['Dorothy Vaughan by email']);
  expect(await findBy({ phone: '+44 7700 900789' })).toEqual(['Dorothy Vaughan by phone']);
  expect(await findBy({ name: 'dorothy vaughan' })).toEqual(['Dorothy Vaughan by name']);
  expect(await findBy({ name: 'Dorothy' })).toEqual([]);
});

test('reports every invalid field without storing the file', async () => {
  const initialFiles = server.files();
  const { status, body } = await add({ fullName: '', email: 'grace', because: 'Gossip' }, Buffer.from('text'));
  expect(status).toBe(422);
  expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['fullName', 'email', 'because', 'resume']);
  expect((await add({ jobId: 'nothing' }, cv)).status).toBe(409);
  expect(server.files()).toEqual(initialFiles);
});

test('reads contact details from a CV without storing the file', async () => {
  const initialFiles = server.files();
  const pdf = makePdf({
    words: 'GRACE HOPPER) Tj 0 -30 Td (Leeds, LS1 4AP) Tj 0 -30 Td (07700 900123, grace@example.com',
  });
  const { status, body } = await server.post('/api/applications/read-cv', formOf({}, pdf), session());
  expect([status, body]).toEqual([
    200,
    {
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
      phone: '07700 900123',
      place: expect.stringContaining('Leeds'),
    },
  ]);
  expect(server.files()).toEqual(initialFiles);
});

test('puts a candidate forward with a copy of the CV', async () => {
  const { body } = await add({ email: 'ada@example.com', fullName: 'Ada Lovelace' }, cv);
  await expect.poll(async () => (await readApplication(body.id)).candidateId).toBeTruthy();
  const { candidateId } = await readApplication(body.id);
  const jobId = addJob(server.db, Date.now(), { title: 'Night welder' });
  const forward = await recruiter.post(`/api/candidates/${candidateId}/applications`, { jobId });
  expect(forward.status).toBe(201);
  const openedApplication = await readApplication(forward.body.id);
  expect(openedApplication).toMatchObject({
    name: 'Ada Lovelace',
    jobTitle: 'Night welder',
    resume: { name: 'cv.pdf' },
  });
  expect(emailsAbout(forward.body.id)).toEqual([]);
  const files = await Promise.all(
    [body.id, forward.body.id].map((id) => recruiter.get(`/api/applications/${id}/resume`)),
  );
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  expect(files[1]?.body).toEqual(files[0]?.body);
  await recruiter.patch(`/api/applications/${body.id}`, {
    version: (await readApplication(body.id)).version,
    bin: true,
  });
  await recruiter.delete('/api/applications/bin');
  expect((await recruiter.get(`/api/applications/${forward.body.id}/resume`)).status).toBe(200);
});

test('replaces the CV of an application', async () => {
  const { body } = await add({ email: 'edsger@example.com', fullName: 'Edsger Dijkstra' });
  const response = await replace(body.id, makePdf({ words: 'Architect' }));
  expect(response.status).toBe(204);
  expect(await readApplication(body.id)).toMatchObject({
    resume: { name: 'cv.pdf' },
    history: [{ kind: 'added' }, { kind: 'resume', text: 'cv.pdf', user: 'The recruiter' }],
  });
  expect(emailsAbout(body.id).map(({ kind }) => kind)).toEqual(['application.added']);
  expect((await replace('nothing', cv)).status).toBe(404);
  server.db.update(applications).set({ erasedAt: 1 }).where(eq(applications.id, body.id)).run();
  expect((await replace(body.id, cv)).status).toBe(409);
});
