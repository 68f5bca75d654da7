/**
 * Large uploads from one client neither block the main thread nor fill its memory. Asserts processor time, because
 * waiting times depend on the machine, and prints the waiting times of other clients.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../support/app.ts';
import { applicationForm } from '../support/applications.ts';
import { makePdfWithObjectStream } from '../support/resume-files.ts';
import { type Installation, prepare, type Server, startServer } from './installation.ts';

const MB = 1024 * 1024;
const [SECONDS, CVS] = process.env.FAULTS === 'long' ? [20, 100] : [5, 30];
const LINES = 8;
const MAX_GROWTH_BYTES = 150 * MB;

let installation: Installation;
let server: Server;
beforeAll(async () => {
  installation = await prepare(mkdtempSync(join(tmpdir(), 'floods-')));
  server = await startServer(installation);
});
afterAll(async () => {
  await server.kill();
  rmSync(installation.dataDir, { recursive: true });
});

test(`never parses a megabyte of XML sent on ${LINES} connections`, async () => {
  const xml = Buffer.from(`<a>${'<b c="&#65;&#66;">&amp;&lt;</b>'.repeat(35_000)}</a>`);
  expect(xml.length).toBeGreaterThan(MB);
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  const statuses: (number | null)[] = [];
  const otherClients = watch();
  const initialCpuMs = cpuMs();
  const endTime = performance.now() + SECONDS * 1_000;
  const lines = Array.from({ length: LINES }, async () => {
    while (performance.now() < endTime) statuses.push(await post('/api/posted-jobs', xml, 'text/xml', agent));
  });
  await Promise.all(lines);
  const msPerRequest = (cpuMs() - initialCpuMs) / statuses.length;
  agent.destroy();
  console.log(
    `${statuses.length} × 1 MB of XML, ${msPerRequest.toFixed(1)} ms of processor each; ${await otherClients.stop()}`,
  );
  // Null means that the connection was closed before the whole body was sent.
  expect(statuses.filter((status) => status !== 413 && status !== 429 && status !== null)).toEqual([]);
  // Parsing one body would take at least 50 ms.
  expect(msPerRequest).toBeLessThan(20);
});

test(`checks ${CVS} hostile CVs outside the serving process`, async () => {
  const resume = makePdfWithObjectStream('/#4a#61#76#61 '.repeat(1_000_000));
  const otherClients = watch();
  const initialCpuMs = cpuMs();
  const submissions = Array.from({ length: CVS }, async (_, n) => {
    const body = applicationForm({ jobId: installation.jobId, email: `c${n}@example.com`, resume });
    const response = await fetch(`${server.url}/api/applications`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    await response.text();
    return response.status;
  });
  const statuses = await Promise.all(submissions);
  const msPerRequest = (cpuMs() - initialCpuMs) / CVS;
  console.log(`${CVS} hostile CVs, ${msPerRequest.toFixed(1)} ms of processor each; ${await otherClients.stop()}`);
  expect(statuses.filter((status) => ![201, 422, 503].includes(status))).toEqual([]);
  // Checking one file takes at least 130 ms.
  expect(msPerRequest).toBeLessThan(50);
});

test.each([
  ['16 MB of nested elements', '<a>'.repeat((16 * MB) / 3)],
  ['10,000 unmatched closing tags', `<rss><channel>${'<a></b>'.repeat(10_000)}`],
])('rejects an import with %s without much memory', async (_, xml) => {
  const initialMemory = memory();
  let peakMemory = 0;
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, memory());
  }, 20);
  const otherClients = watch();
  const body = new FormData();
  body.append('file', new Blob([xml]), 'export.xml');
  const headers = { cookie: installation.cookie, origin: ORIGIN };
  const startedAt = performance.now();
  const { status } = await fetch(`${server.url}/api/imports/file`, { method: 'POST', body, headers });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  clearInterval(timer);
  console.log(
    `refused after ${seconds} s, +${Math.round((peakMemory - initialMemory) / MB)} MB; ${await otherClients.stop()}`,
  );
  expect(status).toBe(422);
  expect(peakMemory - initialMemory).toBeLessThan(MAX_GROWTH_BYTES);
});

function post(path: string, body: Buffer, type: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': body.length, 'x-forwarded-for': '198.51.100.7' };
    request(server.url + path, { method: 'POST', headers, agent })
      .once('error', () => resolve(null))
      .once('response', (response) => response.resume().once('close', () => resolve(response.statusCode ?? null)))
      .end(body);
  });
}

/** Processor time of the server's main thread, in milliseconds. */
function cpuMs(): number {
  const stat = readFileSync(`/proc/${server.pid}/task/${server.pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * 10;
}

/** Memory of the server and its reader processes, in bytes. */
function memory(): number {
  const children = readdirSync(`/proc/${server.pid}/task`).flatMap((task) => {
    return readIfThere(`/proc/${server.pid}/task/${task}/children`).match(/\d+/g) ?? [];
  });
  const kilobytes = [server.pid, ...children].map((pid) => {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, kb) => sum + kb * 1_024, 0);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Starts a process that polls `/healthz`. `stop` resolves to a summary of its waiting times. */
function watch() {
  const code = `
    const waits = [0];
    process.once('SIGTERM', () => {
      waits.sort((a, b) => a - b);
      const at = (share) => Math.round(waits[Math.floor(share * (waits.length - 1))]);
      console.log(waits.length + ' × /healthz: p50 ' + at(0.5) + ' ms, p99 ' + at(0.99) + ' ms, at most ' + at(1) + ' ms');
      process.exit();
    });
    for (;;) {
      const began = performance.now();
      await (await fetch('${server.url}/healthz')).text();
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    async stop(): Promise<string> {
      child.kill('SIGTERM');
      return Buffer.concat(await child.stdout.toArray())
        .toString()
        .trim();
    },
  };
}
