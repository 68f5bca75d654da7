/** `GET /api/jobs/search` with a place: the jobs near a town or postcode, those in a region, and remote work. */
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { sampleOf } from '../../support/samples.ts';

let server: TestServer;
let admin: Client;
let leeds: { id: string; version: number };

async function create(title: string, location: object) {
  const emptyLocation = { place: '', region: '', postcode: '', country: 'United Kingdom', remote: 'on-site' };
  const data = {
    ...{ ...sampleOf(contentTypes.job), title, office: null, questions: [], closing: '' },
    location: { ...emptyLocation, ...location },
  };
  const { status, body } = await admin.post('/api/content/jobs', { data });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.entry;
}

beforeAll(async () => {
  server = await startApp();
  admin = await server.logIn();
  leeds = await create('Leeds', { place: 'Leeds' });
  await create('Bradford', { place: 'Bradford', postcode: 'BD1' });
  await create('York', { place: 'York', remote: 'hybrid' });
  await create('London and Leeds', { place: 'London', otherPlaces: ['LS1'] });
  await create('Belfast', { postcode: 'BT1 5GS' });
  await create('St Helier', { place: 'St Helier', country: 'Jersey' });
  await create('Remote', { place: 'Anywhere in the UK', remote: 'remote' });
  await create('Unknown', { place: 'Xyz' });
  await create('Newport', { place: 'Newport', region: 'Gwent' });
  await create('Newport, Shropshire', { place: 'Newport', region: 'Shropshire' });
  await create('King’s Lynn', { place: 'King’s Lynn', region: 'Norfolk' });
  await create('Dinas Powys', { place: 'Dinas Powys' });
  await create('Remote in York', { place: 'York', remote: 'remote' });
});
afterAll(() => server.close());

