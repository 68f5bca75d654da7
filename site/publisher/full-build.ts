/** Builds the whole site into a new folder, whose files then replace the old ones. */
import { rmSync } from 'node:fs';
import { hashBytes } from './content/hash.ts';
import { copyAssets, keepOldAssets, type Previous } from './output/assets.ts';
import { readIfExists, writeNewFile } from './output/files.ts';
import { findImages } from './output/images.ts';
import {
  createEmptyContents,
  createMemoryManifest,
  type Manifest,
  type ManifestLine,
  type Origin,
} from './output/manifest.ts';
import { replaceFolder } from './output/replace-folder.ts';
import type { SiteState } from './pages/site-state.ts';
import type { Outcome } from './receipts.ts';
import type { FailingPages } from './render/failing-pages.ts';
import type { Task } from './render/messages.ts';
import { createPagePublisher } from './render/page-publisher.ts';
import type { WorkerPool } from './render/worker-pool.ts';

interface FullBuildOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  siteState: SiteState;
  origin: Origin;
  /** The folder of the compiled site's assets. */
  client: string;
  folder: string;
  previous: Previous | null;
  onProgress(progress: Progress): void;
}

/** The numbers of finished pages and of all pages. */
export interface Progress {
  done: number;
  total: number;
}

export interface FullBuild {
  manifest: Manifest;
  failures: ReadonlyMap<string, string>;
  outcome: Outcome;
}

export async function runFullBuild(options: FullBuildOptions): Promise<FullBuild> {
  const { failingPages, siteState, origin, client, folder: target, previous, onProgress } = options;
  const pool = countPages(options.pool, siteState.routes.targets.size, onProgress);
  const folder = toBuildFolder(target);
  removeUnfinishedBuild(target);
  const manifest = createMemoryManifest(origin, createEmptyContents());
  manifest.record(copyAssets(client, folder));
  if (previous) manifest.record(keepOldAssets(previous, { folder, contents: manifest, origin }));
  const isNewFolder = true;
  const pagePublisher = createPagePublisher({ pool, failingPages, siteState, folder, isNewFolder, manifest });
  const outcome = await pagePublisher.publish(siteState.routes.targets.keys());
  const failedTargets = [...pagePublisher.failures.keys()].flatMap((path) => siteState.routes.targets.get(path) ?? []);
  for (const { path, file } of failedTargets) {
    const keys = previous?.contents.pages.get(path)?.keys ?? [];
    manifest.record(keepLastGood(path, file, keys, { from: target, to: folder }));
  }
  replaceFolder(folder, target);
  pool.broadcast({ kind: 'forget' });
  return { manifest, failures: pagePublisher.failures, outcome };
}

/** Wraps the pool, and reports the number of pages that it has rendered. */
function countPages(pool: WorkerPool, total: number, onProgress: FullBuildOptions['onProgress']): WorkerPool {
  let renderedCount = 0;
  onProgress({ done: renderedCount, total });
  return {
    ...pool,
    async run(task) {
      const result = await pool.run(task);
      const finishedTask: Task = task;
      // Caps the progress, because pages of a lost worker are rendered again.
      if (finishedTask.kind === 'render') renderedCount = Math.min(total, renderedCount + finishedTask.pages.length);
      onProgress({ done: renderedCount, total });
      return result;
    },
  };
}

/**
 * Copies the old file, with its images, of a page that cannot be rendered. The file may be newer than the manifest
 * says, if the replacement of a folder was interrupted.
 */
function keepLastGood(
  page: string,
  file: string,
  keys: string[],
  { from, to }: { from: string; to: string },
): ManifestLine[] {
  const keep = (name: string) => {
    const bytes = readIfExists(from, name);
    if (bytes) writeNewFile(to, name, bytes);
    return bytes;
  };
  const bytes = keep(file);
  if (!bytes) return [];
  const images = findImages(bytes);
  const imageLines = images.flatMap((image): ManifestLine[] => {
    const copy = keep(image.slice(1));
    return copy ? [{ image, hash: hashBytes(copy) }] : [];
  });
  return [{ page, hash: hashBytes(bytes), bytes: bytes.length, signature: '', keys, images }, ...imageLines];
}

export function removeUnfinishedBuild(folder: string): void {
  rmSync(toBuildFolder(folder), { recursive: true, force: true });
}

function toBuildFolder(folder: string): string {
  return `${folder}.next`;
}
