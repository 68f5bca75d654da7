import type { PageResult } from './messages.ts';
import type { Pool } from './pool.ts';
import type { Target } from './routes.ts';

interface RenderOptions {
  pool: Pool;
  folder: string;
  fresh: boolean;
  targets: readonly Target[];
  /** Of the file that is there, or null. */
  hashOf(path: string): string | null;
}

/** Pages a worker gets at a time: few, so that all workers end together and what else they are asked is not kept waiting. */
const PORTION = 32;

/** So few are done by one worker sooner than two are told about them. */
const FEW = 8;

/** Pages first, then the lists that name them. */
export async function renderPages({ targets, ...options }: RenderOptions): Promise<PageResult[]> {
  const pages = targets.filter(({ last }) => !last);
  const lists = targets.filter(({ last }) => last);
  if (targets.length <= FEW) return renderPortion([...pages, ...lists], options);
  return [...(await renderTogether(pages, options)), ...(await renderTogether(lists, options))];
}

type Options = Omit<RenderOptions, 'targets'>;

async function renderTogether(targets: Target[], options: Options): Promise<PageResult[]> {
  const size = Math.min(PORTION, Math.ceil(targets.length / options.pool.size));
  return (await Promise.all(portions(targets, size).map((portion) => renderPortion(portion, options)))).flat();
}

async function renderPortion(portion: Target[], { pool, folder, fresh, hashOf }: Options): Promise<PageResult[]> {
  if (portion.length === 0) return [];
  try {
    const pages = portion.map(({ path, file }) => ({ path, file, hash: hashOf(path) }));
    return await pool.ask({ kind: 'render', folder, fresh, pages });
  } catch (error) {
    return portion.map(({ path }) => ({ path, error: String(error) }));
  }
}

function portions<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size));
  return result;
}
