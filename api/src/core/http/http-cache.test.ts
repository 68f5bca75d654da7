import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type CachedResponse, cachedResponse, negotiateEncoding, sendCached } from './http-cache.ts';

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('parses Accept-Encoding %j as %j', (header, encoding) => expect(negotiateEncoding(header)).toBe(encoding));

test('sends responses uncompressed while many responses await compression', async () => {
  const app = Fastify();
  const pages = Array.from({ length: 40 }, (_, n) => cachedResponse(Buffer.from(`page ${n} `.repeat(20_000))));
  app.get<{ Params: { n: number } }>('/:n', (request, reply) =>
    sendCached(request, reply, pages[request.params.n] as CachedResponse),
  );
  const visit = async (n: number) => {
    const { headers, rawPayload } = await app.inject({ url: `/${n}`, headers: { 'accept-encoding': 'gzip' } });
    const isCompressed = headers['content-encoding'] === 'gzip';
    const body = isCompressed ? gunzipSync(rawPayload) : rawPayload;
    return { isCompressed, isRight: body.equals(pages[n]?.body ?? Buffer.of()), etag: headers.etag };
  };
  const pageIndexes = pages.map((_, n) => n);
  const first = await Promise.all(pageIndexes.map(visit));
  expect(first.every(({ isRight }) => isRight)).toBe(true);
  expect(first.filter(({ isCompressed }) => !isCompressed).length).toBeGreaterThan(20);
  // The ETag of an uncompressed body names no encoding.
  expect(first.every(({ isCompressed, etag }) => String(etag).endsWith('-gzip"') === isCompressed)).toBe(true);
  await Promise.all(pages.flatMap(({ encoded }) => [...encoded.values()]));
  const second = await Promise.all(pageIndexes.map(visit));
  expect(second.every(({ isCompressed, isRight }) => isCompressed && isRight)).toBe(true);
  await app.close();
});
