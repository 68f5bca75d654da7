/**
 * The publisher as a process, killed again and again, behind a CDN with delays and errors: `CDN_EDITS` random edits
 * leave no stale page.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Edge } from '../export/cdn/purger.ts';
import { listFiles } from '../output/files.ts';
import { readManifest } from '../output/manifest.ts';
import { readOrigin, startCdn } from './cdn-double.ts';
import { compileTinySite } from './compile-tiny-site.ts';
import { startTestFeed } from './feed.ts';
import { noteData } from './tiny-site.ts';

const MAIN = fileURLToPath(new URL('./tiny/main.ts', import.meta.url));
const EDITS = Number(process.env.CDN_EDITS ?? 300);
const EDITS_PER_KILL = 100;
const EDITS_PER_SAMPLE = 20;
const SECRET = 'the secret of the publisher';
const DELAYS = { purgeMs: 100, originMs: 50 };

test(`leaves no stale page after ${EDITS} random edits with kills and errors`, async () => {
  await compileTinySite();
  const dataDir = mkdtempSync(join(tmpdir(), 'cdn-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const folder = join(dataDir, 'site');
  const cdn = await startCdn(folder);
  onTestFinished(() => cdn.close());
  Object.assign(cdn.settings, DELAYS, { errorRate: 0.05 });
  const feed = await startTestFeed();
  onTestFinished(() => feed.close());
  for (let n = 0; n < 8; n += 1) feed.put('note', `n${n}`, noteData(n));
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ PUBLISHER_PORT: String(port), PUBLISHER_SECRET: SECRET, CONTENT_API_URL: feed.address, DATA_DIR: dataDir },
    ...{ PUBLIC_SITE_URL: cdn.url, CDN: 'cloudflare', CDN_ID: 'zone', CDN_TOKEN: 'token', CDN_API_URL: cdn.url },
  };

  async function call<T>(path: string, body: object): Promise<T | null> {
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options).catch(() => null);
    return response?.ok ? ((await response.json()) as T) : null;
  }
  let child: ChildProcess;
  async function start() {
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await call('/publish', { change: feed.last() }))) await sleep(20);
  }
  async function kill() {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  await start();
  onTestFinished(kill);
  const edgeOf = async (change: number) => (await call<(Edge | null)[]>('/edges', { changes: [change] }))?.[0];
  const isSettled = () => readManifest(join(dataDir, 'publisher/manifest.jsonl'))?.contents.unpurged.size === 0;
  await expect.poll(isSettled).toBe(true);

  const times: number[] = [];
  const addresses = () => ['/', '/about', '/unknown', ...feed.entries().map(({ id }) => `/note/${id}`)];
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(Math.random() * choices.length)] as T;
  for (let n = 1; n <= EDITS; n += 1) {
    for (const path of [pick(addresses()), pick(addresses())]) void fetch(cdn.url + path).catch(() => null);
    const change = edit(n);
    const published = call('/publish', { change });
    if (n % EDITS_PER_KILL === 0) {
      await sleep(Math.random() * 30);
      await kill();
      await start();
    }
    await published;
    if (n % EDITS_PER_SAMPLE !== 1) continue;
    let edge = await edgeOf(change);
    while (edge && edge.state !== 'live') {
      await sleep(5);
      edge = await edgeOf(change);
    }
    if (edge?.ms != null) times.push(edge.ms);
  }

  function edit(n: number): number {
    const id = `n${Math.floor(Math.random() * 12)}`;
    const kind = Math.random();
    if (kind < 0.1) return feed.remove('note', id);
    if (kind < 0.15) return feed.put('header', 'header', { title: `Notes ${n % 3}` });
    if (kind < 0.2) return feed.put('about', 'about', { title: `About ${n % 3}` });
    // Uses few versions, so that a page often returns to an earlier one.
    return feed.put('note', id, noteData(n % 3));
  }

  await expect.poll(isSettled).toBe(true);
  expect(cdn.stale()).toEqual([]);
  cdn.settings.errorRate = 0;
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const path = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    const response = await fetch(cdn.url + path);
    expect(Buffer.from(await response.bytes()).equals(readOrigin(folder, path).body), path).toBe(true);
  }
  expect(cdn.errors).toBeGreaterThan(0);
  expect(cdn.hits).toBeGreaterThan(EDITS / 10);
  const meanMs = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const delayOfCdn = DELAYS.purgeMs + DELAYS.originMs;
  console.log(
    `${EDITS} edits: live everywhere after ${Math.round(meanMs)} ms on average, ${(meanMs / delayOfCdn).toFixed(2)} times the CDN’s own ${delayOfCdn} ms; ${cdn.purged.length} addresses purged, everything ${cdn.wholes} times, ${cdn.errors} errors, ${cdn.hits} hits`,
  );
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
