import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestServer } from '../../support/app.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

async function statusOf(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.end(request.replaceAll('\n', '\r\n')));
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString('latin1', 9, 12);
}

test('rejects a request with two Host headers (RFC 9112, section 3.2)', async () => {
  expect(await statusOf('GET /healthz HTTP/1.1\nHost: a\nConnection: close\n\n')).toBe('200');
  expect(await statusOf('GET /healthz HTTP/1.1\nHost: a\nhost: a\nConnection: close\n\n')).toBe('400');
});

test('rejects a compressed request, which would not be unpacked', async () => {
  const form = 'name=Ada&email=ada%40example.com&message=Hello';
  const send = (encoding: string, payload: string | Buffer) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': encoding };
    return server.app.inject({ method: 'POST', url: '/api/messages', headers, payload });
  };
  expect((await send('identity', form)).statusCode).toBe(201);
  expect((await send('gzip', gzipSync(form))).statusCode).toBe(415);
  expect((await send('GZIP', form)).json().message).toBe('Send the request without Content-Encoding.');
});

test('serves security.txt with a contact and an expiry (RFC 9116)', async () => {
  const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields.Contact).toBe(new URL('/contact-us', server.app.env.publicSiteUrl).href);
  expect(Date.parse(fields.Expires) - Date.now()).toBeGreaterThan(300 * 24 * 3_600_000);
});
