/** Makes a published folder ready for a host that sends files as they lie. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, writeFile } from '../output/files.ts';
import { cacheFolder, openBuildCache } from './build-cache.ts';
import { compressVariants } from './compress.ts';
import { redirectPages } from './redirect-pages.ts';
import { runParallel } from './run-parallel.ts';

export interface ExportOptions {
  site: URL;
  /** Also write redirects as pages, for a host that does not read `_redirects`. */
  redirectPages: boolean;
  /** Where builds find what builds before them have compressed. */
  store?: string;
}

/** Files at a time; Node compresses in four threads. */
const MAX_FILES = 8;

/** Adds compressed copies next to the files, and pages for redirects where there is no other page. */
export async function exportSite(
  folder: string,
  { site, redirectPages: wantsPages, store = cacheFolder('compressed', site) }: ExportOptions,
): Promise<void> {
  if (wantsPages) {
    for (const [file, html] of redirectPages(readFileSync(join(folder, '_redirects'), 'utf8'), site)) {
      if (!existsSync(join(folder, file))) writeFile(folder, file, Buffer.from(html));
    }
  }
  const kept = openBuildCache(store);
  await runParallel(listFiles(folder), MAX_FILES, async (file) => {
    const bytes = readFileSync(join(folder, file));
    for (const { ending, bytes: made } of await compressVariants(file, bytes, 'smallest', kept.of(bytes))) {
      writeFile(folder, file + ending, made);
    }
  });
  kept.prune();
}