async function search(query: string): Promise<[title: string, miles: number | null][]> {
  const { status, body } = await server.anonymous.get(`/api/jobs/search?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items.map(({ title, miles }: { title: string; miles: number | null }) => [
    title,
    miles && Math.round(miles),
  ]);
}
const titles = async (query: string) => (await search(query)).map(([title]) => title).sort();

test.each([
  ['place=LS1&miles=5', ['Leeds', 'London and Leeds', 'Remote', 'Remote in York']],
  ['place=leeds&miles=10', ['Bradford', 'Leeds', 'London and Leeds', 'Remote', 'Remote in York']],
  [
    'place=Leeds,+West+Yorkshire&miles=25',
    ['Bradford', 'Leeds', 'London and Leeds', 'Remote', 'Remote in York', 'York'],
  ],
  ['place=Belfast&miles=10', ['Belfast', 'Remote', 'Remote in York']],
  ['place=JE2+4WD&miles=10', ['Remote', 'Remote in York', 'St Helier']],
  ['place=Xyz&miles=10', ['Unknown']],
  ['place=xyz', ['Unknown']],
  ['place=Yorkshire', ['Bradford', 'Leeds', 'London and Leeds', 'Remote in York', 'York']],
  ['place=West+Yorkshire', ['Bradford', 'Leeds', 'London and Leeds']],
  ['place=Wales', ['Dinas Powys', 'Newport']],
  ['place=Wales&miles=5', ['Dinas Powys', 'Newport', 'Remote', 'Remote in York']],
  ['place=Wales&miles=5&remote=not-remote', ['Dinas Powys', 'Newport']],
  ['place=Newport,+Wales', ['Newport']],
  ['place=Newport+Wales&miles=5&remote=not-remote', ['Newport']],
  ['place=Newport+Shropshire', ['Newport, Shropshire']],
  ['place=King’s+Lynn,+Norfolk', ['King’s Lynn']],
  ['place=kings+lynn+norfolk', ['King’s Lynn']],
  ['place=Dinas+Powys', ['Dinas Powys']],
  ['place=leeds&miles=10&remote=remote', ['Remote', 'Remote in York']],
])('finds the expected jobs for %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test('suggests other places with the same name', async () => {
  const searchPlace = async (place: string) =>
    (await server.anonymous.get(`/api/jobs/search?place=${place}&miles=10`)).body;
  expect(await searchPlace('richmond')).toMatchObject({
    near: 'Richmond, North Yorkshire',
    namesakes: ['Richmond, London'],
  });
  expect(await searchPlace('Richmond,+London')).toMatchObject({ near: 'Richmond', namesakes: [] });
  const page = await server.app.inject('/api/jobs/results?place=Richmond&miles=10');
  expect(page.body).toContain('Or did you mean: <a href="/api/jobs/results?place=Richmond%2C+London&amp;miles=10">');
});

test('returns the place that distances are measured from', async () => {
  const near = async (place: string) =>
    (await server.anonymous.get(`/api/jobs/search?place=${place}&miles=10`)).body.near;
  expect(await near('leeds')).toBe('Leeds');
  expect(await near('LS1+4AP')).toBe('LS1, Leeds');
  expect(await near('Xyz')).toBeNull();
  expect(await near('wales')).toBe('Wales');
  expect(await near('Xyz,+Wales')).toBeNull();
});

test('lists nearest jobs first, then all remote jobs, across pages', async () => {
  const pages = ['1', '2', '3'].map((page) => search(`place=Leeds&miles=30&limit=3&page=${page}`));
  const titlesByPage = (await Promise.all(pages)).map((page) => page.map(([title]) => title));
  expect(new Set(titlesByPage[0]?.slice(0, 2))).toEqual(new Set(['Leeds', 'London and Leeds']));
  expect(titlesByPage.map((page, index) => (index === 0 ? page.slice(2) : page))).toEqual([
    ['Bradford'],
    ['York', 'Remote in York', 'Remote'],
    [],
  ]);
  const { body } = await server.anonymous.get('/api/jobs/search?place=Leeds&miles=30&limit=3');
  expect(body).toMatchObject({ total: 6, fromHome: 2, near: 'Leeds', isRegion: false });
  const region = await server.anonymous.get('/api/jobs/search?place=Wales');
  expect(region.body).toMatchObject({ total: 2, fromHome: 0, near: 'Wales', isRegion: true });
});

test('sorts by distance, with jobs without a place last', async () => {
  const sortedJobs = await search('place=Leeds&miles=30&sort=distance');
  expect(sortedJobs.slice(2)).toEqual([
    ['Bradford', 8],
    ['York', 22],
    ['Remote in York', 22],
    ['Remote', null],
  ]);
});

test('without scripts, remote jobs have a heading of their own', async () => {
  const get = async (query: string) => (await server.anonymous.get(`/api/jobs/results?${query}`)).body as string;
  const near = await get('place=leeds&miles=10');
  expect(near).toContain('<h1>3 jobs within 10 miles of Leeds</h1>');
  const [before = '', after = ''] = near.split('<h2>2 jobs you can do from home</h2>');
  const titles = (html: string) => [...html.matchAll(/\/job\/[^>]*>([^<]+)</g)].map(([, title]) => title);
  expect(titles(before).sort()).toEqual(['Bradford', 'Leeds', 'London and Leeds']);
  expect(titles(after)).toEqual(['Remote in York', 'Remote']);
  expect(await get('place=Wales&miles=10')).toContain('<h1>2 jobs in Wales</h1>');
  expect(await get('place=Penzance&miles=5')).toContain('<h1>No jobs within 5 miles of Penzance</h1>');
});

test('uses coordinates entered in the admin for a job’s distance', async () => {
  const url = `/api/content/jobs/${leeds.id}`;
  const patch = { data: { location: { point: '51.507, -0.128' } }, version: leeds.version };
  expect((await admin.patch(url, patch)).status).toBe(200);
  expect(await titles('place=Leeds&miles=5')).toEqual(['London and Leeds', 'Remote', 'Remote in York']);
  expect(await titles('place=London&miles=5')).toEqual(['Leeds', 'London and Leeds', 'Remote', 'Remote in York']);
});
