/**
 * `publish <folder>`: the whole site into a folder, ready for any static host. `verify [<folder>]`: does the published
 * folder, or one made by `publish`, hold what a publish from nothing gives?
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFolders } from './compare.ts';
import { type Compiled, readCompiled } from './compiled.ts';
import { exportSite } from './export/export-site.ts';
import { readManifest } from './manifest.ts';
import { publishOnce } from './publish-once.ts';
import { readSettings } from './settings.ts';

try {
  const { values, positionals } = parseArgs({
    options: { 'redirect-pages': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command, target] = positionals;
  const compiled = readCompiled() ?? fail('The site is not compiled yet: run "pnpm build:site".');
  const redirectPages = values['redirect-pages'] === true;
  if (command === 'publish' && target) await publish(compiled, resolve(target), redirectPages);
  else if (command === 'verify') await verify(compiled, target && resolve(target), redirectPages);
  else fail('Usage: cli.ts publish <folder> | cli.ts verify [<folder>]   [--redirect-pages]');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function publish(compiled: Compiled, folder: string, redirectPages: boolean): Promise<void> {
  const { api, site } = readSettings(process.env);
  refuseForeign(folder);
  const pages = await publishWhole({ api, site, compiled }, folder);
  await exportSite(folder, { site, redirectPages });
  console.log(`${pages} files in ${folder}`);
}

async function verify(compiled: Compiled, exported: string | undefined, redirectPages: boolean): Promise<void> {
  const { api, site, folder, manifestFile } = readSettings(process.env);
  const workspace = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const expected = join(workspace, 'site');
    const pages = await publishWhole({ api, site, compiled }, expected);
    if (exported) await exportSite(expected, { site, redirectPages });
    const old = exported ? undefined : readManifest(manifestFile)?.contents.assets;
    const actual = exported ?? folder;
    const faults = compareFolders(actual, expected).filter(({ file }) => !old?.get(`/${file}`)?.old && !isCard(file));
    for (const { file, problem } of faults) console.error(`${problem}: ${file}`);
    if (faults.length > 0)
      throw new Error(`${faults.length} files of ${actual} are not what a publish from nothing gives.`);
    console.log(`${actual}: all ${pages} pages are what a publish from nothing gives.`);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** Returns how many pages there are. Throws when one could not be rendered. */
async function publishWhole(
  options: Pick<Parameters<typeof publishOnce>[0], 'api' | 'site' | 'compiled'>,
  folder: string,
): Promise<number> {
  const { pages, errors } = await publishOnce({ ...options, folder });
  for (const { path, message } of errors) console.error(`${path}: ${message}`);
  if (errors.length > 0) throw new Error(`${errors.length} pages could not be rendered.`);
  return pages;
}

/** The picture of a shared link: drawn into a folder that is built for another host, after it was published. */
function isCard(file: string): boolean {
  return file.startsWith('api/social/');
}

/** A publish takes the place of the whole folder: what somebody else put there would be lost. */
function refuseForeign(folder: string): void {
  const isOurs = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, '_headers'));
  if (!isOurs) throw new Error(`${folder} holds something else than a site: choose an empty folder with --out.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
