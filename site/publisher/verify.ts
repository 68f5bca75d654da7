/**
 * `pnpm publish:verify [FOLDER [--redirect-pages] [--social-cards]]`: compares the published folder, or one that
 * `pnpm build:site` made with the same options, with a full build.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCompiled } from './compile/compiled.ts';
import { publishWhole, writeRedirectPages } from './export/build-folder.ts';
import { compareFolders, type Difference, listFiles } from './output/files.ts';
import { readManifest } from './output/manifest.ts';
import { readSettings } from './settings.ts';

const CARD = /<meta property="og:image" content="[^"?]+\/(api\/social\/(?:jobs|blog)\/\w+\.png)/;

try {
  const { values, positionals } = parseArgs({
    options: { 'redirect-pages': { type: 'boolean' }, 'social-cards': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  const { 'redirect-pages': redirectPages = false, 'social-cards': socialCards = false } = values;
  await verify(folder === undefined ? null : { folder: resolve(folder), redirectPages, socialCards });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** A folder for another host, and what it was built with. */
interface Exported {
  folder: string;
  redirectPages: boolean;
  socialCards: boolean;
}

async function verify(exported: Exported | null): Promise<void> {
  const compiled = readCompiled();
  if (!compiled) throw new Error('The site is not compiled yet: run "pnpm build".');
  const { api, site, folder: published, manifestFile } = readSettings(process.env);
  const actual = exported?.folder ?? published;
  const workspace = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const expected = join(workspace, 'site');
    const pages = await publishWhole({ api, site, compiled }, expected);
    if (exported?.redirectPages) writeRedirectPages(expected, site);
    const old = exported ? undefined : readManifest(manifestFile)?.contents.assets;
    const cards = exported?.socialCards ? cardFiles(expected) : new Set<string>();
    const faults = compareFolders(actual, expected)
      .filter(({ file }) => !old?.get(`/${file}`)?.old && !cards.has(file))
      .concat(missing(cards, actual));
    for (const { file, problem } of faults) console.error(`${problem}: ${file}`);
    if (faults.length > 0) throw new Error(`${faults.length} files of ${actual} differ from a full build.`);
    console.log(`${actual}: all ${pages} pages are as in a full build.`);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** Of images of shared links only the presence is checked: to draw them all would take longer than everything else. */
function missing(cards: ReadonlySet<string>, folder: string): Difference[] {
  const absent = [...cards].filter((file) => !existsSync(join(folder, file)));
  return absent.map((file) => ({ file, problem: 'missing' }));
}

/** The files that pages of a folder name as their social cards. */
function cardFiles(folder: string): Set<string> {
  const pages = listFiles(folder).filter((file) => /^(job|blog)\/.+\.html$/.test(file));
  return new Set(pages.flatMap((page) => CARD.exec(readFileSync(join(folder, page), 'utf8'))?.[1] ?? []));
}
