/** The published content and what follows from it: what the site's addresses are and which page asked what. */
import { type CompiledRoute, createRoutes, type Routes, type Target } from './routes.ts';
import { type Change, type Store, slim } from './store.ts';
import { createTrace, type Trace } from './trace.ts';

export interface Edition {
  store: Store;
  trace: Trace;
  routes: Routes;
  /** Grows with the changes that are applied. */
  version: number;
}

export function createEdition(compiled: readonly CompiledRoute[], store: Store): Edition {
  return { store, trace: createTrace(store), routes: createRoutes(compiled, store), version: 0 };
}

/** What to do after these changes: addresses to render, pages to remove. */
export interface Consequences {
  stale: Set<string>;
  gone: readonly Target[];
}

export function applyChanges(edition: Edition, changes: readonly Change[]): Consequences {
  const { store, trace, routes } = edition;
  edition.version++;
  const effects = changes.map((change) => store.apply(slim(change))).filter((effect) => effect !== null);
  const { added, removed } = routes.update(effects);
  const stale = trace.update(effects);
  for (const { path } of added) stale.add(path);
  for (const { path } of removed) stale.delete(path);
  return { stale, gone: removed };
}
