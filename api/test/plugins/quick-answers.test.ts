/** The short way to published files gives what the long way gives. The long way tells the id of each request. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestServer } from '../support/app.ts';

const PICTURE = `${'a'.repeat(32)}-600.webp`;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startApp();
  write('site/about-us/index.html', `<title>About us</title>${'<p>Words.</p>'.repeat(500)}`);
  write(`media/${PICTURE}`, 'as good as a picture'.repeat(100));
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

function write(path: string, text: string) {
  const target = join(server.dataDir, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}

interface Answer {
  status: number;
  /** But for those that are another in each answer. */
  headers: IncomingHttpHeaders;
  body: string;
  isQuick: boolean;
}

function ask(path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const { 'x-request-id': id, date: _, ...kept } = response.headers;
      resolve({ status: response.statusCode ?? 0, headers: kept, body, isQuick: id === undefined });
    })
      .once('error', reject)
      .end();
  });
}

/** Asks until the answer is a quick one. */
async function twice(path: string, headers = {}, method = 'GET') {
  const long = await ask(path, headers, 'GET');
  let quick = await ask(path, headers, method);
  for (let n = 0; n < 50 && !quick.isQuick; n += 1) {
    await sleep(20);
    quick = await ask(path, headers, method);
  }
  return { long, quick };
}

test.each([
  ['a page', '/about-us', {}],
  ['a page in brotli', '/about-us', { 'accept-encoding': 'gzip, deflate, br' }],
  ['a page in gzip', '/about-us', { 'accept-encoding': 'gzip' }],
  ['a picture', `/media/${PICTURE}`, { 'accept-encoding': 'gzip, br' }],
])('%s comes with the same headers and bytes, HEAD and 304 too', async (_, path, headers) => {
  const { long, quick } = await twice(path, headers);
  expect(long).toMatchObject({ status: 200, isQuick: false });
  expect(quick).toEqual({ ...long, isQuick: true });
  expect(await ask(path, headers, 'HEAD')).toEqual({ ...long, body: '', isQuick: true });
  const again = await twice(path, { ...headers, 'if-none-match': long.headers.etag });
  expect(again.long).toMatchObject({ status: 304, body: '', isQuick: false });
  const told = ['cache-control', 'etag', 'vary', 'connection', 'keep-alive'];
  const headersOf304 = Object.entries(again.long.headers).filter(([name]) => told.includes(name));
  expect(again.quick).toEqual({ ...again.long, headers: Object.fromEntries(headersOf304), isQuick: true });
  expect(again.quick.headers.etag).toBe(long.headers.etag);
});

test('all that is out of the ordinary goes the long way', async () => {
  const { quick } = await twice('/about-us');
  expect(quick.isQuick).toBe(true);
  expect(await ask('/about-us', { range: 'bytes=0-6' })).toMatchObject({ status: 206, isQuick: false });
  expect(await ask('/about-us', { 'if-none-match': '"another"' })).toMatchObject({ status: 200, isQuick: false });
  expect(await ask('/about-us?a=1')).toMatchObject({ status: 200, isQuick: false });
  expect(await ask('/about-us', {}, 'POST')).toMatchObject({ status: 404, isQuick: false });
  expect(await ask('/about-us/')).toMatchObject({ status: 308, isQuick: false });
});

test('what was published a moment ago is shown, and what was removed is not', async () => {
  write('site/moved/index.html', '<title>Old</title>');
  expect((await twice('/moved')).quick.isQuick).toBe(true);
  write('site/moved/index.html', '<title>New</title>');
  const { long, quick } = await twice('/moved');
  expect(Buffer.from(long.body, 'base64').toString()).toBe('<title>New</title>');
  expect(quick).toEqual({ ...long, isQuick: true });
  renameSync(join(server.dataDir, 'site/moved'), join(server.dataDir, 'site/elsewhere'));
  expect((await ask('/moved')).status).toBe(503);
});
