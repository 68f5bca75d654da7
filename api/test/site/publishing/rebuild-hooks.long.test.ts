/**
 * Rebuild hooks, which are webhooks configured in the settings. Runs against a real receiver that accepts, rejects,
 * delays and loses calls.
 */
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { jumpingClock } from '../../support/jumping-clock.ts';
import { addImage, STOCK_COUNT, sampleOf } from '../../support/samples.ts';
import { startReceiver, verify } from '../../support/webhook-receiver.ts';

const YEAR = 365 * 86_400_000;
const SECRET = 'a secret of the build host';
const slide = { data: sampleOf(contentTypes.slide) };

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let dataDir: string;
let clock: ReturnType<typeof fakeClock>;
let server: TestServer;
let admin: Client;
let isStarted = false;

beforeEach(async () => {
  receiver = await startReceiver();
  dataDir = mkdtempSync(join(tmpdir(), 'rebuild-hooks-'));
  clock = fakeClock('2026-11-21T09:00:00Z');
});
afterEach(async () => {
  if (isStarted) await stop();
  await receiver.stop();
  rmSync(dataDir, { recursive: true });
});

async function start(urls = [`http://name:pass%20word@${receiver.host}/hooks/hidden-part`], env = {}) {
  const settings = { REBUILD_HOOK_URLS: urls.join(' '), REBUILD_HOOK_SECRET: SECRET, ...env };
  server = await startApp({ dataDir, clock, env: settings });
  addImage(server.db);
  admin = await server.logIn();
  isStarted = true;
}

async function stop() {
  isStarted = false;
  await server.close();
}

const save = () => admin.post('/api/content/slides', slide);
const hooks = async () => (await admin.get('/api/publish/rebuild-hooks')).body;
const respondWith = (status: number) => {
  receiver.respond = (response) => void response.writeHead(status, { location: '/elsewhere' }).end();
};
/** Waits until no call is under way. */
const settle = () =>
  expect
    .poll(async () => Date.parse((await hooks())[0].nextAt ?? '9999-12-31') > clock.now(), { interval: 5 })
    .toBe(true);
const firstCall = () => receiver.calls[0] as (typeof receiver.calls)[number];
const changeIn = (call: number) => JSON.parse(receiver.calls[call]?.body ?? '').client_payload.change;
const advanceAndSettle = async (ms: number) => {
  await clock.advance(ms);
  await settle();
};

test('D7 debounces a burst of saves into one signed call', async () => {
  await start();
  for (let i = 0; i < 5; i += 1) {
    await save();
    await clock.advance(1_000);
  }
  expect(receiver.calls).toEqual([]);
  expect((await hooks())[0]).toMatchObject({ state: 'due', calledAt: null, nextAt: '2026-11-21T09:00:09.000Z' });
  await advanceAndSettle(4_000);
  expect(receiver.calls).toHaveLength(1);
  const { headers, body } = firstCall();
  expect(JSON.parse(body)).toEqual({
    event_type: 'rebuild',
    client_payload: { change: STOCK_COUNT + 5, at: '2026-11-21T09:00:09.000Z' },
  });
  expect(headers['webhook-timestamp']).toBe(String(Date.parse('2026-11-21T09:00:09Z') / 1000));
  const signedText = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', SECRET).update(signedText).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(headers.authorization).toBe(`Basic ${Buffer.from('name:pass word').toString('base64')}`);
  expect(await hooks()).toEqual([
    {
      host: receiver.host,
      state: 'current',
      calledAt: '2026-11-21T09:00:09.000Z',
      result: 'Responded with status 204.',
      nextAt: null,
    },
  ]);
  await advanceAndSettle(3_600_000);
  expect(receiver.calls).toHaveLength(1);
});

test('calls a hook once a minute during continuous saves', async () => {
  await start();
  for (let i = 0; i < 35; i += 1) {
    await save();
    await advanceAndSettle(4_000);
  }
  expect(receiver.calls).toHaveLength(2);
});

test('accepts a Standard Webhooks secret with the prefix whsec_', async () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  await start(undefined, { REBUILD_HOOK_SECRET: secret });
  await save();
  await advanceAndSettle(5_000);
  verify(secret, firstCall());
});

