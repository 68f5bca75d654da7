/** `GET /api/jobs/search`: the same jobs in the same order as the site's own search. */
import { contentTypes } from 'content-types';
import { emptyCriteria, formatCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { matchJobs } from 'content-types/job-search/find';
import {
  plainIndex,
  plainTerms,
  relevanceJobs,
  relevanceSet,
  searchedPlaces,
  searchPlainly,
} from 'content-types/test/relevance/relevance-set';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { sampleOf } from '../../support/samples.ts';

const clock = fakeClock('2026-11-22T09:00:00.000Z');
let server: TestServer;
let admin: Client;
/** Translates ids of the test set to ids in the database, and back. */
const ids = new Map<string, string>();
const names = new Map<string, string>();

async function create(path: string, data: object): Promise<{ id: string; version: number; data: object }> {
  const { status, body } = await admin.post(`/api/content/${path}`, { data });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.entry;
}

beforeAll(async () => {
  server = await startApp({ clock });
  admin = await server.logIn();
  const sectors = new Map(['admin', 'Engineer', 'Developer'].map((name) => [name, name]));
  for (const { id: name, category, title, type, basis, remote, place, skills, text } of relevanceJobs) {
    if (!sectors.has(category)) {
      sectors.set(category, (await create('sectors', { name: category, description: '', findAJob: null })).id);
    }
    const [town = '', region = '', postcode = ''] = place.split(', ');
    const { id } = await create('jobs', {
      ...sampleOf(contentTypes.job),
      ...{
        title,
        type,
        basis,
        category: sectors.get(category),
        office: null,
        questions: [],
        closing: '',
        benefits: [],
      },
      ...{ requirements: skills.split('; '), responsibilities: [], description: richTextFromPlain(text) },
      location: { place: town, region, postcode, country: 'United Kingdom', remote },
      salary: { min: 2_000, max: null, unit: 'hour', hidden: false, note: '' },
    });
    ids.set(name, id);
    names.set(id, name);
    await clock.advance(60_000);
  }
});
afterAll(() => server.close());

async function search(criteria: Partial<JobCriteria>, parameters = 'limit=100') {
  const { status, body } = await server.anonymous.get(
    `/api/jobs/search?${formatCriteria({ ...emptyCriteria, ...criteria })}&${parameters}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return {
    total: body.total,
    items: body.items,
    said: body.notes,
    found: body.items.map(({ id }: { id: string }) => names.get(id) ?? id),
  };
}

test('returns a job’s pay in words and in pence', async () => {
  const { items } = await search({});
  expect(items[0]).toMatchObject({
    pay: 'From £20 an hour',
    salary: { min: 2_000, max: null, unit: 'hour' },
  });
});

/** Newest first: the last job of the test set was created last. */
const newest = relevanceJobs.map(({ id }) => id).toReversed();

test.each(relevanceSet)('ranks the jobs for “%s” as the site does', async (q) => {
  const scores = matchJobs(q, plainIndex, plainTerms).scores ?? new Map<string, number>();
  const expected = newest.filter((id) => scores.has(id)).sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  expect((await search({ q })).found).toEqual(expected);
});

test.each([
  ...searchedPlaces.map(([criteria]) => criteria),
  { q: 'your agency nurse near me' },
  { q: 'sales manager' },
])('returns the jobs and notes of the browser’s search for %j', async (criteria) => {
  const { jobs, notes } = await searchPlainly(criteria);
  const { found, said } = await search(criteria);
  expect(found).toEqual(jobs.map(({ job }) => job.id));
  expect(said).toEqual(notes);
});

test.each<[Partial<JobCriteria>, (job: (typeof relevanceJobs)[number]) => boolean]>([
  [{}, () => true],
  [{ category: 'Engineer' }, ({ category }) => category === 'Engineer'],
  [{ type: 'Part Time', basis: 'temporary' }, ({ type, basis }) => type === 'Part Time' && basis === 'temporary'],
  [{ remote: 'hybrid' }, ({ remote }) => remote === 'hybrid'],
  [{ place: 'leeds' }, ({ place }) => place.startsWith('Leeds')],
  [{ pay: 20, per: 'hour' }, () => true],
  [{ pay: 39_001 }, () => false],
  [{ posted: 1 }, () => true],
  [{ closing: 7 }, () => false],
])('filters jobs by %j', async (criteria, isWanted) => {
  const expected = newest.filter((name) => relevanceJobs.some((job) => job.id === name && isWanted(job)));
  expect((await search(criteria)).found).toEqual(expected);
});

test('returns a page at a time, with the total', async () => {
  const { total, found } = await search({ page: 2 }, 'limit=10');
  expect(total).toBe(relevanceJobs.length);
  expect(found).toEqual(newest.slice(10, 20));
});

test('finds a job by its reference, otherwise by its id', async () => {
  const sample = { ...sampleOf(contentTypes.job), questions: [], closing: '2026-11-30' };
  const referencedJob = await create('jobs', { ...sample, title: 'Cooper', reference: 'OV-1016' });
  const other = await create('jobs', { ...sample, title: 'Thatcher', reference: '' });
  for (const q of ['OV-1016', 'ov1016', 'Job ID OV 1016'])
    expect((await search({ q })).found).toEqual([referencedJob.id]);
  expect((await search({ q: 'OV-1017' })).found).toEqual([]);
  expect((await search({ q: other.id })).found).toEqual([other.id]);
});

test('finds jobs by hours, start day and terms such as F#', async () => {
  const sample = { ...sampleOf(contentTypes.job), office: null, questions: [], closing: '2026-11-30' };
  const startFields = {
    hours: { perWeek: 16.5, pattern: 'Monday, 6am to 2pm' },
    start: 'Tuesday',
    title: 'F# programmer',
  };
  const { id } = await create('jobs', { ...sample, ...startFields });
  for (const q of ['6am', 'asap start', 'start tuesday', '16.5 hours', 'f#'])
    expect((await search({ q })).found[0], q).toBe(id);
});

test('finds only published jobs, from the moment they are saved', async () => {
  expect((await search({ q: 'lamplighter' })).total).toBe(0);
  const sample = sampleOf(contentTypes.job);
  const job = await create('jobs', {
    ...{ ...sample, title: 'Lamplighter', closing: '2026-11-30', questions: [] },
    location: { ...(sample.location as object), otherPlaces: ['Saint-Étienne', 'Rye'] },
  });
  const path = `/api/content/jobs/${job.id}`;
  expect((await search({ q: 'rye etienne' })).found).toEqual([job.id]);
  expect((await search({ q: 'lamplighter', closing: 8 })).items[0]).toMatchObject({
    id: job.id,
    closing: '2026-11-30',
  });

  const draft = { data: { ...job.data, title: 'Wheeltapper' }, version: job.version, publish: false };
  const savedResponse = await admin.put(path, draft);
  expect(savedResponse.status).toBe(200);
  expect((await search({ q: 'wheeltapper' })).total).toBe(0);
  await admin.put(path, { ...draft, version: savedResponse.body.entry.version, publish: true });
  expect((await search({ q: 'wheeltapper' })).found).toEqual([job.id]);
  expect((await search({ q: 'lamplighter' })).total).toBe(0);

  await clock.leap(9 * 86_400_000);
  expect((await search({ q: 'wheeltapper' })).total).toBe(0);
});

test('rejects job searches with an unknown parameter or sort order', async () => {
  expect((await server.anonymous.get('/api/jobs/search?keywords=nurse')).status).toBe(422);
  expect((await server.anonymous.get('/api/jobs/search?sort=best')).status).toBe(400);
});

test('paginates the results of a form without scripts', async () => {
  const get = async (query: string) => {
    const { status, body, headers } = await server.anonymous.get(`/api/jobs/results?${query}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    return body as string;
  };
  const engineers = await get('q=enginer&place=york&pay=&miles=0&per=year&sort=');
  expect(engineers).toContain('4 jobs found');
  expect(engineers).toContain(`/job/${ids.get('plumber')}">Plumber and gas engineer</a>`);
  // Refining the search keeps its other filters.
  expect(engineers).toContain('name="q" maxlength="80" value="enginer"');
  expect(await get('q=plumber&type=Full+Time&page=3')).toContain('<input type="hidden" name="type" value="Full Time">');
  const near = await get('place=york&miles=10&sort=distance&posted=30');
  expect(near).toContain('<option value="10" selected>Within 10 miles</option>');
  expect(near).toMatch(/<p class="where">York[^<]*, less than a mile away<\/p>/);
  expect(near.match(/name="miles"/g)).toHaveLength(1);
  expect(near).toMatch(/<h1>\d+ jobs within 10 miles of York<\/h1>/);
  expect(near).toContain('<input type="hidden" name="posted" value="30">');
  expect(await get('place=%3Ci%3ENowhere&miles=10')).toContain('We don’t know where “&lt;i&gt;Nowhere” is');
  expect(await get('q=%3Cb%3Eastronaut')).toContain('value="&lt;b&gt;astronaut"');
  expect(await get('q=%3Cb%3Eastronaut')).toContain('<h1>No jobs match “&lt;b&gt;astronaut”</h1>');
  const pageHtml = await get('q=&page=2&utm_source=x');
  expect(pageHtml.match(/<li class="job">/g)).toHaveLength(relevanceJobs.length - 20);
  expect(pageHtml).toContain('href="/api/jobs/results?">Previous page</a>');
});

