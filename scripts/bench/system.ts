/** The real API and publisher, as separate processes on a database of sample content. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readEnv } from 'api/core/settings/env';
import { findFreePort } from '../lib/ports.ts';
import { SERVICE_ENV, SERVICE_FLAGS } from '../lib/service.ts';
import { addJobs } from '../seed.ts';
import { copySampleData } from '../test/support/sample-data.ts';
import { endAtEnd, removeAtEnd } from './at-end.ts';

const SERVER = fileURLToPath(new URL('../../api/src/server.ts', import.meta.url));
const PUBLISHER = fileURLToPath(new URL('../../site/publishing/main.ts', import.meta.url));
const ADMIN = { email: 'bench@example.com', password: 'a password for the bench' };

export interface System {
  address: string;
  dataDir: string;
  /** The published folder. */
  folder: string;
  /** The milliseconds from starting the API to its first response. */
  startTime: number;
  /** Starts the publisher, which makes a full build or catches up. Resolves to the time that took, in milliseconds. */
  publish(): Promise<number>;
  /** The processor time of the publisher on all cores, in milliseconds. */
  publisherCpu(): number;
  stopPublisher(): Promise<void>;
  /** The peak memory of both processes in megabytes; the publisher's is zero if it is not running. */
  memory(): { server: number; publisher: number };
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  stop(): Promise<void>;
}

/**
 * Starts the API with the sample data and `jobs` generated jobs. `extraEnv` is added to the environment. `fill` adds to
 * the database before the API starts.
 */
export async function startSystem(
  jobs: number,
  extraEnv: Record<string, string> = {},
  fill?: (dataDir: string) => void,
): Promise<System> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  removeAtEnd(dataDir);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const publisherPort = await findFreePort();
  const secret = 'a secret for the bench';
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_SITE_URL: address,
    PUBLISHER_PORT: String(publisherPort),
    PUBLISHER_SECRET: secret,
    CONTENT_API_URL: address,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // The environment of `pnpm start`.
    ...SERVICE_ENV,
    ...extraEnv,
  };
  await copySampleData(dataDir);
  if (jobs > 0) await addJobs(readEnv(variables), jobs);
  fill?.(dataDir);

  const start = (file: string) =>
    endAtEnd(
      spawn(process.execPath, [...SERVICE_FLAGS, file], {
        env: { ...process.env, ...variables },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
  const startedAt = performance.now();
  const server = start(SERVER);
  let publisher: ChildProcess | null = null;
  let cookie = '';

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { cookie, origin: address, 'content-type': 'application/json' };
    const response = await fetch(address + path, { method, headers, body: body ? JSON.stringify(body) : undefined });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] || cookie;
    return (await response.json()) as T;
  }

  await waitUntilOk(() => fetch(`${address}/healthz`));
  const startTime = performance.now() - startedAt;
  await call('POST', '/api/session', ADMIN);

  return {
    address,
    dataDir,
    folder: join(dataDir, 'site'),
    startTime,
    call,
    async publish() {
      const publishStartedAt = performance.now();
      publisher = start(PUBLISHER);
      const publisherUrl = `http://127.0.0.1:${publisherPort}`;
      const headers = { authorization: `Bearer ${secret}` };
      let failedCount = 0;
      await waitUntilOk(async () => {
        // Waits for this response, which arrives when publishing is done, because polling the status would use processor
        // time.
        await fetch(`${publisherUrl}/publish`, { method: 'POST', headers, body: JSON.stringify({ change: 0 }) });
        const response = await fetch(`${publisherUrl}/status`, { headers });
        const { pages, publishing, errors } = (await response.json()) as PublisherStatus;
        failedCount = errors.length;
        // The call above times out after five minutes. Asking more often would exceed the API's limits.
        if (publishing) await sleep(1_000);
        return { ok: pages > 0 && !publishing };
      });
      if (failedCount > 0) throw new Error(`${failedCount} pages could not be published.`);
      return performance.now() - publishStartedAt;
    },
    async stopPublisher() {
      if (publisher) await end(publisher);
      publisher = null;
    },
    publisherCpu: () => (publisher?.pid ? readCpuTime(publisher.pid) : 0),
    memory: () => ({ server: memoryOf(server.pid), publisher: memoryOf(publisher?.pid) }),
    async stop() {
      if (publisher) await end(publisher);
      await end(server);
    },
  };
}

interface PublisherStatus {
  pages: number;
  publishing: boolean;
  errors: unknown[];
}

/** The processor time that a process has used so far, in milliseconds. */
function readCpuTime(pid: number): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[10]) + Number(fields[11])) * 10;
}

function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

async function waitUntilOk(request: () => Promise<{ ok: boolean }>): Promise<void> {
  while (!(await request().catch(() => ({ ok: false }))).ok) await sleep(20);
}
