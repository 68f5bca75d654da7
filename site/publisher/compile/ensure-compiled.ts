/** Compiles the site if its sources have changed. `astro build` takes seconds, so its output is kept for later starts. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../output/files.ts';
import { type App, type Compiled, compiledAt, PROBE, readCompiled, type SiteFolders } from './compiled.ts';

export interface Sources extends SiteFolders {
  /** `sources` are all files that affect the compiled site, relative to `root`. */
  root: string;
  sources: readonly string[];
  /** The site's folder, and the name of the configuration file in it. */
  site: string;
  config: string;
  /** Returns the content of `_headers`, given the HTML of the page at `PROBE`. */
  createHeaders(html: string): string;
}

const MAX_COMPILE_MS = 10 * 60_000;

/**
 * Compiles the site if its sources have changed, and returns the compiled site. Throws with the compiler's output if
 * the site does not compile.
 */
export async function ensureCompiled(sources: Sources): Promise<Compiled> {
  const hash = hashSources(sources.root, sources.sources);
  const compiledSite = compiledAt(sources, hash);
  if (!existsSync(compiledSite.bundle)) {
    // Compiles into a temporary folder that is renamed when complete, so that an interrupted compilation does not
    // count.
    const temporaryFolder = `${join(sources.dist, hash)}.${process.pid}`;
    try {
      await buildWithAstro(sources, temporaryFolder);
      const { bundle, client } = compiledAt(sources, basename(temporaryFolder));
      writeFileSync(join(client, '_headers'), sources.createHeaders(await renderProbe(bundle)));
      if (!existsSync(compiledSite.bundle)) renameSync(temporaryFolder, join(sources.dist, hash));
    } finally {
      rmSync(temporaryFolder, { recursive: true, force: true });
    }
  }
  makeCurrent(sources, hash);
  return compiledSite;
}

/**
 * Makes a compiled site current. Keeps the previous one, which a running publisher may use, and sites that other
 * processes are compiling.
 */
function makeCurrent(siteFolders: SiteFolders, hash: string): void {
  const previousHash = readCompiled(siteFolders)?.hash;
  if (previousHash === hash) return;
  const currentFile = join(siteFolders.dist, 'current');
  writeFileSync(`${currentFile}.tmp`, hash);
  renameSync(`${currentFile}.tmp`, currentFile);
  for (const name of readdirSync(siteFolders.dist)) {
    if (name === 'current' || name === hash || name === previousHash) continue;
    const path = join(siteFolders.dist, name);
    const isUnfinished = name.includes('.');
    if (isUnfinished && Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < MAX_COMPILE_MS)
      continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function buildWithAstro({ site, config }: Sources, outDir: string): Promise<void> {
  const astro = join(site, 'node_modules/.bin/astro');
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_OUT_DIR: outDir };
  const child = spawn(astro, ['build', '--config', config], { cwd: site, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** The HTML of the page at `PROBE`. `bundle` is the file of the compiled site. */
async function renderProbe(bundle: string): Promise<string> {
  const { app } = (await import(pathToFileURL(bundle).href)) as { app: App };
  const routeData = app.manifest.routes.find(({ routeData }) => routeData.route === PROBE)?.routeData;
  const response = await app.render(new Request(`http://localhost${PROBE}`), { routeData });
  if (!response.ok) throw new Error('The page used to find Astro’s inline scripts and styles could not be rendered.');
  return response.text();
}

/**
 * A hash of the Node version and of files and whole folders under `root`, without packages, tests, declarations and
 * documents.
 */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    const files = isFolder
      ? listFiles(path).filter((file) => !/^node_modules\/|\.(test\.tsx?|d\.ts|md)$/.test(file))
      : [''];
    for (const file of files.sort()) {
      const filePath = join(path, file);
      if (existsSync(filePath)) hash.update(`${source}/${file}\0`).update(readFileSync(filePath)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
