/** The public addresses of images. */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { imagePath, mediaPath } from 'content-types/media/image-widths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoredImage, storeImage } from '../../../src/core/media/store.ts';
import { startApp, type TestServer } from '../../support/app.ts';
import { noise } from '../../support/images.ts';

let server: TestServer;
let port: number;
let image: StoredImage;
beforeAll(async () => {
  server = await startApp();
  const parts = { db: server.db, dataDir: server.dataDir, clock: server.app.clock };
  const bytes = await noise(600, 400).png().toBuffer();
  image = await storeImage(parts, bytes, { name: 'noise.png', alt: '', userId: null });
  writeFileSync(join(server.dataDir, 'media', 'secret.txt'), 'secret');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends the path unchanged; fetch and inject would normalise it. */
function raw(path: string, method = 'GET', headers = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; headers: object; body: Buffer }>();
  request({ port, path, method, headers }, async (response) => {
    const body = Buffer.concat(await response.toArray());
    resolve({ status: response.statusCode, headers: response.headers, body });
  })
    .on('error', reject)
    .end();
  return promise;
}

test.each(['avif', 'webp'] as const)('serves %s completely, with its type, cacheable for ever', async (format) => {
  for (const width of [480, 600]) {
    const { status, headers, body } = await raw(mediaPath(image.id, width, format));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toEqual(await readFile(join(server.dataDir, 'media', `${image.id}-${width}.${format}`)));
  }
});

test('imagePath returns the address of the largest variant', async () => {
  expect(imagePath({ ...image, alt: '' })).toBe(mediaPath(image.id, 600, 'webp'));
  expect((await raw(imagePath({ ...image, alt: '' }))).status).toBe(200);
});

test('HEAD requests and matching ETags get headers without a body', async () => {
  const path = mediaPath(image.id, 600, 'webp');
  const get = await raw(path);
  const head = await raw(path, 'HEAD');
  const etag = String((get.headers as { etag?: string }).etag);
  const headerNames = ['content-type', 'content-length', 'cache-control', 'content-security-policy', 'etag'] as const;
  const pickHeaders = (headers: Record<string, unknown>) => headerNames.map((name) => headers[name]);
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(pickHeaders({ ...head.headers })).toEqual(pickHeaders({ ...get.headers }));
  for (const matchingEtag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, body, headers } = await raw(path, 'GET', { 'if-none-match': matchingEtag });
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
    expect(headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
  }
  expect((await raw(path, 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('serves no image or private file for a wrong path', async () => {
  const { id } = image;
  const paths = [
    'secret.txt',
    '../app.db',
    '..%2fapp.db',
    '..%2Fapp.db',
    '%2e%2e/app.db',
    '%2e%2e%2fapp.db',
    '..%5capp.db',
    '..%252fapp.db',
    '....//app.db',
    '%c0%ae%c0%ae/app.db',
    `..;/app.db`,
    `/app.db`,
    `%2fetc%2fpasswd`,
    `${id}-600.webp/../../app.db`,
    `${id}-600.webp/..%2f..%2fapp.db`,
    `${id}-600.webp%00`,
    `${id}-600.webp%00.avif`,
    `${id}-600.webp%20`,
    `${id}-600.webp%0a`,
    `${id}-600.webp/`,
    `${id}-600.webp;x`,
    `${id}-600.WEBP`,
    `${id.toUpperCase()}-600.webp`,
    `%2e/${id}-600.webp`,
    `.%2f${id}-600.webp`,
    `tmp%2f${id}-600.webp`,
    `${id}-0600.webp`,
    `${id}-601.webp`,
    `${id}-1600.webp`,
    `${id}-600.png`,
    `${id}-99999999999.webp`,
    `${'f'.repeat(32)}-600.webp`,
    `${'x'.repeat(500)}`,
    '%',
    '%zz',
    '',
    '.',
    '..',
  ];
  for (const path of paths) {
    const { status, body, headers } = await raw(`/media/${path}`);
    // A resolved `..` leads to the site, which responds with 503 because it is not published here.
    expect([400, 404, 414, 503], path).toContain(status);
    expect(body.toString('latin1'), path).not.toMatch(/secret|SQLite|root:/);
    expect(headers, path).not.toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
  }
});

test('rejects POST, PUT, PATCH and DELETE requests for an image', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status } = await raw(mediaPath(image.id, 600, 'webp'), method);
    expect([404, 405]).toContain(status);
  }
});
