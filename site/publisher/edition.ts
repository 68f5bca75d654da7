/** The published content and what follows from it: what the site's addresses are and which page asked what. */
import { type CompiledRoute, createRoutes, type Routes, type Target } from './routes.ts';
import { type Change, createStore, type Store } from './store.ts';
import { createTrace, type Trace } from './trace.ts';

export interface Edition {
  store: Store;
  trace: Trace;
  routes: Routes;
  /** Grows with the changes that are applied. */
  version: number;
}

export function createEdition(compiled: readonly CompiledRoute[], changes: readonly Change[]): Edition {
  const store = createStore();
  for (const change of changes) store.apply(slim(change));
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

/** Without what only pages need to know: questions are about plain top-level fields. The workers have it all. */
function slim(change: Change): Change {
  if (!change.entry) return change;
  const plain = Object.entries(change.entry.data).filter(([, value]) => typeof value !== 'object' || value === null);
  return { ...change, entry: { ...change.entry, data: Object.fromEntries(plain) } };
}
