/** Opens ten times the usual connections, all of which ignore Retry-After. Expects only 2xx, 429 and 503, and normal response times soon after. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, table, time } from '../figures.ts';
import { ADMIN, type System } from '../system.ts';
import { reportTargets, type Target } from '../targets.ts';
import { timed } from '../waits.ts';
import { applications, type HttpResponse, messages, post, sender } from './submissions.ts';

const SECONDS = 8;
/** How long a rejected client waits before it tries again. */
const IMPATIENCE_MS = 250;
const WELL_MS = 20;
const WELL_TIMES = 20;

interface Crowd {
  connections: number;
  send(n: number, agent: Agent): Promise<HttpResponse>;
}

/** Returns the acknowledged references. */
export async function benchOverload(system: System, jobId: string): Promise<string[]> {
  const { address } = system;
  const form = applications(jobId);
  const crowds: Record<string, Crowd> = {
    applications: { connections: form.connections * 10, send: (n, agent) => post(address, form, n, agent) },
    'applications, beyond the concurrency limit': {
      connections: 500,
      send: (n, agent) => post(address, form, n, agent),
    },
    messages: { connections: messages.connections * 10, send: (n, agent) => post(address, messages, n, agent) },
    reading: { connections: 500, send: (n, agent) => sendRequest(`${address}/api/content/jobs?limit=20`, n, agent) },
    logins: {
      connections: 100,
      send: (n, agent) => sendRequest(`${address}/api/session`, n, agent, JSON.stringify(ADMIN)),
    },
  };
  const references: string[] = [];
  const rows = [['', 'connections', ...KINDS, 'p99 of those accepted', 'recovered after', 'peak memory']];
  const targets: Target[] = [];
  // Never reuses a number, because the same form from the same person counts as the same submission.
  let n = 1_000_000;
  for (const [name, crowd] of Object.entries(crowds)) {
    const waits: number[] = [];
    const counts: Record<Kind, number> = { accepted: 0, '429': 0, '503': 0, other: 0 };
    const agent = new Agent({ keepAlive: true, maxSockets: crowd.connections });
    const ends = performance.now() + SECONDS * 1000;
    const client = async () => {
      while (performance.now() < ends) {
        n += 1;
        const began = performance.now();
        const response = await crowd.send(n, agent).catch(() => null);
        const kind = kindOf(response);
        counts[kind] += 1;
        if (kind === 'accepted') waits.push(performance.now() - began);
        else await sleep(IMPATIENCE_MS);
        if (response?.reference) references.push(response.reference);
      }
    };
    await Promise.all(Array.from({ length: crowd.connections }, client));
    agent.destroy();
    const wellAfter = await untilWell(address);
    rows.push([
      name,
      String(crowd.connections),
      ...KINDS.map((kind) => counts[kind].toLocaleString('en-GB')),
      time(percentile(waits, 0.99)),
      time(wellAfter),
      `${system.memory().server.peak.toFixed(0)} MB`,
    ]);
    targets.push({ name: `other responses and broken connections, ${name}`, value: counts.other, atMost: 0 });
    targets.push({ name: `to recover, ${name}`, value: wellAfter / 1000, unit: ' s', atMost: 5 });
  }
  console.log(`Overload, ${SECONDS} s each`);
  console.log(table(rows));
  reportTargets(targets);
  return references;
}

const KINDS = ['accepted', '429', '503', 'other'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(response: HttpResponse | null): Kind {
  if (response === null) return 'other';
  const { status, retryAfter } = response;
  if (status >= 200 && status < 300) return 'accepted';
  const tellsWhen = retryAfter !== null && retryAfter > 0;
  return (status === 429 || status === 503) && tellsWhen ? (status === 429 ? '429' : '503') : 'other';
}

/** Sends a GET, or a POST with JSON. */
function sendRequest(url: string, n: number, agent: Agent, body?: string): Promise<HttpResponse> {
  const headers = { 'x-forwarded-for': sender(n), ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    request(url, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const retryAfter = headers['retry-after'] === undefined ? null : Number(headers['retry-after']);
      response.resume().once('end', () => resolve({ status, retryAfter, reference: null }));
    })
      .once('error', reject)
      .end(body);
  });
}

/** Returns the milliseconds until a list that is requested repeatedly responds quickly every time. */
async function untilWell(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  let well = 0;
  let since = began;
  while (well < WELL_TIMES && performance.now() - began < 30_000) {
    const startedAt = performance.now();
    const wait = await timed(`${address}/api/content/jobs?limit=19`, agent).catch(() => Number.POSITIVE_INFINITY);
    if (wait <= WELL_MS) {
      if (well === 0) since = startedAt;
      well += 1;
    } else well = 0;
    await sleep(10);
  }
  agent.destroy();
  return well < WELL_TIMES ? Number.POSITIVE_INFINITY : since - began;
}
