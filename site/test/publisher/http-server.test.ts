import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pullFeed } from '../../publisher/content/feed.ts';
import { createHttpServer } from '../../publisher/http-server.ts';
import { listFiles } from '../../publisher/output/files.ts';
import { type Published, startPublisher } from '../../publisher/test/published.ts';
import { ensureCompiled } from '../../publishing/compiled.ts';
import { dataOf, jobData } from '../support/content.ts';
import { startTestFeed, type TestFeed } from '../support/feed.ts';

let feed: TestFeed;
let published: Published;
let server: ReturnType<typeof createHttpServer>;

beforeAll(async () => {
  feed = await startTestFeed();
  feed.put('job', 'job1', jobData(1));
  published = await startPublisher(feed, await ensureCompiled());
  server = createHttpServer(published.publisher(), 'the secret');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await published.end();
  await feed.close();
});

async function call(method: string, path: string, body?: unknown, secret = 'the secret') {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

test.each(['', 'the secres', 'the secret and more'])('rejects the secret %j', async (secret) => {
  expect((await call('GET', '/status', undefined, secret)).status).toBe(401);
  expect((await call('POST', '/publish', { change: 1 }, secret)).status).toBe(401);
});

test.each([
  ['POST', '/publish', '{'],
  ['POST', '/publish', { change: 'x' }],
  ['POST', '/publish', { change: 1, batch: { since: 0 } }],
  ['POST', '/preview', { type: 'job', id: 'job1', data: [], path: '/' }],
  ['POST', '/preview', 'x'.repeat(17_000_000)],
])('%s %s rejects an unreadable request', async (method, path, body) => {
  const response = await call(method, path, body);
  expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});

test('publishes the changes in the call without requesting the feed', async () => {
  const { applied: sinceSeq } = (await call('GET', '/status')).body;
  const change = feed.put('job', 'job1', jobData(1, 'Sent along'));
  const batch = { since: sinceSeq, ...(await pullFeed(feed.address, sinceSeq)) };
  feed.break(true);
  const response = await call('POST', '/publish', { change, batch });
  feed.break(false);
  expect(response.body).toMatchObject({ applied: change, state: 'live' });
  expect(readFileSync(join(published.folder, 'job/job1/index.html'), 'utf8')).toContain('Sent along');
});

test('requests the feed if the call’s changes leave a gap', async () => {
  const change = feed.put('job', 'job1', jobData(1, 'After a gap'));
  const batch = { id: 'feed', since: change - 2, changes: [], last: change };
  expect((await call('POST', '/publish', { change, batch })).body).toMatchObject({ applied: change, state: 'live' });
  expect(readFileSync(join(published.folder, 'job/job1/index.html'), 'utf8')).toContain('After a gap');
});

test('a repeated publish returns the same receipt', async () => {
  const change = feed.put('job', 'job1', jobData(1, 'Another title'));
  const response = await call('POST', '/publish', { change });
  expect(response.body).toMatchObject({ applied: change, state: 'live', errors: [] });
  expect(response.body.pages).toContainEqual({ path: '/job/job1', action: 'written' });
  expect((await call('POST', '/publish', { change })).body).toEqual(response.body);
  expect((await call('GET', '/status')).body).toMatchObject({ applied: change, errors: [] });
});

test('renders unsaved data as a noindex preview without writing files', async () => {
  const files = listFiles(published.folder);
  const savedRequest = { type: 'job', id: 'job1', data: jobData(1, 'Only seen here'), path: '/job/job1' };
  const preview = await call('POST', '/preview', savedRequest);
  expect(preview.body).toMatchObject({ status: 200 });
  expect(preview.body.html).toContain('Only seen here');
  expect(preview.body.html).toContain('<meta name="robots" content="noindex">');
  const newPreview = await call('POST', '/preview', { ...savedRequest, id: 'not-saved', path: '/job/not-saved' });
  expect(newPreview.body.html).toContain('Only seen here');
  expect(listFiles(published.folder)).toEqual(files);
});

test('previews incomplete data, and shows “Page not found” without a page', async () => {
  const settings = {
    type: 'siteSettings',
    id: 'siteSettings',
    data: { companyName: 'Half & Done' },
    path: '/about-us',
  };
  expect((await call('POST', '/preview', settings)).body.html).toContain('Half &amp; Done');
  const unknownPreview = await call('POST', '/preview', {
    ...settings,
    data: dataOf('siteSettings', {}),
    path: '/nowhere/at/all',
  });
  expect(unknownPreview.body).toMatchObject({ status: 404, html: expect.stringContaining('Page not found') });
});
