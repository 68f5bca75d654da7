/** Full-text search of CVs, over HTTP, with real files. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { candidatePending, resumeTexts } from '../../../src/core/database/schema/candidates.ts';
import type { Client } from '../../support/app.ts';
import { type IntakeServer, startIntake } from '../../support/applications.ts';
import { apply, search, settled } from '../../support/candidates.ts';
import { killReaders } from '../../support/kill-readers.ts';
import { documentXml, makeDocx, makePdf, paragraph } from '../../support/resume-files.ts';
import { share } from '../../support/share.ts';

/** A file saved by Word, from the tests of node-word-extractor (MIT). */
const WORD = readFileSync(new URL('word.doc', import.meta.url));

let server: IntakeServer;
let recruiter: Client;
const restart = share(
  async () => {
    server = await startIntake();
    recruiter = await server.logIn('recruiter');
  },
  () => server.close(),
);

test('finds words, phrases, OR, NOT and brackets in PDF, DOCX and DOC', async () => {
  await apply(server, {
    fullName: 'Pia',
    email: 'pia@example.com',
    phone: '020 7946 0001',
    words: 'Counterbalance forklift driver, C++',
  });
  const xml = documentXml(paragraph('Reach truck driver') + paragraph('Managed a forklift team'));
  await apply(server, {
    fullName: 'Dora',
    email: 'dora@example.com',
    phone: '020 7946 0002',
    resume: makeDocx({ xml }),
    fileName: 'cv.docx',
  });
  await apply(server, {
    fullName: 'Wes',
    email: 'wes@example.com',
    phone: '020 7946 0003',
    resume: WORD,
    fileName: 'cv.doc',
  });
  await settled(server);
  const cases: [string, string[]][] = [
    ['forklift', ['Dora', 'Pia']],
    ['FORKLIFTS drivers', ['Dora', 'Pia']],
    ['"forklift driver"', ['Pia']],
    ['forklift -reach', ['Pia']],
    ['forklift NOT "reach truck"', ['Pia']],
    ['parsing OR reach', ['Dora', 'Wes']],
    ['driver (reach OR counterbalance) -c++', ['Dora']],
    ['"forklift driver" OR wes OR (managed -counterbalance)', ['Dora', 'Pia', 'Wes']],
    ['(forklift OR parsing) -reach', ['Pia', 'Wes']],
    ['c++', ['Pia']],
    ['count*', ['Pia']],
    ['测试 OR 这是一个用来测试nodejs解析word文档', ['Wes']],
    ['-driver', ['Wes']],
    ['dora@example.com', ['Dora']],
    ['nobody', []],
    [' - … ', ['Dora', 'Pia', 'Wes']],
  ];
  for (const [text, names] of cases) expect([text, await search(recruiter, text)]).toEqual([text, names]);
  const { body } = await recruiter.get('/api/candidates?search=managed');
  expect(body.items[0].excerpt.filter((part: { isMatch: boolean }) => part.isMatch)).toEqual([
    { text: 'Managed', isMatch: true },
  ]);
});

test('finds people and applications by any four digits of a phone number', async () => {
  await apply(server, { fullName: 'Fay', email: 'fay@example.com', phone: '07433 599240' });
  await apply(server, { fullName: 'Gil', email: 'gil@example.com', phone: '+44 (0)1632-960.003' });
  await settled(server);
  const searchBoth = async (text: string) => {
    const { items } = (await recruiter.get(`/api/applications?search=${encodeURIComponent(text)}`)).body;
    return [await search(recruiter, text), items.map(({ name }: { name: string }) => name)];
  };
  for (const text of ['433 599', '433599', '9240', '07433', '+44 7433 599', '0044 7433', '07433 599 240'])
    expect([text, ...(await searchBoth(text))]).toEqual([text, ['Fay'], ['Fay']]);
  expect(await searchBoth('1632 960')).toEqual([['Gil'], ['Gil']]);
  expect(await search(recruiter, '599')).toEqual([]);
});

test.each([
  ['"open', 'quotation mark'],
  ['(driver', 'bracket'],
  ['driver)', 'bracket'],
  ['driver OR', 'A word is missing'],
  ['AND driver', 'A word is missing'],
  ['NOT', 'A word is missing'],
  ['-""', 'A word is missing'],
])('explains the error in %s', async (text, message) => {
  const response = await recruiter.get(`/api/candidates?search=${encodeURIComponent(text)}`);
  expect([response.status, response.body.message]).toEqual([400, expect.stringContaining(message)]);
});

