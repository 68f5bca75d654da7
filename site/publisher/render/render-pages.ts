import type { Target } from '../content/routes.ts';
import type { FailingPages } from './failing-pages.ts';
import type { PageFailed, RenderResult, Replacements } from './messages.ts';
import type { WorkerPool } from './worker-pool.ts';

interface RenderOptions {
  pool: WorkerPool;
  failingPages: FailingPages;
  folder: string;
  /** The folder is not public yet. */
  isNewFolder: boolean;
  targets: readonly Target[];
  /** The hash of the existing file, or null. */
  hashOf(path: string): string | null;
  /** For pages in which only fragments have changed: what to patch into their files. */
  patches?: Patches;
}

export interface Patches {
  replacements: Replacements;
  /** Keys of a page's outdated fragments. */
  findOutdated(path: string): string[];
}

/** Pages per task: few, so that all workers finish together and other tasks do not wait long. */
const CHUNK_SIZE = 32;

/** One worker finishes up to this many pages before two could be woken. */
const MAX_PAGES_OF_ONE_WORKER = 8;

/** Leaves failing pages out. Rejects with `WorkerLost` if a worker was lost, after every other worker has finished. */
export async function renderPages({ targets, ...options }: RenderOptions): Promise<RenderResult> {
  const failed = targets.flatMap(({ path }): PageFailed[] => {
    const error = options.failingPages.findReason(path);
    return error === undefined ? [] : [{ path, error }];
  });
  const good = targets.filter(({ path }) => options.failingPages.findReason(path) === undefined);
  return join([...(await renderInOrder(good, options)), { pages: failed, fragments: [] }]);
}

type Options = Omit<RenderOptions, 'targets'>;

/** Pages first, then the lists that name them; in a new folder lists first, because some of them take long. */
async function renderInOrder(targets: readonly Target[], options: Options): Promise<RenderResult[]> {
  const pages = targets.filter(({ last }) => !last);
  const lists = targets.filter(({ last }) => last);
  if (options.isNewFolder) return renderInParallel([...lists, ...pages], options);
  if (targets.length <= MAX_PAGES_OF_ONE_WORKER) return [await renderChunk([...pages, ...lists], options)];
  return [...(await renderInParallel(pages, options)), ...(await renderInParallel(lists, options))];
}

async function renderInParallel(targets: readonly Target[], options: Options): Promise<RenderResult[]> {
  const size = Math.min(CHUNK_SIZE, Math.ceil(targets.length / options.pool.size));
  const results = await Promise.allSettled(chunk(targets, size).map((part) => renderChunk(part, options)));
  // Thrown only now, because a worker that is still writing would spoil what the next publish checks.
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

async function renderChunk(targets: readonly Target[], options: Options): Promise<RenderResult> {
  const { pool, folder, isNewFolder, hashOf, patches } = options;
  if (targets.length === 0) return { pages: [], fragments: [] };
  const pages = targets.map(({ path, file }) => {
    return { path, file, hash: hashOf(path), outdated: patches?.findOutdated(path) };
  });
  return pool.run({ kind: 'render', folder, isNewFolder, pages, replacements: patches?.replacements });
}

function join(results: readonly RenderResult[]): RenderResult {
  return {
    pages: results.flatMap(({ pages }) => pages),
    fragments: results.flatMap(({ fragments }) => fragments),
  };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}
