/** Decides which pages a publish renders, patches or leaves until later. */

import type { Change } from '../content/store.ts';
import type { SiteState } from './site-state.ts';

export interface Plan {
  /** Pages to render. Among them is one page per outdated fragment, which provides its new HTML. */
  pagesToRender: Set<string>;
  /** Pages in which only fragments have changed. */
  pagesToPatch: Set<string>;
}

/**
 * Decides which pages to render and which to patch. `brokenPages` failed before, so their files are outdated as a
 * whole, not just in a fragment.
 */
export function planPublish(
  { dependencies, routes }: SiteState,
  stalePaths: Iterable<string>,
  outdatedFragments: ReadonlySet<string>,
  brokenPages: ReadonlyMap<string, unknown>,
): Plan {
  const pagesToRender = new Set(stalePaths);
  const pagesToPatch = new Set<string>();
  for (const fragment of outdatedFragments) {
    const pages = [...dependencies.pagesWith(fragment)].filter((path) => routes.targets.has(path));
    const example = pages.find((path) => !brokenPages.has(path));
    for (const path of pages) (path === example || brokenPages.has(path) ? pagesToRender : pagesToPatch).add(path);
  }
  for (const path of pagesToRender) pagesToPatch.delete(path);
  return { pagesToRender, pagesToPatch };
}

/** The pages in the folder and those that could not be rendered, by path. */
interface Published {
  pages: ReadonlyMap<string, unknown>;
  failures: ReadonlyMap<string, unknown>;
}

/**
 * Splits affected pages into immediate and deferred ones. New pages are never deferred, because others link to them.
 * Failed pages are never deferred, because the receipt reports them.
 */
export function splitDeferred(
  affectedPaths: readonly string[],
  changes: readonly Change[],
  { store, routes }: SiteState,
  { pages, failures }: Published,
): { now: string[]; later: string[] } {
  const changedIds = new Set(changes.map(({ id }) => id));
  // Defers the pages of closed entries, because there may be thousands, and other entries affect only their links to
  // similar entries.
  const isClosed = (path: string) => {
    const [, start = '', id = ''] = path.split('/');
    const type = store.definition.entryPages.get(start);
    return type !== undefined && !changedIds.has(id) && store.table(type).get(id)?.closed === true;
  };
  const isDeferred = (path: string) =>
    pages.has(path) && !failures.has(path) && (routes.targets.get(path)?.deferred === true || isClosed(path));
  return { now: affectedPaths.filter((path) => !isDeferred(path)), later: affectedPaths.filter(isDeferred) };
}
