/** A draft shown by a link to a visitor without an account. */
import { Writable } from 'node:stream';
import { contentTypes } from 'content-types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../src/core/database/schema/auth.ts';
import { previewLinks } from '../../../src/core/database/schema/publishing.ts';
import { loggerOptions } from '../../../src/core/plugins/request-log.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { type FakePublisher, SECRET, startPublisher } from '../../support/fake-publisher.ts';
import { addImage, sampleOf } from '../../support/samples.ts';

const HOUR = 3_600_000;
let publisher: FakePublisher;
const clock = fakeClock('2026-06-21T09:00:00.000Z');
let server: TestServer;
let admin: Client;
let log = '';
beforeAll(async () => {
  publisher = await startPublisher();
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      log += chunk;
      callback();
    },
  });
  const logger = { ...(loggerOptions('trace', false) as object), stream };
  const env = { PUBLISHER_PORT: String(publisher.port), PUBLISHER_SECRET: SECRET };
  server = await startApp({ env, clock, logger });
  addImage(server.db);
  admin = await server.logIn();
});
beforeEach(() => {
  for (const table of [previewLinks, auditLog]) server.db.delete(table).run();
  log = '';
  publisher.state.previewStatus = 200;
});
afterAll(async () => {
  await server.close();
  await publisher.stop();
});

const draft = (title = 'Not saved $& <b>') => ({
  ...{ type: 'job', id: 'preview', path: '/job/preview' },
  data: { ...sampleOf(contentTypes.job), title },
});
const share = async (options = {}, client = admin) => client.post('/api/preview-links', { ...draft(), ...options });

test('shows a draft without an account but hides it from search engines', async () => {
  const { status, body } = await share({ hours: 2 });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: 'Not saved $& <b>', user: 'The administrator' });
  expect(body.expiresAt).toBe(new Date(clock.now() + 2 * HOUR).toISOString());
  const page = await server.anonymous.get(body.path);
  expect(page.status).toBe(200);
  expect(page.body).toContain('<h1>Not saved $& <b></h1> at /job/preview');
  expect(page.body).toMatch(
    /<body class="x"><div role="note"[^>]*>Preview only: this version isn’t live. This link expires on 21 June 2026 at 12:00\./,
  );
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  // Later saves are not shown: the link keeps the data it was created with.
  expect((await server.anonymous.get('/api/content/jobs')).body.total).toBe(0);
});

test('a preview link expires on time and its data is erased', async () => {
  const { body } = await share({ hours: 1 });
  await clock.advance(HOUR - 1);
  expect((await server.anonymous.get(body.path)).status).toBe(200);
  await clock.advance(1);
  const expiredResponse = await server.anonymous.get(body.path);
  expect(expiredResponse.status).toBe(410);
  expect(expiredResponse.body).toContain('This preview has expired');
  expect(expiredResponse.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': expect.any(String) });
  await share({ hours: 1 });
  expect(server.db.$client.prepare('SELECT count(*) AS n FROM preview_links').get()).toEqual({ n: 1 });
});

test('users with write access to an entry can revoke its preview links', async () => {
  const first = (await share()).body;
  const second = (await share({}, await server.logIn('recruiter'))).body;
  const list = async (client: Client) => client.get('/api/preview-links?type=job&id=preview');
  const links = (await list(admin)).body;
  expect(links.map(({ path }: { path: string }) => path).sort()).toEqual([first.path, second.path].sort());
  const recruiter = await server.logIn('recruiter');
  expect((await recruiter.delete(`/api/preview-links/${first.id}`)).status).toBe(204);
  expect((await server.anonymous.get(first.path)).status).toBe(410);
  expect((await server.anonymous.get(second.path)).status).toBe(200);
  expect((await list(admin)).body).toHaveLength(1);
  expect((await admin.delete(`/api/preview-links/${first.id}`)).status).toBe(404);
  const { items } = (await admin.get('/api/audit?action=job')).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'job.revokePreview',
    'job.sharePreview',
    'job.sharePreview',
  ]);

  const slide = { type: 'slide', id: 'new', path: '/', data: sampleOf(contentTypes.slide) };
  expect((await share(slide, recruiter)).status).toBe(403);
  const otherLink = (await share(slide)).body;
  expect((await recruiter.delete(`/api/preview-links/${otherLink.id}`)).status).toBe(403);
  expect((await recruiter.get('/api/preview-links?type=slide&id=new')).status).toBe(403);
});

test('preview links cannot be forged, extended or found in the log', async () => {
  const { body } = await share();
  const token = body.path.slice('/preview/'.length);
  const [id, time, signature] = token.split('.');
  const forgedLinks = [
    `${id}.${time}.${signature.slice(0, -2)}AA`,
    `${id}.${(clock.now() + 1_000 * HOUR).toString(36)}.${signature}`,
    `other0000000.${time}.${signature}`,
    `${id}.${time}`,
    id,
    '%00',
  ];
  for (const forgedPath of forgedLinks) {
    const response = await server.anonymous.get(`/preview/${forgedPath}`);
    expect([forgedPath, response.status]).toEqual([forgedPath, 404]);
    expect(response.body).not.toContain('Not saved');
  }
  await server.anonymous.get(body.path);
  await publisher.stop();
  expect((await server.anonymous.get(body.path)).status).toBe(503);
  expect(log).toContain('/preview/:token');
  expect(log).not.toContain(signature);
  const storedRows = JSON.stringify(server.db.$client.prepare('SELECT * FROM preview_links').all());
  expect(storedRows).not.toContain(signature);
  publisher = await startPublisher(publisher.port);
});

test('hides the error of a failing preview from visitors', async () => {
  const { body } = await share();
  publisher.state.previewStatus = 500;
  const response = await server.anonymous.get(body.path);
  expect(response.status).toBe(503);
  expect(response.body).toContain('isn’t available right now');
  expect(response.body).not.toContain('Not saved');
});

test('rejects an invalid draft, page or time', async () => {
  expect((await share({ data: { title: 7 } })).status).toBe(422);
  expect((await share({ path: 'https://evil.example' })).status).toBe(422);
  expect((await share({ hours: 721 })).status).toBe(422);
  expect((await share({ type: 'nothing' })).status).toBe(404);
});

test('limits concurrent previews by links and by the editor', async () => {
  const { body } = await share();
  const statusesOf = async (send: () => Promise<{ status: number }>) => {
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    return new Set(responses.map(({ status }) => status));
  };
  expect(await statusesOf(() => server.anonymous.get(body.path))).toEqual(new Set([200, 429]));
  expect(await statusesOf(() => admin.post('/api/preview', draft()))).toEqual(new Set([200, 429]));
  expect((await server.anonymous.get(body.path)).status).toBe(200);
});
