/** At start: what in the folder is not as content and manifest say? */
import type { Edition } from '../content/site-state.ts';
import type { FileCheck } from '../render/messages.ts';
import type { Pool } from '../render/worker-pool.ts';
import { listFiles, removeFile } from './files.ts';
import type { Fact, Manifest } from './manifest.ts';

interface RepairOptions {
  pool: Pool;
  edition: Edition;
  folder: string;
  manifest: Manifest;
}

/** Removes what does not belong there and returns the pages to render. The trace knows all pages afterwards. */
export async function findDamage({ pool, edition, folder, manifest }: RepairOptions): Promise<Set<string>> {
  const { routes, trace } = edition;
  const gone = [...manifest.pages.keys()].filter((path) => !routes.targets.has(path));
  manifest.record(gone.map((path): Fact => ({ gone: path })));
  for (const [path, { keys }] of [...manifest.fragments, ...manifest.pages]) trace.record(path, keys);

  const damaged = new Set(await checkFiles(pool, folder, expectedFiles(edition, manifest)));
  manifest.record([...damaged].map((path): Fact => ({ gone: path })));
  manifest.record(unusedPictures(manifest).map((path): Fact => ({ gone: path })));
  removeStrangers(edition, manifest, folder);

  const stale = new Set<string>();
  for (const path of routes.targets.keys()) {
    const record = manifest.pages.get(path);
    const isGood = record?.signature === trace.signatureOf(path) && !record.pictures.some((p) => damaged.has(p));
    if (!isGood) stale.add(path);
  }
  return stale;
}

function expectedFiles({ routes }: Edition, { pages, pictures, assets }: Manifest): FileCheck[] {
  const rendered = [...pages].map(([path, { hash }]) => ({ path, file: routes.targets.get(path)?.file ?? '', hash }));
  const copied = [...pictures, ...assets].map(([path, { hash }]) => ({ path, file: path.slice(1), hash }));
  return [...rendered, ...copied];
}

function unusedPictures({ pages, pictures }: Manifest): string[] {
  const used = new Set([...pages.values()].flatMap((page) => page.pictures));
  return [...pictures.keys()].filter((picture) => !used.has(picture));
}

async function checkFiles(pool: Pool, folder: string, files: FileCheck[]): Promise<string[]> {
  const half = Math.ceil(files.length / pool.size);
  const parts = Array.from({ length: pool.size }, (_, part) => files.slice(part * half, (part + 1) * half));
  return (await Promise.all(parts.map((part) => pool.ask({ kind: 'check', folder, files: part })))).flat();
}

/**
 * Files that nothing accounts for: pages deleted meanwhile, what a crash left behind. A page that was written just before a
 * crash, which the manifest does not know yet, stays: visitors have it already, and it is made again.
 */
function removeStrangers({ routes }: Edition, { pictures, assets }: Manifest, folder: string): void {
  const known = new Set([...routes.targets.values()].map(({ file }) => file));
  for (const path of [...pictures.keys(), ...assets.keys()]) known.add(path.slice(1));
  for (const file of listFiles(folder)) if (!known.has(file)) removeFile(folder, file);
}
