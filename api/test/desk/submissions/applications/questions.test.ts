/** Screening questions: how they are asked, validated, kept, shown, exported and erased, and what visitors can read of them. */
import { toAskedKey } from 'content-types/applications/questions';
import { expect, test } from 'vitest';
import { type Client, ORIGIN } from '../../../support/app.ts';
import { applicationForm, type IntakeServer, startIntake } from '../../../support/applications.ts';
import { BROWSER, candidate, dealWith, unzipped } from '../../../support/candidate-page.ts';
import { share } from '../../../support/share.ts';

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

const RIGHT_TO_WORK = {
  question: 'Do you have the right to work in the UK?',
  answer: 'yesNo',
  required: true,
  flagIf: 'No',
};
const FLAG = 'Answered No to “Do you have the right to work in the UK?”';

/** Publishes a question. `key` resolves to the `asked` value of a page with the current wording. */
async function addQuestion(data: Record<string, unknown>) {
  const { status, body } = await recruiter.post('/api/content/questions', { data });
  if (status !== 201) throw new Error(`The question was rejected: ${JSON.stringify(body)}`);
  const { id } = body.entry as { id: string };
  const address = `/api/content/questions/${id}`;
  return {
    id,
    field: `answer-${id}`,
    async key() {
      const { body: entry } = await server.anonymous.get(address);
      return toAskedKey(id, entry.data);
    },
    async change(change: object, options: object = {}) {
      const { body: entry } = await admin.get(`${address}?drafts=true`);
      const update = { data: { ...entry.data, ...change }, version: entry.version, ...options };
      const savedResponse = await admin.put(address, update);
      if (savedResponse.status !== 200)
        throw new Error(`The change was rejected: ${JSON.stringify(savedResponse.body)}`);
    },
    remove: async () => {
      const { body: entry } = await admin.get(`${address}?drafts=true`);
      return admin.delete(`${address}?version=${entry.version}`);
    },
  };
}

const readApplication = async (id: string) => (await recruiter.get(`/api/applications/${id}`)).body;

test('stores, flags, lists, filters and exports an answer with its question', async () => {
  const question = await addQuestion(RIGHT_TO_WORK);
  const years = await addQuestion({ question: 'Years of experience?', answer: 'number', flagBelow: 2 });
  const askedKeys = `${await question.key()} ${await years.key()}`;
  const ada = await candidate(server, { asked: askedKeys, [question.field]: 'No', [years.field]: '2.5' });
  await candidate(server, { asked: askedKeys, [question.field]: 'Yes', [years.field]: '3' });
  await candidate(server);
  const answers = [
    { question: RIGHT_TO_WORK.question, answer: 'No' },
    { question: 'Years of experience?', answer: '2.5' },
  ];
  expect(await readApplication(ada.id)).toMatchObject({ status: 'new', answers, flags: [FLAG] });
  const { body: flaggedList } = await recruiter.get('/api/applications?flagged=true');
  expect(flaggedList).toMatchObject({ total: 1, items: [{ id: ada.id, flags: [FLAG] }] });
  expect((await recruiter.get('/api/applications')).body.total).toBe(3);
  expect((await recruiter.get('/api/messages?flagged=true')).body.total).toBe(0);
  const { body: csv } = await recruiter.get('/api/applications/export?flagged=true');
  const [head, row] = String(csv).split('\r\n');
  expect(head).toContain('"Answers","Flags"');
  expect(row).toContain(`"${RIGHT_TO_WORK.question} No\nYears of experience? 2.5","${FLAG}"`);
});

