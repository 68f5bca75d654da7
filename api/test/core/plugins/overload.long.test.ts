/** Overload: the server sends Retry-After, finishes requests in progress, and recovers. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../src/core/auth/login/password.ts';
import { createUser } from '../../../src/core/auth/users.ts';
import { PASSWORD } from '../../support/app.ts';
import { ANSWERS, type IntakeServer, MESSAGE, startIntake } from '../../support/applications.ts';
import { makePdf } from '../../support/resume-files.ts';

/** Concurrent uploads allowed in total and per network. */
const [ALL, EACH] = [200, 100];
/** Requests with a body that one network may have in progress. */
const WRITES = 600;

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.close());

interface HttpResponse {
  status: number;
  retryAfter: number;
}

interface Upload {
  outgoing: ClientRequest;
  response: Promise<HttpResponse | null>;
  /** Sends the second half of the resume. */
  finish(): void;
}

const network = (n: number) => `198.18.${n >> 8}.${n & 255}`;

/** An application with only the first half of its resume sent. */
function beginUpload(n: number, address = network(n)): Upload {
  const field = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries({ ...ANSWERS, email: `ada${n}@example.com`, jobId: server.jobId });
  const head = `${fields.map(([name, value]) => field(name, value)).join('')}--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    makePdf({ ballast: Buffer.alloc(30_000, n) }),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const halfLength = body.length >> 1;
  const headers = {
    accept: 'application/json',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': body.length,
    'x-forwarded-for': address,
  };
  const clientRequest = request(`${server.url}/api/applications`, { method: 'POST', agent: false, headers });
  const response = new Promise<HttpResponse | null>((resolve) => {
    clientRequest
      .once('error', () => resolve(null))
      .once('response', (incoming) => {
        resolve({ status: incoming.statusCode ?? 0, retryAfter: Number(incoming.headers['retry-after']) });
        incoming.resume();
      });
  });
  clientRequest.write(body.subarray(0, halfLength));
  return { outgoing: clientRequest, response, finish: () => clientRequest.end(body.subarray(halfLength)) };
}

const parts = () => server.files().filter((name) => name.endsWith('.part'));
const openFiles = () => readdirSync('/proc/self/fd').length;

test('rejects uploads over the concurrency limit with 503', async () => {
  const initialOpenFiles = openFiles();
  const uploads = Array.from({ length: ALL }, (_, n) => beginUpload(n));
  await expect.poll(() => parts().length).toBe(ALL);

  const tooMany = beginUpload(ALL);
  tooMany.finish();
  expect(await tooMany.response).toEqual({ status: 503, retryAfter: 2 });
  // Checks that other clients are served.
  expect((await fetch(`${server.url}/api/content/jobs`)).status).toBe(200);
  expect((await server.post('/api/messages', new URLSearchParams(MESSAGE))).status).toBe(201);

  for (const { finish } of uploads) finish();
  const statuses = (await Promise.all(uploads.map(({ response }) => response))).map((response) => response?.status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await server.apply()).status).toBe(201);
  expect(parts()).toEqual([]);
  await expect.poll(openFiles).toBeLessThan(initialOpenFiles + 20);
});

test('limits concurrent uploads per network, freeing slots of broken connections', async () => {
  const initialOpenFiles = openFiles();
  const uploads = Array.from({ length: EACH }, (_, n) => beginUpload(n, network(9_000)));
  await expect.poll(() => parts().length).toBe(EACH);
  const tooMany = beginUpload(EACH, network(9_000));
  tooMany.finish();
  expect(await tooMany.response).toEqual({ status: 429, retryAfter: 2 });
  const other = beginUpload(EACH, network(9_001));
  other.finish();
  expect(await other.response).toMatchObject({ status: 201 });

  for (const { outgoing } of uploads) outgoing.destroy();
  await expect.poll(() => parts().length).toBe(0);
  await expect.poll(openFiles).toBeLessThan(initialOpenFiles + 20);
  const nextUpload = beginUpload(EACH, network(9_000));
  nextUpload.finish();
  expect(await nextUpload.response).toMatchObject({ status: 201 });
});

test('limits forms in progress per network, but not reads', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': 100, 'x-forwarded-for': network(9_100) };
  const send = () => {
    const clientRequest = request(`${server.url}/api/messages`, { method: 'POST', agent: false, headers });
    clientRequest.on('error', () => undefined).flushHeaders();
    return clientRequest;
  };
  const heldRequests = Array.from({ length: WRITES }, send);
  await Promise.all(heldRequests.map((clientRequest) => once(clientRequest, 'socket')));
  const tooMany = await vi.waitUntil(
    async () => {
      const body = new URLSearchParams(MESSAGE);
      const response = await fetch(`${server.url}/api/messages`, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': network(9_100) },
      });
      return response.status === 429 ? response : null;
    },
    { timeout: 120_000 },
  );
  expect(Number(tooMany.headers.get('retry-after'))).toBe(2);
  const readOptions = { headers: { 'x-forwarded-for': network(9_100) } };
  expect((await fetch(`${server.url}/healthz`, readOptions)).status).toBe(200);
  expect((await fetch(`${server.url}/api/content/jobs`, readOptions)).status).toBe(200);
  for (const clientRequest of heldRequests) clientRequest.destroy();
});

test('rejects logins with Retry-After while the login queue is full', async () => {
  const user = { email: 'ada@example.com', name: 'Ada', role: 'editor', password: PASSWORD } as const;
  await createUser(server.db, user, server.app.clock.now());
  const logIn = (n: number) =>
    fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network(n) },
      // The attempts are for different users, so that no user's limit applies.
      body: JSON.stringify({ email: n === 0 ? user.email : `nobody${n}@example.com`, password: PASSWORD }),
    });
  // Each attempt is repeated immediately, so that the queue stays full however fast or slow the machine is.
  let isFull = true;
  const queue = Array.from({ length: 60 }, async () => {
    while (isFull) await hashPassword(PASSWORD).catch(() => setImmediate());
  });
  const limitedResponse = await logIn(1);
  expect(limitedResponse.status).toBe(429);
  expect(Number(limitedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
  isFull = false;
  await Promise.all(queue);

  expect((await logIn(2)).status).toBe(401);
  expect((await logIn(0)).status).toBe(200);
});
