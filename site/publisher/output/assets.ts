/** What the compiled site brings along: scripts, styles, fonts and the files of `public/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBytes } from '../content/hash.ts';
import { hashFile, listFiles, writeFile } from './files.ts';
import type { Contents, ManifestLine, Origin } from './manifest.ts';

/** Puts those that are `missing` into the folder. Returns what the manifest has to know. */
export function copyAssets(
  client: string,
  folder: string,
  missing: (asset: string) => boolean = () => true,
): ManifestLine[] {
  const files = listFiles(client).filter((file) => missing(`/${file}`));
  return files.map((file) => {
    const bytes = readFileSync(join(client, file));
    writeFile(folder, file, bytes);
    return { asset: `/${file}`, hash: hashBytes(bytes) };
  });
}

/**
 * Keeps the assets of the code before this: pages that visitors have open still load them, and so do pages that cannot
 * be rendered with the new code.
 */
export function keepOldAssets(
  from: Previous,
  to: { folder: string; contents: Contents; origin: Origin },
): ManifestLine[] {
  const sameCode = from.origin.compiled === to.origin.compiled;
  return [...from.contents.assets].flatMap(([asset, { hash, old }]): ManifestLine[] => {
    if (to.contents.assets.has(asset) || !asset.startsWith('/_astro/') || (old && !sameCode)) return [];
    const file = asset.slice(1);
    if (hashFile(from.folder, file) !== hash) return [];
    writeFile(to.folder, file, readFileSync(join(from.folder, file)));
    return [{ asset, hash, old: true }];
  });
}

/** A folder that was published before. */
export interface Previous {
  folder: string;
  origin: Origin;
  contents: Contents;
}
