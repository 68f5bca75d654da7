import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobViews } from '../../../src/core/database/schema/content.ts';
import { type Client, ORIGIN, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

const DAY_MS = 24 * 3_600_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
beforeEach(async () => {
  clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock });
  addImage(server.db);
  admin = await server.logIn();
});
afterEach(() => server.close());

async function addJob(title: string, options = {}): Promise<string> {
  const { body } = await admin.post('/api/content/jobs', {
    data: { ...sampleOf(contentTypes.job), title },
    ...options,
  });
  return body.entry.id;
}
const view = (id: string, headers: Record<string, string> = {}) =>
  server.anonymous.post(`/api/jobs/${id}/views`, undefined, { origin: ORIGIN, 'user-agent': BROWSER, ...headers });
async function counts(query = ''): Promise<[string, number][]> {
  const { body } = await admin.get(`/api/jobs/views${query}`);
  return body.items.map(({ entry, views }: { entry: { data: { title: string } }; views: number }) => [
    entry.data.title,
    views,
  ]);
}

test('counts views by job for the requested days, most viewed first', async () => {
  const [welder, painter] = [await addJob('Welder'), await addJob('Painter')];
  await view(welder);
  await clock.leap(10 * DAY_MS);
  admin = await server.logIn();
  for (const id of [painter, painter, painter, welder]) expect((await view(id)).status).toBe(204);
  expect(await counts()).toEqual([
    ['Painter', 3],
    ['Welder', 2],
  ]);
  expect(await counts('?days=5')).toEqual([
    ['Painter', 3],
    ['Welder', 1],
  ]);
  expect(await counts('?limit=1')).toHaveLength(1);
});

test.each([
  ['asks not to be tracked', { dnt: '1' }],
  ['uses the Global Privacy Control', { 'sec-gpc': '1' }],
  ['is a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['is a script', { 'user-agent': 'curl/8.14.1' }],
  ['has no user agent', { 'user-agent': '' }],
  ['comes from another site', { origin: 'https://elsewhere.example' }],
])('a visitor who %s gets the same response and is not counted', async (_, headers) => {
  const id = await addJob('Welder');
  expect((await view(id, headers)).status).toBe(204);
  expect(await counts()).toEqual([]);
});

test('a job that is closed, a draft or missing is not counted', async () => {
  const closedJobId = await addJob('Closed', { expiresAt: new Date(clock.now() + 1000).toISOString() });
  const draft = await addJob('Draft', { publish: false });
  await clock.advance(2000);
  for (const id of [closedJobId, draft, 'zzzzzzzzzzzz', 'a'.repeat(64)]) expect((await view(id)).status).toBe(204);
  expect(server.db.select().from(jobViews).all()).toEqual([]);
});

test('does not count logged-in users as visitors', async () => {
  const id = await addJob('Welder');
  const adminView = await admin.post(`/api/jobs/${id}/views`, undefined, { origin: ORIGIN, 'user-agent': BROWSER });
  expect(adminView.status).toBe(204);
  expect(await counts()).toEqual([]);
});

test('counts at most three views by the same visitor', async () => {
  const id = await addJob('Welder');
  for (let n = 0; n < 20; n++) expect((await view(id)).status).toBe(204);
  expect(await counts()).toEqual([['Welder', 3]]);
});

test('stores only job, day and count of views, hidden from visitors', async () => {
  const id = await addJob('Welder');
  await view(id, { cookie: 'a=b', referer: `${ORIGIN}/career?q=private` });
  expect(server.db.select().from(jobViews).all()).toEqual([{ jobId: id, day: '2026-11-21', views: 1 }]);
  expect((await server.anonymous.get('/api/jobs/views')).status).toBe(401);
});
