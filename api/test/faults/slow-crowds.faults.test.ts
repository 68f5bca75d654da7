/** A few networks try to occupy all capacity with slow requests, idle connections and unread responses: others are served. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../src/core/auth/users.ts';
import { createDocument } from '../../src/core/content/documents/save.ts';
import { systemClock } from '../../src/core/lib/clock.ts';
import { ORIGIN, PASSWORD, startApp } from '../support/app.ts';
import { HANG_MS } from '../support/hang.ts';
import { TERMS } from '../support/samples.ts';
import {
  apply,
  emptyLedger,
  type Installation,
  prepare,
  type Server,
  save,
  startServer,
  write,
} from './installation.ts';

/** Numbers of slow requests, above the concurrency limits of 200 uploads and, in the long run, 2,000 writes. */
const [UPLOADS, WRITES, SECONDS] = process.env.FAULTS === 'long' ? [400, 2_000, 40] : [240, 0, 3];
const NETWORKS = 4;
const EMAIL = 'owner@example.com';

let installation: Installation;
let server: Server;
beforeAll(async () => {
  installation = await prepare(mkdtempSync(join(tmpdir(), 'crowds-')));
  const app = await startApp({ dataDir: installation.dataDir, clock: systemClock });
  await createUser(app.db, { email: EMAIL, name: 'Owner', role: 'administrator', password: PASSWORD }, Date.now());
  await app.close();
  server = await startServer(installation);
});
afterAll(async () => {
  await server.kill();
  rmSync(installation.dataDir, { recursive: true });
});

test(`${UPLOADS + WRITES} slow requests from ${NETWORKS} networks do not stop others`, async () => {
  const slowClients = [
    ...Array.from({ length: UPLOADS }, (_, n) => sendSlowly('/api/applications', 'multipart/form-data; boundary=b', n)),
    ...Array.from({ length: WRITES }, (_, n) => sendSlowly('/api/messages', 'application/json', n)),
  ];
  await Promise.all(slowClients.map(({ isSent }) => isSent));
  await sleep(1_000);
  const ledger = emptyLedger();
  const waits: number[] = [];
  const statuses: Record<string, number> = {};
  const endTime = performance.now() + SECONDS * 1_000;
  while (performance.now() < endTime) {
    const startedAt = performance.now();
    const served = {
      apply: await apply(server, installation, ledger),
      write: await write(server, ledger),
      save: await save(server, installation, ledger),
      login: await logIn(),
    };
    waits.push(performance.now() - startedAt);
    for (const [what, status] of Object.entries(served)) {
      statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
    }
    await sleep(100);
  }
  for (const { stop } of slowClients) stop();
  const connectionCount = slowClients.reduce((sum, { opened }) => sum + opened(), 0);
  console.log(
    `${connectionCount} slow requests; ${JSON.stringify(statuses)}, the four at most ${Math.round(Math.max(...waits))} ms`,
  );
  expect(Object.keys(statuses).sort()).toEqual(['apply 201', 'login 200', 'save 201', 'write 201']);
  expect(Math.max(...waits)).toBeLessThan(HANG_MS);
});

test('disconnects only clients that send a body slower than 1 kB/s', async () => {
  const { app, close } = await startApp({ timeouts: { slowBodyMs: 1_000 } });
  try {
    await app.listen({ port: 0 });
    const slow = send(app, head('/api/messages', 'application/json'), '{"name": "');
    const fasterClient = send(app, head('/api/messages', 'application/json'), '{"name": "');
    const timer = setInterval(() => {
      slow.socket.write('a'.repeat(50));
      fasterClient.socket.write('a'.repeat(200));
    }, 100);
    await expect.poll(() => slow.socket.destroyed).toBe(true);
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
    await sleep(1_500);
    expect(fasterClient.socket.destroyed).toBe(false);
    clearInterval(timer);
    await expect.poll(() => fasterClient.socket.destroyed).toBe(true);
  } finally {
    await close();
  }
});

test('disconnects clients that send or read nothing, but not slow readers', async () => {
  const { app, dataDir, close } = await startApp({ timeouts: { idleMs: 1_000, headersMs: 1_000 } });
  await mkdir(join(dataDir, 'site/feeds'), { recursive: true });
  writeFileSync(join(dataDir, 'site/feeds/indeed.xml'), Buffer.alloc(20_000_000, 'a job'));
  try {
    await app.listen({ port: 0 });
    const get = 'GET /feeds/indeed.xml HTTP/1.1\r\nhost: x\r\n\r\n';
    const idleClient = send(app, '');
    const unread = send(app, get);
    unread.socket.pause();
    const reader = send(app, get);
    reader.socket.pause();
    const readTimer = setInterval(() => reader.socket.read(1_000_000), 300);
    const bothClosed = Promise.all([idleClient, unread].map(({ socket }) => once(socket, 'close')));
    const countOpen = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
    await expect.poll(countOpen).toBe(1);
    await sleep(1_500);
    expect(await countOpen()).toBe(1);
    clearInterval(readTimer);
    for (const { socket } of [idleClient, unread, reader]) socket.destroy();
    await bothClosed;
  } finally {
    await close();
  }
});