test('follows the synonyms that an editor adds or separates', async () => {
  // Logs in again, because the session has expired.
  admin = await server.logIn('editor');
  const { id } = await create('jobs', {
    ...{ ...sampleOf(contentTypes.job), title: 'Loft ladder fitter', closing: '', questions: [], office: null },
    ...{ client: null, authority: contentTypes.job.fields.authority.initial() },
  });
  const synonymFields = { others: ['Loft,  ladder > fitter'] };
  expect((await search({ q: 'hatch hero' })).found).not.toContain(id);
  const searchEntry = await create('search-words', { name: 'Hatch hero', meaning: 'same', ...synonymFields });
  expect((await search({ q: 'hatch hero' })).found).toEqual([id]);
  const kinds = { version: searchEntry.version, data: { name: 'hatch hero', meaning: 'kinds', ...synonymFields } };
  expect((await admin.put(`/api/content/search-words/${searchEntry.id}`, kinds)).status).toBe(200);
  expect((await search({ q: 'hatch heros' })).found).toEqual([id]);

  expect((await search({ q: 'sparky' })).found).toContain('electrician');
  const separateEntry = await create('search-words', { name: 'sparky', meaning: 'apart', others: ['Electrician'] });
  expect((await search({ q: 'sparky' })).found).not.toContain('electrician');
  await admin.delete(`/api/content/search-words/${separateEntry.id}?version=${separateEntry.version}`);
  expect((await search({ q: 'sparky' })).found).toContain('electrician');
});
