/** Builds the site and the admin, each only if its sources have changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources } from 'publisher/compile/ensure-compiled';
import { ensureCompiled } from 'site/publishing/compiled';
import { run } from './run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADMIN = join(ROOT, 'api/admin');
const ADMIN_SOURCES = [
  'content-types/src',
  'api/admin/src',
  'api/admin/public',
  'api/admin/index.html',
  'api/admin/vite.config.ts',
  'package.json',
  'pnpm-lock.yaml',
];

/** Builds the site and the admin. Throws with the compiler's output if a build fails. */
export async function build(): Promise<void> {
  await Promise.all([step('the site', ensureCompiled), step('the admin', ensureAdminBuilt)]);
}

async function ensureAdminBuilt(): Promise<void> {
  const stamp = join(ADMIN, 'dist/.source-hash');
  const hash = hashSources(ROOT, ADMIN_SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // Tests use the same production React as visitors.
  const env = { NODE_ENV: 'production' };
  const { ok, output } = await run(join(ADMIN, 'node_modules/.bin/vite'), ['build'], { cwd: ADMIN, env });
  if (!ok) throw new Error(`The admin failed to build.\n${output}`);
  writeFileSync(stamp, hash);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  // Logs only a build that takes a while, because a second start finds everything built.
  const timer = setTimeout(() => console.log(`Building ${name}…`), 500);
  await work();
  clearTimeout(timer);
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds > 0.5) console.log(`Built ${name} in ${seconds.toFixed(1)} s.`);
}
