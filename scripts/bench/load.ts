/**
 * `pnpm bench load [--jobs 1000] [--editors 5]`: measures how many applications (each with a 1 MB CV), messages and
 * saves are acknowledged and on disk. Also measures how many public reads are served, and how long pages take under a
 * mixed load of visitors, editors and candidates. `api/test/faults` tests overload.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureCompiled } from 'site/publishing/compiled';
import { applicationForm, MESSAGE } from '../../api/test/support/applications.ts';
import { makePdf } from '../../api/test/support/resume-files.ts';
import { run } from '../lib/run.ts';
import { calculatePercentile, formatTable, formatTime } from './figures.ts';
import { type System, startSystem } from './system.ts';
import { reportTargets, type Target } from './targets.ts';
import { timeRequest } from './waits.ts';

const WRK = '/usr/bin/wrk';
const WARM_UP_MS = 1_500;
/** The warm-up before 200 visitors arrive within half a second, so that the server's code is already compiled. */
const LONG_WARM_UP_MS = 10_000;
const SECONDS = 8;
const MAX_MEMORY_MB = 512;
const MIN_READS_PER_SECOND = 8_000;

interface Load {
  clients: number;
  /** The average pause between two requests of a client, in milliseconds; none by default. */
  pauseMs?: number;
  /** Sends the nth request, for one of the clients. */
  send(n: number, client: number): Promise<unknown>;
  /** The minimum number of requests per second. */
  atLeast?: number;
  /** The limit of the 99th percentile, in milliseconds. */
  p99?: number;
}

export async function benchLoad(args: string[]): Promise<void> {
  const options = { jobs: { type: 'string', default: '1000' }, editors: { type: 'string', default: '5' } } as const;
  const { values } = parseArgs({ args, options });
  await ensureCompiled();
  const system = await startSystem(Number(values.jobs), { TRUST_PROXY: 'loopback' });
  try {
    await system.publish();
    const path = `/api/content/jobs?drafts=true&limit=${values.editors}`;
    const { items } = await system.call<{ items: Saved[] }>('GET', path);
    const jobId = items[0]?.id ?? '';
    const rows = [['', 'per second', 'p50', 'p99']];
    const targets: Target[] = [];
    const report = (name: string, { clients, atLeast, p99 }: Load, waits: number[]) => {
      const perSecond = waits.length / SECONDS;
      const p99Ms = calculatePercentile(waits, 0.99);
      rows.push([
        `${name}, ${clients} at a time`,
        perSecond.toFixed(),
        formatTime(calculatePercentile(waits, 0.5)),
        formatTime(p99Ms),
      ]);
      if (atLeast) targets.push({ name: `${name} per second`, value: perSecond, atLeast });
      if (p99) targets.push({ name: `${name}, p99`, value: p99Ms, unit: ' ms', atMost: p99 });
    };
    const singleLoads = createWrites(system, items);
    for (const [name, load] of Object.entries(singleLoads)) report(name, load, await measure(load, WARM_UP_MS));
    const crowdLoads = Object.entries(createCrowd(system, jobId, singleLoads));
    const waits = await Promise.all(crowdLoads.map(([, load]) => measure(load, LONG_WARM_UP_MS)));
    for (const [at, [name, load]] of crowdLoads.entries()) report(`together: ${name}`, load, waits[at] ?? []);
    const readPaths = ['/about-us', '/api/content/jobs?limit=20', `/api/content/jobs/${jobId}`];
    if (existsSync(WRK)) {
      for (const readPath of readPaths) {
        const { perSecond, p50, p99 } = await readMany(system.address + readPath);
        rows.push([readPath, perSecond.toFixed(), p50, p99]);
        targets.push({ name: `requests per second, ${readPath}`, value: perSecond, atLeast: MIN_READS_PER_SECOND });
      }
    } else console.log(`Reads are skipped: ${WRK} not found. Install with: apt-get install -y wrk`);
    console.log(formatTable(rows));
    reportTargets([
      ...targets,
      { name: 'peak memory of the API', value: system.memory().server, unit: ' MB', atMost: MAX_MEMORY_MB },
    ]);
  } finally {
    await system.stop();
  }
}

interface Saved {
  id: string;
  version: number;
  data: object;
}

function createWrites(system: System, jobs: Saved[]): Record<'applications' | 'messages' | 'saves of jobs', Load> {
  const resume = makePdf({ ballast: randomBytes(1024 * 1024) });
  const jobId = jobs[0]?.id;
  let personCount = 0;
  /** Posts as a new person from a new address each time, because a repeat would count as the same submission. */
  const post = async (path: string, toBody: (n: number) => FormData | URLSearchParams) => {
    personCount += 1;
    const n = personCount;
    const headers = { accept: 'application/json', 'x-forwarded-for': `198.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
    const response = await fetch(system.address + path, { method: 'POST', headers, body: toBody(n) });
    if (response.status !== 201) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  return {
    applications: {
      clients: 8,
      send: () => post('/api/applications', (n) => applicationForm({ jobId, resume, email: `ada${n}@example.com` })),
      ...{ atLeast: 100, p99: 150 },
    },
    messages: {
      clients: 20,
      send: () =>
        post('/api/messages', (n) => new URLSearchParams({ ...MESSAGE, message: `Please call number ${n}.` })),
      ...{ atLeast: 1_500, p99: 30 },
    },
    'saves of jobs': {
      clients: jobs.length,
      async send(_, client) {
        const { id, version, data } = jobs[client] as Saved;
        const body = { version, data: { ...data, duration: `${version} months` }, publish: true };
        jobs[client] = (await system.call<{ entry: Saved }>('PUT', `/api/content/jobs/${id}`, body)).entry;
      },
    },
  };
}

/** A mixed load: visitors who pause on each page, editors who save once per second, and candidates who apply. */
function createCrowd(system: System, jobId: string, singleLoads: Record<'saves of jobs' | 'applications', Load>) {
  const agent = new Agent({ keepAlive: true });
  const pages = ['/', '/career', '/about-us', `/job/${jobId}`, '/contact-us'];
  const visits: Load = {
    ...{ clients: 200, pauseMs: 500, p99: 150 },
    send: (n) => timeRequest(system.address + pages[n % pages.length], agent),
  };
  return {
    'pages for visitors': visits,
    'saves of jobs': { ...singleLoads['saves of jobs'], pauseMs: 1_000 },
    applications: { clients: 20, pauseMs: 3_000, send: singleLoads.applications.send },
  };
}

/** Returns the duration of each request that began after the warm-up, in milliseconds. */
async function measure({ clients, pauseMs = 0, send }: Load, warmUpMs: number): Promise<number[]> {
  const startedAt = performance.now() + warmUpMs;
  const ends = startedAt + SECONDS * 1000;
  const waits: number[] = [];
  let n = 0;
  const repeat = async (client: number) => {
    await sleep(Math.random() * pauseMs);
    for (let start = performance.now(); start < ends; start = performance.now()) {
      n += 1;
      await send(n, client);
      if (start >= startedAt) waits.push(performance.now() - start);
      if (pauseMs) await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => repeat(client)));
  return waits;
}

async function readMany(url: string) {
  const { output } = await run(WRK, ['-t1', '-c50', '-d5s', '--latency', url]);
  if (/Non-2xx/.test(output)) throw new Error(output);
  const [perSecond = '', p50 = '', p99 = ''] = [/Requests\/sec:\s+(\S+)/, /50%\s+(\S+)/, /99%\s+(\S+)/].map(
    (pattern) => pattern.exec(output)?.[1],
  );
  return { perSecond: Number(perSecond), p50, p99 };
}
