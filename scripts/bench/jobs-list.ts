/** `GET /api/job` with thousands of jobs: requests a second, and how long the server is busy when the list is made anew. */
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { percentile, time } from './figures.ts';
import { type System, startSystem } from './system.ts';
import { timed, waitsDuring } from './waits.ts';

const JOBS = 10_000;
const CONNECTIONS = 16;
const SECONDS = 5;

export async function benchJobsList(): Promise<void> {
  const system = await startSystem(JOBS);
  try {
    const url = `${system.address}/api/job`;
    const first = await timed(url, new Agent());
    const ours = await requestsASecond(url);
    const peer = await bareServer(await gzipped(url));
    const ceiling = await requestsASecond(peer.url);
    peer.close();
    const waits = await waitsWhileEdited(system);
    console.log(`GET /api/job, ${JOBS.toLocaleString('en-GB')} jobs, gzip, ${CONNECTIONS} connections`);
    console.log(`  made and compressed in ${time(first)}; then ${Math.round(ours)} requests a second,`);
    console.log(
      `  ${(ours / ceiling).toFixed(2)} of a bare Node server that sends the same bytes (${Math.round(ceiling)})`,
    );
    console.log(
      `  while jobs are edited and the list is made anew, another GET waits p50 ${time(percentile(waits, 0.5))}, ` +
        `p99 ${time(percentile(waits, 0.99))}, most ${time(Math.max(...waits))}`,
    );
  } finally {
    await system.stop();
  }
}

/** How long a small request takes while the list is read, and made anew after each of many edits. */
async function waitsWhileEdited(system: System): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const { items } = await system.call<{ items: { id: string; data: object; version: number }[] }>(
    'GET',
    '/api/content/jobs?drafts=true&limit=20',
  );
  const waits = await waitsDuring(`${system.address}/healthz`, async () => {
    for (const { id, data, version } of items) {
      await system.call('PUT', `/api/content/jobs/${id}`, { data: { ...data, start: `Edit ${id}` }, version });
      await timed(`${system.address}/api/job`, agent);
    }
  });
  agent.destroy();
  return waits;
}

async function requestsASecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  let answered = 0;
  const client = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      await timed(url, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return answered / ((performance.now() - began) / 1000);
}

function gzipped(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()));
    }).once('error', reject);
  });
}

/** The most that Node can do: one buffer, no routing, no checks. */
async function bareServer(body: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, reply) => void reply.end(body)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
