import type { Target } from '../content/routes.ts';
import type { Culprits } from './failing-pages.ts';
import type { PageFailed, RenderAnswer, Replacements } from './messages.ts';
import type { Pool } from './worker-pool.ts';

interface RenderOptions {
  pool: Pool;
  culprits: Culprits;
  folder: string;
  fresh: boolean;
  targets: readonly Target[];
  /** Of the file that is there, or null. */
  hashOf(path: string): string | null;
  /** For pages in which nothing but fragments has changed: what to put into their files. */
  patches?: Patches;
}

export interface Patches {
  replacements: Replacements;
  /** Keys of a page's outdated fragments. */
  outdatedOf(path: string): string[];
}

/** Pages a worker gets at a time: few, so that all workers end together and what else they are asked is not kept waiting. */
const PORTION = 32;

/** So few are done by one worker sooner than two are told about them. */
const FEW = 8;

/** Pages that end workers are left out, and those that may are rendered alone and last. */
export async function renderPages({ targets, ...options }: RenderOptions): Promise<RenderAnswer> {
  const { isSuspect, reasonOf } = options.culprits;
  const refused = targets.flatMap(({ path }): PageFailed[] => {
    const error = reasonOf(path);
    return error === undefined ? [] : [{ path, error }];
  });
  const good = targets.filter(({ path }) => reasonOf(path) === undefined);
  const answers = [
    await renderInOrder(
      good.filter(({ path }) => !isSuspect(path)),
      options,
    ),
  ];
  for (const target of good.filter(({ path }) => isSuspect(path))) answers.push(await renderAlone(target, options));
  return joined([...answers, { pages: refused, fragments: [] }]);
}

async function renderAlone(target: Target, options: Options): Promise<RenderAnswer> {
  const answer = await renderPortion([target], options);
  if (!options.pool.isLost()) options.culprits.acquit(target.path);
  return answer;
}

/** Pages first, then the lists that name them; in a folder that nobody reads yet, lists first: some of them take long. */
async function renderInOrder(targets: readonly Target[], options: Options): Promise<RenderAnswer> {
  const pages = targets.filter(({ last }) => !last);
  const lists = targets.filter(({ last }) => last);
  if (options.fresh) return renderTogether([...lists, ...pages], options);
  if (targets.length <= FEW) return renderPortion([...pages, ...lists], options);
  return joined([await renderTogether(pages, options), await renderTogether(lists, options)]);
}

type Options = Omit<RenderOptions, 'targets'>;

async function renderTogether(targets: Target[], options: Options): Promise<RenderAnswer> {
  const size = Math.min(PORTION, Math.ceil(targets.length / options.pool.size));
  return joined(await Promise.all(portions(targets, size).map((portion) => renderPortion(portion, options))));
}

async function renderPortion(portion: Target[], options: Options): Promise<RenderAnswer> {
  const { pool, culprits, folder, fresh, hashOf, patches } = options;
  if (portion.length === 0) return { pages: [], fragments: [] };
  try {
    const pages = portion.map(({ path, file }) => {
      return { path, file, hash: hashOf(path), outdated: patches?.outdatedOf(path) };
    });
    return await pool.ask({ kind: 'render', folder, fresh, pages, replacements: patches?.replacements });
  } catch (error) {
    culprits.lostWith(
      portion.map(({ path }) => path),
      error,
    );
    return { pages: portion.map(({ path }) => ({ path, error: String(error) })), fragments: [] };
  }
}

function joined(answers: readonly RenderAnswer[]): RenderAnswer {
  return {
    pages: answers.flatMap(({ pages }) => pages),
    fragments: answers.flatMap(({ fragments }) => fragments),
  };
}

function portions<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size));
  return result;
}