test('sends unsigned calls without a secret, none with malformed credentials', async () => {
  await start([`${receiver.url}`, `http://build%zz:secret@${receiver.host}/`], { REBUILD_HOOK_SECRET: '' });
  await save();
  await advanceAndSettle(5_000);
  await expect.poll(async () => (await hooks())[1].state).toBe('failing');
  expect(receiver.calls.map(({ headers }) => headers['webhook-signature'])).toEqual([undefined]);
});

test('retries with increasing backoff until the next change', async () => {
  await start();
  respondWith(503);
  await save();
  await advanceAndSettle(5_000);
  expect((await hooks())[0]).toMatchObject({ state: 'failing', result: 'Responded with status 503.' });
  await advanceAndSettle(5_000);
  expect(receiver.calls).toHaveLength(2);
  await advanceAndSettle(200_000);
  expect(receiver.calls).toHaveLength(2);
  await save();
  await advanceAndSettle(5_000);
  expect(receiver.calls).toHaveLength(3);
  respondWith(200);
  await advanceAndSettle(5_000);
  const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(changeIn(3)).toBe(STOCK_COUNT + 2);
  expect((await hooks())[0]).toMatchObject({ state: 'current', result: 'Responded with status 200.', nextAt: null });
  await advanceAndSettle(3_600_000);
  expect(receiver.calls).toHaveLength(4);
});

test('aborts calls to a slow receiver after 15 seconds or on shutdown', async () => {
  await start();
  receiver.respond = () => {};
  await save();
  await clock.advance(5_000);
  await expect.poll(() => receiver.calls.length).toBe(1);
  await advanceAndSettle(15_000);
  const result = 'The server took too long to respond.';
  expect((await hooks())[0]).toMatchObject({ state: 'failing', result });
  await clock.advance(5_000);
  await expect.poll(() => receiver.calls.length).toBe(2);
  await stop();
});

test('repeats a call if a change arrives during it', async () => {
  await start();
  receiver.respond = () => {};
  await save();
  await clock.advance(5_000);
  await expect.poll(() => receiver.calls.length).toBe(1);
  await save();
  respondWith(204);
  await advanceAndSettle(15_000);
  await expect.poll(() => receiver.calls.length).toBe(2);
  expect(changeIn(1)).toBe(STOCK_COUNT + 2);
});

test('makes a pending call on time after a restart', async () => {
  await start();
  await receiver.stop();
  await save();
  await advanceAndSettle(5_000);
  expect((await hooks())[0].result).toBe('The server can’t be reached.');
  await stop();
  receiver = await startReceiver(Number(receiver.host.split(':')[1]));
  await start();
  expect((await hooks())[0]).toMatchObject({ state: 'failing', nextAt: '2026-11-21T09:00:10.000Z' });
  await advanceAndSettle(5_000);
  expect(changeIn(0)).toBe(STOCK_COUNT + 1);
  await stop();
  await start();
  await advanceAndSettle(60_000);
  expect(receiver.calls).toHaveLength(1);
});

test('makes a call that was postponed while the clock was ahead', async () => {
  clock = fakeClock('2027-11-21T09:00:00Z');
  await start();
  respondWith(503);
  await save();
  await advanceAndSettle(5_000);
  expect((await hooks())[0]).toMatchObject({ state: 'failing', nextAt: '2027-11-21T09:00:10.000Z' });
  await stop();
  clock = fakeClock('2026-11-21T09:00:00Z');
  respondWith(204);
  await start();
  await advanceAndSettle(0);
  await expect
    .poll(async () => (await hooks())[0])
    .toMatchObject({ state: 'current', result: 'Responded with status 204.' });
  expect(receiver.calls).toHaveLength(2);
});

test('calls for a save made while the clock was a year ahead', async () => {
  const jumpClock = jumpingClock();
  clock = { ...jumpClock, advance: async () => {}, leap: async () => {} };
  await start();
  jumpClock.jump(YEAR);
  admin = await server.logIn();
  await save();
  await expect.poll(async () => (await hooks())[0].state).toBe('due');
  jumpClock.jump(-YEAR);
  await expect.poll(() => receiver.calls.length).toBe(1);
});

