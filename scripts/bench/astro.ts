/** Measures how long a plain `astro build` of the same site takes. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../lib/run.ts';
import { removeAtEnd } from './at-end.ts';
import type { Peer } from './peer.ts';
import type { System } from './system.ts';

const SITE = fileURLToPath(new URL('../../site', import.meta.url));
const INCREMENTAL = ['--config', 'bench/incremental.config.ts'];

export async function astroBuilds(system: System): Promise<Peer[]> {
  const full = await build(system, newFolder(), false);
  const peer = { name: 'astro build', edit: full, all: full };
  const folder = newFolder();
  await build(system, folder, true);
  await touchJob(system);
  const incremental = await build(system, folder, true);
  return [peer, { name: 'astro build, incremental', edit: incremental, all: full }];
}

async function build(system: System, folder: string, isIncremental: boolean): Promise<number> {
  const env = {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    SITE_OUT_DIR: join(folder, 'out'),
    CACHE_DIR: join(folder, 'cache'),
    CONTENT_API_URL: system.address,
    PUBLIC_SITE_URL: system.address,
  };
  const began = performance.now();
  const { ok, output } = await run(
    join(SITE, 'node_modules/.bin/astro'),
    ['build', ...(isIncremental ? INCREMENTAL : [])],
    {
      cwd: SITE,
      env,
    },
  );
  if (!ok) throw new Error(output.slice(-4_000));
  return performance.now() - began;
}

async function touchJob(system: System): Promise<void> {
  const { items } = await system.call<{ items: { id: string; data: object; version: number }[] }>(
    'GET',
    '/api/content/jobs?drafts=true&limit=1',
  );
  const job = items[0];
  if (!job) return;
  const body = { data: { ...job.data, title: `Edited at ${Date.now()}` }, version: job.version };
  await system.call('PUT', `/api/content/jobs/${job.id}`, body);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'));
  removeAtEnd(folder);
  return folder;
}
