/** The publisher as a process, killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf, jobData } from '../test/support/content.ts';
import { startTestFeed, type TestFeed } from '../test/support/feed.ts';
import { SITE } from '../test/support/published.ts';
import { compareFolders } from './compare.ts';
import { ensureCompiled } from './compile.ts';
import type { Compiled } from './compiled.ts';
import { publishOnce } from './publish-once.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SECRET = 'the secret';

let compiled: Compiled;
let feed: TestFeed;
let dataDir: string;
let port: number;
let child: ChildProcess;

beforeAll(async () => {
  compiled = await ensureCompiled();
});

beforeEach(async () => {
  feed = await startTestFeed();
  dataDir = mkdtempSync(join(tmpdir(), 'main-'));
  // Below the ports that outgoing connections get: none of them may take it between two starts.
  port = 20_000 + Math.floor(Math.random() * 12_000);
});

afterEach(async () => {
  child.kill('SIGKILL');
  await feed.close();
  rmSync(dataDir, { recursive: true });
});

function start(): void {
  const env = {
    ...process.env,
    CONTENT_API_URL: feed.address,
    PUBLIC_SITE_URL: SITE.href,
    DATA_DIR: dataDir,
    PUBLISHER_PORT: String(port),
    PUBLISHER_SECRET: SECRET,
  };
  child = spawn('node', [MAIN], { env, stdio: 'ignore' });
}

async function call(path: string, body?: unknown): Promise<{ applied: number; publishing: boolean; pages: number }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${SECRET}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { applied: number; publishing: boolean; pages: number };
}

async function untilIdle(): Promise<void> {
  for (;;) {
    const status = await call('/status').catch(() => null);
    if (status?.applied === feed.last() && !status.publishing) return;
    await sleep(20);
  }
}

test('killed in the middle of a publish and started again, it leaves what a publish from nothing gives', async () => {
  for (let n = 0; n < 200; n++) feed.put('job', `job${n}`, jobData(n));
  start();
  // The first publish from nothing, then some that change every page.
  for (const delay of [300, 5, 30, 60, 120, 200]) {
    await sleep(delay);
    child.kill('SIGKILL');
    await once(child, 'exit');
    start();
    await untilIdle();
    const change = feed.put('header', 'header', dataOf('header', { tollFree: `020 7946 0${100 + delay}` }));
    feed.remove('job', `job${delay}`);
    call('/publish', { change }).catch(() => {});
  }
  await untilIdle();
  const expected = join(dataDir, 'expected');
  await publishOnce({ api: feed.address, site: SITE, folder: expected, compiled });
  expect(compareFolders(join(dataDir, 'site'), expected)).toEqual([]);
}, 120_000);

test('it waits for an API that starts later, and ends when it is told to', async () => {
  feed.break(true);
  start();
  await sleep(500);
  feed.break(false);
  await untilIdle();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);
