/** The server and the publisher as two processes, so that a test can stop one of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../lib/build.ts';
import { findFreePort, waitUntilOk } from '../../lib/ports.ts';
import { copySampleData } from '../../test/support/sample-data.ts';
import { ADMIN } from './system.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Parts {
  url: string;
  dataDir: string;
  startPublisher(): Promise<void>;
  /** Kills the publisher, to simulate a crash. */
  killPublisher(): Promise<void>;
  /** Suspends or resumes the publisher. */
  pausePublisher(isPaused: boolean): void;
  remove(): Promise<void>;
}

/** Resolves when the sample agency is published. */
export async function startParts(): Promise<Parts> {
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'parts-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    ...{ PUBLISHER_PORT: String(await findFreePort()), PUBLISHER_SECRET: 'a secret for the publisher' },
    ...{ CONTENT_API_URL: url, PUBLIC_SITE_URL: url, LOG_LEVEL: 'warn' },
  };
  await copySampleData(dataDir);
  const server = start('../../../api/src/server.ts', env);
  let publisher: ChildProcess | null = null;
  const parts: Parts = {
    url,
    dataDir,
    async startPublisher() {
      publisher = start('../../../site/publishing/main.ts', env);
      await waitUntilOk(`${url}/readyz`);
    },
    killPublisher: () => killProcess(publisher),
    pausePublisher: (isPaused) => void publisher?.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    async remove() {
      await killProcess(publisher);
      await killProcess(server);
      rmSync(dataDir, { recursive: true });
    },
  };
  await waitUntilOk(`${url}/healthz`);
  await parts.startPublisher();
  return parts;
}

function start(path: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file(path)], { env: { ...process.env, ...env }, stdio: 'ignore' });
}

async function killProcess(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
