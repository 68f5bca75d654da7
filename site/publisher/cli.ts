/** `publish <folder>`: the whole site into a folder. `verify`: does the published folder hold what a publish from nothing gives? */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareFolders } from './compare.ts';
import { type Compiled, readCompiled } from './compiled.ts';
import { readManifest } from './manifest.ts';
import { publishOnce } from './publish-once.ts';
import { readSettings } from './settings.ts';

const [command, target] = process.argv.slice(2);
const { api, site, folder, manifestFile } = readSettings(process.env);
const compiled = readCompiled() ?? fail('The site is not compiled yet: run "pnpm build:site".');

if (command === 'publish' && target) await publish(compiled, resolve(target));
else if (command === 'verify') await verify(compiled);
else fail('Usage: cli.ts publish <folder> | cli.ts verify');

async function publish(compiled: Compiled, folder: string): Promise<void> {
  const { pages, errors } = await publishOnce({ api, site, folder, compiled });
  for (const { path, message } of errors) console.error(`${path}: ${message}`);
  if (errors.length > 0) fail(`${errors.length} pages could not be rendered.`);
  console.log(`${pages} files in ${folder}`);
}

async function verify(compiled: Compiled): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const expected = join(workspace, 'site');
    const { pages } = await publishOnce({ api, site, folder: expected, compiled });
    const old = readManifest(manifestFile)?.contents.assets;
    const faults = compareFolders(folder, expected).filter(({ file }) => !old?.get(`/${file}`)?.old);
    for (const { file, problem } of faults) console.error(`${problem}: ${file}`);
    if (faults.length > 0) fail(`${faults.length} files of ${folder} are not what a publish from nothing gives.`);
    console.log(`${folder}: all ${pages} pages are what a publish from nothing gives.`);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