test('no search text causes a server error', async () => {
  await apply(server);
  await settled(server);
  for (const text of [
    'text:ada',
    'ada^2',
    'NEAR(a b)',
    '{a} : b',
    "';--",
    '*',
    '"*"',
    'a\u0000b',
    '%_\\',
    '+#',
    '\ud800',
  ]) {
    const { status } = await recruiter.get(`/api/candidates?search=${encodeURIComponent(text.toWellFormed())}`);
    expect([text, status]).toEqual([text, 200]);
  }
});

test('a new CV replaces the old CV in the search', async () => {
  await restart();
  await apply(server, { words: 'Welder' });
  await settled(server);
  const [mail] = server.db.$client
    .prepare("SELECT mail FROM outbox WHERE kind = 'application.acknowledgement'")
    .all() as { mail: string }[];
  const link = /http\S+\/my-application\/[\w-]{43}/.exec(mail?.mail ?? '')?.[0] ?? '';
  const form = new FormData();
  form.append('resume', new Blob([new Uint8Array(makePdf({ words: 'Plumber' }))]), 'cv.pdf');
  await fetch(`${server.url}${new URL(link).pathname}/resume`, { method: 'POST', body: form });
  await settled(server);
  expect([await search(recruiter, 'welder'), await search(recruiter, 'plumber')]).toEqual([[], ['Ada Lovelace']]);
});

test('gives up on CVs that need too much memory or time', async () => {
  await restart();
  const tags = makeDocx({ xml: documentXml('<w:p>'.repeat(200_000) + '</w:p>'.repeat(200_000)) });
  await apply(server, { email: 'a@example.com', phone: '020 7946 0001', resume: makeBomb() });
  await apply(server, { email: 'b@example.com', phone: '020 7946 0002', resume: tags, fileName: 'cv.docx' });
  await apply(server, { email: 'c@example.com', phone: '020 7946 0003', words: 'Carpenter' });
  await settled(server);
  expect(await search(recruiter, 'carpenter')).toHaveLength(1);
  const states = server.db
    .select()
    .from(resumeTexts)
    .all()
    .map(({ state }) => state);
  expect(states.sort()).toEqual(['failed', 'failed', 'read']);
});

const READER = '../../../src/core/parsing/reader.ts';

test('reads a CV after a restart interrupted the first attempt', async () => {
  await restart();
  await apply(server, { resume: makeBomb() });
  const attempts = () => server.db.select().from(candidatePending).get()?.attempts;
  await expect.poll(attempts).toBe(1);
  // Pauses the reader processes before they reach their time limit.
  expect(killReaders(process.pid, 'SIGSTOP')).toBeGreaterThan(0);
  const { stopReading } = await vi.importActual<typeof import('../../../src/core/parsing/reader.ts')>(READER);
  await Promise.all([server.app.close(), stopReading()]);
  expect(server.db.select().from(resumeTexts).all()).toEqual([]);
  expect(attempts()).toBe(1);
});

/** A PDF of a few kilobytes whose one page has two gigabytes of instructions. */
function makeBomb(): Buffer {
  const ballast = deflateSync(Buffer.alloc(10_000_000, 'BT (a) Tj ET '));
  return makePdf({ ballast, filter: '/Filter /FlateDecode', contents: `[${'6 0 R '.repeat(200)}]` });
}

test('shows a Word CV as HTML that cannot run or load anything', async () => {
  await restart();
  const hostile = `<w:p><w:r><w:t>&lt;script&gt;alert(1)&lt;/script&gt; Managed</w:t></w:r></w:p>`;
  const id = await apply(server, { resume: makeDocx({ xml: documentXml(hostile) }), fileName: 'cv.docx' });
  const { status, headers, body } = await recruiter.get(`/api/applications/${id}/resume/preview`);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-\S+'; .*sandbox$/);
  expect(body).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt; Managed</p>');
  const doc = await apply(server, { email: 'doc@example.com', resume: WORD, fileName: 'cv.doc' });
  expect((await recruiter.get(`/api/applications/${doc}/resume/preview`)).body).toContain(
    'This is a test for parsing the Word file',
  );
  const pdf = await apply(server, { email: 'pdf@example.com' });
  expect((await recruiter.get(`/api/applications/${pdf}/resume/preview`)).status).toBe(409);
  const editor = await server.logIn('editor');
  expect((await editor.get(`/api/applications/${id}/resume/preview`)).status).toBe(403);
  await settled(server);
  // The three addresses share a phone number, which only suggests that they belong to one person.
  const { items } = (await recruiter.get('/api/candidates')).body;
  const applicationCounts = items.map(({ email, applications }: { email: string; applications: number }) => [
    email,
    applications,
  ]);
  expect(applicationCounts.sort()).toEqual([
    ['ada@example.com', 1],
    ['doc@example.com', 1],
    ['pdf@example.com', 1],
  ]);
});
