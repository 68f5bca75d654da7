import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeClock } from './fake-clock.ts';
import { type Client, startApp, type TestServer } from './helper.ts';
import { addPicture, sampleOf } from './samples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const in2Hours = '2026-11-21T11:00:00.000Z';
const in4Hours = '2026-11-21T13:00:00.000Z';

const job = { data: sampleOf(contentTypes.job) };
const product = { data: sampleOf(contentTypes.product) };
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
beforeEach(async () => {
  clock = fakeClock('2026-11-21T09:00:00.000Z');
  server = await startApp({ clock });
  addPicture(server.db);
  admin = await server.logIn();
});
afterEach(() => server.close());

const status = async (url: string) => (await server.anonymous.get(url)).status;

test('a scheduled job appears at its time, not before', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours });
  const url = `/api/content/jobs/${body.entry.id}`;
  expect(body.entry).toMatchObject({ status: 'scheduled', publishAt: in2Hours, publishedAt: null });
  await clock.advance(2 * HOUR - 1);
  expect(await status(url)).toBe(404);
  await clock.advance(1);
  const shown = await server.anonymous.get(url);
  expect(shown.body).toMatchObject({ publishedAt: in2Hours, updatedAt: in2Hours, closed: false });
  expect(shown.body.seq).toBeGreaterThan(body.change);
  const edited = await admin.get(`${url}?drafts=true`);
  expect(edited.body).toMatchObject({ status: 'live', publishAt: null, version: 1 });
});

test('an expired job keeps its address and says that it is closed', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, expiresAt: in4Hours });
  const url = `/api/content/jobs/${body.entry.id}`;
  await clock.advance(4 * HOUR);
  expect((await server.anonymous.get(url)).body).toMatchObject({ closed: true, expiresAt: in4Hours });
  expect((await server.anonymous.get('/api/content/jobs')).body.items[0].closed).toBe(true);
  const { body: expired } = await admin.get(`${url}?drafts=true`);
  expect(expired.status).toBe('expired');

  const again = await admin.put(url, { data: expired.data, version: expired.version, expiresAt: null });
  expect(again.body.entry.status).toBe('live');
  expect((await server.anonymous.get(url)).body.closed).toBe(false);
});

test('an expired product leaves the site and stays with the editors', async () => {
  const { body } = await admin.post('/api/content/products', { ...product, expiresAt: in4Hours });
  const url = `/api/content/products/${body.entry.id}`;
  await clock.advance(4 * HOUR);
  expect(await status(url)).toBe(404);
  const { body: feed } = await server.anonymous.get(`/api/content/changes?since=${body.change}`);
  expect(feed.changes).toEqual([{ seq: body.change + 1, type: 'product', id: body.entry.id, entry: null }]);
  expect((await admin.get(`${url}?drafts=true`)).body.status).toBe('expired');
});

test('what fell due while the server was off happens at its start', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours, expiresAt: in4Hours });
  await server.app.close();
  await clock.advance(3 * HOUR);
  const second = await startApp({ clock, dataDir: server.dataDir });
  const shown = await second.anonymous.get(`/api/content/jobs/${body.entry.id}`);
  expect(shown.body).toMatchObject({ closed: false });
  await clock.advance(HOUR);
  expect((await second.anonymous.get(`/api/content/jobs/${body.entry.id}`)).body.closed).toBe(true);
  await second.close();
});

test('a draft saved over a scheduled entry takes the appointment back', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours });
  const url = `/api/content/jobs/${body.entry.id}`;
  const draft = await admin.put(url, { ...job, version: 1, publish: false });
  expect(draft.body.entry).toMatchObject({ status: 'draft', publishAt: null });
  await clock.advance(3 * HOUR);
  expect(await status(url)).toBe(404);
});

test('a change of a live entry waits for its time too', async () => {
  const { body } = await admin.post('/api/content/jobs', job);
  const url = `/api/content/jobs/${body.entry.id}`;
  await admin.put(url, { data: { ...job.data, title: 'Later' }, version: 1, publishAt: in2Hours });
  expect((await server.anonymous.get(url)).body.data.title).not.toBe('Later');
  await clock.advance(2 * HOUR);
  expect((await server.anonymous.get(url)).body).toMatchObject({
    data: { title: 'Later' },
    publishedAt: '2026-11-21T09:00:00.000Z',
    updatedAt: in2Hours,
  });
});

test('it must expire after it is published', async () => {
  const answer = await admin.post('/api/content/jobs', { ...job, publishAt: in4Hours, expiresAt: in2Hours });
  expect(answer.status).toBe(422);
  expect(answer.body.issues).toEqual([{ path: 'expiresAt', message: 'It must expire after it is published.' }]);
});

test('more entries than one batch fall due at once', async () => {
  for (let i = 0; i < 230; i += 1) await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours });
  await clock.advance(2 * HOUR);
  expect((await server.anonymous.get('/api/content/jobs')).body.total).toBe(230);
});

test('the bin is emptied after thirty days, and readers of the feed can still learn that the entry has gone', async () => {
  const { body } = await admin.post('/api/content/jobs', job);
  const url = `/api/content/jobs/${body.entry.id}`;
  await admin.delete(`${url}?version=1`);
  await clock.advance(30 * DAY - 1);
  const editor = await server.logIn();
  expect((await editor.get('/api/content/jobs?drafts=true&bin=true')).body.total).toBe(1);
  await clock.advance(1);
  expect((await editor.get('/api/content/jobs?drafts=true&bin=true')).body.total).toBe(0);
  expect((await editor.post(`${url}/restore`)).status).toBe(404);
  expect((await server.anonymous.get('/api/content/changes')).body.changes).toMatchObject([
    { id: body.entry.id, entry: null },
  ]);
  const left = server.db.$client.prepare('SELECT data, published FROM documents WHERE id = ?').get(body.entry.id);
  expect(left).toEqual({ data: '{}', published: null });
  expect(server.db.$client.prepare('SELECT count(*) AS n FROM revisions').get()).toEqual({ n: 0 });
});
