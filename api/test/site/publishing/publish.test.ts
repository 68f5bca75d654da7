import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { contentTypes } from 'content-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppOptions } from '../../../src/core/app.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { type FakePublisher, SECRET, startPublisher } from '../../support/fake-publisher.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

const slide = { data: sampleOf(contentTypes.slide) };

let publisher: FakePublisher;
let server: TestServer;
let admin: Client;

async function start(logger?: AppOptions['logger']) {
  server = await startApp({ env: { PUBLISHER_PORT: String(publisher.port), PUBLISHER_SECRET: SECRET }, logger });
  addImage(server.db);
  // The publisher stand-in writes no files, and without this folder and file the site would count as missing.
  mkdirSync(join(server.dataDir, 'site', '_astro'), { recursive: true });
  writeFileSync(join(server.dataDir, 'site', '_headers'), '');
  await server.app.listen({ port: 0 });
  admin = await server.logIn();
}
beforeEach(async () => {
  publisher = await startPublisher();
});
afterEach(async () => {
  await server.close();
  await publisher.stop();
});

const receiptOf = async (change: number) => (await admin.get(`/api/publish/receipts/${change}`)).body;
const untilState = (state: string, change: number) =>
  expect.poll(() => receiptOf(change).then((receipt) => receipt.state), { interval: 10 }).toBe(state);

test('every save is published and leaves a receipt', async () => {
  await start();
  await expect.poll(() => server.anonymous.get('/readyz').then((a) => a.status)).toBe(200);
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('live', body.change);
  expect(await receiptOf(body.change)).toMatchObject({ change: body.change, pageCount: 1, pages: [{ path: '/' }] });
  expect((await admin.get('/api/publish')).body).toEqual({
    last: body.change,
    applied: body.change,
    publisher: 'up',
    failures: [],
    fullBuild: null,
  });
  expect((await admin.get('/api/publish/receipts')).body[0]).toMatchObject({ change: body.change, state: 'live' });
  expect((await admin.get('/api/publish/receipts/99')).status).toBe(404);
});

test('a receipt shows the state of the CDN purge', async () => {
  await start();
  publisher.state.edge = { state: 'purging', ms: null, errors: [] };
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('live', body.change);
  const edge = async () => (await receiptOf(body.change)).edge;
  expect(await edge()).toEqual({ state: 'purging', ms: null, errors: [] });
  const staleEdge = { state: 'stale', ms: null, errors: [{ path: '/', message: 'It is stale.' }] };
  publisher.state.edge = staleEdge;
  await expect.poll(edge).toEqual(staleEdge);
  expect((await admin.get('/api/publish/receipts')).body[0]).toMatchObject({ state: 'live', edge: staleEdge });
  publisher.state.edge = { state: 'live', ms: 210, errors: [] };
  await expect.poll(edge).toEqual({ state: 'live', ms: 210, errors: [] });

  // The publisher was restarted and no longer knows when the publish began.
  publisher.state.edge = { state: 'purging', ms: null, errors: [] };
  const laterChange = (await admin.post('/api/content/slides', slide)).body.change;
  await untilState('live', laterChange);
  publisher.state.edge = { state: 'live', ms: null, errors: [] };
  await expect
    .poll(async () => (await receiptOf(laterChange)).edge)
    .toMatchObject({ state: 'live', ms: expect.any(Number) });
});

test('groups saves behind a slow publisher into few publishes', async () => {
  await start();
  publisher.state.isSlow = true;
  let lastChange = 0;
  for (let i = 0; i < 20; i += 1) lastChange = (await admin.post('/api/content/slides', slide)).body.change;
  await untilState('live', lastChange);
  expect(publisher.asked.length).toBeLessThan(6);
  expect(publisher.asked.at(-1)).toBe(lastChange);
});

test('counts a save during a publish as publishing, not waiting', async () => {
  await start();
  await expect.poll(() => server.anonymous.get('/readyz').then((a) => a.status)).toBe(200);
  const { promise, resolve } = Promise.withResolvers<void>();
  publisher.state.held = promise;
  let lastChange = 0;
  for (let n = 0; n < 2; n += 1) {
    lastChange = (await admin.post('/api/content/slides', slide)).body.change;
    expect((await receiptOf(lastChange)).state).toBe('publishing');
  }
  resolve();
  await untilState('live', lastChange);
});

test('every change gets a receipt even if another program is writing', async () => {
  await start();
  await expect.poll(() => publisher.asked.length).toBe(1);
  publisher.state.isSlow = true;
  const changes = [];
  for (let i = 0; i < 3; i += 1) changes.push((await admin.post('/api/content/slides', slide)).body.change);
  const other = new Sqlite(`${server.dataDir}/app.db`);
  other.exec('BEGIN IMMEDIATE');
  await expect.poll(() => publisher.asked.length).toBe(2);
  // Waits longer than the busy timeout of a statement.
  await new Promise((resolve) => setTimeout(resolve, 400));
  other.close();
  for (const change of changes) await untilState('live', change);
  expect(await receiptOf(changes[0])).toMatchObject({ pageCount: 1 });
});

test('publishes changes saved while the publisher was down', async () => {
  const { port } = publisher;
  await publisher.stop();
  await start();
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('waiting', body.change);
  expect((await server.anonymous.get('/readyz')).status).toBe(503);
  expect((await admin.get('/api/publish')).body).toMatchObject({ publisher: 'down', last: body.change, applied: 0 });
  publisher = await startPublisher(port);
  await untilState('live', body.change);
});