test('a rebuild hook does not follow redirects', async () => {
  await start();
  respondWith(307);
  await save();
  await advanceAndSettle(5_000);
  expect(receiver.calls).toHaveLength(1);
  expect((await hooks())[0].result).toBe('Responded with status 307.');
});

test('a failing hook delays neither other hooks nor manual calls', async () => {
  const second = await startReceiver();
  await start([receiver.url, second.url]);
  receiver.respond = () => {};
  await save();
  await clock.advance(5_000);
  await expect.poll(() => second.calls.length).toBe(1);
  expect((await admin.post('/api/publish/rebuild-hooks/call')).status).toBe(202);
  await expect.poll(() => second.calls.length).toBe(2);
  expect((await (await server.logIn('recruiter')).post('/api/publish/rebuild-hooks/call')).status).toBe(403);
  expect((await server.anonymous.get('/api/publish/rebuild-hooks')).status).toBe(401);
  await second.stop();
});

test('stores and shows only the host of a hook’s address', async () => {
  await start();
  respondWith(500);
  await save();
  await advanceAndSettle(5_000);
  const storedRows = ['webhooks', 'webhook_deliveries'].map((name) =>
    server.db.$client.prepare(`SELECT * FROM ${name}`).all(),
  );
  const shownWebhooks = (await admin.get('/api/webhooks')).body;
  for (const part of [storedRows, shownWebhooks, await hooks()]) {
    expect(JSON.stringify(part)).toContain(receiver.host);
    expect(JSON.stringify(part)).not.toMatch(/hidden-part|pass/);
  }
});

test('administrators can pause and test the hook but not edit it', async () => {
  await start();
  const webhooks = async () => (await admin.get('/api/webhooks')).body.items;
  const [{ id, ...webhook }] = await webhooks();
  expect(webhook).toMatchObject({ url: `http://${receiver.host}`, events: ['site.published'], isRebuildHook: true });
  const path = `/api/webhooks/${id}`;
  for (const rejectedResponse of [
    await admin.patch(path, { url: 'https://crm.example.com/' }),
    await admin.patch(path, { includePersonalData: true }),
    await admin.delete(path),
    await admin.post(`${path}/secret`),
  ]) {
    const message = 'This webhook is set in REBUILD_HOOK_URLS on the server.';
    expect(rejectedResponse).toMatchObject({ status: 409, body: { message } });
  }
  expect((await admin.patch(path, { paused: true })).body).toMatchObject({ state: 'paused' });
  await save();
  await clock.advance(60_000);
  await save();
  await clock.advance(60_000);
  expect(receiver.calls).toEqual([]);
  expect((await hooks())[0].state).toBe('paused');
  await admin.post(`${path}/test`);
  await expect.poll(() => receiver.calls.length).toBe(1);
  await admin.patch(path, { paused: false });
  await expect.poll(() => receiver.calls.length).toBe(2);
  expect(changeIn(1)).toBe(STOCK_COUNT + 2);
  await stop();
  await start([]);
  expect(await webhooks()).toEqual([]);
});

test('a webhook from the admin can subscribe to site.published', async () => {
  await start([], { WEBHOOK_PRIVATE_HOSTS: receiver.host });
  const { body } = await admin.post('/api/webhooks', { url: receiver.url, events: ['site.published'] });
  await save();
  await advanceAndSettle(5_000);
  expect(verify(body.secret, firstCall())).toEqual({
    type: 'site.published',
    timestamp: '2026-11-21T09:00:00.000Z',
    data: { change: STOCK_COUNT + 1 },
  });
});

test('reads the storage state from a valid report of the export', async () => {
  const report = {
    host: 's3.example.com',
    state: 'failing',
    calledAt: '2026-11-21T09:00:00.000Z',
    result: 'No.',
    nextAt: null,
  };
  await start([], { PUBLISH_S3_URL: 'https://s3.example.com/site' });
  const storage = async () => (await admin.get('/api/publish/storage')).body;
  expect(await storage()).toBeNull();
  mkdirSync(join(dataDir, 'publisher'));
  writeFileSync(join(dataDir, 'publisher/storage.json'), JSON.stringify(report));
  expect(await storage()).toEqual(report);
  writeFileSync(join(dataDir, 'publisher/storage.json'), '{');
  expect(await storage()).toBeNull();
});
