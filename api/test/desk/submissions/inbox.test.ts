import { rmSync } from 'node:fs';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from '../../../src/core/database/drizzle.ts';
import { applications, resumes } from '../../../src/core/database/schema/applications.ts';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { outbox } from '../../../src/core/database/schema/mail.ts';
import { addJob, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { settled } from '../../support/candidates.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { change, changeMany } from '../../support/inbox.ts';
import { documentXml, makeDocx, makePdf, paragraph } from '../../support/resume-files.ts';

const clock = fakeClock('2026-11-20T23:59:00Z');
type Member = Awaited<ReturnType<IntakeServer['logIn']>>;

let server: IntakeServer;
let recruiter: Member;
let otherJob: string;
const references: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startIntake({ clock });
  recruiter = await server.logIn('recruiter');
  otherJob = addJob(server.db, clock.now(), { title: 'Night nurse' });
  await apply('ada', {});
  await clock.advance(2 * 60_000);
  await apply('grace', {
    jobId: otherJob,
    coverLetter: 'I like 100% of nights_and more.',
    resume: makeDocx(),
    fileName: 'cv.docx',
  });
  await apply('robot', { topic: 'x' });
  await apply('again', { email: 'ADA@example.com' });
  for (const { id, reference } of (await recruiter.get('/api/applications?status=new,spam')).body.items) {
    const name = Object.keys(references).find((key) => references[key] === reference);
    if (name) ids[name] = id;
  }
});
afterAll(() => server.close());

async function apply(name: string, form: Record<string, unknown>) {
  const { body } = await server.apply({ fullName: `${name} Lovelace`, email: `${name}@example.com`, ...form });
  references[name] = body.reference;
}

const matchingKeys = async (query: string) => {
  const { status, body } = await recruiter.get(`/api/applications${query}`);
  expect(status).toBe(200);
  return body.items.map(({ reference }: { reference: string }) =>
    Object.keys(references).find((key) => references[key] === reference),
  );
};
const auditEntriesOf = (subject: string) =>
  server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .all()
    .map(({ action }) => action);

test('every route of the inbox is closed to visitors and editors', async () => {
  const editor = await server.logIn('editor');
  const id = ids.ada;
  for (const kind of ['applications', 'messages']) {
    for (const path of ['', '/export', `/${id}`, `/${id}/templates`, `/${id}/resume`].slice(
      0,
      kind === 'messages' ? 4 : 5,
    )) {
      expect((await server.anonymous.get(`/api/${kind}${path}`)).status).toBe(401);
      expect((await editor.get(`/api/${kind}${path}`)).status).toBe(403);
    }
    for (const path of ['', `/${id}`]) expect((await editor.patch(`/api/${kind}${path}`, {})).status).toBe(403);
    for (const path of ['notes', 'reply'])
      expect((await editor.post(`/api/${kind}/${id}/${path}`, {})).status).toBe(403);
  }
});

test.each([
  ['', ['again', 'grace', 'ada']],
  ['?status=spam', ['robot']],
  ['?status=new,spam', ['again', 'robot', 'grace', 'ada']],
  ['?status=hired', []],
  ['?search=GRACE', ['grace']],
  ['?search=ada%40example', ['again', 'ada']],
  ['?search=Night%20nurse', ['grace']],
  ['?search=100%25', ['grace']],
  ['?search=s_a', ['grace']],
  ["?search=' OR 1=1 --", []],
  ['?from=2026-11-21', ['again', 'grace']],
  ['?to=2026-11-20', ['ada']],
  ['?from=2026-11-20&to=2026-11-21', ['again', 'grace', 'ada']],
  ['?limit=1&offset=1', ['grace']],
])('lists applications%s as %j', async (query, names) => {
  expect(await matchingKeys(query)).toEqual(names);
});

