/** SECURITY.md, rows 21 to 23: a body is validated before anything is stored, whatever its content type. */

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/core/app.ts';
import { CHEAP } from '../../src/core/http/public-limits.ts';
import { ORIGIN, startApp, type TestServer } from '../support/app.ts';
import { addressOf, closedRoutes, isWrite, partFor, type Route, sendRequest, snapshot, withWeakness } from './kit.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startApp();
  ({ cookie } = await server.logIn());
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const TYPES = [
  'application/json',
  'Application/JSON',
  'application/json;',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;charset="utf-8',
  'application/json\t',
  'application/json\t; charset=utf-8',
  ' application/json',
  '\tapplication/json',
  'application/json garbage',
  'application/json,text/plain',
  'application/json\u00a0',
  'application/json/',
  'application/jsonp',
  'application/json+x',
  'application/vnd.api+json',
  'application/problem+json',
  'text/json',
  'text/plain',
  'text/html',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/octet-stream',
  'application/x-ndjson',
  '*/*',
  'nonsense',
  '',
];

/** Bodies that none of our schemas allows. */
const BODIES = ['{"surprise":1}', '{"data":{"surprise":1},"version":1}', 'surprise=1', '[1]', '"x"'];

/** Whether a route takes no body. Such a route may ignore a body without bypassing a check. */
function takesNoBody(app: App, route: Route): boolean {
  const schema = app.swagger().paths?.[route.url.replace(/:(\w+)/g, '{$1}')];
  const operation = schema?.[route.method.toLowerCase() as 'post'] as { requestBody?: unknown } | undefined;
  return operation?.requestBody === undefined;
}

describe('row 22: thirty content types for an invalid body', () => {
  test('rejects the body at every write route without storing anything', async () => {
    const initialRows = snapshot(server.app, ['sessions', 'login_attempts', 'audit_log']);
    const writes = closedRoutes(server.app).filter(isWrite);
    const bodyRoutes = writes.filter((route) => !takesNoBody(server.app, route));
    expect(bodyRoutes.length).toBeGreaterThan(80);
    expect(await findAccepted(server.app, bodyRoutes)).toEqual([]);
    expect(snapshot(server.app, ['sessions', 'login_attempts', 'audit_log'])).toEqual(initialRows);
  });

  test('control: detects a write route that validates only JSON', async () => {
    const careless = (app: App) => {
      app.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_request: unknown, body: unknown) => body);
      app.post('/api/careless', { config: { public: CHEAP }, schema: { hide: true } }, async (_request, reply) =>
        reply.code(204).send(),
      );
    };
    const acceptedBodies = await withWeakness(careless, (app) =>
      findAccepted(app, [{ method: 'POST', url: '/api/careless' }]),
    );
    expect(acceptedBodies.length).toBeGreaterThan(0);
  });
});

describe('row 23: request smuggling', () => {
  const REQUESTS: Record<string, string> = {
    'a length and chunks':
      'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    'chunks and a length':
      'transfer-encoding: chunked\r\ncontent-length: 60\r\n\r\n5c\r\nGET /smuggled HTTP/1.1\r\ncontent-length: 15\r\n\r\nx=1\r\n0\r\n\r\n',
    'two lengths': 'content-length: 2\r\ncontent-length: 30\r\n\r\n{}',
    'a length with a sign': 'content-length: +2\r\n\r\n{}',
    'a hexadecimal length': 'content-length: 0x2\r\n\r\n{}',
    'chunks spelled badly': 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
    'a tab before chunked': 'transfer-encoding:\tchunked\x0b\r\n\r\n0\r\n\r\n',
    'a blank before the colon of chunks': 'transfer-encoding : chunked\r\ncontent-length: 2\r\n\r\n{}',
    'chunks in a list of lengths': 'content-length: 2\r\ntransfer-encoding: identity, chunked\r\n\r\n0\r\n\r\n',
    'chunked after another header’s line feed':
      'x-a: 1\ntransfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    'equal lengths in one header': 'content-length: 2, 2\r\n\r\n{}',
    'a bare line feed after a chunk size':
      'transfer-encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    'a bare line feed in a chunk’s extension':
      'transfer-encoding: chunked\r\n\r\n2;\n{}\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    'chunks twice': 'transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n',
    'chunks and identity': 'transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n',
    'a blank before the colon': 'content-length : 2\r\n\r\n{}',
    'a folded header': 'x-a: 1\r\n content-length: 30\r\ncontent-length: 2\r\n\r\n{}',
    'a chunk size that overflows': 'transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n',
    'a bare line feed': 'x-a: 1\ncontent-length: 30\r\n\r\n{}',
    'a NUL in a header': 'x-a: 1\0\r\ncontent-length: 2\r\n\r\n{}',
  };

  test.each(Object.keys(REQUESTS))('rejects %s with a single 400 response', async (name) => {
    const response = await raw(
      `POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${REQUESTS[name]}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(response).not.toContain('smuggled');
  });

  test('control: the same request in valid form is accepted', async () => {
    const response = await raw(
      'POST /api/messages HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
    );
    expect(response).toMatch(/^HTTP\/1\.1 422 /);
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])('rejects the method %s', async (method) => {
    const response = await raw(
      `${method} /api/session HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-secret: 1\r\n\r\n`,
    );
    expect(response).not.toMatch(/^HTTP\/1\.1 2/);
    expect(response).not.toContain('x-secret');
  });

  test('rejects oversized headers', async () => {
    const response = await raw(`GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
  });
});

/** Returns the invalid requests that were accepted. Each route gets one sixth of the content types, or all in a long run. */
async function findAccepted(app: App, routes: Route[]): Promise<string[]> {
  const acceptedBodies: string[] = [];
  for (const [n, route] of routes.entries()) {
    const types = [...TYPES.entries()];
    for (const [m, type] of routes.length > 1 ? partFor(types, n, 6) : types) {
      const payload = BODIES[(n + m) % BODIES.length];
      const headers = { cookie, origin: ORIGIN, 'content-type': type };
      const { status } = await sendRequest(app, { method: route.method, url: addressOf(route), headers, payload });
      if (status < 400 || status >= 500)
        acceptedBodies.push(`${status} ${route.method} ${route.url}: ${type} ${payload}`);
    }
  }
  return acceptedBodies;
}

/** Sends `bytes` and returns the response, read until the connection closes or no more data arrives. */
async function raw(bytes: string): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let response = '';
  socket.setEncoding('latin1').on('data', (text) => (response += text));
  socket.setTimeout(2_000, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return response;
}
