import { contentTypes } from 'content-types';
import { londonMoment, londonTime } from 'content-types/time/london-time';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDocument } from '../../../src/core/content/documents/save.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { addImage, sampleOf } from '../../support/samples.ts';
import { share } from '../../support/share.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const job = { data: sampleOf(contentTypes.job) };
const product = { data: sampleOf(contentTypes.product) };
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
let now: string;
let in2Hours: string;
let in4Hours: string;
const restart = share(
  async (time: string = '2026-11-21T09:00:00.000Z') => {
    clock = fakeClock(time);
    server = await startApp({ clock });
    addImage(server.db);
    admin = await server.logIn();
  },
  () => server.close(),
);
beforeEach(async () => {
  admin = await server.logIn();
  const inHours = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  [now, in2Hours, in4Hours] = [inHours(0), inHours(2), inHours(4)];
});

const status = async (url: string) => (await server.anonymous.get(url)).status;

test('a scheduled job appears when it is due, not before', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours });
  const url = `/api/content/jobs/${body.entry.id}`;
  expect(body.entry).toMatchObject({ status: 'scheduled', publishAt: in2Hours, publishedAt: null });
  await clock.advance(2 * HOUR - 1);
  expect(await status(url)).toBe(404);
  await clock.advance(1);
  const publicResponse = await server.anonymous.get(url);
  expect(publicResponse.body).toMatchObject({ publishedAt: in2Hours, updatedAt: in2Hours, closed: false });
  expect(publicResponse.body.seq).toBeGreaterThan(body.change);
  const editedResponse = await admin.get(`${url}?drafts=true`);
  expect(editedResponse.body).toMatchObject({ status: 'live', publishAt: null, version: 1 });
});

test('keeps an expired job at its address, marked as closed', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, expiresAt: in4Hours });
  const url = `/api/content/jobs/${body.entry.id}`;
  await clock.advance(4 * HOUR);
  expect((await server.anonymous.get(url)).body).toMatchObject({ closed: true, expiresAt: in4Hours });
  const { items } = (await server.anonymous.get('/api/content/jobs')).body;
  expect(items.find(({ id }: { id: string }) => id === body.entry.id).closed).toBe(true);
  const { body: expiredEntry } = await admin.get(`${url}?drafts=true`);
  expect(expiredEntry.status).toBe('expired');

  const reopenedResponse = await admin.put(url, {
    data: expiredEntry.data,
    version: expiredEntry.version,
    expiresAt: null,
  });
  expect(reopenedResponse.body.entry.status).toBe('live');
  expect((await server.anonymous.get(url)).body.closed).toBe(false);
});

test('removes an expired product from the site but not the admin', async () => {
  const { body } = await admin.post('/api/content/products', { ...product, expiresAt: in4Hours });
  const url = `/api/content/products/${body.entry.id}`;
  await clock.advance(4 * HOUR);
  expect(await status(url)).toBe(404);
  const { body: feed } = await server.anonymous.get(`/api/content/changes?since=${body.change}`);
  expect(feed.changes).toEqual([{ seq: body.change + 1, type: 'product', id: body.entry.id, entry: null }]);
  expect((await admin.get(`${url}?drafts=true`)).body.status).toBe('expired');
});

test('every kind of entry is published and expires when it is due', async () => {
  const types = Object.values(contentTypes).filter((type) => type.shape === 'collection' && !('internal' in type));
  expect(types.length).toBeGreaterThan(8);
  const urls: string[] = [];
  for (const type of types) {
    const entry = { data: sampleOf(type), publishAt: in2Hours, expiresAt: in4Hours };
    const { status: createStatus, body } = await admin.post(`/api/content/${type.path}`, entry);
    expect([type.name, createStatus]).toEqual([type.name, 201]);
    urls.push(`/api/content/${type.path}/${body.entry.id}`);
  }
  const readAll = (query = '') => Promise.all(urls.map((url) => admin.get(url + query)));
  const states = async () => new Set((await readAll('?drafts=true')).map(({ body }) => body.status));
  expect(await states()).toEqual(new Set(['scheduled']));
  await clock.advance(2 * HOUR);
  expect(await states()).toEqual(new Set(['live']));
  for (const { status: publicStatus, body } of await readAll())
    expect([publicStatus, body.closed]).toEqual([200, false]);
  await clock.advance(2 * HOUR);
  expect(await states()).toEqual(new Set(['expired']));
  for (const { status: publicStatus, body } of await readAll()) expect(publicStatus === 404 || body.closed).toBe(true);
});

