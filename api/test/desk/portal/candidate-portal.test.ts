import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications, candidateLinks } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { hashSecret } from '../../../src/core/lib/ids.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { addStage, BROWSER, candidate, dealWith, unzipped } from '../../support/candidate-page.ts';
import { settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, undoLast } from '../../support/inbox.ts';
import { makePdf } from '../../support/resume-files.ts';

const DAY = 24 * 3_600_000;
const YEAR = 366 * DAY;

let server: IntakeServer;
const clock = fakeClock('2026-11-21T09:00:00Z');
beforeAll(async () => {
  server = await startIntake({ clock });
});
afterAll(() => server.close());

const auditOf = (id: string) => server.db.select().from(auditLog).where(eq(auditLog.subject, id)).all();

/** Returns the contents of the database as text, to check that a GET changes nothing. */
function dumpTables(): string {
  const tables = server.db.$client
    .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all();
  return JSON.stringify(tables.map(({ name }) => server.db.$client.prepare(`SELECT * FROM "${name}"`).all()));
}

test('the acknowledgement links to a page with the application’s status', async () => {
  const ada = await candidate(server, { fullName: 'Ada <b>Lovelace</b>' });
  const { status, text, headers } = await ada.get();
  expect(status).toBe(200);
  for (const phrase of ['Your application for Platform engineer', ada.reference, '21 November 2026', 'cv.pdf']) {
    expect(text).toContain(phrase);
  }
  expect(text).toContain('Ada &lt;b&gt;Lovelace');
  expect(text).toContain('A consultant will review it.');
  expect(text).not.toContain('<script');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('shows a stage change in the wording of that time', async () => {
  const ada = await candidate(server);
  const [recruiter, admin] = [await server.logIn('recruiter'), await server.logIn()];
  const bookedStage = await addStage(admin, { name: 'Interview booked', candidateSees: 'Your interview is booked.' });
  await dealWith(server, ada.id, 'offered');
  expect((await ada.get()).text).toContain('A consultant will review it.');
  const record = async () => JSON.parse(String((await unzipped((await ada.post('/download')).bytes))['data.json']));
  expect(await record()).toMatchObject({
    status: expect.stringContaining('A consultant will review it.'),
    history: [],
  });

  const url = `/api/applications/${ada.id}`;
  const moveResponse = await change(recruiter, url, { status: bookedStage });
  expect(moveResponse.body).toMatchObject({ status: bookedStage, candidateSees: 'Your interview is booked.' });
  expect((await ada.get()).text).toContain('<p class="status">Your interview is booked.</p>');
  expect(await record()).toMatchObject({
    status: 'Your interview is booked.',
    history: [{ kind: 'candidateStatus', text: 'Your interview is booked.' }],
  });
  expect(auditOf(ada.id)).toMatchObject([
    { action: 'application.status' },
    { action: 'application.download' },
    { action: 'application.status' },
    // The second download within an hour is not recorded.
    { action: 'application.candidateStatus', detail: 'Your interview is booked.', userId: recruiter.user.id },
  ]);

  // New wording applies to later moves only.
  const { body: stage } = await admin.get(`/api/content/stages/${bookedStage}`);
  const data = { ...stage.data, name: 'Meeting', candidateSees: 'We will meet.' };
  expect((await admin.put(`/api/content/stages/${bookedStage}`, { data, version: 1 })).status).toBe(200);
  expect((await ada.get()).text).toContain('Your interview is booked.');
  const { body: applicationAfter } = await recruiter.get(url);
  expect(applicationAfter).toMatchObject({ stage: { name: 'Meeting', kind: 'active' } });
  expect(applicationAfter.history.map(({ text }: { text: string }) => text)).toEqual([
    'Offered',
    'Interview booked',
    'Your interview is booked.',
  ]);
});

test('hides “Withdraw application” after a move to a stage of kind Withdrawn', async () => {
  const [ada, grace] = [await candidate(server), await candidate(server)];
  const [recruiter, admin] = [await server.logIn('recruiter'), await server.logIn()];
  const quietStage = await addStage(admin, { name: 'Lost touch', kind: 'withdrawn' });
  await change(recruiter, `/api/applications/${ada.id}`, { status: quietStage });
  expect((await ada.get()).text).toContain('Your application has been withdrawn.');
  expect((await ada.get()).text).not.toContain('Withdraw application');
  // Undoing the move reopens the application.
  await undoLast(recruiter, `/api/applications/${ada.id}`);
  expect((await ada.get()).text).toContain('A consultant will review it.');
  expect((await ada.get()).text).toContain('Withdraw application');
  await change(recruiter, `/api/applications/${grace.id}`, { status: 'withdrawn' });
  expect((await grace.get()).text).toContain('You’ve withdrawn your application.');
  expect((await grace.get()).text).not.toContain('Withdraw application');
});

test('shows the default text for a stage without its own', async () => {
  const ada = await candidate(server);
  const [recruiter, admin] = [await server.logIn('recruiter'), await server.logIn()];
  const url = `/api/applications/${ada.id}`;
  async function expectWords(status: string, expectedText: string) {
    await change(recruiter, url, { status });
    expect((await ada.get()).text).toContain(`<p class="status">${expectedText}`);
    expect((await recruiter.get(url)).body.candidatePage).toContain(expectedText);
  }
  await expectWords('offered', 'We’ve received your application.');
  await expectWords('interview', 'We’d like to interview you.');
  await expectWords('hired', 'You’ve got the job.');
  await expectWords('rejected', 'Thank you for applying. We won’t be taking');
  await expectWords('reviewing', 'We’ve received your application.');

  // A text that is added to a stage later also reaches applications already there.
  const rejectedStage = await addStage(admin, { name: 'Unsuccessful', kind: 'rejected' });
  await expectWords(rejectedStage, 'Thank you for applying.');
  const { body: stage } = await admin.get(`/api/content/stages/${rejectedStage}`);
  const savedResponse = await admin.put(`/api/content/stages/${rejectedStage}`, {
    data: { ...stage.data, candidateSees: 'Sorry.' },
    version: 1,
  });
  expect(savedResponse.status).toBe(200);
  expect((await ada.get()).text).toContain('<p class="status">Sorry.');
  await change(recruiter, url, { status: 'reviewing' });
  await expectWords(rejectedStage, 'Sorry.');
  await expectWords('reviewing', 'We’re considering your application.');
});

test('stores only hashes of candidate links', async () => {
  const ada = await candidate(server);
  const links = server.db.select().from(candidateLinks).where(eq(candidateLinks.applicationId, ada.id)).all();
  expect(links.map(({ hash }) => hash)).toEqual([hashSecret(ada.secret)]);
  for (const secret of [hashSecret(ada.secret), ada.id, ada.reference, `${ada.secret}x`, ada.secret.slice(1), '%00']) {
    const response = await fetch(`${server.url}/api/my-application/${secret}`);
    expect([secret, response.status]).toEqual([secret, 404]);
    expect(await response.text()).not.toContain('Ada');
  }
});

test('GET requests change nothing, because email scanners open every link', async () => {
  const ada = await candidate(server);
  await settled(server);
  const initialDump = dumpTables();
  for (const path of ['', '/withdraw', '/erase']) expect((await ada.get(path)).status).toBe(200);
  for (const path of ['/download', '/resume', '/consents/marketing']) expect((await ada.get(path)).status).toBe(404);
  expect(dumpTables()).toBe(initialDump);
});

test('redirects after a withdrawal so that reloading is harmless', async () => {
  const ada = await candidate(server);
  const withdrawal = await fetch(`${ada.url}/withdraw`, { method: 'POST', headers: BROWSER, redirect: 'manual' });
  expect(withdrawal.status).toBe(303);
  expect(withdrawal.headers.get('location')).toBe(`${new URL(ada.url).pathname}?done=withdrawn`);
  expect((await ada.get('?done=withdrawn')).text).toContain('Your application has been withdrawn.');
  for (const unknownQuery of ['?done=toString', '?done=%3Cb%3E', '?done=withdrawn&done=erased']) {
    const { status, text } = await ada.get(unknownQuery);
    expect([unknownQuery, status, text.includes('role="status"')]).toEqual([unknownQuery, 200, false]);
  }
});

test('links an error to its field without losing the typed text', async () => {
  const ada = await candidate(server);
  const form = new FormData();
  form.set('message', 'x'.repeat(5_001));
  const { status, text } = await ada.post('/message', form);
  expect(status).toBe(422);
  expect(text).toContain('<title>Error: Your application');
  expect(text).toContain('<a href="#message">Write a message of up to 5,000 characters.</a>');
  expect(text).toContain('<details open>');
  expect(text).toMatch(
    /<textarea[^>]* id="message"[^>]* aria-invalid="true" aria-describedby="message-problem"[^>]*>\nx{5001}</,
  );
});

test('withdraws one or all applications from an address for a job', async () => {
  const first = await candidate(server, { email: 'twice@example.com' });
  const secondApplication = await candidate(server, { email: 'Twice@example.com' });
  const other = await candidate(server, { email: 'twice@example.com', jobId: '' });
  const thirdApplication = await candidate(server, { email: 'twice@example.com' });
  const { text } = await first.get('/withdraw');
  for (const phrase of [
    'You’ve applied 3 times for this job.',
    'Withdraw all 3 applications',
    'Withdraw only this one',
  ])
    expect(text).toContain(phrase);
  expect((await other.get('/withdraw')).text).not.toContain('times for this job');
  await thirdApplication.post('/withdraw');
  expect([first, secondApplication, thirdApplication].map(({ row }) => row()?.status)).toEqual([
    'new',
    'new',
    'withdrawn',
  ]);
  const withdrawAllForm = new FormData();
  withdrawAllForm.set('all', 'yes');
  await first.post('/withdraw', withdrawAllForm);
  expect([first, secondApplication, other].map(({ row }) => row()?.status)).toEqual(['withdrawn', 'withdrawn', 'new']);
  expect((await secondApplication.get()).text).toContain('You’ve withdrawn your application.');
});

test('without an address, withdrawing all affects only one application', async () => {
  const [first, other] = [await candidate(server), await candidate(server)];
  for (const { id } of [first, other])
    server.db.update(applications).set({ email: '' }).where(eq(applications.id, id)).run();
  expect((await first.get('/withdraw')).text).not.toContain('Withdraw all');
  const withdrawAllForm = new FormData();
  withdrawAllForm.set('all', 'yes');
  await first.post('/withdraw', withdrawAllForm);
  expect([first, other].map(({ row }) => row()?.status)).toEqual(['withdrawn', 'new']);
});

test('a hired candidate who withdraws stays in the hired stage', async () => {
  const ada = await candidate(server);
  const recruiter = await server.logIn('recruiter');
  await change(recruiter, `/api/applications/${ada.id}`, { status: 'hired' });
  expect((await ada.post('/withdraw')).text).toContain('Your application has been withdrawn.');
  expect(ada.row()).toMatchObject({ status: 'hired', candidateStatus: 'withdrawn' });
});

test('a withdrawal is logged once and confirmed by email', async () => {
  const ada = await candidate(server);
  expect((await ada.get('/withdraw')).text).toContain('Withdraw this application?');
  expect((await ada.post('/withdraw')).text).toContain('Your application has been withdrawn.');
  expect((await ada.post('/withdraw')).status).toBe(200);
  expect(ada.row()?.status).toBe('withdrawn');
  expect(ada.events()).toMatchObject([{ kind: 'status', text: 'Withdrawn', userId: null }]);
  expect(auditOf(ada.id)).toMatchObject([{ action: 'application.withdraw', userId: null, detail: null }]);
  const newsMails = ada.mails().filter(({ kind }) => kind === 'application.news');
  expect(newsMails[0]?.mail.text).toContain(`/admin#applications/${ada.id}`);
  expect(newsMails.map(({ mail }) => [mail.to, mail.subject])).toEqual([
    [null, `Ada Lovelace has withdrawn their application (${ada.reference})`],
  ]);
  const confirmations = ada.mails().filter(({ kind }) => kind === 'application.withdrawal');
  expect(confirmations.map(({ mail }) => [mail.to, mail.subject])).toEqual([
    [ada.row()?.data.email, `You’ve withdrawn your application (${ada.reference})`],
  ]);
});

test('replaces the resume and its file unless the new file is invalid', async () => {
  const ada = await candidate(server);
  const first = ada.resume();
  const form = (resume: Buffer, name: string) => {
    const data = new FormData();
    data.append('resume', new Blob([new Uint8Array(resume)]), name);
    return data;
  };
  const invalidResponse = await ada.post('/resume', form(makePdf({ trailer: '/Encrypt 5 0 R' }), 'new.pdf'));
  expect(invalidResponse.status).toBe(422);
  expect(invalidResponse.text).toMatch(/<p class="problem" id="resume-problem">This file is password-protected/);
  expect(ada.resume()).toEqual(first);
  const program = await fetch(`${ada.url}/resume`, { method: 'POST', body: form(Buffer.from('none'), 'new.pdf') });
  expect([program.status, await program.json()]).toEqual([422, { message: expect.stringContaining('PDF') }]);

  const newResume = makePdf({ ballast: Buffer.alloc(50_000, 3) });
  const validResponse = await ada.post('/resume', form(newResume, 'new.pdf'));
  expect(validResponse.text).toContain('Your CV has been replaced.');
  expect(ada.resume()).toMatchObject({ name: 'new.pdf', bytes: newResume.length });
  expect(server.hashOf(ada.resume()?.id ?? '')).toBe(ada.resume()?.sha256);
  expect(server.files()).not.toContain(first?.id);
  expect(server.files().filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(ada.events()).toMatchObject([{ kind: 'candidate', text: 'Uploaded a new CV' }]);

  await ada.post('/withdraw');
  expect((await ada.post('/resume', form(newResume, 'late.pdf'))).status).toBe(409);
});

test('exports the data as a zip with JSON and the exact resume', async () => {
  const ada = await candidate(server, { email: 'ada@example.com', consentTalentPool: 'yes' });
  await dealWith(server, ada.id);
  const recruiter = await server.logIn('recruiter');
  await recruiter.post(`/api/applications/${ada.id}/notes`, { text: 'A colleague said something.' });
  const { headers, bytes } = await ada.post('/download');
  expect(headers.get('content-disposition')).toContain(`${ada.reference}.zip`);
  const files = await unzipped(bytes);
  expect(Object.keys(files).sort()).toEqual([`${ada.reference}-CV.pdf`, 'data.json']);
  expect(files[`${ada.reference}-CV.pdf`]).toEqual(readFileSync(join(server.resumeFolder, ada.resume()?.id ?? '')));
  const data = JSON.parse(String(files['data.json']));
  expect(data).toMatchObject({
    reference: ada.reference,
    answers: { fullName: 'Ada Lovelace', email: 'ada@example.com' },
    consents: [{ kind: 'talentPool', wording: expect.stringContaining('talent pool'), withdrawnAt: null }],
    history: [],
    mails: [{ to: 'ada@example.com' }],
  });
  expect(auditOf(ada.id).map(({ action }) => action)).toContain('application.download');
});

test('keeps the times and wording of a withdrawn consent', async () => {
  const ada = await candidate(server, { consentTalentPool: 'yes', consentMarketing: 'yes' });
  expect((await ada.get()).text).toContain('Keep my details in your talent pool');
  expect((await ada.post('/consents/marketing')).text).toContain('Withdrawn on 21 November 2026');
  const { bytes } = await ada.post('/download');
  const { consents } = JSON.parse(String((await unzipped(bytes))['data.json']));
  expect(consents).toMatchObject([
    { kind: 'talentPool', withdrawnAt: null },
    { kind: 'marketing', wording: expect.stringContaining('news'), withdrawnAt: '2026-11-21T09:00:00.000Z' },
  ]);
  expect((await ada.post('/consents/nothing')).status).toBe(404);
});

test('erases an untouched application, leaving a certificate without a name', async () => {
  const ada = await candidate(server, { email: 'erase.me@example.com' });
  const file = ada.resume();
  expect((await ada.get('/erase')).text).toContain('We’ll delete everything straight away');
  expect((await ada.post('/erase')).text).toContain('Your data has been deleted');
  expect(ada.row()).toBeUndefined();
  expect(ada.mails()).toEqual([]);
  expect(server.files()).not.toContain(file?.id);
  expect((await ada.get()).status).toBe(404);
  expect(auditOf(ada.id)).toMatchObject([
    {
      action: 'application.erase',
      detail: expect.stringMatching(/^at the person’s request; CVs 1, emails 2, history entries 0; sha256 \w{64}$/),
    },
  ]);
  expect(dumpTables()).not.toContain('erase.me@example.com');
  server.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  expect(readFileSync(join(server.dataDir, 'app.db')).includes('erase.me@example.com')).toBe(false);
});

test('after staff have acted, keeps the legal minimum for a year', async () => {
  const ada = await candidate(server, {
    email: 'ada@example.com',
    phone: '020 7946 0999',
    consentMarketing: 'yes',
  });
  await dealWith(server, ada.id);
  const recruiter = await server.logIn('recruiter');
  await recruiter.post(`/api/applications/${ada.id}/notes`, { text: 'Spoke on the telephone.' });
  const question = (await ada.get('/erase')).text;
  expect(question).toContain('Kept until 21 November 2027');
  expect(question).toContain('regulation 29');
  const erasedPage = (await ada.post('/erase')).text;
  expect(erasedPage).toContain('The rest will be deleted automatically on 21 November 2027');
  expect(ada.row()).toMatchObject({
    status: 'withdrawn',
    erasedAt: clock.now(),
    data: { fullName: 'Ada Lovelace', email: 'ada@example.com', jobId: server.jobId },
  });
  expect(ada.row()?.data).not.toHaveProperty('phone');
  expect(ada.mails()).toEqual([]);
  expect(ada.events().map(({ kind }) => kind)).toEqual(['status']);
  expect(erasedPage).not.toContain('Upload a new CV');
  expect(erasedPage).not.toContain('/erase"');
  // Recruiters can still open the reduced application.
  expect((await recruiter.get(`/api/applications/${ada.id}`)).body).toMatchObject({ phone: '', coverLetter: '' });
});

test('offers immediate erasure of everything a year after the last contact', async () => {
  // Consent to the talent pool has extended the retention period until now.
  const ada = await candidate(server, { consentTalentPool: 'yes' });
  await dealWith(server, ada.id, 'rejected');
  await clock.leap(YEAR);
  expect((await ada.get('/erase')).text).toContain('We’ll delete everything straight away');
});

test('logs contain neither the link’s secret nor the candidate’s name', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const { env, db } = server.app;
  const { buildApp } = await import('../../../src/app.ts');
  const app = await buildApp({ env, db, clock, logger });
  const ada = await candidate(server);
  const paths = ['', '/erase', '/nothing', '/download'].map((path) => `/my-application/${ada.secret}${path}`);
  // Links given out by older versions begin with /api.
  for (const url of paths.flatMap((path) => [path, `/api${path}`])) {
    await app.inject({ url });
    await app.inject({ method: 'POST', url });
  }
  await app.close();
  expect(lines.join('')).toContain('/api/my-application/:secret/erase');
  expect(lines.join('')).not.toContain(ada.secret);
  expect(lines.join('')).not.toContain('Ada');
});

test('supports messages and withdrawal for an application without a job', async () => {
  const ada = await candidate(server, { jobId: '' });
  expect(ada.row()).toMatchObject({ jobId: '', jobTitle: 'future roles' });
  expect((await ada.get()).text).toContain('Your application for future roles');
  expect((await candidate(server, { jobId: undefined })).row()?.jobId).toBe('');

  const form = new FormData();
  form.append('message', 'Could you call me?');
  await ada.post('/message', form);
  const notices = server.db.select().from(outbox).where(eq(outbox.kind, 'message.notification')).all();
  const isAboutAda = ({ mail }: (typeof notices)[number]) => mail.text.includes(ada.reference);
  expect(notices.find(isAboutAda)?.mail.text).toContain(`About their application: Future roles (${ada.reference})`);

  await ada.post('/withdraw');
  const newsMail = ada.mails().find(({ kind }) => kind === 'application.news');
  expect(newsMail?.mail.text).toContain('Applied for: future roles');
});

test('counts equality answers without linking them to the candidate', async () => {
  const answers = { equalityAge: '25 to 34', equalitySex: 'Female', equalityEthnicity: 'Martian' };
  await candidate(server, answers);
  const counts = () => server.db.$client.prepare('SELECT question, answer, count FROM equality_counts').all();
  expect(counts()).toEqual([]);
  const data = { ...initialData(contentTypes.dataProtection.fields), equality: true };
  createDocument(server.db, contentTypes.dataProtection, { data }, { userId: null, at: clock.now() });
  const ada = await candidate(server, answers);
  await server.apply(answers, { 'idempotency-key': 'counted-once' });
  await server.apply(answers, { 'idempotency-key': 'counted-once' });
  expect(counts()).toEqual([
    { question: 'equalityAge', answer: '25 to 34', count: 2 },
    { question: 'equalitySex', answer: 'Female', count: 2 },
  ]);
  expect(JSON.stringify(ada.row())).not.toMatch(/25 to 34|Female/);
});

test('an expired candidate link offers only a new link by email', async () => {
  const time = fakeClock('2026-11-21T09:00:00Z');
  const mailingServer = await startIntake({ clock: time, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const ada = await candidate(mailingServer, { fullName: 'Ada Lovelace' });
    await time.leap(90 * DAY);
    expect((await ada.get()).text).toContain('Ada Lovelace');
    await time.leap(DAY);
    const initialRow = JSON.stringify(ada.row());
    const responses = [await ada.get(), await ada.get('/erase'), await ada.post('/erase'), await ada.post('/withdraw')];
    responses.push(await ada.post('/download'), await ada.post('/consents/talentPool'));
    for (const { text } of responses) {
      expect(text).toContain('This link is more than 90 days old');
      for (const secret of ['Ada', 'Platform engineer', ada.reference, '@example.com'])
        expect(text).not.toContain(secret);
    }
    expect(JSON.stringify(ada.row())).toBe(initialRow);

    const links = () => ada.mails().filter(({ kind }) => kind === 'application.link');
    expect(links()).toEqual([]);
    expect((await ada.post('/renew')).text).toContain('Check your email');
    const [mail] = links();
    expect(mail?.mail.to).toBe(ada.row()?.email);
    const freshUrl =
      mailingServer.url + new URL(/http\S+my-application\S+/.exec(mail?.mail.text ?? '')?.[0] ?? '').pathname;
    expect(await (await fetch(freshUrl, { headers: BROWSER })).text()).toContain('Ada Lovelace');
    await fetch(`${freshUrl}/withdraw`, { method: 'POST', headers: BROWSER });
    expect(ada.row()?.candidateStatus).toBe('withdrawn');
    expect((await ada.get()).text).toContain('This link is more than 90 days old');

    expect((await ada.post('/renew')).status).toBe(200);
    expect((await ada.post('/renew')).status).toBe(429);
    expect(links()).toHaveLength(2);
  } finally {
    await mailingServer.close();
  }
});