test('emails the answers and flags only to the agency', async () => {
  const question = await addQuestion(RIGHT_TO_WORK);
  const ada = await candidate(server, { asked: await question.key(), [question.field]: 'No' });
  const [acknowledgement, notice] = ['application.acknowledgement', 'application.notification'].map(
    (mailKind) => ada.mails().find(({ kind }) => kind === mailKind)?.mail.text ?? '',
  );
  expect(acknowledgement).toContain(ada.reference);
  expect(acknowledgement).not.toContain('right to work');
  expect(notice).toContain(`\nFlagged: ${FLAG}\n`);
  expect(notice).toContain(`\n${RIGHT_TO_WORK.question} No\n`);
  const unflagged = await candidate(server);
  expect(unflagged.mails().map(({ mail }) => mail.text)).not.toContainEqual(expect.stringContaining('Flagged'));
});

test('shows the candidate their answers without the flags', async () => {
  const question = await addQuestion(RIGHT_TO_WORK);
  const ada = await candidate(server, { asked: await question.key(), [question.field]: 'No' });
  const { text } = await ada.get();
  expect(text).toContain(`<dt>${RIGHT_TO_WORK.question}</dt><dd>No</dd>`);
  const candidateData = String((await unzipped((await ada.post('/download')).bytes))['data.json'] ?? '');
  for (const page of [text, candidateData]) expect(page).not.toContain('Answered No');
  const { email } = ada.row() ?? { email: '' };
  const { cookie } = await server.logIn('recruiter');
  const headers = { cookie, origin: ORIGIN };
  const request = { method: 'POST', url: '/api/subject-exports', headers, payload: { email } } as const;
  const staffExport = String((await unzipped((await server.app.inject(request)).rawPayload))['data.json']);
  const questions = [{ question: RIGHT_TO_WORK.question, answer: 'No' }];
  expect(JSON.parse(candidateData)).toMatchObject({ questions });
  expect(JSON.parse(staffExport).applications).toMatchObject([{ questions, flags: [FLAG] }]);
});

test.each([
  [{ answer: 'yesNo', required: true }, '', 'Answer “Q?”.'],
  [{ answer: 'yesNo', required: true }, '   ', 'Answer “Q?”.'],
  [{ answer: 'yesNo' }, 'Maybe', 'Answer “Q?” with one of the options.'],
  [{ answer: 'yesNo' }, 'yes', 'Answer “Q?” with one of the options.'],
  [{ answer: 'choice', options: ['A', 'B'] }, 'C', 'Answer “Q?” with one of the options.'],
  [{ answer: 'number' }, 'three', 'Answer “Q?” with a number, like 3.'],
  [{ answer: 'number' }, '1e5', 'Answer “Q?” with a number, like 3.'],
  [{ answer: 'date' }, '2026-02-30', 'Answer “Q?” with a date, like 21/11/2026.'],
  [{ answer: 'date' }, 'soon', 'Answer “Q?” with a date, like 21/11/2026.'],
  [{ answer: 'text', required: true }, '\u0000\u0007', 'Answer “Q?”.'],
  [{ answer: 'text' }, 'x'.repeat(10_000), 'Answer “Q?” in 500 characters or fewer.'],
])('rejects an invalid answer to the question %o (%#)', async (data, answer, message) => {
  const { field, key } = await addQuestion({ question: 'Q?', ...data });
  const initialFiles = server.files();
  const { status, body } = await server.apply({ asked: await key(), [field]: answer });
  expect([status, body.issues]).toEqual([422, [{ path: field, message }]]);
  expect(server.files()).toEqual(initialFiles);
  const missingResponse = await server.apply({ asked: await key() });
  expect(missingResponse.status).toBe('required' in data ? 422 : 201);
});

