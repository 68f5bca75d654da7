/** The whole system, started with `pnpm start` in its own folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../lib/ports.ts';
import { copySampleData } from '../../test/support/sample-data.ts';

const START = fileURLToPath(new URL('../../start.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../api/src/server.ts', import.meta.url));
const START_MS = 600_000;

export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery staple' };

export interface System {
  url: string;
  dataDir: string;
  /** Stops the system with SIGTERM, as a supervisor does. */
  stop(): Promise<void>;
  /** Restarts the system with the same data and port. */
  restart(): Promise<void>;
  /** Stops the system and removes its data. */
  remove(): Promise<void>;
}

/**
 * Resolves when the site is ready, with the sample agency unless `SAMPLE_CONTENT` is off. `env` is added to the environment;
 * `start` may be from another checkout.
 */
export async function startSystem(env: Record<string, string> = {}, start = START): Promise<System> {
  const dataDir = mkdtempSync(join(tmpdir(), 'system-'));
  if (env.SAMPLE_CONTENT !== 'off' && !env.DATA_DIR) await copySampleData(dataDir);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const launch = () =>
    launchProcess(start, {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    });
  let child = await launch();
  const stop = () => stopProcess(child);
  return {
    url,
    dataDir,
    stop,
    async restart() {
      await stop();
      child = await launch();
    },
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the server without the publisher, for tests of the admin that look at no page. This takes a third of the time. */
export function startServer(env: Record<string, string> = {}): Promise<System> {
  return startSystem(env, SERVER);
}

function launchProcess(start: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The system ${reason}.\n${output.slice(-4_000)}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('was not ready in time');
    }, START_MS);
    child.once('exit', (code) => fail(`ended with ${code} before it was ready`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (!output.includes(start === SERVER ? 'accepting requests' : 'The site is ready')) return;
        clearTimeout(timer);
        resolve(child);
      });
    }
  });
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
