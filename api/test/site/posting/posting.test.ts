/** Jobs that multi-posters send, as their public documentation describes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { multiPosters } from '../../../src/core/database/schema/posting.ts';
import { DAY_MS } from '../../../src/core/lib/dates.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { addPoster, type Login, read, recorded, send, setUpAgency } from '../../support/posting.ts';

const clock = fakeClock('2026-11-23T09:00:00Z');
let server: TestServer;
let admin: Client;
let broadbean: Login;
/** The ids of the jobs that earlier tests created. */
let earlierJobs: Set<string>;
beforeAll(async () => {
  server = await startApp({ clock });
  await setUpAgency(await server.logIn('administrator'));
});
beforeEach(async () => {
  earlierJobs = new Set((await allJobs()).map(({ id }) => id));
  admin = await server.logIn('administrator');
  server.db.delete(multiPosters).run();
  broadbean = await addPoster(admin);
  await connect({
    category: { 'quality assurance': 'Engineer', catering: 'admin', '': 'Developer' },
    type: { '': 'Full Time' },
  });
});
afterAll(() => server.close());

async function connect(termWords: Partial<Record<'category' | 'type' | 'basis', Record<string, string>>>) {
  const mapping = { category: {}, type: {}, basis: {}, ...termWords };
  const { status, body } = await admin.put(`/api/multi-posters/${broadbean.id}`, { words: mapping });
  expect([status, body.message]).toEqual([200, undefined]);
}

const post = (name: string, change = (text: string) => text) => send(server, change(recorded(name, broadbean)));
const allJobs = async (): Promise<{ id: string; data: Record<string, unknown> }[]> =>
  (await server.anonymous.get('/api/content/jobs')).body.items;
const jobs = async () => (await allJobs()).filter(({ id }) => !earlierJobs.has(id));
const lastPost = async () => (await admin.get('/api/multi-posters')).body.posts[0];

test('publishes a job that Broadbean adds and responds in XML', async () => {
  const { status, type, text } = await post('broadbean-add.xml');
  expect([status, type, read(text, 'status')]).toEqual([200, 'application/xml; charset=utf-8', 'OK']);
  const id = read(text, 'id');
  expect(read(text, 'url')).toBe(`http://localhost:3000/job/${id}`);
  expect(read(text, 'result')).toBe('added');
  const [job] = await jobs();
  expect(job).toMatchObject({
    id,
    data: {
      title: 'Test Engineer',
      category: 'Engineer',
      type: 'Full Time',
      basis: expect.any(String),
      location: { place: 'Leeds', country: 'United Kingdom' },
      salary: { min: 3_000_000, max: 3_500_000, unit: 'year' },
      requirements: ['Two years of testing software', 'SQL', 'a driving licence'],
      benefits: ['Laptop & healthcare'],
      closing: '2026-11-30',
      reference: 'abc123',
      consultant: { name: 'Bob Smith', email: 'bob@smith.example', phone: '020 7946 0900' },
    },
  });
  expect(JSON.stringify(job?.data.description)).toContain('printing press');
  expect(text).toContain('<finding weight="advice"');
  expect(await lastPost()).toMatchObject({ poster: 'Broadbean', result: 'added', reference: 'abc123', jobId: id });
  const postedJob = await admin.get(`/api/posted-jobs/${id}`);
  expect(postedJob.body).toMatchObject({
    poster: 'Broadbean',
    applicationEmail: 'bob.12345.123@smith.aplitrak.example',
  });
});

test('responds to form fields in lines of text', async () => {
  const { status, type, text } = await post('broadbean-add.form');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^OK\nresult: added\nreference: abc124\n/);
  expect(text).toContain('<vacancypostresult>OK</vacancypostresult>');
  const [job] = await jobs();
  expect(job?.data).toMatchObject({
    title: 'Chef & Baker',
    salary: { min: 1250, max: 1375, unit: 'hour' },
    duration: '6 months',
  });
});

