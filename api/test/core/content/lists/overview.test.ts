import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../../support/app.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { addImage, sampleOf } from '../../../support/samples.ts';

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

const list = async (query = '') => (await admin.get(`/api/entries${query}`)).body.items as Record<string, string>[];
const aboutEntry = (title: string) => ({ data: { ...sampleOf(contentTypes.about), title } });
const job = (title: string) => ({ data: { ...sampleOf(contentTypes.job), title } });

test('lists the latest changes of all types, newest first, without the bin', async () => {
  const { body: first } = await admin.post('/api/content/about-items', aboutEntry('First'));
  await clock.advance(1000);
  await admin.put('/api/content/footer', { data: sampleOf(contentTypes.footer), version: 0 });
  await clock.advance(1000);
  await admin.post('/api/content/jobs', { ...job('Last'), publish: false });
  expect((await list('?limit=3')).map(({ type, status }) => [type, status])).toEqual([
    ['job', 'draft'],
    ['footer', 'live'],
    ['about', 'live'],
  ]);
  expect(await list('?limit=1')).toHaveLength(1);
  await admin.delete(`/api/content/about-items/${first.entry.id}?version=1`);
  expect((await list('?limit=2')).map(({ type }) => type)).toEqual(['job', 'footer']);
  expect(JSON.stringify(await list())).not.toContain(first.entry.id);
});

test('finds words in any type, treating special characters as text', async () => {
  await admin.post('/api/content/about-items', aboutEntry('Welder in Leeds'));
  await admin.post('/api/content/jobs', job('Welder, 100%'));
  await admin.post('/api/content/jobs', job('Painter'));
  expect(await list('?search=welder')).toHaveLength(2);
  expect((await list('?search=100%25')).map(({ type }) => type)).toEqual(['job']);
});

test('lists entries about to expire, soonest first', async () => {
  const at = (hours: number) => new Date(clock.now() + hours * 3_600_000).toISOString();
  await admin.post('/api/content/jobs', { ...job('Later'), expiresAt: at(48) });
  await admin.post('/api/content/jobs', { ...job('Sooner'), expiresAt: at(24) });
  await admin.post('/api/content/jobs', { ...job('Too late'), expiresAt: at(24 * 40) });
  await admin.post('/api/content/jobs', { ...job('Draft'), publish: false, expiresAt: at(24) });
  await admin.post('/api/content/jobs', { ...job('Over'), expiresAt: at(1) });
  await clock.advance(2 * 3_600_000);
  const titles = (await list('?expiring=14')).map(({ data }) => (data as unknown as { title: string }).title);
  expect(titles).toEqual(['Sooner', 'Later']);
});

test('GET /api/entries requires a login', async () => {
  expect((await server.anonymous.get('/api/entries')).status).toBe(401);
});
