/** Invalid and incomplete uploads leave no file and no row. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { media } from '../../../src/core/database/schema/content.ts';
import { checkImage } from '../../../src/core/media/store.ts';
import { type Client, ORIGIN, startApp, type TestServer } from '../../support/app.ts';
import { HANG_MS } from '../../support/hang.ts';
import { bomb, filesOf, form, HTML, halves, noise, SVG } from '../../support/images.ts';

let server: TestServer;
let editor: Client & { cookie: string };
let base: string;
beforeAll(async () => {
  server = await startApp();
  editor = await server.logIn('editor');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(async () => {
  expect(filesOf(server.dataDir)).toEqual([]);
  expect(await server.db.$count(media)).toBe(0);
});

async function upload(file: Buffer | string, name?: string, parts?: Record<string, string>) {
  const { payload, headers } = await form(file, name, parts);
  return editor.post('/api/media', payload, headers);
}

const WRONG = 'Only JPEG, PNG, GIF, WebP, AVIF and SVG images are allowed';
const zip = Buffer.from('504b0304140000000000', 'hex');

test.each([
  ['HTML', HTML, 'page.html'],
  ['HTML called JPEG', HTML, 'page.jpg'],
  ['HTML after the signature of a GIF with one wrong byte', `GIF88a${HTML}`, 'page.gif'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<<>>', 'brochure.jpg'],
  ['a script', '#!/bin/sh\nid', 'photo.png'],
  ['ZIP', zip, 'photo.png'],
  ['TIFF', () => halves(9, 9).tiff().toBuffer(), 'photo.png'],
  ['nothing', '', 'photo.png'],
])('responds 415 to %s', async (_name, content, filename) => {
  const { status, body } = await upload(typeof content === 'function' ? await content() : content, filename);
  expect({ status, body }).toEqual({ status: 415, body: { message: WRONG } });
});

test.each([
  ['SVG with a script', SVG, 'logo.svg'],
  ['SVG with a script called PNG', SVG, 'logo.png'],
  ['SVG with a script after an XML declaration', `<?xml version="1.0"?>\n<!-- GIF89a -->${SVG}`, 'logo.gif'],
])('responds 422 to %s', async (_name, content, filename) => {
  const message = 'This SVG contains scripts, links or other files. Export it as a plain SVG or as a PNG.';
  expect(await upload(content, filename)).toMatchObject({ status: 422, body: { message } });
});

test.each([
  ['a script after the signature of a GIF', () => `GIF89a/*${HTML}*/=1;alert(1)`],
  [
    'markup after the signature of a PNG',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SVG)]),
  ],
  ['half a JPEG', async () => firstHalf(await noise(300, 200).jpeg().toBuffer())],
  ['half a PNG', async () => firstHalf(await noise(300, 200).png().toBuffer())],
  ['half a GIF', async () => firstHalf(await noise(300, 200).gif().toBuffer())],
  ['half a WebP', async () => firstHalf(await noise(300, 200).webp().toBuffer())],
  ['half an AVIF', async () => firstHalf(await noise(300, 200).avif({ effort: 0 }).toBuffer())],
])('responds 422 to %s', async (_name, make) => {
  const bytes = Buffer.from(await make());
  const rejection = { message: 'This image is damaged and can’t be read.' };
  expect(await upload(bytes)).toMatchObject({ status: 422, body: rejection });
  await expect(checkImage(bytes)).rejects.toMatchObject({ statusCode: 422, ...rejection });
});

test('accepts or rejects any damaged image without failing', async () => {
  const seeds = [
    noise(60, 40).jpeg(),
    noise(60, 40).png(),
    noise(60, 40).gif(),
    noise(60, 40).webp(),
    noise(60, 40).avif(),
  ];
  const pictures = await Promise.all(seeds.map((seed) => seed.toBuffer()));
  const change = fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255));
  const brokenFiles = fc.tuple(
    fc.constantFrom(...pictures),
    fc.array(change, { minLength: 1, maxLength: 6 }),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(brokenFiles, async ([picture, changes, isHead]) => {
      const bytes = Buffer.from(picture);
      for (const [place, value] of changes) bytes[Math.floor(place * (isHead ? 200 : bytes.length))] = value;
      const status = await checkImage(bytes).then(
        () => 200,
        (error) => error.statusCode,
      );
      expect([200, 413, 415, 422]).toContain(status);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['14,000 × 14,000 pixels in 25 kB', () => bomb(14_000, 14_000), /50 megapixels/],
  ['2 billion pixels', () => bombHeader(46_000, 46_000), /50 megapixels/],
  ['a GIF of 65,535 × 65,535 pixels', () => Buffer.from('474946383961ffffffff8000000000', 'hex'), /megapixels|damaged/],
  ['a strip higher than WebP can hold', () => bomb(2, 16_001), /16,000 pixels/],
])('does not decode a decompression bomb: %s', async (_name, make, message) => {
  const bytes = make();
  const initialMemory = process.memoryUsage().rss;
  const startedAt = performance.now();
  const { status, body } = await upload(bytes);
  expect(body.message).toMatch(message);
  expect([413, 422]).toContain(status);
  await expect(checkImage(bytes)).rejects.toMatchObject({ statusCode: status });
  expect(performance.now() - startedAt).toBeLessThan(HANG_MS);
  expect(process.memoryUsage().rss - initialMemory).toBeLessThan(100 * 2 ** 20);
});

test('responds 413 with the field’s message and keeps the connection usable', async () => {
  const { payload, headers } = await form(Buffer.alloc(22 * 2 ** 20));
  for (const _ of [1, 2]) {
    const init = { method: 'POST', body: new Uint8Array(payload), headers: { ...headers, ...session() } };
    const response = await fetch(`${base}/api/media`, init);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'Images must be under 15 MB' });
  }
});

test('rejects a body that is not a form with one image', async () => {
  const twoFiles = new FormData();
  for (const name of ['a.png', 'b.png']) twoFiles.append('file', new Blob([new Uint8Array(await tinyImage())]), name);
  const body = new Response(twoFiles);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const responses = [
    await editor.post('/api/media', Buffer.from(await body.arrayBuffer()), headers),
    await editor.post('/api/media', (await form(null, '', { alt: 'x' })).payload, (await form(null)).headers),
    await upload(await tinyImage(), 'x.png', Object.fromEntries([...'abcdefgh'].map((key) => [key, key]))),
    await upload(await tinyImage(), 'x.png', { alt: 'x'.repeat(100_000) }),
    await editor.post('/api/media', { file: 'x' }),
    await editor.post('/api/media', await tinyImage(), { 'content-type': 'image/png' }),
    await editor.post('/api/media', 'x', { 'content-type': 'multipart/form-data' }),
    await editor.post('/api/media', '', { 'content-type': 'multipart/form-data; boundary=x' }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 422, 415, 415, 400, 400]);
  for (const { body } of responses) expect(body.message).toMatch(/^[A-Z].*\.$/);
});

test('responds 400 to a truncated form', async () => {
  const { payload, headers } = await form(await tinyImage());
  for (const length of [payload.length - 4, payload.length - 30, payload.length - 60, 150, 50, 1]) {
    const { status, body } = await editor.post('/api/media', payload.subarray(0, length), headers);
    expect({ length, status, body }).toEqual({
      length,
      status: 400,
      body: { message: expect.stringMatching(/cut off|part “file”/) },
    });
  }
});

test('keeps nothing of an upload whose client disconnects midway', async () => {
  const { payload, headers } = await form(await noise(900, 700).png().toBuffer());
  for (const part of [0.001, 0.2, 0.5, 0.9, 0.999]) {
    const uploadRequest = request(`${base}/api/media`, {
      method: 'POST',
      headers: { ...headers, ...session(), 'content-length': payload.length },
    });
    uploadRequest.on('error', () => {});
    uploadRequest.write(payload.subarray(0, Math.floor(payload.length * part)));
    await expect.poll(() => filesOf(server.dataDir)).toHaveLength(1);
    uploadRequest.destroy();
    await expect.poll(() => filesOf(server.dataDir)).toEqual([]);
  }
});

test('removes the written variants if another variant cannot be written', async () => {
  const bytes = await halves(500, 250).png().toBuffer();
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  mkdirSync(join(server.dataDir, 'media', `${id}-480.webp`, 'in the way'), { recursive: true });
  const { status, body } = await upload(bytes);
  expect(status).toBe(500);
  expect(body.message).not.toContain('media');
});

test('returns 507 without leaving files when the database is full', async () => {
  const { $client: sqlite } = server.db;
  const pages = sqlite.pragma('page_count', { simple: true }) as number;
  sqlite.pragma(`max_page_count = ${pages + 2}`);
  const fill = () => {
    for (;;) audit(server.db, { userId: null, at: Date.now() }, 'fill', '');
  };
  expect(fill).toThrow('full');
  const { status, body } = await upload(await halves(500, 250).png().toBuffer());
  sqlite.pragma('max_page_count = 1000000');
  expect({ status, body }).toEqual({
    status: 507,
    body: { message: 'The server has no space left. Nothing was saved.' },
  });
});

test('responds 401 or 403 before reading the body', async () => {
  const { payload, headers } = await form(await tinyImage());
  const recruiter = await server.logIn('recruiter');
  expect((await server.anonymous.post('/api/media', payload, headers)).status).toBe(401);
  expect((await recruiter.post('/api/media', payload, headers)).status).toBe(403);
  expect((await editor.post('/api/media', payload, { ...headers, origin: 'https://evil.example' })).status).toBe(403);
});

function session() {
  return { cookie: editor.cookie, origin: ORIGIN };
}

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function tinyImage(): Promise<Buffer> {
  return halves(8, 8).png().toBuffer();
}

/** Returns a PNG with only a header of this size, so that the test itself needs little memory. */
function bombHeader(width: number, height: number): Buffer {
  const bytes = bomb(8, 8);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
