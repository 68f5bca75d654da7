/** Erasure requests that staff carry out, and emptying the bin. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applications, resumes } from '../../../src/core/database/schema/applications.ts';
import { auditLog, sessions } from '../../../src/core/database/schema/auth.ts';
import { documents, revisions } from '../../../src/core/database/schema/content.ts';
import { messages, submissionEvents } from '../../../src/core/database/schema/inbox.ts';
import { incomingEmails, incomingFiles } from '../../../src/core/database/schema/incoming-mail.ts';
import { interviews } from '../../../src/core/database/schema/interviews.ts';
import { alerts } from '../../../src/core/database/schema/job-alerts.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { DAY_MS } from '../../../src/core/lib/dates.ts';
import { type Client, PASSWORD } from '../../support/app.ts';
import { type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { candidate, dealWith, unzipped } from '../../support/candidate-page.ts';
import { removeEveryone } from '../../support/candidates.ts';
import { change, changeMany } from '../../support/inbox.ts';
import { sampleOf } from '../../support/samples.ts';

let server: IntakeServer;
let recruiter: Awaited<ReturnType<IntakeServer['logIn']>>;
beforeAll(async () => {
  server = await startIntake();
  recruiter = await server.logIn('recruiter');
});
beforeEach(async () => {
  await removeEveryone(server);
  for (const table of [interviews, auditLog]) server.db.delete(table).run();
});
afterAll(() => server.close());

let n = 0;
async function write(path = '/api/messages', email = 'ada@example.com') {
  n += 1;
  await server.post(path, new URLSearchParams({ ...MESSAGE, email, message: `Message ${n}` }));
  return server.db.select().from(messages).all().at(-1)?.id ?? '';
}

/** Stores an email from the candidate, with a file. */
function receiveEmail(submissionId: string) {
  const id = 'received1';
  const sender = { fromName: 'Ada Lovelace', fromAddress: 'ada@example.com', isFromOther: false, isAutomatic: false };
  const text = { subject: 'My certificate', text: 'Here it is.', quoted: '', unsaved: [] };
  server.db
    .insert(incomingEmails)
    .values({ id, submissionId, messageId: id, ...sender, ...text, at: Date.now() })
    .run();
  const file = { id: 'file1', name: 'certificate.pdf', kind: 'pdf' as const, bytes: 1, sha256: '', warnings: [] };
  server.db
    .insert(incomingFiles)
    .values({ ...file, emailId: id })
    .run();
  writeFileSync(join(server.resumeFolder, file.id), 'x');
}

const bin = (inbox: string, ids: string[]) => changeMany(recruiter, `/api/${inbox}`, ids, { bin: true });
const auditText = () => JSON.stringify(server.db.select().from(auditLog).all());

test('staff erase an untouched application with its resume, messages and emails', async () => {
  const ada = await candidate(server);
  const form = new FormData();
  form.set('message', 'Please call me.');
  expect((await ada.post('/message', form)).status).toBe(200);
  receiveEmail(ada.id);
  const { body: facts } = await recruiter.get(`/api/applications/${ada.id}/data-protection`);
  expect(facts.erasure).toEqual({ kind: 'everything', until: null, because: null });
  const { status, body } = await recruiter.delete(`/api/applications/${ada.id}`);
  expect([status, body.kind]).toEqual([200, 'everything']);
  const tables = { applications, resumes, submissionEvents, outbox, messages, incomingEmails, incomingFiles };
  const remainingTables = Object.entries(tables).filter(
    ([, table]) => server.db.select().from(table).get() !== undefined,
  );
  expect([...remainingTables.map(([name]) => name), ...server.files()]).toEqual([]);
  const entry = server.db.select().from(auditLog).all().at(-1);
  expect(entry).toMatchObject({ action: 'application.erase', userId: expect.any(String) });
  expect(auditText()).not.toMatch(/ada@example|Lovelace/i);
  expect((await recruiter.delete(`/api/applications/${ada.id}`)).status).toBe(404);
});

