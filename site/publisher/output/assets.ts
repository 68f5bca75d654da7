/** The files that come with the compiled site: scripts, styles, fonts and the files in `public/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBytes } from '../content/hash.ts';
import { hashFile, listFiles, writeFile } from './files.ts';
import type { Contents, ManifestLine, Origin } from './manifest.ts';

/** Copies the assets for which `isMissing` is true into the folder. Returns their manifest entries. */
export function copyAssets(
  client: string,
  folder: string,
  isMissing: (asset: string) => boolean = () => true,
): ManifestLine[] {
  const files = listFiles(client).filter((file) => isMissing(`/${file}`));
  return files.map((file) => {
    const bytes = readFileSync(join(client, file));
    writeFile(folder, file, bytes);
    return { asset: `/${file}`, hash: hashBytes(bytes) };
  });
}

/**
 * Keeps the assets of the previous code: visitors may still have its pages open, and pages that cannot be rendered with the
 * new code still load them.
 */
export function keepOldAssets(
  previousSite: Previous,
  target: { folder: string; contents: Contents; origin: Origin },
): ManifestLine[] {
  const isSameCode = previousSite.origin.compiled === target.origin.compiled;
  return [...previousSite.contents.assets].flatMap(([asset, { hash, old }]): ManifestLine[] => {
    if (target.contents.assets.has(asset) || !asset.startsWith('/_astro/') || (old && !isSameCode)) return [];
    const file = asset.slice(1);
    if (hashFile(previousSite.folder, file) !== hash) return [];
    writeFile(target.folder, file, readFileSync(join(previousSite.folder, file)));
    return [{ asset, hash, old: true }];
  });
}

/** A folder that was published before. */
export interface Previous {
  folder: string;
  origin: Origin;
  contents: Contents;
}