test('returns a job filter, totals, counts and who has applied before', async () => {
  expect(await matchingKeys(`?job=${otherJob}`)).toEqual(['grace']);
  const { body } = await recruiter.get('/api/applications?limit=1');
  expect(body).toMatchObject({ total: 3, counts: { new: 3, spam: 1, hired: 0 } });
  expect((await recruiter.get('/api/applications?status=new&limit=1')).body.total).toBe(3);
  const secondApplication = (await recruiter.get(`/api/applications/${ids.again}`)).body;
  expect(secondApplication.duplicateOf).toEqual({ id: ids.ada, reference: references.ada });
  // Applications are matched to people in the background.
  const ofPerson = async (id?: string) => (await recruiter.get(`/api/applications/${id}`)).body.applications;
  await expect.poll(() => ofPerson(ids.again)).toBe(2);
  expect(await ofPerson(ids.grace)).toBe(1);
});

test('counts by status apply every filter except status', async () => {
  const readCounts = async (query: string) => {
    const { counts, binned, new: newCount } = (await recruiter.get(`/api/applications${query}`)).body;
    return [counts.new, counts.spam, binned, newCount];
  };
  expect(await readCounts('?status=hired&limit=0')).toEqual([3, 1, 0, 3]);
  expect(await readCounts(`?job=${otherJob}`)).toEqual([1, 0, 0, 1]);
  expect(await readCounts('?search=ada')).toEqual([2, 0, 0, 2]);
});

test('a row shows the town, distance and work from the CV', async () => {
  const location = { ...initialData(contentTypes.job.fields).location, place: 'Leeds' };
  const job = addJob(server.db, clock.now(), { title: 'Picker', facts: { location } });
  const lines = ['Hassan Davies', '12 Mill Lane, Ilkley LS29 8DU', 'Shift leader, Wharfe Logistics, 2021 – present'];
  const resume = makeDocx({ xml: documentXml(lines.map(paragraph).join('')) });
  await apply('hassan', { jobId: job, resume, fileName: 'cv.docx' });
  await settled(server);
  const rows = () => recruiter.get(`/api/applications?job=${job}`).then(({ body }) => body.items);
  expect(await rows()).toMatchObject([{ town: 'Ilkley', miles: 14, line: 'Shift leader, Wharfe Logistics' }]);
  const [{ id }] = await rows();
  await change(recruiter, `/api/applications/${id}`, { bin: true });
  const { body } = await recruiter.get(`/api/applications?job=${job}`);
  expect(body).toMatchObject({ total: 0, counts: { new: 0 }, binned: 1, new: 0 });
  server.db.delete(applications).where(eq(applications.id, id)).run();
  const [grace] = (await recruiter.get(`/api/applications?job=${otherJob}`)).body.items;
  expect(grace).toMatchObject({ town: '', miles: null, line: 'I like 100% of nights_and more.' });
});

test.each(['?status=lost', '?from=yesterday', '?limit=1000', '?offset=-1', `?job=${'x'.repeat(65)}`])(
  'rejects a list with %s',
  async (query) => {
    expect((await recruiter.get(`/api/applications${query}`)).status).toBe(400);
  },
);

test('returns everything about one application', async () => {
  const { body } = await recruiter.get(`/api/applications/${ids.grace}`);
  expect(body).toEqual({
    id: ids.grace,
    version: 0,
    applications: 1,
    isSample: false,
    candidateId: expect.toBeOneOf([null, expect.any(String)]),
    duplicates: expect.any(Array),
    answers: [],
    flags: [],
    source: '',
    candidateSees: 'We’ve received your application. A consultant will review it.',
    candidatePage: 'We’ve received your application. A consultant will review it.',
    stage: { name: 'New', kind: 'new' },
    reference: references.grace,
    name: 'grace Lovelace',
    email: 'grace@example.com',
    phone: '020 7946 0123',
    coverLetter: 'I like 100% of nights_and more.',
    jobId: otherJob,
    jobTitle: 'Night nurse',
    town: '',
    miles: null,
    line: expect.any(String),
    status: 'new',
    assignedTo: null,
    duplicateOf: null,
    spamReasons: null,
    resume: { name: 'cv.docx', kind: 'docx', bytes: makeDocx().length, warnings: [] },
    unreadEmails: 0,
    answerBy: null,
    createdAt: '2026-11-21T00:01:00.000Z',
    deletedAt: null,
    history: [],
    mails: ['acknowledgement', 'notification'].map((kind) => ({
      id: expect.any(String),
      kind: `application.${kind}`,
      state: 'queued',
      at: '2026-11-21T00:01:00.000Z',
      error: null,
      files: [],
    })),
    incoming: [],
  });
  expect((await recruiter.get('/api/applications/nosuchid0000')).status).toBe(404);
});