test('keeps the legal minimum once staff act, and everything on legal hold', async () => {
  const ada = await candidate(server);
  await dealWith(server, ada.id);
  const times = [new Date(Date.now() + DAY_MS).toISOString()];
  const interview = { userId: recruiter.user.id, times, isAgreed: false, minutes: 45, place: 'At Ada’s', note: '' };
  expect((await recruiter.post(`/api/applications/${ada.id}/interviews`, interview)).status).toBe(201);
  const { body } = await recruiter.delete(`/api/applications/${ada.id}`);
  expect(server.db.select().from(interviews).all(), 'interviews').toEqual([]);
  expect(body).toMatchObject({ kind: 'some', until: expect.stringMatching(/^\d{4}-/), because: expect.any(String) });
  expect(ada.row()?.data).not.toHaveProperty('coverLetter');
  expect(ada.resume()).toBeDefined();
  expect(ada.row()?.status).toBe('withdrawn');

  const heldCandidate = await candidate(server);
  await recruiter.put(`/api/applications/${heldCandidate.id}/hold`, { reason: 'Tribunal' });
  expect(await recruiter.delete(`/api/applications/${heldCandidate.id}`)).toMatchObject({
    status: 409,
    body: { message: 'It’s on legal hold.' },
  });
  expect(heldCandidate.row()?.data).toHaveProperty('coverLetter');
});

test('lets staff erase messages, but complaints only after a reply', async () => {
  const [message, complaint] = [await write(), await write('/api/complaints')];
  expect((await recruiter.delete(`/api/messages/${message}`)).body.kind).toBe('everything');
  expect(await recruiter.delete(`/api/messages/${complaint}`)).toMatchObject({
    status: 409,
    body: { message: 'Reply to the complaint first.' },
  });
  await recruiter.post(`/api/complaints/${complaint}/close`, { answer: 'Sorry.' });
  expect((await recruiter.delete(`/api/messages/${complaint}`)).status).toBe(200);
  expect(server.db.select().from(messages).all()).toEqual([]);
});

test('erases the previewed data of an address without logging the address', async () => {
  const [ada, worked, other] = [
    await candidate(server, { email: 'ada@example.com' }),
    await candidate(server, { email: 'ADA@example.com', jobId: '' }),
    await candidate(server, { email: 'grace@example.com' }),
  ];
  await dealWith(server, worked.id);
  await write();
  await server.post('/api/alerts', new URLSearchParams({ email: 'ada@example.com', frequency: 'daily' }));
  const email = 'Ada@Example.com';
  const { body: preview } = await recruiter.post('/api/erasures/preview', { email });
  expect(preview).toMatchObject({
    applications: [
      { reference: ada.reference, kind: 'everything' },
      { reference: worked.reference, jobTitle: 'Future roles', kind: 'some' },
    ],
    messages: [{ kind: 'everything' }],
    jobAlerts: 1,
    hasAccount: false,
  });
  expect(ada.row()).toBeDefined();
  expect((await recruiter.post('/api/erasures', { email })).body).toEqual(preview);
  expect(
    server.db
      .select()
      .from(applications)
      .all()
      .map(({ id }) => id),
  ).toEqual([worked.id, other.id]);
  expect(server.db.select().from(alerts).all(), 'job alerts').toEqual([]);
  expect(server.db.select().from(messages).all(), 'messages').toEqual([]);
  expect(JSON.stringify(server.db.select().from(outbox).all())).not.toMatch(/ada@example/i);
  expect(auditText()).not.toMatch(/ada@example/i);
  expect(auditText()).toContain('2 applications, 1 message, 1 job alert');
  expect((await recruiter.post('/api/erasures', { email: 'nobody@example.com' })).status).toBe(404);
});