test('reads PostingPal’s form fields, including XML inside a field', async () => {
  const response = await post('postingpal.form');
  expect([response.status, response.text]).toEqual([200, expect.stringMatching(/^OK/)]);
  const [job] = await jobs();
  expect(job?.data).toMatchObject({
    title: 'Network Engineer',
    location: { place: 'York', region: 'North Yorkshire', postcode: 'YO1 7HH' },
    salary: { min: 40_000, max: null, unit: 'day' },
    requirements: ['Five years’ experience of Cisco', 'CCNA'],
  });
  const xml = recorded('broadbean-add.xml', broadbean);
  const inField = await send(server, `account=7&xmldata=${encodeURIComponent(xml)}`);
  expect([inField.status, read(inField.text, 'reference')]).toEqual([200, 'abc123']);
});

test('updates the job of a repeated reference and keeps omitted fields', async () => {
  const first = read((await post('broadbean-add.xml')).text, 'id');
  const repeatedPost = await post('broadbean-add.xml');
  expect([read(repeatedPost.text, 'id'), read(repeatedPost.text, 'result')]).toEqual([first, 'updated']);
  const short = `<job><command>update</command><username>${broadbean.username}</username><password>${broadbean.password}</password><job_reference>abc123</job_reference><job_title>Senior Test Engineer</job_title></job>`;
  expect(read((await send(server, short)).text, 'id')).toBe(first);
  const postedJobs = await jobs();
  expect(postedJobs).toHaveLength(1);
  expect(postedJobs[0]?.data).toMatchObject({
    title: 'Senior Test Engineer',
    location: { place: 'Leeds' },
    closing: '2026-11-30',
  });
  const postedJob = await admin.get(`/api/posted-jobs/${first}`);
  expect(postedJob.body.applicationEmail).toBe('bob.12345.123@smith.aplitrak.example');
});

test('reopens a deleted job when it is added again', async () => {
  const id = read((await post('broadbean-add.xml')).text, 'id');
  const deletion = await post('broadbean-delete.xml');
  expect([deletion.status, read(deletion.text, 'result')]).toEqual([200, 'closed']);
  const readStatus = async () => (await admin.get(`/api/content/jobs/${id}?drafts=true`)).body.status;
  expect(await readStatus()).toBe('expired');
  expect((await post('broadbean-delete.xml')).status).toBe(200);
  await post('broadbean-add.xml');
  expect(await readStatus()).toBe('live');
  const unknownPost = await post('broadbean-delete.xml', (text) => text.replace('abc123', 'zzz'));
  expect([unknownPost.status, read(unknownPost.text, 'status')]).toEqual([404, 'ERROR']);
});

test('creates one job from simultaneous copies of the same post', async () => {
  const posts = await Promise.all(Array.from({ length: 5 }, () => post('broadbean-add.xml')));
  expect(posts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(posts.map(({ text }) => read(text, 'id'))).size).toBe(1);
  expect(await jobs()).toHaveLength(1);
});

test('reopens an expired job when it is added without a closing date', async () => {
  const id = read((await post('broadbean-add.xml')).text, 'id');
  const status = async () => (await admin.get(`/api/content/jobs/${id}?drafts=true`)).body.status;
  await clock.leap(10 * DAY_MS);
  admin = await server.logIn();
  expect(await status()).toBe('expired');
  await post('broadbean-add.xml', (xml) => xml.replace(/<days_to_advertise>.*/, ''));
  expect(await status()).toBe('live');
});

test('rejects an advert, naming each invalid field as it was sent', async () => {
  const { status, text } = await post('broadbean-add.xml', (xml) =>
    xml
      .replace('Test Engineer', 'T'.repeat(200))
      .replace('bob@smith.example', 'bob at smith')
      .replace('ASAP', 'S'.repeat(100)),
  );
  expect(status).toBe(422);
  const fields = [...text.matchAll(/<error field="([^"]+)">/g)].map(([, field]) => field);
  expect(fields.sort()).toEqual(['contact_email', 'job_startdate', 'job_title']);
  expect(await jobs()).toEqual([]);
  expect(await lastPost()).toMatchObject({ result: 'rejected', jobId: null });
});

