/** A real server process in its own folder, and clients that record everything it acknowledged. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes } from 'content-types';
import { findFreePort } from '../../../scripts/lib/ports.ts';
import { systemClock } from '../../src/core/lib/clock.ts';
import { ORIGIN, startApp } from '../support/app.ts';
import { addJob, applicationForm } from '../support/applications.ts';
import { makePdf } from '../support/resume-files.ts';
import { sampleOf } from '../support/samples.ts';
import type { Mutant } from './mutants.ts';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));
const MUTANTS = fileURLToPath(new URL('./mutants.ts', import.meta.url));

export interface Installation {
  dataDir: string;
  jobId: string;
  /** The session cookie of an administrator, for saves. */
  cookie: string;
}

/** Writes that the server acknowledged: submissions by reference, saves by document id and version. */
export interface Ledger {
  applications: { reference: string; email: string; sha256: string }[];
  messages: { reference: string; text: string }[];
  saves: { id: string; version: number; title: string }[];
}

export interface Server {
  url: string;
  pid: number;
  /** Stops the server and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server with SIGKILL, to simulate a power cut. */
  kill(): Promise<void>;
  /** Resolves when the process has ended, normally or by a signal. */
  ended: Promise<[code: number | null, ...unknown[]]>;
}

export const emptyLedger = (): Ledger => ({ applications: [], messages: [], saves: [] });

/** A database with a job to apply for and a logged-in user. */
export async function prepare(dataDir: string): Promise<Installation> {
  const server = await startApp({ dataDir, clock: systemClock });
  const jobId = addJob(server.db, Date.now());
  const { cookie } = await server.logIn('administrator');
  await server.close();
  return { dataDir, jobId, cookie };
}

interface ServerOptions {
  mutant?: Mutant;
  /** Receives the server's output. */
  log?: string[];
  threads?: number;
  /** Additional environment variables. */
  more?: Record<string, string>;
  /** Kills the server when aborted, even during start-up. Pass the test's signal, so that no server outlives the test. */
  signal?: AbortSignal;
}

/** Starts a server, and resolves when it responds. */
export async function startServer(installation: Pick<Installation, 'dataDir'>, options: ServerOptions = {}) {
  // Fills the compile cache first, because tests start the server often and a killed process writes no cache.
  const compiledMark = join(process.env.NODE_COMPILE_CACHE ?? tmpdir(), 'server');
  if (!existsSync(compiledMark)) {
    await (await start(installation, { more: options.more, signal: options.signal })).stop();
    writeFileSync(compiledMark, '');
  }
  return start(installation, options);
}

async function start(
  { dataDir }: Pick<Installation, 'dataDir'>,
  { mutant, log = [], threads, more = {}, signal }: ServerOptions,
): Promise<Server> {
  signal?.throwIfAborted();
  const port = Number(more.PORT ?? (await findFreePort()));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_SITE_URL: ORIGIN,
    TRUST_PROXY: 'loopback',
    NODE_ENV: 'production',
    // These tests use small disks.
    MIN_FREE_DISK_MB: '0',
    ...(threads && { UV_THREADPOOL_SIZE: String(threads) }),
    ...(mutant && { MUTANT: mutant }),
    ...more,
  };
  const child = spawn(process.execPath, [...(mutant ? ['--import', MUTANTS] : []), SERVER], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => log.push(String(data)));
  const url = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit') as Server['ended'];
  await waitUntilHealthy(url, child, log);
  return {
    url,
    pid: child.pid ?? 0,
    ended: exited,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * Sends one application. A repeat with the same `key` counts as the same application. Returns the status, or null if
 * the connection broke.
 */
export async function apply(
  { url }: Pick<Server, 'url'>,
  { jobId }: Installation,
  ledger: Ledger,
  key: string = randomUUID(),
) {
  const resume = resumeOf(key);
  const email = `${key}@example.com`;
  const body = applicationForm({ jobId, email, resume });
  const response = await send(`${url}/api/applications`, { body, headers: { 'idempotency-key': key } });
  if (response?.status === 201) {
    const sha256 = createHash('sha256').update(resume).digest('hex');
    ledger.applications.push({ reference: response.body.reference, email, sha256 });
  }
  return response?.status ?? null;
}

/** Sends one message. */
export async function write({ url }: Pick<Server, 'url'>, ledger: Ledger, key: string = randomUUID()) {
  const form = { name: 'Grace Hopper', email: `${key}@example.com`, website: '', message: `Please call me: ${key}` };
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await send(`${url}/api/messages`, { body: JSON.stringify(form), headers });
  if (response?.status === 201) ledger.messages.push({ reference: response.body.reference, text: form.message });
  return response?.status ?? null;
}

/** Saves a new job and publishes it. */
export async function save({ url }: Pick<Server, 'url'>, { cookie }: Installation, ledger: Ledger) {
  const title = `Saved ${randomUUID()}`;
  const data = { ...sampleOf(contentTypes.job), title };
  const headers = { 'content-type': 'application/json', cookie, origin: ORIGIN };
  const response = await send(`${url}/api/content/${contentTypes.job.path}`, {
    body: JSON.stringify({ data, publish: true }),
    headers,
  });
  if (response?.status === 201) {
    const { id, version } = response.body.entry;
    ledger.saves.push({ id, version, title });
  }
  return response?.status ?? null;
}

/** Sends one request after another, until the connection breaks. */
export async function sendUntilDisconnected(server: Server, installation: Installation, ledger: Ledger): Promise<void> {
  for (;;) {
    const kind = randomInt(3);
    const status =
      kind === 0
        ? await apply(server, installation, ledger)
        : kind === 1
          ? await write(server, ledger)
          : await save(server, installation, ledger);
    if (status === null) return;
    // On a very slow machine a request may be rejected with 503, which acknowledges nothing.
    if (status !== 201 && status !== 503) throw new Error(`A request returned ${status}.`);
  }
}

export function acknowledged({ applications, messages, saves }: Ledger): number {
  return applications.length + messages.length + saves.length;
}

/** A resume of 1 to 300 kB, which depends only on the key. */
function resumeOf(key: string): Buffer {
  const hash = createHash('sha512').update(key).digest();
  return makePdf({ ballast: Buffer.alloc(1_000 + (hash.readUInt32LE() % 300_000), hash) });
}

async function send(url: string, { body, headers }: { body: FormData | string; headers: Record<string, string> }) {
  const address = `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
  const init = {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'x-forwarded-for': address, ...headers },
  };
  try {
    const response = await fetch(url, init);
    return { status: response.status, body: JSON.parse(await response.text()) };
  } catch (error) {
    // Returns null after a broken connection, because nothing was acknowledged.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function waitUntilHealthy(url: string, child: ChildProcess, log: string[]): Promise<void> {
  for (;;) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The server ended with ${end}.\n${log.join('')}`);
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