test('warns once about an unresponsive publisher but not about a late start', async () => {
  const { port } = publisher;
  let log = '';
  const stream = {
    write(line: string) {
      log += line;
    },
  };
  await publisher.stop();
  await start({ level: 'warn', stream });
  await new Promise((resolve) => setTimeout(resolve, 300));
  publisher = await startPublisher(port);
  await expect.poll(() => publisher.asked.length).toBe(1);
  expect(log).not.toContain('cannot reach the publisher');
  await publisher.stop();
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('waiting', body.change);
  // Continues for longer than two warnings would need.
  for (let n = 0; n < 12; n += 1) {
    await admin.post('/api/publish/retry');
    await untilState('waiting', body.change);
  }
  expect(log.match(/cannot reach the publisher/g)).toHaveLength(1);
});

test('reports a failing page until a retry publishes it', async () => {
  await start();
  publisher.state.isFailing = true;
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('failed', body.change);
  expect((await receiptOf(body.change)).errors).toEqual([{ path: '/blog', message: 'It does not render.' }]);
  publisher.state.isFailing = false;
  expect((await admin.post('/api/publish/retry')).status).toBe(202);
  await untilState('live', body.change);
});

test('publishes everything on request, with progress and a receipt', async () => {
  await start();
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('live', body.change);
  expect((await admin.get('/api/publish')).body.fullBuild).toBeNull();
  const { promise, resolve } = Promise.withResolvers<void>();
  publisher.state.fullHeld = promise;
  expect((await admin.post('/api/publish/everything')).status).toBe(202);
  await expect.poll(async () => (await admin.get('/api/publish')).body.fullBuild).toEqual({ done: 3, total: 7 });
  resolve();
  await expect.poll(async () => (await admin.get('/api/publish')).body.fullBuild).toBeNull();
  expect(publisher.full).toBe(1);
  expect((await admin.get('/api/publish/receipts')).body[0]).toMatchObject({ change: body.change, pageCount: 7 });
});

test('/readyz responds 503 while files of the published site are missing', async () => {
  await start();
  const { body } = await admin.post('/api/content/slides', slide);
  await untilState('live', body.change);
  const ready = async () => (await server.anonymous.get('/readyz')).status;
  mkdirSync(join(server.dataDir, 'site', '_astro'), { recursive: true });
  writeFileSync(join(server.dataDir, 'site', '_headers'), '');
  expect(await ready()).toBe(200);
  rmSync(join(server.dataDir, 'site', '_astro'), { recursive: true });
  expect(await server.anonymous.get('/readyz')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('missing') },
  });
  mkdirSync(join(server.dataDir, 'site', '_astro'));
  expect(await ready()).toBe(200);
});

test('publishes changes saved by another process', async () => {
  await start();
  await expect.poll(() => publisher.asked.length).toBe(1);
  const { createDocument } = await import('../../../src/core/content/documents/save.ts');
  const { openDatabase } = await import('../../../src/core/database/open.ts');
  const other = openDatabase(`${server.dataDir}/app.db`);
  const row = createDocument(other, contentTypes.slide, slide, { userId: null, at: Date.now() });
  other.$client.close();
  await untilState('live', row.seq);
  expect((await server.anonymous.get('/api/content/slides')).body.total).toBe(1);
});

test('streams receipts as server-sent events until the server stops', async () => {
  await start();
  const { port } = server.app.server.address() as AddressInfo;
  const editor = await server.logIn('editor');
  const address = `http://127.0.0.1:${port}/api/publish/events`;
  const headers = { cookie: editor.cookie };
  const head = await fetch(address, { method: 'HEAD', headers });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const stream = await fetch(address, { headers });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  const { body } = await admin.post('/api/content/slides', slide);
  let text = '';
  while (!text.includes('"state":"live"')) text += (await reader.read()).value;
  expect(text).toContain('event: receipt\n');
  expect(text).toContain(`"change":${body.change},"state":"live"`);
  await server.app.close();
  while (!(await reader.read()).done);
});

test('previews a question on the page of a job that asks it', async () => {
  await start();
  const { body } = await admin.post('/api/content/jobs', {
    data: { ...sampleOf(contentTypes.job), category: 'Engineer' },
  });
  const question = { ...sampleOf(contentTypes.question), asked: 'sectors', sectors: ['Engineer'] };
  const draft = { type: 'question', id: 'preview', path: '/send-your-cv', data: question };
  const pathFor = async (change: object) => {
    const { html } = (await admin.post('/api/preview', { ...draft, data: { ...question, ...change } })).body;
    return / at ([^<]*)</.exec(html)?.[1];
  };
  expect(await pathFor({})).toBe(`/job/${body.entry.id}`);
  expect(await pathFor({ asked: 'all' })).toBe('/send-your-cv');
  expect(await pathFor({ sectors: ['Developer'] })).toBe('/send-your-cv');
});

test('renders a preview from unsaved data', async () => {
  await start();
  const draft = { type: 'slide', id: 'new', path: '/', data: { ...slide.data, title: 'Not saved' } };
  expect((await admin.post('/api/preview', draft)).body).toEqual({
    status: 200,
    html: expect.stringContaining('<h1>Not saved</h1>'),
  });
  const invalidPreview = await admin.post('/api/preview', { ...draft, data: { title: 7 } });
  expect(invalidPreview.status).toBe(422);
});