test('rejects an unlawful advert, citing the law', async () => {
  const { status, text } = await post('broadbean-add.xml', (xml) => xml.replace('You test', 'No women. You test'));
  expect(status).toBe(422);
  expect(text).toContain('Equality Act 2010');
  expect((await lastPost()).messages.join()).toContain('Equality Act 2010');
});

test('rejects an unknown sector until an administrator maps it', async () => {
  await connect({ type: { '': 'Full Time' } });
  const useUnknownWord = (xml: string) => xml.replace('Quality Assurance', 'Underwater Basketry');
  const { status, text } = await post('broadbean-add.xml', useUnknownWord);
  expect(status).toBe(422);
  expect(text).toMatch(
    /field="job_industry">There is no sector called “Underwater Basketry”\. Send one of: .*Engineer/,
  );
  const { items } = (await admin.get('/api/multi-posters')).body;
  const poster = items.find(({ id }: Login) => id === broadbean.id);
  expect(poster.words.category).toEqual({ 'underwater basketry': '' });
  await connect({ category: { 'underwater basketry': 'Engineer' }, type: { '': 'Full Time' } });
  expect((await post('broadbean-add.xml', useUnknownWord)).status).toBe(200);
  expect((await jobs())[0]?.data.category).toBe('Engineer');
});

test('republishes no job that an editor unpublished or deleted', async () => {
  const id = read((await post('broadbean-add.xml')).text, 'id');
  await admin.post(`/api/content/jobs/${id}/unpublish`);
  const hiddenPost = await post('broadbean-add.xml');
  expect([hiddenPost.status, read(hiddenPost.text, 'message')]).toEqual([409, expect.stringContaining('unpublished')]);
  const { body } = await admin.get(`/api/content/jobs/${id}?drafts=true`);
  await admin.delete(`/api/content/jobs/${id}?version=${body.version}`);
  const repeatedPost = await post('broadbean-add.xml');
  expect([repeatedPost.status, read(repeatedPost.text, 'id') === id]).toEqual([200, false]);
});

test('reports that a post replaced an editor’s draft', async () => {
  const id = read((await post('broadbean-add.xml')).text, 'id');
  const { body } = await admin.get(`/api/content/jobs/${id}?drafts=true`);
  const draft = { data: { title: 'A better title' }, version: body.version, publish: false };
  expect((await admin.patch(`/api/content/jobs/${id}`, draft)).status).toBe(200);
  const { text } = await post('broadbean-add.xml');
  expect(read(text, 'result')).toBe('updated');
  expect((await lastPost()).messages).toContain('It replaced a draft, which is in the job’s history.');
  await post('broadbean-add.xml');
  expect((await lastPost()).messages.join()).not.toContain('draft');
});

test('changes a multi-poster and writes its audit log entry in one transaction', async () => {
  const poster = await addPoster(admin, 'idibu');
  server.db.$client.exec(`CREATE TRIGGER full BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'full'); END`);
  expect((await admin.post(`/api/multi-posters/${poster.id}/revoke`)).status).toBe(500);
  expect((await admin.post('/api/multi-posters', { name: 'LogicMelon' })).status).toBe(500);
  server.db.$client.exec('DROP TRIGGER full');
  const { items } = (await admin.get('/api/multi-posters')).body;
  expect(items.map(({ name }: { name: string }) => name)).not.toContain('LogicMelon');
  expect(items.find(({ id }: { id: string }) => id === poster.id).isActive).toBe(true);
});

test('only administrators add multi-posters', async () => {
  for (const role of ['editor', 'recruiter'] as const) {
    expect((await (await server.logIn(role)).post('/api/multi-posters', { name: 'X' })).status).toBe(403);
  }
});

test('the audit log records multi-posters and their posts', async () => {
  const id = read((await post('broadbean-add.xml')).text, 'id');
  const { items } = (await admin.get('/api/audit')).body;
  expect(items.map(({ action, user, subject }: Record<string, string>) => `${action} ${user} ${subject}`)).toEqual(
    expect.arrayContaining([
      `job.create Broadbean (access token) ${id}`,
      `multiPoster.create The administrator ${broadbean.id}`,
    ]),
  );
});