test('records who changed the status, assignment and notes, and when', async () => {
  const colleague = await server.logIn('administrator');
  const url = `/api/applications/${ids.ada}`;
  await change(recruiter, url, { status: 'reviewing', assignedTo: colleague.user.id });
  await clock.advance(60_000);
  await colleague.post(`${url}/notes`, { text: ' Good letter.\r\nCall her. ' });
  await change(colleague, url, { status: 'reviewing' });
  const { body } = await change(colleague, url, { status: 'shortlisted', assignedTo: null });
  expect(body).toMatchObject({ status: 'shortlisted', assignedTo: null });
  expect(body.history).toMatchObject([
    { kind: 'status', text: 'Reviewing', user: 'The recruiter', at: '2026-11-21T00:01:00.000Z' },
    { kind: 'assignment', text: 'The administrator', user: 'The recruiter', at: '2026-11-21T00:01:00.000Z' },
    { kind: 'note', text: 'Good letter.\nCall her.', user: 'The administrator', at: '2026-11-21T00:02:00.000Z' },
    { kind: 'status', text: 'Shortlisted', user: 'The administrator', at: '2026-11-21T00:02:00.000Z' },
    { kind: 'assignment', text: '', user: 'The administrator', at: '2026-11-21T00:02:00.000Z' },
  ]);
  expect(auditEntriesOf(ids.ada ?? '')).toEqual([
    'application.status',
    'application.assign',
    'application.note',
    'application.status',
    'application.assign',
  ]);
  expect((await recruiter.get('/api/applications')).body.counts.new).toBe(2);
});

test('rejects invalid changes without changing anything', async () => {
  const editor = await server.logIn('editor');
  const url = `/api/applications/${ids.grace}`;
  // The candidate's record is created in the background.
  await expect.poll(async () => (await recruiter.get(url)).body.candidateId).toEqual(expect.any(String));
  const initialBody = (await recruiter.get(url)).body;
  for (const body of [
    { status: 'lost' },
    { status: 'read' },
    { assignedTo: 'nobody' },
    { assignedTo: editor.user.id },
    { role: 'x' },
  ]) {
    expect((await change(recruiter, url, body)).status).toBe(422);
  }
  expect((await recruiter.post(`${url}/notes`, { text: '  ' })).status).toBe(422);
  expect(
    (await changeMany(recruiter, '/api/applications', [ids.grace ?? '', 'nosuchid0000'], { status: 'hired' })).status,
  ).toBe(404);
  expect((await changeMany(recruiter, '/api/applications', [], { status: 'hired' })).status).toBe(422);
  expect((await recruiter.get(url)).body).toEqual(initialBody);
});

test('a bulk change applies once to each application', async () => {
  const repeatedIds = [ids.ada ?? '', ids.again ?? '', ids.ada ?? ''];
  const { body } = await changeMany(recruiter, '/api/applications', repeatedIds, { status: 'rejected' });
  expect(body).toEqual({
    changed: [expect.anything(), expect.anything()],
    events: [expect.any(Number), expect.any(Number)],
    conflicts: [],
  });
  expect((await matchingKeys('?status=rejected')).toSorted()).toEqual(['ada', 'again']);
});

test('sends the emails of suspected spam on its release, once', async () => {
  const url = `/api/applications/${ids.robot}`;
  expect((await recruiter.get(url)).body).toMatchObject({
    mails: [],
    spamReasons: ['The hidden anti-spam field was filled in.'],
  });
  const releasedApplication = (await change(recruiter, url, { status: 'new' })).body;
  expect(releasedApplication.mails).toHaveLength(2);
  await change(recruiter, url, { status: 'spam' });
  expect((await change(recruiter, url, { status: 'new' })).body.mails).toHaveLength(2);
});

