/**
 * `pnpm publish:verify [FOLDER [--redirect-pages] [--social-cards]]`: compares the published folder, or one that
 * `pnpm build:site` made with the same options, with a full build.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishWhole, writeRedirectPages } from 'publisher/export/build-folder';
import { compareFolders, listFiles, writeFile } from 'publisher/output/files';
import { readManifest } from 'publisher/output/manifest';
import { readSettings } from 'publisher/settings';
import { readCompiled } from './compiled.ts';

const CARD = /<meta property="og:image" content="[^"?]+\/(api\/social\/(?:jobs|blog|photos)\/\w+\.(?:png|jpg))/;

const workspace = mkdtempSync(join(tmpdir(), 'verify-'));
try {
  await verify(join(workspace, 'site'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

async function verify(expected: string): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'redirect-pages': { type: 'boolean' }, 'social-cards': { type: 'boolean' } },
    allowPositionals: true,
  });
  const compiledSite = readCompiled();
  if (!compiledSite) throw new Error('The site is not compiled yet: run "pnpm build".');
  const { api, site, folder, manifestFile } = readSettings(process.env);
  const [exportedFolder] = positionals;
  const actualFolder = resolve(exportedFolder ?? folder);
  const pages = await publishWhole({ api, site, compiled: compiledSite }, expected);
  if (values['redirect-pages']) writeRedirectPages(expected, site);
  // Checks only that social cards exist, because drawing all of them would take longer than the rest of the check.
  const cards = values['social-cards'] ? listCardFiles(expected) : new Set<string>();
  for (const card of cards) writeFile(expected, card, Buffer.of());
  const oldAssets = exportedFolder === undefined ? readManifest(manifestFile)?.contents.assets : undefined;
  const faults = compareFolders(actualFolder, expected).filter(
    ({ file, problem }) => !oldAssets?.get(`/${file}`)?.old && !(problem === 'different' && cards.has(file)),
  );
  for (const { file, problem } of faults) console.error(`${problem}: ${file}`);
  if (faults.length > 0) throw new Error(`${faults.length} files in ${actualFolder} differ from a full build.`);
  console.log(`${actualFolder}: all ${pages} pages match a full build.`);
}

/** The image files for shared links that the pages of a folder refer to. */
function listCardFiles(folder: string): Set<string> {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  return new Set(pages.flatMap((page) => CARD.exec(readFileSync(join(folder, page), 'utf8'))?.[1] ?? []));
}
