/** Changed jobs are reported to search engines through the queue of the webhooks, to a real receiver. */
import type { ServerResponse } from 'node:http';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { indexNowKey } from 'content-types/pages/index-now';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, ORIGIN, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { type FakePublisher, SECRET, startPublisher } from '../../support/fake-publisher.ts';
import { sampleOf } from '../../support/samples.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

let engine: Awaited<ReturnType<typeof startReceiver>>;
let publisher: FakePublisher;
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
beforeEach(async () => {
  [engine, publisher] = await Promise.all([startReceiver(), startPublisher()]);
  clock = fakeClock('2026-11-28T09:00:00Z');
  server = await startApp({
    clock,
    env: {
      PUBLISHER_PORT: String(publisher.port),
      PUBLISHER_SECRET: SECRET,
      INDEXNOW_URL: `http://${engine.host}/indexnow`,
      WEBHOOK_PRIVATE_HOSTS: engine.host,
    },
  });
  await server.app.listen({ port: 0 });
  admin = await server.logIn();
});
afterEach(async () => {
  await server.close();
  await Promise.all([engine.stop(), publisher.stop()]);
});

const respondWith = (status: number, text = '') => {
  engine.respond = (response: ServerResponse) => void response.writeHead(status).end(text);
};

async function addJob(): Promise<string> {
  const { status, body } = await admin.post('/api/content/jobs', { data: sampleOf(contentTypes.job) });
  expect([status, body.message]).toEqual([201, undefined]);
  await untilLive(body.change);
  return body.entry.id;
}

const untilLive = (change: number) =>
  expect.poll(async () => (await admin.get(`/api/publish/receipts/${change}`)).body.state).toBe('live');

async function turnOn() {
  const { version } = (await admin.get('/api/content/site-settings?drafts=true')).body;
  const data = { ...initialData(contentTypes.siteSettings.fields), companyName: 'Orrin & Vale', indexNow: true };
  const { status, body } = await admin.put('/api/content/site-settings', { version, data });
  expect([status, body.message]).toEqual([200, undefined]);
  await untilLive(body.change);
}

async function engines(id: string) {
  const { body } = await admin.get(`/api/reach/${id}`);
  return body.items.find(({ name }: { name: string }) => name === 'Search engines');
}

test('notifies IndexNow only of changes since it was turned on', async () => {
  const unsentJob = await addJob();
  expect((await engines(unsentJob)).note).toContain('IndexNow is off');
  await turnOn();
  const id = await addJob();
  await expect.poll(() => engine.calls.length).toBe(1);
  const { path, headers, body } = engine.calls[0] ?? {};
  expect([path, headers?.['content-type']]).toEqual(['/indexnow', 'application/json']);
  expect(JSON.parse(body ?? '')).toEqual({
    host: 'localhost:3000',
    key: indexNowKey(ORIGIN),
    keyLocation: `${ORIGIN}/indexnow.txt`,
    urlList: [`${ORIGIN}/job/${id}`],
  });
  await expect
    .poll(async () => (await engines(id)).facts)
    .toEqual([{ state: 'accepted', at: '2026-11-28T09:00:00.000Z', evidence: 'IndexNow responded with 204.' }]);
  expect((await engines(unsentJob)).facts).toEqual([]);
  expect((await admin.get('/api/webhooks')).body.items).toEqual([]);
});

test('retries rejected calls as webhooks do and shows the response', async () => {
  await turnOn();
  respondWith(422, 'URLs don’t belong to the host');
  const id = await addJob();
  await expect
    .poll(async () => (await engines(id)).facts[0])
    .toMatchObject({
      state: 'refused',
      evidence: 'IndexNow responded with 422: URLs don’t belong to the host',
    });
  respondWith(202);
  await clock.advance(5_000);
  await expect.poll(async () => (await engines(id)).facts[0]?.state).toBe('accepted');
  expect(engine.calls).toHaveLength(2);
});

test('reports a failed call when the search engine is down', async () => {
  await turnOn();
  await engine.stop();
  const id = await addJob();
  await expect.poll(async () => (await engines(id)).facts[0]?.state).toBe('failed');
});
