/** The published content and what follows from it: the site's addresses and which page ran which queries. */

import { type Change, omitPageData, type Store } from '../content/store.ts';
import { createDependencyGraph, type DependencyGraph } from './dependencies.ts';
import { type CompiledRoute, createRoutes, type Routes, type Target } from './routes.ts';

export interface SiteState {
  store: Store;
  dependencies: DependencyGraph;
  routes: Routes;
  /** Increases with every batch of changes that is applied. */
  version: number;
}

export function createSiteState(compiledRoutes: readonly CompiledRoute[], store: Store): SiteState {
  return { store, dependencies: createDependencyGraph(store), routes: createRoutes(compiledRoutes, store), version: 0 };
}

/** The work that these changes require. */
export interface RequiredWork {
  /** Addresses to render. */
  stale: Set<string>;
  /** Keys of fragments that other pages contain as well. */
  outdated: Set<string>;
  /** Pages to remove. */
  gone: readonly Target[];
}

export function applyChanges(siteState: SiteState, changes: readonly Change[]): RequiredWork {
  const { store, dependencies, routes } = siteState;
  siteState.version++;
  const effects = changes
    .map((change) => store.apply(omitPageData(change, store.definition)))
    .filter((effect) => effect !== null);
  const { added, removed } = routes.update(effects);
  const { pages: stalePaths, fragments: outdatedFragments } = dependencies.update(effects);
  for (const { path } of added) stalePaths.add(path);
  for (const { path } of removed) stalePaths.delete(path);
  return { stale: stalePaths, outdated: outdatedFragments, gone: removed };
}
