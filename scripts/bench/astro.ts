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

export async function benchAstro(system: System): Promise<Peer[]> {
  const full = await build(system, newFolder());
  return [{ name: 'astro build', edit: full, all: full }];
}

async function build(system: System, folder: string): Promise<number> {
  const env = {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    SITE_OUT_DIR: join(folder, 'out'),
    CONTENT_API_URL: system.address,
    PUBLIC_SITE_URL: system.address,
  };
  const startedAt = performance.now();
  const { ok, output } = await run(join(SITE, 'node_modules/.bin/astro'), ['build'], {
    cwd: SITE,
    env,
  });
  if (!ok) throw new Error(output.slice(-4_000));
  return performance.now() - startedAt;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'));
  removeAtEnd(folder);
  return folder;
}
