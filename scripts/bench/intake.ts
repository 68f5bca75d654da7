/** Applications with a resume of 1 MB and messages, acknowledged and on the disk: how many a second, and how long each waits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makePdf } from '../../api/test/resume-files.ts';
import { freePort } from '../lib/machine.ts';
import { percentile, time } from './figures.ts';
import { startSystem } from './system.ts';

const PEER = fileURLToPath(new URL('intake-peer.ts', import.meta.url));
const WARM_UP_MS = 1_500;
const SECONDS = Number(process.env.SECONDS ?? 8);
const RESUME = makePdf({ ballast: randomBytes(1024 * 1024) });

interface Load {
  path: string;
  connections: number;
  contentType: string;
  /** The body of the nth request: no two are the same. */
  body(n: number): Buffer[];
}

interface Figures {
  aSecond: number;
  p50: number;
  p99: number;
}

export async function benchIntake(): Promise<void> {
  const system = await startSystem(0, { TRUST_PROXY: 'loopback' });
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-'));
  const { items } = await system.call<{ items: { id: string }[] }>('GET', '/api/content/jobs?limit=1');
  const loads = { applications: applications(items[0]?.id ?? ''), messages };
  const peer = await startPeer(folder);
  try {
    for (const [name, load] of Object.entries(loads)) {
      const ours = await measured(system.address, load);
      const bare = await measured(peer.address, load);
      console.log(`${name}, ${load.connections} connections, ${SECONDS} s, each acknowledged when it is on the disk`);
      console.log(`  ${inWords(ours)}`);
      console.log(`  ${inWords(bare)}: bare Fastify, one fsync and one insert, no checks, no mails`);
      console.log(`  ${(ours.aSecond / bare.aSecond).toFixed(2)} of the bare server's`);
    }
  } finally {
    peer.process.kill();
    await system.stop();
    rmSync(folder, { recursive: true });
  }
}

function applications(jobId: string): Load {
  const boundary = 'a-boundary-that-is-in-no-resume';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const fixed = part('jobId', jobId) + part('fullName', 'Ada Lovelace') + part('phone', '020 7946 0123');
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    path: '/api/applications',
    connections: 8,
    contentType: `multipart/form-data; boundary=${boundary}`,
    body(n) {
      const typed = fixed + part('email', `ada${n}@example.com`) + part('coverLetter', 'I would like to apply.');
      return [Buffer.from(typed + file), RESUME, end];
    },
  };
}

const messages: Load = {
  path: '/api/messages',
  connections: 20,
  contentType: 'application/x-www-form-urlencoded',
  body: (n) => [Buffer.from(`name=Ada&email=ada%40example.com&website=&message=Please+call+me+about+number+${n}.`)],
};

async function measured(address: string, load: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const began = performance.now() + WARM_UP_MS;
  const ends = began + SECONDS * 1000;
  const waits: number[] = [];
  let n = 0;
  const client = async () => {
    while (performance.now() < ends) {
      n += 1;
      const start = performance.now();
      await post(address, load, n, agent);
      if (start >= began) waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { aSecond: waits.length / seconds, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) };
}

/** From another address each time: nobody sends so many by themselves. Resolves when the whole answer has come. */
function post(address: string, { path, contentType, body }: Load, n: number, agent: Agent): Promise<void> {
  const chunks = body(n);
  const headers = {
    accept: 'application/json',
    'content-type': contentType,
    'content-length': chunks.reduce((sum, { length }) => sum + length, 0),
    'x-forwarded-for': `198.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sending = request(address + path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}.`));
      });
    }).once('error', reject);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
}

async function startPeer(folder: string): Promise<{ address: string; process: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [PEER, folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) await sleep(20);
  return { address, process: child };
}

function inWords({ aSecond, p50, p99 }: Figures): string {
  return `${Math.round(aSecond).toLocaleString('en-GB')} a second, p50 ${time(p50)}, p99 ${time(p99)}`;
}
