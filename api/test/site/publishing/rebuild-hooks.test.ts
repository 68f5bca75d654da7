/** Runs against a real receiver that accepts, rejects, delays and loses calls. */
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callHook } from '../../../src/site/publishing/rebuild-call.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { HANG_MS } from '../../support/hang.ts';
import { jumpingClock } from '../../support/jumping-clock.ts';
import { addImage, STOCK_COUNT, sampleOf } from '../../support/samples.ts';

const YEAR = 365 * 86_400_000;
const SECRET = 'a secret of the build host';
const slide = { data: sampleOf(contentTypes.slide) };

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** `status` is null to send no response. */
async function startReceiver(port = 0) {
  const calls: Received[] = [];
  const state: { status: number | null } = { status: 204 };
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (state.status !== null) response.writeHead(state.status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => void receiver.listen(port, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((done) => void receiver.close(() => done()).closeAllConnections());
  return { calls, state, stop, port: (receiver.address() as AddressInfo).port };
}

test('reports credentials that cannot be decoded as a failed call', async () => {
  const url = new URL('http://build%zz:secret@127.0.0.1:9');
  const call = { url, secret: undefined, id: '1', change: 1, at: 0, signal: AbortSignal.timeout(HANG_MS) };
  expect(await callHook(call)).toMatchObject({ isOk: false });
});

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

async function start(urls = [`http://name:pass%20word@127.0.0.1:${receiver.port}/hooks/hidden-part`], env = {}) {
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
const settled = () => expect.poll(async () => (await hooks())[0].state, { interval: 5 }).not.toBe('calling');
const after = async (ms: number) => {
  await clock.advance(ms);
  await settled();
};

test('D7 a burst of saves is one signed call that says only that there is something new', async () => {
  await start();
  for (let i = 0; i < 5; i += 1) {
    await save();
    await clock.advance(1_000);
  }
  expect(receiver.calls).toEqual([]);
  expect((await hooks())[0]).toMatchObject({ state: 'due', calledAt: null, nextAt: '2026-11-21T09:00:09.000Z' });
  await after(4_000);
  expect(receiver.calls).toHaveLength(1);
  const [{ headers, body }] = receiver.calls as [Received];
  expect(JSON.parse(body)).toEqual({
    event_type: 'rebuild',
    client_payload: { change: STOCK_COUNT + 5, at: '2026-11-21T09:00:09.000Z' },
  });
  expect(headers['webhook-timestamp']).toBe(String(Date.parse('2026-11-21T09:00:09Z') / 1000));
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(headers.authorization).toBe(`Basic ${Buffer.from('name:pass word').toString('base64')}`);
  expect(await hooks()).toEqual([
    {
      host: `127.0.0.1:${receiver.port}`,
      state: 'current',
      calledAt: '2026-11-21T09:00:09.000Z',
      result: 'Responded with status 204.',
      nextAt: null,
    },
  ]);
  await after(3_600_000);
  expect(receiver.calls).toHaveLength(1);
});

test('calls a hook once a minute during continuous saves', async () => {
  await start();
  for (let i = 0; i < 35; i += 1) {
    await save();
    await after(4_000);
  }
  expect(receiver.calls).toHaveLength(2);
});

test('accepts a secret in the format of other senders', async () => {
  const key = Buffer.from('0123456789abcdef01234567');
  await start(undefined, { REBUILD_HOOK_SECRET: `whsec_${key.toString('base64')}` });
  await save();
  await after(5_000);
  const [{ headers, body }] = receiver.calls as [Received];
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
});

test('retries a receiver that rejects calls, less and less often, and no sooner for another save', async () => {
  await start();
  receiver.state.status = 503;
  await save();
  await after(5_000);
  expect((await hooks())[0]).toMatchObject({ state: 'failing', result: 'Responded with status 503.' });
  await after(10_000);
  expect(receiver.calls).toHaveLength(2);
  await save();
  await after(15_000);
  expect(receiver.calls).toHaveLength(2);
  await after(5_000);
  expect(receiver.calls).toHaveLength(3);
  receiver.state.status = 200;
  await after(40_000);
  expect(receiver.calls).toHaveLength(4);
  expect(JSON.parse(receiver.calls[3]?.body ?? '').client_payload.change).toBe(STOCK_COUNT + 2);
  expect((await hooks())[0]).toMatchObject({ state: 'current', result: 'Responded with status 200.', nextAt: null });
});

test('gives up on a slow receiver after ten seconds, and stops waiting when the server stops', async () => {
  await start();
  receiver.state.status = null;
  await save();
  await clock.advance(5_000);
  await expect.poll(() => receiver.calls.length).toBe(1);
  expect((await hooks())[0].state).toBe('calling');
  await after(10_000);
  expect((await hooks())[0]).toMatchObject({ state: 'failing', result: 'Timed out.' });
  await clock.advance(10_000);
  await expect.poll(() => receiver.calls.length).toBe(2);
  await stop();
});

test('after a restart, makes a pending call at the time when it was due', async () => {
  await start();
  await receiver.stop();
  await save();
  await after(5_000);
  expect((await hooks())[0].result).toMatch(/^Couldn’t be reached \(ECONNREFUSED\)\.$/);
  await stop();
  receiver = await startReceiver(receiver.port);
  await start();
  expect((await hooks())[0]).toMatchObject({ state: 'failing', nextAt: '2026-11-21T09:00:15.000Z' });
  await after(10_000);
  expect(JSON.parse(receiver.calls[0]?.body ?? '').client_payload.change).toBe(STOCK_COUNT + 1);
  await stop();
  await start();
  await after(60_000);
  expect(receiver.calls).toHaveLength(1);
});

test('makes a call that was put off while the clock was a year ahead, once the clock is right', async () => {
  clock = fakeClock('2027-11-21T09:00:00Z');
  await start();
  receiver.state.status = 503;
  await save();
  await after(5_000);
  expect((await hooks())[0]).toMatchObject({ state: 'failing', nextAt: '2027-11-21T09:00:15.000Z' });
  await stop();
  clock = fakeClock('2026-11-21T09:00:00Z');
  receiver.state.status = 204;
  await start();
  await after(0);
  await expect
    .poll(async () => (await hooks())[0])
    .toMatchObject({ state: 'current', result: 'Responded with status 204.' });
  expect(receiver.calls).toHaveLength(2);
});

test('calls for a save made while the clock is a year ahead, once the clock is right', async () => {
  const jumping = jumpingClock();
  clock = { ...jumping, advance: async () => {}, leap: async () => {} };
  await start();
  jumping.jump(YEAR);
  admin = await server.logIn();
  await save();
  await expect.poll(async () => (await hooks())[0].state).toBe('due');
  jumping.jump(-YEAR);
  await expect.poll(() => receiver.calls.length).toBe(1);
});

test('does not follow redirects', async () => {
  await start();
  receiver.state.status = 307;
  await save();
  await after(5_000);
  expect(receiver.calls).toHaveLength(1);
  expect((await hooks())[0].result).toBe('Responded with a redirect (307). Use the address it redirects to.');
});

test('a hook that fails does not hold up the others, and each can be called by hand', async () => {
  const second = await startReceiver();
  await start([`http://127.0.0.1:${receiver.port}/a`, `http://127.0.0.1:${second.port}/b`]);
  receiver.state.status = null;
  await save();
  await clock.advance(5_000);
  await expect.poll(() => second.calls.length).toBe(1);
  expect((await admin.post('/api/publish/rebuild-hooks/call')).status).toBe(202);
  await expect.poll(() => second.calls.length).toBe(2);
  expect((await (await server.logIn('recruiter')).post('/api/publish/rebuild-hooks/call')).status).toBe(403);
  expect((await server.anonymous.get('/api/publish/rebuild-hooks')).status).toBe(401);
  await second.stop();
});

test('neither stores nor shows the addresses', async () => {
  await start();
  receiver.state.status = 500;
  await save();
  await after(5_000);
  const stored = JSON.stringify(server.db.$client.prepare('SELECT * FROM rebuild_hooks').all());
  for (const text of [stored, JSON.stringify(await hooks())]) expect(text).not.toMatch(/hidden-part|pass/);
});

test('reads the state of storage from the export’s report, and only if storage is set up', async () => {
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
