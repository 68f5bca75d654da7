/**
 * Hundreds of connections that send a byte at intervals: other clients are served as usual, and the slow ones are disconnected.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { HANG_MS } from '../support/hang.ts';
import { apply, emptyLedger, type Installation, prepare, type Server, startServer, write } from './installation.ts';
import { losses } from './losses.ts';

/** The number of connections of each kind. The long run lasts longer than the slowest request may take. */
const [LINES, SECONDS] = process.env.FAULTS === 'long' ? [150, 180] : [60, 4];
const EVERY_MS = 400;
/** The memory limit in bytes per connection, for buffers of Node, the form parser and the upload. */
const MAX_CONNECTION_BYTES = 200_000;

let installation: Installation;
let server: Server;
beforeAll(async () => {
  installation = await prepare(mkdtempSync(join(tmpdir(), 'slow-')));
  server = await startServer(installation);
});
afterAll(async () => {
  await server.kill();
  rmSync(installation.dataDir, { recursive: true });
});

const head = (path: string, type: string, n: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\naccept: application/json\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\nx-forwarded-for: 198.51.100.${n % 5}\r\n\r\n`;

/** The text sent first, and the text that then follows endlessly, byte by byte. */
const KINDS = {
  headers: () => ['GET / HTTP/1.1\r\nhost: x\r\n', 'x-slow: slow\r\n'],
  body: (n) => [head('/api/messages', 'application/json', n), '{"name": "a'],
  upload: (n) => [
    `${head('/api/applications', 'multipart/form-data; boundary=b', n)}--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`,
    '% slow \n',
  ],
} satisfies Record<string, (n: number) => [whole: string, slow: string]>;

test(
  `${LINES * 3} connections trickling for ${SECONDS} s delay no other request`,
  async () => {
    const ledger = emptyLedger();
    const serveOthers = async () => {
      const startedAt = performance.now();
      const page = await fetch(`${server.url}/api/content/jobs`);
      const statuses = [page.status, await apply(server, installation, ledger), await write(server, ledger)];
      expect(statuses).toEqual([200, 201, 201]);
      return performance.now() - startedAt;
    };
    for (let n = 0; n < 10; n += 1) await serveOthers();
    const initialMemory = memoryOf(server.pid);

    const lines = Object.values(KINDS).flatMap((kind) => Array.from({ length: LINES }, (_, n) => trickle(...kind(n))));
    const endTime = performance.now() + SECONDS * 1_000;
    await expect.poll(() => partsIn(installation)).toBe(LINES);
    const waits: number[] = [];
    const memory: number[] = [];
    while (performance.now() < endTime) {
      waits.push(await serveOthers());
      memory.push(memoryOf(server.pid));
      await sleep(100);
    }
    expect(Math.max(...waits)).toBeLessThan(HANG_MS);
    expect(Math.max(...memory) - initialMemory).toBeLessThan(50_000_000 + lines.length * MAX_CONNECTION_BYTES);
    const isOpen = lines.filter(({ socket }) => !socket.destroyed).length;
    console.log(
      `${lines.length} slow lines for ${SECONDS} s, ${isOpen} still open; others served ${waits.length} times, at most ${Math.round(Math.max(...waits))} ms; memory ${mb(initialMemory)} before, at most ${mb(Math.max(...memory))}, ${mb(memory.at(-1) ?? 0)} in the end`,
    );
    if (process.env.FAULTS === 'long') {
      expect(isOpen).toBe(0);
      const headers = lines.slice(0, LINES).map(({ openFor }) => openFor());
      expect(Math.max(...headers)).toBeLessThan(30_000);
      // A client that is disconnected while writing may miss the response.
      expect(lines.filter(({ response }) => response() === 408).length).toBeGreaterThan(lines.length / 2);
    }

    for (const { socket } of lines) socket.destroy();
    await expect.poll(() => partsIn(installation)).toBe(0);
    await serveOthers();
    await server.kill();
    expect(losses(installation.dataDir, ledger)).toEqual([]);
  },
  60_000 + SECONDS * 2_000,
);

test('rejects endless headers with 408 before disconnecting', async () => {
  const app = await startApp({ timeouts: { headersMs: 1_000 } });
  try {
    await app.app.listen({ port: 0 });
    const line = trickle(...KINDS.headers(), (app.app.server.address() as AddressInfo).port);
    // Node's default timeout would be sixty seconds.
    await expect.poll(() => line.socket.destroyed).toBe(true);
    expect(line.response()).toBe(408);
    expect(line.openFor()).toBeGreaterThan(900);
  } finally {
    await app.close();
  }
});

interface Line {
  socket: Socket;
  /** The duration of the connection until now, or until it closed, in milliseconds. */
  openFor(): number;
  /** The status of the response, or 0 if there was no response. */
  response(): number;
}

function trickle(wholeText: string, slowPart: string, port = Number(new URL(server.url).port)): Line {
  let receivedText = '';
  let position = 0;
  const startedAt = performance.now();
  let endedAt: number | null = null;
  const socket = connect(port, '127.0.0.1', () => socket.write(wholeText));
  const timer = setInterval(() => socket.write(slowPart[position++ % slowPart.length] ?? ''), EVERY_MS);
  socket.on('data', (data) => {
    receivedText += data;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      clearInterval(timer);
      endedAt = performance.now();
    });
  return {
    socket,
    openFor: () => (endedAt ?? performance.now()) - startedAt,
    response: () => Number(/^HTTP\/1\.1 (\d+)/.exec(receivedText)?.[1] ?? 0),
  };
}

/** The number of uploads in progress. */
function partsIn({ dataDir }: Installation): number {
  return readdirSync(join(dataDir, 'resumes')).filter((name) => name.endsWith('.part')).length;
}

function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