test.each([
  ['text', ' 👩‍👩‍👧‍👦  עברית \n <b>\u0007 ', '👩‍👩‍👧‍👦 עברית <b>'],
  ['text', 'x'.repeat(500), 'x'.repeat(500)],
  ['text', '=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
  ['number', '-12.5', '-12.5'],
  ['date', '2027-03-01', '1 March 2027'],
  ['date', '', ''],
])('accepts an answer of the kind %s (%#)', async (kind, answer, storedAnswer) => {
  const { field, key } = await addQuestion({ question: 'Q?', answer: kind });
  const { id } = await candidate(server, { asked: await key(), [field]: answer });
  expect((await readApplication(id)).answers).toEqual([{ question: 'Q?', answer: storedAnswer }]);
});

const LICENCES = { question: 'Which licences?', answer: 'choice', options: ['C+E', 'C', 'HIAB, ADR'], several: true };

test.each([
  [['C+E', 'HIAB, ADR', 'C+E'], 'C+E; HIAB, ADR', null],
  [['C'], 'C', 'Answered C to “Which licences?”'],
  [[], '', 'Did not answer “Which licences?”'],
])('stores only the valid options of %j', async (tickedOptions, answer, flag) => {
  const { field, key } = await addQuestion({ ...LICENCES, flagIfIn: ['C'] });
  const email = `driver-${tickedOptions.length}@example.com`;
  const form = applicationForm({ jobId: server.jobId, email, asked: await key() });
  for (const option of tickedOptions) form.append(field, option);
  const { status, body } = await server.post('/api/applications', form);
  expect(status, JSON.stringify(body)).toBe(201);
  const { items } = (await recruiter.get(`/api/applications?search=${body.reference}`)).body;
  expect(items).toMatchObject([{ answers: [{ question: LICENCES.question, answer }], flags: flag ? [flag] : [] }]);
});

test('accepts all 30 options of several questions', async () => {
  const options = Array.from({ length: 30 }, (_, n) => `Skill ${n}`);
  const questions = await Promise.all(
    ['A?', 'B?', 'C?'].map((question) => addQuestion({ ...LICENCES, question, options })),
  );
  const askedKeys = (await Promise.all(questions.map(({ key }) => key()))).join(' ');
  const form = applicationForm({ jobId: server.jobId, email: 'skills@example.com', asked: askedKeys });
  for (const { field } of questions) for (const option of options) form.append(field, option);
  expect((await server.post('/api/applications', form)).status).toBe(201);
  await expect(addQuestion({ ...LICENCES, options: [...options, 'One more'] })).rejects.toThrow('at most 30 options');
});

test('without JavaScript, an error returns the form with its options ticked', async () => {
  const { field, key } = await addQuestion({ ...LICENCES, required: true });
  const form = applicationForm({ jobId: server.jobId, asked: await key(), fullName: '' });
  for (const option of ['C', 'HIAB, ADR']) form.append(field, option);
  const { text } = await server.post('/api/applications', form, BROWSER);
  const ticks = [...text.matchAll(/value="([^"]+)" checked/g)].map(([, value]) => value);
  expect(ticks).toEqual(['C', 'HIAB, ADR']);
  form.set(field, 'Moped');
  const { text: rejectedPage } = await server.post('/api/applications', form, BROWSER);
  expect(rejectedPage).toContain('Answer “Which licences?” with one of the options.');
});

test('rejects a required answer that is sent twice', async () => {
  const { field, key } = await addQuestion({ question: 'Q?', required: true });
  const form = applicationForm({ jobId: server.jobId, asked: await key(), [field]: 'a' });
  form.append(field, 'b');
  expect((await server.post('/api/applications', form)).status).toBe(422);
});

test.each([
  [{ answer: 'choice', options: ['A', 'B', 'C'], flagIfIn: ['A', 'C'] }, 'C', 'Answered C to “Q?”'],
  [{ answer: 'choice', options: ['A', 'B', 'C'], flagIfIn: ['A', 'C'] }, 'B', null],
  [{ answer: 'choice', options: ['A', 'B', 'C'], flagIfIn: ['A', 'C'] }, '', 'Did not answer “Q?”'],
  [{ answer: 'choice', options: ['A', 'B'] }, 'B', null],
  // Bounds for a different kind of answer are ignored.
  [{ answer: 'text', flagIf: 'No', flagBelow: 3 }, 'No', null],
  [{ answer: 'yesNo', flagIf: 'Yes' }, '', 'Did not answer “Q?”'],
  [{ answer: 'number', flagBelow: 2 }, '1.9', 'Answered 1.9 to “Q?”: less than 2'],
  [{ answer: 'number', flagBelow: 2, flagAbove: 4 }, '4.1', 'Answered 4.1 to “Q?”: more than 4'],
  [{ answer: 'number', flagBelow: 0 }, '0', null],
  [{ answer: 'number', flagAbove: 4 }, '', 'Did not answer “Q?”'],
  [
    { answer: 'date', flagBefore: '2027-01-01' },
    '2026-12-31',
    'Answered 31 December 2026 to “Q?”: before 1 January 2027',
  ],
  [{ answer: 'date', flagAfter: '2027-01-01' }, '2027-01-02', 'Answered 2 January 2027 to “Q?”: after 1 January 2027'],
  [{ answer: 'date', flagAfter: '2027-01-01' }, '2027-01-01', null],
])('applies the flag rules of %o to the answer “%s”', async (data, answer, flag) => {
  const { field, key } = await addQuestion({ question: 'Q?', ...data });
  const { id } = await candidate(server, { asked: await key(), [field]: answer });
  expect(await readApplication(id)).toMatchObject({ flags: flag === null ? [] : [flag], status: 'new' });
});

test('ignores answers to questions that were not asked', async () => {
  const { id, field } = await addQuestion(RIGHT_TO_WORK);
  const job = server.jobId;
  for (const wrongKey of [
    undefined,
    '',
    'unknown',
    'unknown.abc',
    job,
    `${job}.abc`,
    '../etc .. . %00',
    `${id}.wrong`,
  ]) {
    const { id: application } = await candidate(server, {
      asked: wrongKey,
      [`answer-${job}`]: 'x',
      'answer-unknown': 'x',
    });
    expect(await readApplication(application), wrongKey).toMatchObject({ answers: [], flags: [] });
  }
  // Answers to questions that were not asked are ignored.
  const { id: applicationId } = await candidate(server, { [field]: 'No' });
  expect(await readApplication(applicationId)).toMatchObject({ answers: [], flags: [] });
});

test('validates a form by the questions that it was rendered with', async () => {
  const { id, field, key, change } = await addQuestion({
    question: 'Driving licence?',
    answer: 'choice',
    options: ['B', 'C'],
  });
  const askedKeys = await key();
  await change({ question: 'A draft that is not on the site', answer: 'number' }, { publish: false });
  await change({ question: 'May you drive?', answer: 'yesNo', required: true, flagIf: 'No' });
  expect(await key()).not.toBe(askedKeys);
  const earlierCandidate = await candidate(server, { asked: askedKeys, [field]: 'C' });
  expect(await readApplication(earlierCandidate.id)).toMatchObject({
    answers: [{ question: 'Driving licence?', answer: 'C' }],
    flags: [],
  });
  // The question was optional when it was asked.
  const blank = await candidate(server, { asked: askedKeys });
  expect(await readApplication(blank.id)).toMatchObject({ answers: [{ question: 'Driving licence?', answer: '' }] });
  expect((await server.apply({ asked: askedKeys, [field]: 'Yes' })).status).toBe(422);
  // An API client may send a question's id without a version, which means the current wording.
  const program = await candidate(server, { asked: id, [field]: 'No' });
  expect(await readApplication(program.id)).toMatchObject({
    answers: [{ question: 'May you drive?', answer: 'No' }],
    flags: ['Answered No to “May you drive?”'],
  });
});

test('keeps an answer to a question that has been deleted', async () => {
  const question = await addQuestion(RIGHT_TO_WORK);
  const askedKeys = await question.key();
  expect((await question.remove()).status).toBe(200);
  const ada = await candidate(server, { asked: askedKeys, [question.field]: 'No' });
  expect(await readApplication(ada.id)).toMatchObject({
    answers: [{ question: RIGHT_TO_WORK.question, answer: 'No' }],
    flags: [FLAG],
  });
  await admin.delete('/api/content/questions/bin');
  const lateCandidate = await candidate(server, { asked: askedKeys, [question.field]: 'No' });
  expect(await readApplication(lateCandidate.id)).toMatchObject({
    answers: [{ question: 'A question that has since been changed or deleted', answer: 'No' }],
    flags: [],
  });
  expect((await readApplication(ada.id)).answers).toEqual([{ question: RIGHT_TO_WORK.question, answer: 'No' }]);
  expect((await readApplication((await candidate(server, { asked: askedKeys })).id)).answers).toEqual([]);
});

test('keeps all selected options of a deleted question', async () => {
  const { field, key, remove } = await addQuestion(LICENCES);
  const form = applicationForm({ jobId: server.jobId, asked: await key(), fullName: '' });
  for (const option of ['C', 'HIAB, ADR']) form.append(field, option);
  await remove();
  await admin.delete('/api/content/questions/bin');
  const { text } = await server.post('/api/applications', form, BROWSER);
  const ticks = [...text.matchAll(/value="([^"]+)" checked/g)].map(([, value]) => value);
  expect(ticks).toEqual(['C', 'HIAB, ADR']);
  form.set('fullName', 'Ada Lovelace');
  const { body } = await server.post('/api/applications', form);
  const { items } = (await recruiter.get(`/api/applications?search=${body.reference}`)).body;
  expect(items).toMatchObject([{ answers: [{ answer: 'C; HIAB, ADR' }] }]);
});

test('a form with more questions than any page asks is still accepted', async () => {
  const { id } = await addQuestion(RIGHT_TO_WORK);
  const askedKeys = Array.from({ length: 5_000 }, (_, i) => `${id}${i}`).join(' ');
  expect((await server.apply({ asked: askedKeys })).status).toBe(201);
});

test('treats changed answers under the same idempotency key as another application', async () => {
  const { field, key } = await addQuestion(RIGHT_TO_WORK);
  const form = { asked: await key(), idempotencyKey: 'a-key-of-the-form' };
  const references = [];
  for (const answer of ['No', 'No', 'Yes'])
    references.push((await server.apply({ ...form, [field]: answer })).body.reference);
  expect(new Set(references).size).toBe(2);
});

test('without JavaScript, an error returns the questions with their answers', async () => {
  const questionText = 'Why <b>us</b> & “why” now?';
  const openQuestion = await addQuestion({ question: questionText, answer: 'text', required: true });
  const right = await addQuestion(RIGHT_TO_WORK);
  const start = await addQuestion({ question: 'When can you start?', answer: 'date' });
  const askedKeys = [await openQuestion.key(), await right.key(), await start.key()].join(' ');
  const formValues = { jobId: server.jobId, asked: askedKeys, [right.field]: 'No', [start.field]: '2027-01-01' };
  const { status, text } = await server.post('/api/applications', applicationForm(formValues), BROWSER);
  expect(status).toBe(422);
  expect(text).toContain('Why &lt;b&gt;us&lt;/b&gt; &amp; “why” now?</label>');
  expect(text).toContain(`<li><a href="#${openQuestion.field}">Answer “Why &lt;b&gt;us`);
  expect(text).toContain(`<input type="hidden" name="asked" value="${askedKeys}">`);
  expect(text).toContain('<option value="No" selected>No</option>');
  expect(text).toMatch(
    new RegExp(`<input(?=[^>]* name="${start.field}")(?=[^>]* type="date")[^>]* value="2027-01-01"`),
  );
  // The returned form is validated with the wording it shows, even if the question is reworded afterwards.
  await openQuestion.change({ question: 'Why?' });
  const correctedForm = applicationForm({ ...formValues, [openQuestion.field]: 'Because.' });
  const acceptedResponse = await server.post('/api/applications', correctedForm, BROWSER);
  expect([acceptedResponse.status, acceptedResponse.text]).toEqual([201, expect.stringContaining('Your reference is')]);
  const { items } = (await recruiter.get('/api/applications')).body;
  expect(items[0].answers.map(({ question }: { question: string }) => question)).toContain(questionText);
});

test('visitors cannot read which answers are flagged', async () => {
  await restart();
  const secrets = {
    flagIf: 'No',
    flagIfIn: ['Open sesame'],
    flagBelow: 4711,
    flagAbove: 4712,
    flagBefore: '2031-01-01',
    flagAfter: '2032-01-01',
  };
  const options = ['Open sesame', 'No'];
  const { id, change } = await addQuestion({ question: 'Q?', answer: 'number', options, ...secrets });
  await change({ question: 'Q now?' });
  for (const path of ['questions', 'questions?limit=1', `questions/${id}`, 'changes']) {
    const { status, text } = await readPage(`/api/content/${path}`);
    expect([status, text]).toEqual([200, expect.stringContaining('Q now?')]);
    expect(text).not.toMatch(/flag|471[12]|203[12]-01/i);
  }
  for (const name of Object.keys(secrets)) {
    const filter = `/api/content/questions?${name}=${encodeURIComponent(String(secrets[name as keyof typeof secrets]))}`;
    expect((await server.anonymous.get(filter)).status, name).toBe(422);
  }
  for (const path of [`questions/${id}?drafts=true`, 'questions?drafts=true', `questions/${id}/revisions`]) {
    expect((await server.anonymous.get(`/api/content/${path}`)).status, path).toBe(401);
  }
  const { body: description } = await server.anonymous.get('/api/openapi.json');
  expect(JSON.stringify(description.components.schemas.questionEntry)).not.toContain('flag');
  const { body: entry } = await recruiter.get(`/api/content/questions/${id}?drafts=true`);
  expect(entry.data).toMatchObject(secrets);

  async function readPage(path: string) {
    const response = await fetch(server.url + path);
    return { status: response.status, text: await response.text() };
  }
});

test('erasing an application, even in part, erases its answers', async () => {
  const { field, key } = await addQuestion(RIGHT_TO_WORK);
  const form = { asked: await key(), [field]: 'No' };
  const [ada, grace] = [await candidate(server, form), await candidate(server, form)];
  await recruiter.delete(`/api/applications/${ada.id}`);
  expect(ada.row()).toBeUndefined();
  await dealWith(server, grace.id);
  await recruiter.delete(`/api/applications/${grace.id}`);
  expect(grace.row()).toMatchObject({ answers: [], flags: null });
});

test('validates a question on publication', async () => {
  const issues = async (data: object) =>
    (await recruiter.post('/api/content/questions', { data })).body.issues?.map(({ path }: { path: string }) => path);
  expect(await issues({ question: '' })).toEqual(['question']);
  expect(await issues({ question: 'Q?', answer: 'choice', options: ['A', 'A'] })).toEqual(['options']);
  expect(await issues({ question: 'Q?', answer: 'choice', options: ['A', 'B'], flagIfIn: ['C'] })).toEqual([
    'flagIfIn',
  ]);
  expect(await issues({ question: 'Q?', asked: 'sectors' })).toEqual(['sectors']);
  expect(await issues({ question: 'Q?', options: ['A'], flagIfIn: ['C'], sectors: [] })).toBeUndefined();
});

test('publishes a job that still refers to a deleted question', async () => {
  const { id, remove } = await addQuestion({ question: 'Q?', asked: 'jobs' });
  const address = `/api/content/jobs/${server.jobId}`;
  const { body: job } = await admin.get(`${address}?drafts=true`);
  const data = { ...job.data, questions: [id] };
  expect((await admin.put(address, { data, version: job.version })).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await admin.put(address, { data, version: job.version + 1 })).status).toBe(200);
});
