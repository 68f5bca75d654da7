/** `GET /api/jobs/search` with a distance: the jobs near a town or postcode, and remote work. */
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../support/app.ts';
import { sampleOf } from '../support/samples.ts';

let server: TestServer;
let admin: Client;
let leeds: { id: string; version: number };

async function create(title: string, location: object) {
  const nowhere = { place: '', region: '', postcode: '', country: 'United Kingdom', remote: 'on-site' };
  const data = {
    ...{ ...sampleOf(contentTypes.job), title, office: null, questions: [], closing: '' },
    location: { ...nowhere, ...location },
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
  ['place=LS1&miles=5', ['Leeds', 'London and Leeds', 'Remote']],
  ['place=leeds&miles=10', ['Bradford', 'Leeds', 'London and Leeds', 'Remote']],
  ['place=Leeds,+West+Yorkshire&miles=25', ['Bradford', 'Leeds', 'London and Leeds', 'Remote', 'York']],
  ['place=Belfast&miles=10', ['Belfast', 'Remote']],
  ['place=JE2+4WD&miles=10', ['Remote', 'St Helier']],
  ['place=Xyz&miles=10', ['Unknown']],
  ['place=xyz', ['Unknown']],
])('%s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test('says which place distances are measured from, and whether it is on the map', async () => {
  const near = async (place: string) =>
    (await server.anonymous.get(`/api/jobs/search?place=${place}&miles=10`)).body.near;
  expect(await near('leeds')).toBe('Leeds');
  expect(await near('LS1+4AP')).toBe('LS1, Leeds');
  expect(await near('Xyz')).toBeNull();
});

test('sorts by distance, with jobs without a place last', async () => {
  const found = await search('place=Leeds&miles=30&sort=distance');
  expect(found.slice(2)).toEqual([
    ['Bradford', 8],
    ['York', 22],
    ['Remote', null],
  ]);
});

test('an administrator corrects the point of a job', async () => {
  const url = `/api/content/jobs/${leeds.id}`;
  const patch = { data: { location: { point: '51.507, -0.128' } }, version: leeds.version };
  expect((await admin.patch(url, patch)).status).toBe(200);
  expect(await titles('place=Leeds&miles=5')).toEqual(['London and Leeds', 'Remote']);
  expect(await titles('place=London&miles=5')).toEqual(['Leeds', 'London and Leeds', 'Remote']);
});