test('catches up at start with entries that fell due while stopped', async () => {
  onTestFinished(() => restart());
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours, expiresAt: in4Hours });
  await server.app.close();
  await clock.advance(3 * HOUR);
  const second = await startApp({ clock, dataDir: server.dataDir });
  const publicResponse = await second.anonymous.get(`/api/content/jobs/${body.entry.id}`);
  expect(publicResponse.body).toMatchObject({ closed: false });
  await clock.advance(HOUR);
  expect((await second.anonymous.get(`/api/content/jobs/${body.entry.id}`)).body.closed).toBe(true);
  await second.close();
});

test('a draft saved over a scheduled entry cancels the schedule', async () => {
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt: in2Hours });
  const url = `/api/content/jobs/${body.entry.id}`;
  const draft = await admin.put(url, { ...job, version: 1, publish: false });
  expect(draft.body.entry).toMatchObject({ status: 'draft', publishAt: null });
  await clock.advance(3 * HOUR);
  expect(await status(url)).toBe(404);
});

test('a scheduled change to a live entry waits as well', async () => {
  const { body } = await admin.post('/api/content/jobs', job);
  const url = `/api/content/jobs/${body.entry.id}`;
  await admin.put(url, { data: { ...job.data, title: 'Later' }, version: 1, publishAt: in2Hours });
  expect((await server.anonymous.get(url)).body.data.title).not.toBe('Later');
  await clock.advance(2 * HOUR);
  expect((await server.anonymous.get(url)).body).toMatchObject({
    data: { title: 'Later' },
    publishedAt: now,
    updatedAt: in2Hours,
  });
});

test('rejects an expiry date before the publish date', async () => {
  const response = await admin.post('/api/content/jobs', { ...job, publishAt: in4Hours, expiresAt: in2Hours });
  expect(response.status).toBe(422);
  expect(response.body.issues).toEqual([
    { path: 'expiresAt', message: 'The expiry date must be after the publish date.' },
  ]);
});

test('publishes all entries that fall due together, even more than one batch', async () => {
  const author = { userId: null, at: clock.now() };
  server.db.$client.transaction(() => {
    for (let i = 0; i < 230; i += 1) {
      createDocument(server.db, contentTypes.job, { ...job, publishAt: Date.parse(in2Hours) }, author);
    }
  })();
  server.app.changes.check();
  const total = async () => (await server.anonymous.get('/api/content/jobs')).body.total;
  const initialTotal = await total();
  await clock.advance(2 * HOUR);
  expect((await total()) - initialTotal).toBe(230);
});

test('empties the bin after thirty days, which the feed still reports', async () => {
  const { body } = await admin.post('/api/content/jobs', job);
  const url = `/api/content/jobs/${body.entry.id}`;
  await admin.delete(`${url}?version=1`);
  await clock.leap(30 * DAY - 1);
  const editor = await server.logIn();
  expect((await editor.get('/api/content/jobs?drafts=true&bin=true')).body.total).toBe(1);
  await clock.advance(1);
  expect((await editor.get('/api/content/jobs?drafts=true&bin=true')).body.total).toBe(0);
  expect((await editor.post(`${url}/restore`)).status).toBe(404);
  const { changes } = (await server.anonymous.get('/api/content/changes')).body;
  expect(changes.at(-1)).toMatchObject({ id: body.entry.id, entry: null });
  const remainingRow = server.db.$client
    .prepare('SELECT data, published FROM documents WHERE id = ?')
    .get(body.entry.id);
  expect(remainingRow).toEqual({ data: '{}', published: null });
  expect(
    server.db.$client.prepare('SELECT count(*) AS n FROM revisions WHERE documentId = ?').get(body.entry.id),
  ).toEqual({ n: 0 });
});

// Each case starts at its own time.

test.each([
  ['forward', '2026-03-27T09:00:00Z', '2026-03-30'],
  ['back', '2026-10-23T08:00:00Z', '2026-10-26'],
])('a London time is exact after the clocks go %s', async (_where, start, day) => {
  await restart(start);
  const [opens, closes] = ['09:00', '17:30'].map((time) => londonMoment(day, time)) as [number, number];
  const [publishAt, expiresAt] = [opens, closes].map((time) => new Date(time).toISOString());
  const { body } = await admin.post('/api/content/jobs', { ...job, publishAt, expiresAt });
  const url = `/api/content/jobs/${body.entry.id}`;
  await clock.advance(opens - clock.now() - 1);
  expect(await status(url)).toBe(404);
  await clock.advance(1);
  const publicJob = (await server.anonymous.get(url)).body;
  expect([londonTime(publicJob.publishedAt).slice(0, 16), publicJob.closed]).toEqual([`${day}T09:00`, false]);
  await clock.advance(closes - clock.now() - 1);
  expect((await server.anonymous.get(url)).body.closed).toBe(false);
  await clock.advance(1);
  expect((await server.anonymous.get(url)).body.closed).toBe(true);
});