test('disconnects only clients that read a byte at a time', async () => {
  const { app, db, close } = await startApp({ timeouts: { slowReadMs: 1_000 } });
  const data = {
    ...initialData(contentTypes.job.fields),
    ...TERMS,
    title: 'x'.repeat(100),
    description: richTextFromPlain('Work. '.repeat(6_000)),
  };
  for (let n = 0; n < 1_000; n += 1) createDocument(db, contentTypes.job, { data }, { userId: null, at: Date.now() });
  const readers: Socket[] = [];
  try {
    await app.listen({ port: 0 });
    const readSlowly = (path: string, bytes: number) => {
      const { socket } = send(app, `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      const timer = setInterval(() => socket.read(bytes), 100);
      socket.pause().once('close', () => clearInterval(timer));
      readers.push(socket);
      return socket;
    };
    const paths = ['/api/content/changes?limit=1000', '/api/content/jobs?limit=1000'];
    for (const path of paths) readSlowly(path, 1);
    const fasterClient = readSlowly('/api/content/changes?limit=1000', 200_000);
    const countOpen = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
    await expect.poll(countOpen).toBe(1);
    expect(fasterClient.destroyed).toBe(false);
  } finally {
    for (const socket of readers) socket.destroy();
    await close();
  }
});

test('limits connections per network, including each network behind a proxy', async () => {
  const { app, close } = await startApp({ env: { TRUST_PROXY: '127.0.0.9' } });
  const sockets: Socket[] = [];
  const openSocket = (localAddress: string) => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    sockets.push(socket);
    return once(socket, 'connect').then(() => socket);
  };
  const responds = (socket: Socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  };
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const slowClients = await Promise.all(Array.from({ length: 300 }, () => openSocket('127.0.0.2')));
    await expect.poll(() => slowClients.filter(({ destroyed }) => !destroyed).length).toBe(256);
    expect(await responds(await openSocket('127.0.0.2'))).toBe(false);
    expect(await responds(await openSocket('127.0.0.3'))).toBe(true);
    for (const socket of slowClients) socket.destroy();
    await expect.poll(async () => responds(await openSocket('127.0.0.2'))).toBe(true);
    const visitors = await Promise.all(Array.from({ length: 300 }, () => openSocket('127.0.0.9')));
    expect(await Promise.all(visitors.map(responds))).toEqual(Array(300).fill(true));
    expect(app.server.maxConnections).toBeGreaterThan(100);
  } finally {
    for (const socket of sockets) socket.destroy();
    await close();
  }
});

function head(path: string, type: string, address = '198.51.100.1'): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\naccept: application/json\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\nx-forwarded-for: ${address}\r\n\r\n`;
}

interface Running {
  server: { address(): unknown };
}

function send({ server }: Running, ...texts: string[]) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => texts.every((text) => socket.write(text)));
  let receivedText = '';
  socket
    .on('error', () => undefined)
    .on('data', (data) => {
      receivedText += data;
    });
  return { socket, received: () => receivedText };
}

/** Sends a byte per second, and reconnects whenever the server disconnects it. */
function sendSlowly(path: string, type: string, n: number) {
  const start = type.startsWith('multipart')
    ? '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n'
    : '{"name": "a';
  const headSent = Promise.withResolvers<void>();
  let isOver = false;
  let connectionCount = 0;
  let socket = openConnection();
  const timer = setInterval(() => socket.writable && socket.write('a'), 1_000);
  function openConnection(): Socket {
    connectionCount += 1;
    const connection = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      connection.write(head(path, type, `198.51.100.${n % NETWORKS}`) + start, () => headSent.resolve());
    });
    return connection
      .on('error', () => undefined)
      .on('data', () => undefined)
      .on('close', async () => {
        await sleep(200);
        if (!isOver) socket = openConnection();
      });
  }
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    socket.destroy();
  };
  return { isSent: headSent.promise, opened: () => connectionCount, stop };
}

let logins = 0;

async function logIn(): Promise<number> {
  logins += 1;
  const headers = {
    'content-type': 'application/json',
    origin: ORIGIN,
    'x-forwarded-for': `203.0.113.${logins % 250}`,
  };
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
  return (await fetch(`${server.url}/api/session`, { method: 'POST', headers, body })).status;
}