test('V2 logs each resume download, sent as a sandboxed attachment', async () => {
  const url = `/api/applications/${ids.grace}/resume`;
  const response = await recruiter.get(url);
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-length': String(makeDocx().length),
    'content-disposition': `attachment; filename="cv.docx"; filename*=UTF-8''cv.docx`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(auditEntriesOf(ids.grace ?? '').filter((action) => action === 'application.resume')).toHaveLength(1);
});

test.each([
  [
    'Lebenslauf Zoë "neu".pdf',
    `attachment; filename="Lebenslauf Zo_ _neu_.pdf"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB%20%22neu%22.pdf`,
  ],
  [
    'evil\r\nSet-Cookie: x.pdf',
    `attachment; filename="evil  Set-Cookie_ x.pdf"; filename*=UTF-8''evil%20%20Set-Cookie%3A%20x.pdf`,
  ],
  ['../../etc/passwd.pdf', `attachment; filename="passwd.pdf"; filename*=UTF-8''passwd.pdf`],
  ['履歴書', `attachment; filename="___.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`],
  ["a'b(c)*.PDF", `attachment; filename="a_b(c)_.pdf"; filename*=UTF-8''a%27b%28c%29%2A.pdf`],
])('offers a CV called %j under a safe name', async (fileName, disposition) => {
  const { body } = await server.apply({ email: `${Math.random()}@example.com`, resume: makePdf(), fileName });
  expect(body.reference).toBeDefined();
  const { items } = (await recruiter.get(`/api/applications?search=${body.reference}`)).body;
  const { headers } = await recruiter.get(`/api/applications/${items[0].id}/resume`);
  expect(headers['content-disposition']).toBe(disposition);
});

test('returns 404 with advice for a CV missing from the store', async () => {
  const { body } = await server.apply({ email: 'lost@example.com' });
  const { items } = (await recruiter.get(`/api/applications?search=${body.reference}`)).body;
  const [file] = server.db.select().from(resumes).where(eq(resumes.applicationId, items[0].id)).all();
  rmSync(`${server.resumeFolder}/${file?.id}`);
  const response = await recruiter.get(`/api/applications/${items[0].id}/resume`);
  expect(response).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('restore it from a backup') },
  });
});

test('sends a reply from a template to the candidate’s address only', async () => {
  const url = `/api/applications/${ids.grace}`;
  const templates = (await recruiter.get(`${url}/templates`)).body;
  expect(templates.map(({ name }: { name: string }) => name)).toEqual([
    'Ask for more details',
    'Invite to an interview',
    'Not this time',
  ]);
  expect(templates[0].subject).toBe(`Your application for Night nurse (${references.grace})`);
  const reply = { subject: 'Interview\r\nBcc: x@y.z', text: 'Could you come on Monday?\n\nAt nine.' };
  const { status, body } = await recruiter.post(`${url}/reply`, reply);
  expect(status).toBe(200);
  expect(body.history.at(-1)).toMatchObject({ kind: 'reply', user: 'The recruiter' });
  const mail = server.db.select().from(outbox).where(eq(outbox.kind, 'application.reply')).get()?.mail;
  expect(mail).toMatchObject({
    to: 'grace@example.com',
    subject: 'Interview Bcc: x@y.z',
    replyTo: { address: recruiter.user.email },
  });
  expect(mail?.text).toContain('Dear grace,\n\nCould you come on Monday?\n\nAt nine.\n\nKind regards,\nThe recruiter');
  expect((await recruiter.post(`${url}/reply`, { ...reply, to: 'x@y.z' })).status).toBe(422);
  const replyWithCopy = await recruiter.post(`${url}/reply`, { ...reply, cc: ['manager@client.example'] });
  expect(replyWithCopy.body.history.at(-1).text).toMatch(/\n\nCopy to manager@client\.example$/);
  expect(server.db.select().from(outbox).all().at(-1)?.mail.cc).toEqual(['manager@client.example']);
  for (const cc of [['a@b@c.example'], ['two@example.com, three@example.com'], Array(6).fill('x@example.com')])
    expect((await recruiter.post(`${url}/reply`, { ...reply, cc })).status).toBe(422);
});

