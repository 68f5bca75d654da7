import type { Target } from '../pages/routes.ts';
import type { FailingPages } from './failing-pages.ts';
import type { PageFailed, RenderResult, Replacements } from './messages.ts';
import type { WorkerPool } from './worker-pool.ts';

interface RenderOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  folder: string;
  /** Whether the folder is not public yet. */
  isNewFolder: boolean;
  targets: readonly Target[];
  /** The hash of the existing file, or null. */
  hashOf(path: string): string | null;
  /** Patches for pages in which only fragments have changed. */
  patches?: Patches;
  /** Called with the result of each task. */
  onResult(result: RenderResult): void;
}

export interface Patches {
  replacements: Replacements;
  /** Keys of a page's outdated fragments. */
  findOutdated(path: string): string[];
}

/** Maximum number of pages per task. Kept small, so that all workers finish together and other tasks do not wait long. */
const CHUNK_SIZE = 32;

/** Maximum number of pages for which one worker is faster, because waking a second one takes longer. */
const MAX_PAGES_OF_ONE_WORKER = 8;

/**
 * Renders the targets. Skips pages known to fail, and reports their errors. Rejects with `WorkerLost` if a worker was
 * lost, after every other worker has finished.
 */
export async function renderPages({ targets, ...options }: RenderOptions): Promise<void> {
  const failedPages = targets.flatMap(({ path }): PageFailed[] => {
    const error = options.failingPages.findReason(path);
    return error === undefined ? [] : [{ path, error }];
  });
  const goodTargets = targets.filter(({ path }) => options.failingPages.findReason(path) === undefined);
  await renderInOrder(goodTargets, options);
  options.onResult({ pages: failedPages, fragments: [] });
}

type Options = Omit<RenderOptions, 'targets'>;

/**
 * Renders fonts, then the pages that load them, then the lists of these pages. In a new folder, lists come first,
 * because they are slow.
 */
async function renderInOrder(targets: readonly Target[], options: Options): Promise<void> {
  const isFont = ({ file }: Target) => FONT.test(file);
  const fonts = targets.filter(isFont);
  const pages = targets.filter((target) => !target.last && !isFont(target));
  const lastTargets = targets.filter(({ last }) => last);
  if (options.isNewFolder) return renderInParallel([...lastTargets, ...fonts, ...pages], options);
  if (targets.length <= MAX_PAGES_OF_ONE_WORKER) return renderChunk([...fonts, ...pages, ...lastTargets], options);
  await renderInParallel(fonts, options);
  await renderInParallel(pages, options);
  await renderInParallel(lastTargets, options);
}

const FONT = /\.(css|woff2)$/;

/** Sends deferred lists to one worker, because reading all jobs once is enough to make several of them. */
async function renderInParallel(targets: readonly Target[], options: Options): Promise<void> {
  const isSlow = ({ deferred, last }: Target) => deferred && last;
  const otherTargets = targets.filter((target) => !isSlow(target));
  const size = Math.min(CHUNK_SIZE, Math.ceil(otherTargets.length / options.pool.size));
  const parts = [targets.filter(isSlow), ...splitIntoChunks(otherTargets, size)];
  const results = await Promise.allSettled(parts.map((part) => renderChunk(part, options)));
  // Throws only when all workers have finished, because the next publish checks files that a worker might still write.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function renderChunk(targets: readonly Target[], options: Options): Promise<void> {
  const { pool, folder, isNewFolder, hashOf, patches, onResult } = options;
  if (targets.length === 0) return;
  const pages = targets.map(({ path, file }) => {
    return { path, file, hash: hashOf(path), outdated: patches?.findOutdated(path) };
  });
  onResult(await pool.run({ kind: 'render', folder, isNewFolder, pages, replacements: patches?.replacements }));
}

function splitIntoChunks<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}
