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

/** Pages first, then the lists that name them. */
export async function renderPages({ targets, ...options }: RenderOptions): Promise<PageResult[]> {
  const pages = await renderTogether(
    targets.filter(({ last }) => !last),
    options,
  );
  const lists = await renderTogether(
    targets.filter(({ last }) => last),
    options,
  );
  return [...pages, ...lists];
}

async function renderTogether(targets: Target[], options: Omit<RenderOptions, 'targets'>): Promise<PageResult[]> {
  const { pool, folder, fresh, hashOf } = options;
  const size = Math.min(PORTION, Math.ceil(targets.length / pool.size));
  const results = portions(targets, size).map(async (portion): Promise<PageResult[]> => {
    try {
      const pages = portion.map(({ path, file }) => ({ path, file, hash: hashOf(path) }));
      return await pool.ask({ kind: 'render', folder, fresh, pages });
    } catch (error) {
      return portion.map(({ path }) => ({ path, error: String(error) }));
    }
  });
  return (await Promise.all(results)).flat();
}

function portions<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size));
  return result;
}