test('finds, updates and replies to messages', async () => {
  const { body } = await server.post(
    '/api/messages',
    new URLSearchParams({ ...MESSAGE, message: 'An unusual question' }),
  );
  const list = (await recruiter.get('/api/messages?search=unusual')).body;
  expect(list).toMatchObject({
    total: 1,
    counts: { new: 1 },
    items: [{ ...MESSAGE, message: 'An unusual question', reference: body.reference }],
  });
  const url = `/api/messages/${list.items[0].id}`;
  await recruiter.post(`${url}/reply`, { subject: 'Your question', text: 'Yes.' });
  const answeredMessage = (await change(recruiter, url, { status: 'answered' })).body;
  expect(answeredMessage.history.map(({ kind }: { kind: string }) => kind)).toEqual(['reply', 'status']);
  expect(answeredMessage.mails.map(({ kind }: { kind: string }) => kind)).toEqual([
    'message.notification',
    'message.reply',
  ]);
  expect((await change(recruiter, url, { status: 'hired' })).status).toBe(422);
  expect((await recruiter.get('/api/messages')).body.counts.new).toBe(0);
});

test('exports text unchanged except formulas, with an audit log entry', async () => {
  const cells = [
    '=1+1',
    '+44 20 7946 0123',
    '-2',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '"=1',
    'plain "quoted", comma',
    'two\nlines',
    '＝1',
  ];
  const messageForms = cells.map((message, i) => ({
    ...MESSAGE,
    email: `e${i}@example.com`,
    message,
    name: `N${i}`,
    website: message,
  }));
  for (const fields of messageForms) {
    const { status } = await server.post('/api/messages', JSON.stringify(fields), {
      'content-type': 'application/json',
    });
    expect(status).toBe(201);
  }
  const response = await recruiter.get('/api/messages/export?from=2026-11-01');
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('attachment; filename="messages.csv"');
  const rows = parseCsv(String(response.body).replace('\uFEFF', ''));
  expect(rows[0]?.join()).toBe('Reference,Received,Status,Name,Email,Website,Message,Assigned to,Type');
  const exportedCells = rows.slice(1).flat();
  expect(exportedCells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
  for (const text of [
    "'=1+1",
    "'+44 20 7946 0123",
    "'-2",
    "'@SUM(A1)",
    `'"=1`,
    'plain "quoted", comma',
    'two\nlines',
    "'＝1",
  ]) {
    expect(exportedCells).toContain(text);
  }
  expect(server.db.select().from(auditLog).where(eq(auditLog.action, 'message.export')).all()).toHaveLength(1);
  const emptyExport = await recruiter.get('/api/applications/export?status=hired');
  expect(String(emptyExport.body)).toBe(
    '\uFEFF"Reference","Received","Stage","Job","Name","Email","Phone","CV","Assigned to","Answers","Flags","Source"\r\n',
  );
});

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)) {
    rows.push([...(line[1] ?? '').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
  }
  return rows;
}

test('uses an index in list order to read applications', async () => {
  const prepare = vi.spyOn(server.db.$client, 'prepare');
  for (const path of ['', '?status=new', `?job=${otherJob}`, '/board', `/board?job=${otherJob}`])
    await recruiter.get(`/api/applications${path}`);
  const statements = [...new Set(prepare.mock.calls.map(([sql]) => sql))];
  prepare.mockRestore();
  const indexesOf = (start: RegExp) =>
    statements.filter((sql) => start.test(sql)).map((sql) => explain(sql).match(/applications_\w+/)?.[0]);

  const pages = indexesOf(/^\s*SELECT "?applications"?.rowid/);
  expect(new Set(pages)).toEqual(new Set(['applications_inbox', 'applications_status', 'applications_job']));
  expect(new Set(indexesOf(/^\s*SELECT status, isBinned/))).toEqual(
    new Set(['applications_status', 'applications_job']),
  );
});

function explain(sql: string): string {
  const bound = Array.from(sql.matchAll(/\?/g), () => 0);
  const explainPlan = server.db.$client.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  return explainPlan
    .all(...bound)
    .map(({ detail }) => detail)
    .join();
}