test('emptying the bin reports data kept by the erasure rules', async () => {
  const [untouched, worked, held, kept] = [
    await candidate(server),
    await candidate(server),
    await candidate(server),
    await candidate(server),
  ];
  await dealWith(server, worked.id);
  await recruiter.put(`/api/applications/${held.id}/hold`, { reason: 'Tribunal' });
  await bin('applications', [untouched.id, worked.id, held.id]);
  const { body } = await recruiter.delete('/api/applications/bin');
  expect(body).toEqual({ erased: 1, reduced: 1, kept: 1 });
  expect(untouched.row()).toBeUndefined();
  expect(worked.row()?.erasedAt).not.toBeNull();
  const page = (await worked.get('')).text;
  expect(page).toContain('We’ve deleted your data, except');
  expect(page).not.toContain('as you asked');
  // The candidate has not withdrawn: the stage is still the one that staff chose.
  expect(worked.row()).toMatchObject({ status: 'shortlisted', candidateStatus: 'new' });
  const record = JSON.parse(String((await unzipped((await worked.post('/download')).bytes))['data.json']));
  expect(record).toMatchObject({ status: 'We’ve deleted your data, except what we must keep by law.', history: [] });
  const url = `/api/applications/${worked.id}`;
  expect((await recruiter.get(url)).body).toMatchObject({ stage: { name: 'Shortlisted' }, candidateSees: null });
  // A stage's text no longer replaces the text that the candidate sees.
  const { body: movedApplication } = await change(recruiter, url, { status: 'withdrawn' });
  expect(movedApplication).toMatchObject({ stage: { name: 'Withdrawn' }, candidateSees: null });
  expect(movedApplication.history.map(({ kind }: { kind: string }) => kind)).not.toContain('candidateStatus');
  expect((await worked.get('')).text).toContain('We’ve deleted your data, except');
  expect(held.row()?.erasedAt).toBeNull();
  expect(kept.row()?.deletedAt).toBeNull();
  expect((await recruiter.delete('/api/applications/bin')).body).toEqual({ erased: 0, reduced: 0, kept: 2 });

  const reasons = () => {
    const log = server.db.select().from(auditLog).all();
    return log.flatMap(({ action, detail }) => (/\.(erase|reduce)$/.test(action) ? [detail?.split(';')[0]] : []));
  };
  expect(reasons()).toEqual(['the bin was emptied', 'the bin was emptied']);

  const [gone, stays] = [await write(), await write()];
  await bin('messages', [gone]);
  expect((await recruiter.delete('/api/messages/bin')).body).toEqual({ erased: 1, reduced: 0, kept: 0 });
  expect(reasons()).toHaveLength(3);
  expect(reasons().at(-1)).toBe('the bin was emptied');
  expect(
    server.db
      .select()
      .from(messages)
      .all()
      .map(({ id }) => id),
  ).toEqual([stays]);
});

test('emptying the bin of a content type erases entries with their revisions', async () => {
  const editor = await server.logIn('editor');
  const { body } = await editor.post('/api/content/redirects', {
    data: { ...sampleOf(contentTypes.redirect), from: '/a' },
  });
  const { body: other } = await editor.post('/api/content/redirects', {
    data: { ...sampleOf(contentTypes.redirect), from: '/b' },
  });
  const { id } = body.entry;
  await editor.delete(`/api/content/redirects/${id}?version=1`);
  expect(await editor.delete('/api/content/redirects/bin')).toMatchObject({ status: 200, body: { purged: 1 } });
  expect((await editor.post(`/api/content/redirects/${id}/restore`)).status).toBe(404);
  expect(
    server.db
      .select()
      .from(revisions)
      .all()
      .some(({ documentId }) => documentId === id),
  ).toBe(false);
  expect(
    server.db
      .select()
      .from(documents)
      .all()
      .find((row) => row.id === id)?.data,
  ).toEqual({});
  expect((await editor.get(`/api/content/redirects/${other.entry.id}?drafts=true`)).status).toBe(200);
});

const ERASE = [
  ['DELETE', '/api/applications/x'],
  ['DELETE', '/api/messages/x'],
  ['DELETE', '/api/applications/bin'],
  ['DELETE', '/api/messages/bin'],
  ['POST', '/api/erasures'],
] as const;

const call = (client: Client, [method, path]: readonly ['DELETE' | 'POST', string]) =>
  method === 'POST' ? client.post(path, { email: 'a@example.com' }) : client.delete(path);

test('every erasure route requires a recently confirmed password', async () => {
  for (const route of ERASE) {
    server.db
      .update(sessions)
      .set({ confirmedAt: Date.now() - 3_600_000 })
      .run();
    expect(await call(recruiter, route), route[1]).toMatchObject({ status: 403, body: { confirm: 'password' } });
    await recruiter.post('/api/session/confirm', { password: PASSWORD });
    expect((await call(recruiter, route)).status, route[1]).not.toBe(403);
  }
});

test('allows only recruiters and administrators to use erasure routes', async () => {
  const editor = await server.logIn('editor');
  for (const route of [...ERASE, ['POST', '/api/erasures/preview'] as const]) {
    expect((await call(server.anonymous, route)).status, route[1]).toBe(401);
    expect((await call(editor, route)).status, route[1]).toBe(403);
  }
});
