/** Responses sent before the body was read must arrive, and must not block the next request on the connection. */
import { Agent, request as send } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN, startApp, type TestServer } from '../../support/app.ts';

const MB = 1024 * 1024;
const BOUNDARY = 'early-response';

let server: TestServer;
let port: number;
let cookie: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  server = await startApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  ({ cookie } = await server.logIn('editor'));
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

test.each([
  ['a 40 MB upload', '/api/products/add', 40 * MB, true, 413],
  ['a 40 MB upload by nobody', '/api/products/add', 40 * MB, false, 401],
  ['a 40 MB upload to nowhere', '/api/nothing', 40 * MB, false, 404],
  ['a 100 MB upload', '/api/products/add', 100 * MB, true, 413],
] as const)('responds to %s and the next request on its connection', async (_name, path, bytes, isEditor, status) => {
  const headers: Record<string, string> = isEditor ? { cookie, origin: ORIGIN } : {};
  expect(await upload(path, bytes, headers)).toBe(status);
  expect(await get('/healthz')).toBe(200);
});

/** Sends the body as fast as the server accepts it. Resolves to the status, even if the server ignored part of the body. */
function upload(path: string, bytes: number, headers: Record<string, string>): Promise<number> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    const request = send(
      { agent, port, path, method: 'POST', headers: { ...headers, 'content-type': type } },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    // The server may close the connection when it has discarded enough data, but only after the response.
    request.once('error', (error) => setTimeout(reject, 500, error));
    request.write(head);
    let remainingBytes = bytes;
    const writeMore = () => {
      while (remainingBytes > 0) {
        remainingBytes -= MB;
        if (!request.write(Buffer.alloc(MB))) return void request.once('drain', writeMore);
      }
      request.end(`\r\n--${BOUNDARY}--\r\n`);
    };
    writeMore();
  });
}

function get(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = send({ agent, port, path }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.setTimeout(3_000, () => request.destroy(new Error('No response.')));
    request.once('error', reject).end();
  });
}
