/** Searches without results: which are counted, which data is kept, and who can read it. */
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missedSearches } from '../../../src/core/database/schema/job-search.ts';
import { type Client, ORIGIN, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

const DAY_MS = 24 * 3_600_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let editor: Client;
beforeEach(async () => {
  clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock });
  addImage(server.db);
  const admin = await server.logIn();
  await admin.post('/api/content/jobs', { data: { ...sampleOf(contentTypes.job), title: 'Welder' } });
  editor = await server.logIn('editor');
});
afterEach(() => server.close());

const miss = (q: string, headers: Record<string, string> = {}) =>
  server.anonymous.post(`/api/jobs/missed?${new URLSearchParams({ q })}`, undefined, {
    ...{ origin: ORIGIN, 'user-agent': BROWSER },
    ...headers,
  });
const list = async (query = '') => (await editor.get(`/api/jobs/missed${query}`)).body;

test('counts searches without results for 90 days, most frequent first', async () => {
  await miss('A Wheeltapper job');
  await clock.leap(60 * DAY_MS);
  for (const q of ['lamplighter', 'Lamplighter!', 'wheeltapper welder']) expect((await miss(q)).status).toBe(204);
  editor = await server.logIn('editor');
  expect(await list()).toEqual({
    items: [
      { words: 'lamplighter', count: 2, last: '2027-01-20' },
      { words: 'wheeltapper welder', count: 1, last: '2027-01-20' },
      { words: 'wheeltapper', count: 1, last: '2026-11-21' },
    ],
    total: 3,
  });
  expect((await list('?limit=1&offset=1')).items).toMatchObject([{ words: 'wheeltapper welder' }]);
  await clock.leap(31 * DAY_MS);
  editor = await server.logIn('editor');
  expect((await list()).total).toBe(2);
  expect(server.db.select().from(missedSearches).all()).toHaveLength(2);
});

test.each([
  'welder',
  'jobs',
  '',
  'ada.lovelace@example.com 07700900123',
  '0113 496 0000',
  'one two three four five six seven',
])('does not count the search %j as missed', async (q) => {
  expect((await miss(q)).status).toBe(204);
  expect((await list()).total).toBe(0);
});

test('ignores Do Not Track visitors, bots and other origins, limiting each network', async () => {
  await miss('lamplighter', { dnt: '1' });
  await miss('lamplighter', { 'user-agent': 'curl/8.14.1' });
  await miss('lamplighter', { origin: 'https://elsewhere.example' });
  expect((await list()).total).toBe(0);
  for (let n = 0; n < 40; n++) await miss('lamplighter');
  expect((await list()).items).toMatchObject([{ count: 30 }]);
});

test('stores only words, day and count, visible only to editors', async () => {
  await miss('lamplighter', { cookie: 'a=b', referer: `${ORIGIN}/career?q=private` });
  expect(server.db.select().from(missedSearches).all()).toEqual([
    { words: 'lamplighter', day: '2026-11-21', count: 1 },
  ]);
  expect((await server.anonymous.get('/api/jobs/missed')).status).toBe(401);
  expect((await (await server.logIn('recruiter')).get('/api/jobs/missed')).status).toBe(403);
});
