/**
 * A hundred clients read the largest responses at the same time: other clients are served, and memory use stays flat.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { richTextFromPlain } from 'content-types/text/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../src/core/auth/users.ts';
import { createDocument } from '../../src/core/content/documents/save.ts';
import { systemClock } from '../../src/core/lib/clock.ts';
import { ORIGIN, PASSWORD, startApp } from '../support/app.ts';
import { TERMS } from '../support/samples.ts';
import { type Server, startServer } from './installation.ts';

const [JOBS, READING_MS] = process.env.FAULTS === 'long' ? [10_000, 3_000] : [2_000, 1_000];
const READERS = 100;
/** The limit in bytes. A hundred copies of a response, of at least 2.8 MB each, would exceed it. */
const MAX_GROWTH_BYTES = 200 * 2 ** 20;
const EMAIL = 'owner@example.com';

const dataDir = mkdtempSync(join(tmpdir(), 'readers-'));
let server: Server;
beforeAll(async () => {
  const app = await startApp({ dataDir, clock: systemClock });
  const description = richTextFromPlain('A good job, described at length. '.repeat(60));
  const data = { ...initialData(contentTypes.job.fields), ...TERMS, title: 'Platform engineer', description };
  for (let n = 0; n < JOBS; n += 1) {
    createDocument(app.db, contentTypes.job, { data, publish: true }, { userId: null, at: Date.now() });
  }
  await createUser(app.db, { email: EMAIL, name: 'Owner', role: 'administrator', password: PASSWORD }, Date.now());
  await app.close();
  await mkdir(join(dataDir, 'site/feeds'), { recursive: true });
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

const jobs = `/api/content/${contentTypes.job.path}`;

/** The address of the nth request, for each kind of response. */
const ADDRESSES = {
  'the whole list': () => jobs,
  'pages of the list': (n) => `${jobs}?offset=${n}&limit=1000`,
  'the change feed': () => '/api/content/changes?limit=1000',
  'the legacy list': () => '/api/job',
  'a large feed that was just replaced': () => '/feeds/indeed.xml',
} satisfies Record<string, (n: number) => string>;

test.each(Object.entries(ADDRESSES))(
  'many readers of %s block no logins and use bounded memory',
  async (_name, address) => {
    writeFileSync(join(dataDir, 'site/feeds/indeed.xml'), '<job>A job, told at length</job>'.repeat(500_000));
    await logIn();
    const initialMemory = memoryOf(server.pid);
    const endTime = performance.now() + READING_MS;
    let isOver = false;
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      const statuses: number[] = [];
      for (let n = reader; performance.now() < endTime; n += READERS) {
        const headers = {
          'x-forwarded-for': `198.51.100.${reader % 50}`,
          'accept-encoding': n % 2 ? 'br' : 'identity',
        };
        const response = await fetch(server.url + address(n), { headers });
        for await (const _ of response.body ?? []);
        statuses.push(response.status);
      }
      return statuses;
    });
    const watcher = (async () => {
      const memory: number[] = [];
      while (!isOver) {
        await logIn();
        memory.push(memoryOf(server.pid));
      }
      return memory;
    })();
    const statuses = new Set((await Promise.all(readers)).flat());
    isOver = true;
    const memory = await watcher;
    expect(statuses).toContain(200);
    expect([200, 429, 503]).toEqual(expect.arrayContaining([...statuses]));
    console.log(`memory +${mb(Math.max(...memory) - initialMemory)}`);
    expect(Math.max(...memory) - initialMemory).toBeLessThan(MAX_GROWTH_BYTES);
  },
);

async function logIn() {
  const headers = { 'content-type': 'application/json', origin: ORIGIN };
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
  const { status } = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body });
  expect(status).toBe(200);
}

function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
