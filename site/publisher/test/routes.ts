/** Creates a store and its routes for tests, without a site. */
import type { Effect } from '../content/site.ts';
import { createStore } from '../content/store.ts';
import { type CompiledRoute, createRoutes } from '../pages/routes.ts';

export const page = (pattern: string): CompiledRoute => ({ pattern, kind: 'page' });
export const endpoint = (pattern: string): CompiledRoute => ({ pattern, kind: 'endpoint' });

/** Creates a store and its routes. `ignored` is a path that `update` leaves out. */
export function startRoutes(
  definition: Parameters<typeof createStore>[0],
  compiled: readonly CompiledRoute[],
  ignored?: string,
) {
  const store = createStore(definition);
  const routes = createRoutes(compiled, store);
  let seq = 0;
  const paths = (targets: readonly { path: string }[]) =>
    targets.map(({ path }) => path).filter((path) => path !== ignored);
  return {
    routes,
    /** Stores an entry, or removes it. */
    apply(type: string, id: string, data: Record<string, unknown> | null): Effect[] {
      seq++;
      const entryFields = { id, seq, position: seq, closed: false, publishedAt: '', updatedAt: '', expiresAt: null };
      const effect = store.apply({ seq, type, id, entry: data && { ...entryFields, data } });
      return effect ? [effect] : [];
    },
    /** Applies changes. Returns the paths of added and removed pages. */
    update(effects: Effect[]) {
      const { added, removed } = routes.update(effects);
      return { added: paths(added), removed: paths(removed) };
    },
  };
}
