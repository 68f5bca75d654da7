/** Compares the folder with the content and the manifest. */

import { listFiles, removeFile } from './output/files.ts';
import type { Manifest, ManifestLine } from './output/manifest.ts';
import type { SiteState } from './pages/site-state.ts';
import type { FileCheck } from './render/messages.ts';
import type { WorkerPool } from './render/worker-pool.ts';

interface RepairOptions {
  pool: WorkerPool;
  siteState: SiteState;
  folder: string;
  manifest: Manifest;
}

/** Removes stray files, records the dependencies of all known pages, and returns the pages to render. */
export async function findDifferences({ pool, siteState, folder, manifest }: RepairOptions): Promise<Set<string>> {
  const { routes, dependencies } = siteState;
  const removedPaths = [...manifest.pages.keys()].filter((path) => !routes.targets.has(path));
  manifest.record(removedPaths.map((path): ManifestLine => ({ gone: path })));
  for (const [path, { keys }] of [...manifest.fragments, ...manifest.pages]) dependencies.record(path, keys);

  const damagedPaths = new Set(await checkFiles(pool, folder, listExpectedFiles(siteState, manifest)));
  manifest.record([...damagedPaths].map((path): ManifestLine => ({ gone: path })));
  manifest.record(findUnusedImages(manifest).map((path): ManifestLine => ({ gone: path })));
  removeOrphans(siteState, manifest, folder);

  const stalePaths = new Set<string>();
  for (const path of routes.targets.keys()) {
    const record = manifest.pages.get(path);
    const isGood =
      record?.signature === dependencies.getSignature(path) && !record.images.some((p) => damagedPaths.has(p));
    if (!isGood) stalePaths.add(path);
  }
  return stalePaths;
}

function listExpectedFiles({ routes }: SiteState, { pages, images, assets }: Manifest): FileCheck[] {
  const pageChecks = [...pages].map(([path, { hash }]) => ({ path, file: routes.targets.get(path)?.file ?? '', hash }));
  const fileChecks = [...images, ...assets].map(([path, { hash }]) => ({ path, file: path.slice(1), hash }));
  return [...pageChecks, ...fileChecks];
}

function findUnusedImages({ pages, images }: Manifest): string[] {
  const usedImages = new Set([...pages.values()].flatMap((page) => page.images));
  return [...images.keys()].filter((image) => !usedImages.has(image));
}

async function checkFiles(pool: WorkerPool, folder: string, files: FileCheck[]): Promise<string[]> {
  const partSize = Math.ceil(files.length / pool.size);
  const parts = Array.from({ length: pool.size }, (_, part) => files.slice(part * partSize, (part + 1) * partSize));
  return (await Promise.all(parts.map((part) => pool.run({ kind: 'check', folder, files: part })))).flat();
}

/**
 * Removes unaccounted files: deleted pages and remains of a crash. A page written just before the crash stays, because
 * visitors already have it and it is rendered again.
 */
function removeOrphans({ routes }: SiteState, { images, assets }: Manifest, folder: string): void {
  const knownFiles = new Set([...routes.targets.values()].map(({ file }) => file));
  for (const path of [...images.keys(), ...assets.keys()]) knownFiles.add(path.slice(1));
  for (const file of listFiles(folder)) if (!knownFiles.has(file)) removeFile(folder, file);
}
