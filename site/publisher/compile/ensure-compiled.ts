/** Compiles the site if its sources have changed. `astro build` takes seconds, so its output is kept for later starts. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listFiles } from '../output/files.ts';
import { type App, type Compiled, CURRENT, compiledAt, DIST, PROBE, readCompiled } from './compiled.ts';
import { createHeadersFile } from './headers-file.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SITE = join(ROOT, 'site');

/** Everything that affects the compiled site. */
const SOURCES = [
  'content-types/src',
  'site/src',
  'site/public',
  'site/publisher',
  'site/astro.config.ts',
  'site/tsconfig.json',
  'pnpm-lock.yaml',
];

/** Relative to the site's folder. */
const CONFIG = 'publisher/compile/astro.config.ts';

const MAX_COMPILE_MS = 10 * 60_000;

/** Throws with the compiler's output if the site does not compile. */
export async function ensureCompiled(): Promise<Compiled> {
  const hash = sourceHash(ROOT, SOURCES);
  const compiled = compiledAt(hash);
  if (!existsSync(compiled.bundle)) {
    // Renamed when complete, so that an interrupted compilation does not count.
    const unfinished = `${join(DIST, hash)}.${process.pid}`;
    try {
      await astroBuild(unfinished);
      const { bundle, client } = compiledAt(basename(unfinished));
      writeFileSync(join(client, '_headers'), createHeadersFile(await renderProbe(bundle)));
      if (!existsSync(compiled.bundle)) renameSync(unfinished, join(DIST, hash));
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  makeCurrent(hash);
  return compiled;
}

/** Keeps the previous one, which a running publisher may use, and those that other processes are compiling. */
function makeCurrent(hash: string): void {
  const before = readCompiled()?.hash;
  if (before === hash) return;
  writeFileSync(`${CURRENT}.tmp`, hash);
  renameSync(`${CURRENT}.tmp`, CURRENT);
  for (const name of readdirSync(DIST)) {
    if (name === 'current' || name === hash || name === before) continue;
    const path = join(DIST, name);
    const isUnfinished = name.includes('.');
    if (isUnfinished && Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < MAX_COMPILE_MS)
      continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function astroBuild(outDir: string): Promise<void> {
  const astro = join(SITE, 'node_modules/.bin/astro');
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_OUT_DIR: outDir };
  const child = spawn(astro, ['build', '--config', CONFIG], { cwd: SITE, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site failed to compile.\n${output}`)),
    );
  });
}

/** The HTML of `inline-probe.astro`. `bundle` is the file of the compiled site. */
async function renderProbe(bundle: string): Promise<string> {
  const { app } = (await import(pathToFileURL(bundle).href)) as { app: App };
  const routeData = app.manifest.routes.find(({ routeData }) => routeData.route === PROBE)?.routeData;
  const response = await app.render(new Request(`http://localhost${PROBE}`), { routeData });
  if (!response.ok) throw new Error('The page used to find Astro’s inline scripts and styles could not be rendered.');
  return response.text();
}

/** A hash of the Node version and of files and whole folders under `root`, without tests and declarations. */
export function sourceHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    const files = isFolder ? listFiles(path).filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file)) : [''];
    for (const file of files.sort()) {
      const full = join(path, file);
      if (existsSync(full)) hash.update(`${source}/${file}\0`).update(readFileSync(full)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