test.each([
  ['in summer', '2026-06-10T08:00:00Z', '2026-06-30', '2026-06-30T22:59:59.000Z'],
  ['in winter', '2026-11-21T09:00:00Z', '2026-12-31', '2026-12-31T23:59:59.000Z'],
  ['on the day the clocks go forward', '2026-03-28T09:00:00Z', '2026-03-29', '2026-03-29T22:59:59.000Z'],
  ['across the day they go back', '2026-10-24T09:00:00Z', '2026-10-26', '2026-10-26T23:59:59.000Z'],
])('a job closes automatically when its closing date ends in London, %s', async (_when, start, closing, end) => {
  await restart(start);
  const { body } = await admin.post('/api/content/jobs', { data: { ...job.data, closing } });
  const url = `/api/content/jobs/${body.entry.id}`;
  expect(body.entry).toMatchObject({ status: 'live', expiresAt: null, closesAt: end });
  expect((await server.anonymous.get(url)).body.expiresAt).toBe(end);
  // Leaps over the days before, in which tasks would run each minute.
  await clock.leap(Date.parse(end) - clock.now() - HOUR);
  await clock.advance(HOUR - 1);
  expect((await server.anonymous.get(url)).body.closed).toBe(false);
  await clock.advance(1);
  expect((await server.anonymous.get(url)).body.closed).toBe(true);
});

test('a job closes at its expiry time, otherwise its published closing date', async () => {
  await restart();
  const closing = (day: string) => ({ data: { ...job.data, closing: day } });
  const { body } = await admin.post('/api/content/jobs', closing('2026-11-22'));
  const url = `/api/content/jobs/${body.entry.id}`;
  const end = async () => (await server.anonymous.get(url)).body.expiresAt;
  await admin.put(url, { ...closing('2026-11-23'), version: 1 });
  expect(await end()).toBe('2026-11-23T23:59:59.000Z');
  await admin.put(url, { ...closing('2026-11-30'), version: 2, publish: false });
  expect(await end()).toBe('2026-11-23T23:59:59.000Z');
  await admin.put(url, { ...closing('2026-11-23'), version: 3, expiresAt: in4Hours });
  expect(await end()).toBe(in4Hours);
  await clock.advance(4 * HOUR);
  expect((await server.anonymous.get(url)).body.closed).toBe(true);
  const { body: reopened } = await admin.put(url, { ...closing('2026-11-23'), version: 4, expiresAt: null });
  expect(reopened.entry).toMatchObject({ status: 'live', closesAt: '2026-11-23T23:59:59.000Z' });
  const { body: unlimited } = await admin.put(url, { ...closing(''), version: 5 });
  expect(unlimited.entry).toMatchObject({ status: 'live', closesAt: null });
});

test('rejects a publication time after the closing date', async () => {
  await restart();
  const data = { ...job.data, closing: '2026-11-22' };
  const lateResponse = await admin.post('/api/content/jobs', { data, publishAt: '2026-11-23T09:00:00Z' });
  expect(lateResponse.status).toBe(422);
  expect(lateResponse.body.issues).toEqual([
    { path: 'expiresAt', message: 'The closing date is before the publish date.' },
  ]);
});

test('a draft does not close on its closing date', async () => {
  const data = { ...job.data, closing: '2026-11-22' };
  const draft = await admin.post('/api/content/jobs', { data, publish: false });
  expect(draft.body.entry).toMatchObject({ status: 'draft', closesAt: null });
  await clock.leap(3 * DAY);
  admin = await server.logIn();
  expect((await admin.get(`/api/content/jobs/${draft.body.entry.id}?drafts=true`)).body.status).toBe('draft');
});

test('jobs from an older database get their closing time at start', async () => {
  await restart();
  onTestFinished(() => restart());
  const { body: openJob } = await admin.post('/api/content/jobs', { data: { ...job.data, closing: '2026-11-30' } });
  const { body: expiredJob } = await admin.post('/api/content/jobs', { data: { ...job.data, closing: '2026-11-22' } });
  await server.app.close();
  // Simulates a migrated database, whose jobs have no closing time yet.
  server.db.$client.exec('UPDATE documents SET closesAt = 0');
  await clock.leap(5 * DAY);
  const second = await startApp({ clock, dataDir: server.dataDir });
  const readPublic = async ({ entry }: typeof openJob) =>
    (await second.anonymous.get(`/api/content/jobs/${entry.id}`)).body;
  expect(await readPublic(openJob)).toMatchObject({ closed: false, expiresAt: '2026-11-30T23:59:59.000Z' });
  expect(await readPublic(expiredJob)).toMatchObject({ closed: true });
  await second.close();
});
