import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../../../src/core/database/drizzle.ts';
import { applications, resumes } from '../../../../src/core/database/schema/applications.ts';
import { outbox } from '../../../../src/core/database/schema/mail.ts';
import { ANSWERS, addJob, applicationForm, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { makePdf } from '../../../support/resume-files.ts';

const SENT = 'Application submitted successfully!';
const CONFIRMED = 'We’re emailing you a confirmation. A consultant reads every application.';
const FAILED = 'Error submitting application. Please try again.';

let server: IntakeServer;
beforeAll(async () => {
  // Nothing listens on this port, so emails stay in the outbox.
  server = await startIntake({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
afterAll(() => server.close());

const findStored = (reference: string) =>
  server.db.select().from(applications).where(eq(applications.reference, reference)).get();
const resumeOf = (id: string) => server.db.select().from(resumes).where(eq(resumes.applicationId, id)).get();
const mailsOf = (id: string) => server.db.select().from(outbox).where(eq(outbox.subjectId, id)).all();

test.each(['/api/applications', '/api/applicationsroutes/add'])(
  'E16 C43 M4 POST %s stores the application, resume and two emails',
  async (path) => {
    const resume = makePdf({ ballast: Buffer.alloc(300_000, 7) });
    const form = applicationForm({
      jobId: server.jobId,
      email: 'Ada.L@Example.com',
      resume,
      fileName: 'Mein Lebenslauf.PDF',
    });
    const { status, body } = await server.post(path, form);
    expect(status).toBe(201);
    expect(body).toEqual({ message: SENT, reference: expect.stringMatching(/^A-[2-9A-Y]{6}$/), next: CONFIRMED });

    const row = findStored(body.reference);
    expect(row).toMatchObject({ jobId: server.jobId, jobTitle: 'Platform engineer', status: 'new', spamReasons: null });
    expect(row?.data).toEqual({ ...ANSWERS, email: 'Ada.L@Example.com', jobId: server.jobId });
    const file = resumeOf(row?.id ?? '');
    expect(file).toMatchObject({ name: 'Mein Lebenslauf.PDF', kind: 'pdf', bytes: resume.length, warnings: [] });
    expect(server.files()).toContain(file?.id);
    expect(server.hashOf(file?.id ?? '')).toBe(file?.sha256);

    const mails = mailsOf(row?.id ?? '');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['application.acknowledgement', 'application.notification']);
    const [acknowledgement, notification] = ['Ada.L@Example.com', null].map(
      (recipient) => mails.find(({ mail }) => mail.to === recipient)?.mail,
    );
    expect(acknowledgement?.subject).toBe(`We’ve received your application for Platform engineer (${body.reference})`);
    expect(acknowledgement?.text).toContain(body.reference);
    expect(acknowledgement?.html).toContain(body.reference);
    expect(notification?.replyTo).toEqual({ name: 'Ada Lovelace', address: 'Ada.L@Example.com' });
    expect(notification?.text).toContain('> I would like to apply.');
  },
);

test('V2 accepts fields in any order around the file', async () => {
  const form = new FormData();
  form.append('photo', new Blob(['not wanted']), 'me.jpg');
  form.append('resume', new Blob([new Uint8Array(makePdf())]), 'cv.pdf');
  for (const [name, value] of Object.entries({ ...ANSWERS, jobId: server.jobId }).reverse()) form.append(name, value);
  form.append('status', 'hired');
  form.append('_id', 'mine');
  const { status, body } = await server.post('/api/applications', form);
  expect(status).toBe(201);
  expect(findStored(body.reference)).toMatchObject({ status: 'new', data: { ...ANSWERS, jobId: server.jobId } });
});

test('V2 K6 requires every field and the resume, each with a message', async () => {
  const initialFiles = server.files();
  const { status, body } = await server.post('/api/applications', new FormData());
  expect(status).toBe(422);
  expect(body.message).toBe(FAILED);
  expect(body.issues).toEqual([
    { path: 'fullName', message: 'Full name is required.' },
    { path: 'email', message: 'Email is required.' },
    { path: 'phone', message: 'Phone is required.' },
    { path: 'coverLetter', message: 'Cover letter is required.' },
    { path: 'resume', message: 'CV is required.' },
  ]);
  expect(server.files()).toEqual(initialFiles);
});

test.each([
  ['email', 'ada at example', 'Email must be an email address, like name@example.co.uk.'],
  ['email', 'a@b.com,c@d.com', 'Email must be an email address, like name@example.co.uk.'],
  ['phone', 'call me', 'Phone must be a phone number, like 020 7946 0123.'],
  ['fullName', '  ', 'Full name is required.'],
  ['fullName', 'x'.repeat(121), 'Full name must be 120 characters or fewer.'],
  ['coverLetter', 'x'.repeat(20_001), 'Cover letter must be 20,000 characters or fewer.'],
  ['jobId', 'nosuchjob000', 'This job no longer exists. Please choose another one.'],
  ['idempotencyKey', 'short', 'The idempotency key must be 8 to 128 printable ASCII characters without spaces.'],
])('V2 V9 rejects %s, case %#, without keeping the resume', async (path, value, message) => {
  const initialFiles = server.files();
  const { status, body } = await server.apply({ [path]: value });
  expect(status).toBe(422);
  expect(body.issues).toEqual([{ path, message }]);
  expect(server.files()).toEqual(initialFiles);
});

test('rejects a field sent twice', async () => {
  const form = applicationForm({ jobId: server.jobId });
  form.append('email', 'other@example.com');
  const { status, body } = await server.post('/api/applications', form);
  expect(status).toBe(422);
  expect(body.issues).toEqual([{ path: 'email', message: 'Email must be text.' }]);
});

test('rejects an application to a draft or closed job', async () => {
  const now = Date.now();
  const draft = addJob(server.db, now, { publish: false });
  expect((await server.apply({ jobId: draft })).status).toBe(422);
  const closedJobId = addJob(server.db, now - 2_000, { expiresAt: now - 1_000 });
  const { status, body } = await server.apply({ jobId: closedJobId });
  expect(status).toBe(409);
  expect(body.message).toBe('This job is closed to applications.');
});

test.each([
  ['quotes', `O'Brien "Bob" \\ <b>&amp;`],
  ['emoji', 'Ada 👩🏽‍💻🇬🇧'],
  ['right to left', 'אדה \u202Eلوفليس'],
  ['combining', 'Z̶̢͝a̸̛l̷͘g̶o'],
  ['sql', "Robert'); DROP TABLE applications;--"],
])('stores %s as typed', async (_, fullName) => {
  const { status, body } = await server.apply({
    fullName,
    coverLetter: `${fullName}\n${fullName}`,
    fileName: `${fullName.replaceAll(/["\\]/g, '')}.pdf`,
  });
  expect(status).toBe(201);
  expect(findStored(body.reference)?.data).toMatchObject({ fullName, coverLetter: `${fullName}\n${fullName}` });
});

test.each(['__proto__', 'constructor', 'toString'])('a part named %s does not pollute any prototype', async (name) => {
  const form = applicationForm({ jobId: server.jobId });
  form.append(name, '{"polluted":true}');
  expect((await server.post('/api/applications', form)).status).toBe(400);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(server.files().filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('repeats the first response for the same idempotency key, even concurrently', async () => {
  const first = await server.apply({}, { 'idempotency-key': 'click-0001' });
  const repeatedResponse = await server.apply({}, { 'idempotency-key': 'click-0001' });
  expect(repeatedResponse).toMatchObject({ status: 201, body: first.body });
  const byField = await server.apply({ idempotencyKey: 'click-0001' });
  expect(byField.body).toEqual(first.body);

  const fileCount = server.files().length;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.apply({}, { 'idempotency-key': 'click-0002' })),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(server.files().length).toBe(fileCount + 1);
});

test('treats changed data under the same idempotency key as another application', async () => {
  const key = { 'idempotency-key': 'changed-0001' };
  const first = await server.apply({ email: 'changes@example.com' }, key);
  const changes = [
    { coverLetter: 'I forgot to say: I can start on Monday.' },
    { resume: makePdf({ padding: '\n\n' }) },
  ];
  for (const change of changes) {
    const second = await server.apply({ email: 'changes@example.com', ...change }, key);
    expect(second.status).toBe(201);
    expect(second.body.reference).not.toBe(first.body.reference);
    expect(findStored(second.body.reference)?.duplicateOf).toBe(findStored(first.body.reference)?.id);
  }
});

test('without an idempotency key, detects repeats by address and resume', async () => {
  const email = 'twice@example.com';
  const first = await server.apply({ email });
  expect((await server.apply({ email })).body).toEqual(first.body);
  const second = await server.apply({ email: 'TWICE@example.com', resume: makePdf({ padding: '\n\n' }) });
  expect(second.status).toBe(201);
  expect(second.body.reference).not.toBe(first.body.reference);
  expect(findStored(second.body.reference)?.duplicateOf).toBe(findStored(first.body.reference)?.id);
  expect(findStored(first.body.reference)?.duplicateOf).toBeNull();
});

test('stores an application and its emails in one transaction', async () => {
  const email = 'all-or-nothing@example.com';
  const send = () => server.apply({ email }, { 'idempotency-key': 'all-or-nothing' });
  const rows = () => server.db.select().from(applications).where(eq(applications.email, email)).all();
  server.db.$client.exec(`CREATE TRIGGER fail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no'); END`);
  const { status } = await send();
  server.db.$client.exec('DROP TRIGGER fail');
  expect({ status, rows: rows() }).toEqual({ status: 500, rows: [] });
  const { body } = await send();
  expect(mailsOf(findStored(body.reference)?.id ?? '').map(({ mail }) => mail.to)).toEqual([email, null]);
});

test('marks a second application by a person for the same job', async () => {
  const email = 'keen@example.com';
  const first = await server.apply({ email }, { 'idempotency-key': 'keen-first' });
  const second = await server.apply({ email }, { 'idempotency-key': 'keen-second' });
  const otherJobResponse = await server.apply(
    { email, jobId: addJob(server.db, Date.now()) },
    { 'idempotency-key': 'keen-third' },
  );
  expect(findStored(second.body.reference)?.duplicateOf).toBe(findStored(first.body.reference)?.id);
  expect(findStored(otherJobResponse.body.reference)?.duplicateOf).toBeNull();
  const notification = mailsOf(findStored(second.body.reference)?.id ?? '').find(({ mail }) => mail.to === null);
  expect(notification?.mail.text).toContain('They have applied for this job before.');
});

test('does not treat an instantly auto-filled form as spam', async () => {
  const { body } = await server.apply({
    email: 'autofill@example.com',
    formToken: 'sent-by-pages.of-earlier-versions',
  });
  expect(body).toEqual({ message: SENT, reference: expect.any(String), next: CONFIRMED });
  const row = findStored(body.reference);
  expect(row).toMatchObject({ status: 'new', spamReasons: null });
  expect(mailsOf(row?.id ?? '').map(({ mail }) => mail.to)).toContain('autofill@example.com');
});

test('treats neither a stray space nor a full stop as spam', async () => {
  const { body } = await server.apply({ topic: ' ', fullName: 'J.Link' });
  expect(findStored(body.reference)).toMatchObject({ status: 'new', spamReasons: null });
});

test('mentions the job’s consultant in the confirmation', async () => {
  const facts = { consultant: { name: 'Amara Osei-Bell', email: '', phone: '' } };
  const { body } = await server.apply({
    email: 'own-consultant@example.com',
    jobId: addJob(server.db, Date.now(), { facts }),
  });
  expect(body.next).toBe('We’re emailing you a confirmation. Amara Osei-Bell reads every application for this job.');
});

test('keeps suspected spam apart without promising an email', async () => {
  const send = () => server.apply({ email: 'robot@example.com', topic: 'https://spam.example' });
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body).toEqual({ message: SENT, reference: expect.any(String), next: 'A consultant reads every application.' });
  expect((await send()).body).toEqual(body);
  const row = findStored(body.reference);
  expect(row).toMatchObject({ status: 'spam', spamReasons: ['The hidden anti-spam field was filled in.'] });
  expect(mailsOf(row?.id ?? '')).toEqual([]);
});

test('limits a network to three hundred applications in ten minutes', async () => {
  const senderHeaders = { 'x-forwarded-for': '203.0.113.7' };
  for (let n = 0; n < 300; n += 1) {
    const { status } = await server.apply({ email: `n${n}@example.com` }, senderHeaders);
    expect(status).toBe(201);
  }
  const initialFiles = server.files();
  const { status, headers, body } = await server.apply({ email: 'one-more@example.com' }, senderHeaders);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(400);
  expect(body.message).toMatch(/^We’ve had a lot of requests from your network\. Please try again in \d+ minutes\.$/);
  expect(server.files()).toEqual(initialFiles);
  expect((await server.apply({ email: 'neighbour@example.com' })).status).toBe(201);
});

test('counts rejected applications towards the limit', async () => {
  const senderHeaders = { 'x-forwarded-for': '203.0.113.8' };
  for (let n = 0; n < 300; n += 1) {
    const { status } = await server.post('/api/applications', new FormData(), senderHeaders);
    expect(status).toBe(422);
  }
  expect((await server.apply({ email: 'late@example.com' }, senderHeaders)).status).toBe(429);
  expect((await server.apply({ email: 'no address' }, senderHeaders)).status).toBe(429);
});

test('checks a resume’s content only when no required field is missing', async () => {
  const resume = makePdf({ trailer: '/Encrypt 5 0 R' });
  const paths = async (form: Record<string, unknown>) =>
    (await server.apply({ resume, ...form })).body.issues.map(({ path }: { path: string }) => path);
  expect(await paths({ phone: undefined })).toEqual(['phone']);
  expect(await paths({ phone: 'call me' })).toEqual(['phone', 'resume']);
});
