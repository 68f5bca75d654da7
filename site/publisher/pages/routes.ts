/** The addresses of the site: the compiled routes, filled in from content. */
import { isClosed, isShown } from '../content/query.ts';
import { createReader } from '../content/reader.ts';
import type { Effect } from '../content/site.ts';
import type { Tables } from '../content/store.ts';

/** A route of the compiled site: `/job/[id]`. */
export interface CompiledRoute {
  pattern: string;
  kind: 'page' | 'endpoint';
}

/** One file of the site. */
export interface Target {
  /** The address: `/about-us`. */
  path: string;
  /** The path relative to the site's folder: `about-us/index.html`. */
  file: string;
  /** Whether the file is a list of pages (sitemap, feed, job index), written after the pages that it names. */
  last: boolean;
  /** Whether the page is rendered after a save instead of during it, because it reads a lot. */
  deferred: boolean;
}

export interface Routes {
  readonly targets: ReadonlyMap<string, Target>;
  /** Whether the site has a page at the path, or would have one if it were open. */
  has(path: string): boolean;
  /** Applies changes that the store has applied. */
  update(effects: readonly Effect[]): { added: Target[]; removed: Target[] };
}

/** Creates the site's routes. Throws if the site has a route with a parameter that its definition does not know. */
export function createRoutes(compiledRoutes: readonly CompiledRoute[], tables: Tables): Routes {
  const openRoutes = createOpenRoutes(compiledRoutes, tables);
  const { closing } = tables.definition;
  if (!closing) return openRoutes;
  const staysOpen = ({ path }: Target) => closing.paths.test(path);
  const closedTargets = () => new Map([...openRoutes.targets.values()].filter(staysOpen).map(byPath));
  let isCurrentlyClosed = isClosed(tables);
  let targets = isCurrentlyClosed ? closedTargets() : openRoutes.targets;
  return {
    get targets() {
      return targets;
    },
    has: openRoutes.has,
    update(effects) {
      const oldTargets = targets;
      const { added, removed } = openRoutes.update(effects);
      const wasClosed = isCurrentlyClosed;
      const isClosedNow = isClosed(tables);
      targets = isClosedNow ? closedTargets() : openRoutes.targets;
      isCurrentlyClosed = isClosedNow;
      if (!isClosedNow && !wasClosed) return { added, removed };
      if (isClosedNow && wasClosed) return { added: added.filter(staysOpen), removed: removed.filter(staysOpen) };
      if (isClosedNow) {
        const closedPages = [...openRoutes.targets.values()].filter(
          (target) => !staysOpen(target) && !added.includes(target),
        );
        return { added: added.filter(staysOpen), removed: [...removed, ...closedPages] };
      }
      const openedTargets = [...openRoutes.targets.values()].filter(({ path }) => !oldTargets.has(path));
      return { added: openedTargets, removed: removed.filter(({ path }) => oldTargets.has(path)) };
    },
  };
}

function createOpenRoutes(compiledRoutes: readonly CompiledRoute[], tables: Tables): Routes {
  const { definition } = tables;
  const { landings } = definition;
  const targets = new Map<string, Target>();
  // Entry routes have one address per entry of a type, including closed entries.
  const entryRoutes = new Map([...definition.entryPages].map(([start, type]) => [`/${start}/[id]`, type]));
  const landingRoute = compiledRoutes.find(({ pattern }) => pattern === landings.route);
  const landingStart = landings.route.slice(0, landings.route.indexOf('['));
  const reader = createReader(tables, () => {});
  const computedRoutes = compiledRoutes.flatMap((route) => {
    const optional = definition.optionalPages.get(route.pattern);
    // A page that editors can unpublish. Its route has no parameter.
    const pathSource = optional
      ? { paths: () => (isShown(tables, optional) ? [''] : []) }
      : definition.routes[route.pattern];
    return pathSource ? [{ route, ...pathSource }] : [];
  });
  const computedByRoute = new Map<CompiledRoute, Target[]>();
  let computedTargets = new Map<string, Target>();

  /** Returns a function that lists the target for a parameter. The list is empty if the parameter is invalid in an address. */
  function makeTargets({ pattern, kind }: CompiledRoute) {
    return (param: string): Target[] => {
      const path = pattern.replace(/\[[\w.]+\]/, () => param);
      const file = param.includes('/') && !pattern.includes('[...') ? null : toFile(path, kind, pattern);
      return file ? [{ path, file, last: kind === 'endpoint', deferred: definition.deferred.test(path) }] : [];
    };
  }

  function recompute(effects?: readonly Effect[]): { added: Target[]; removed: Target[] } {
    const oldTargets = computedTargets;
    const computedPages = computedRoutes.flatMap(({ route, paths, isAffected = () => true }) => {
      if (!effects || effects.some(isAffected)) computedByRoute.set(route, paths(reader).flatMap(makeTargets(route)));
      return computedByRoute.get(route) ?? [];
    });
    computedTargets = new Map(
      computedPages.filter(({ path }) => oldTargets.has(path) || !targets.has(path)).map(byPath),
    );
    return {
      added: [...computedTargets.values()].filter(({ path }) => !oldTargets.has(path)),
      removed: [...oldTargets.values()].filter(({ path }) => !computedTargets.has(path)),
    };
  }

  function findEntryChanges(effects: readonly Effect[]): { added: Target[]; removed: Target[] } {
    const effectsWhere = (isRelevant: (effect: Effect) => boolean) =>
      compiledRoutes.flatMap((route) =>
        effects
          .filter((effect) => entryRoutes.get(route.pattern) === effect.type && isRelevant(effect))
          .flatMap(({ id }) => makeTargets(route)(id)),
      );
    return {
      added: effectsWhere(({ before, after }) => !before && !!after),
      removed: effectsWhere(({ after }) => !after),
    };
  }

  function makeLandings(paths: Iterable<string>): Target[] {
    return landingRoute ? [...paths].flatMap((path) => makeTargets(landingRoute)(path.slice(landingStart.length))) : [];
  }

  function findLandingChanges(effects: readonly Effect[]): { added: Target[]; removed: Target[] } {
    const landingTargets = makeLandings(new Set(effects.flatMap((effect) => [...effect.landings])));
    const exists = ({ path }: Target) => tables.landings().has(path);
    return {
      added: landingTargets.filter((target) => exists(target) && !targets.has(target.path)),
      removed: landingTargets.filter((target) => !exists(target) && targets.has(target.path)),
    };
  }

  function follow({ added, removed }: { added: Target[]; removed: Target[] }): void {
    for (const { path } of removed) targets.delete(path);
    for (const target of added) targets.set(target.path, target);
  }

  for (const route of compiledRoutes) {
    const type = entryRoutes.get(route.pattern);
    if (type) follow({ added: tables.table(type).entries.flatMap(({ id }) => makeTargets(route)(id)), removed: [] });
    else if (computedRoutes.some((computedRoute) => computedRoute.route === route)) continue;
    else if (!route.pattern.includes('[')) follow({ added: makeTargets(route)(''), removed: [] });
    else if (route === landingRoute) follow({ added: makeLandings(tables.landings().paths()), removed: [] });
    else throw new Error(`The route ${route.pattern} has no known paths.`);
  }
  follow(recompute());

  return {
    targets,
    has: (path) => targets.has(path),
    update(effects) {
      const entries = findEntryChanges(effects);
      follow(entries);
      const landings = findLandingChanges(effects);
      follow(landings);
      const otherChanges = recompute(effects);
      follow(otherChanges);
      return {
        added: [...entries.added, ...landings.added, ...otherChanges.added],
        removed: [...entries.removed, ...landings.removed, ...otherChanges.removed],
      };
    },
  };
}

const byPath = (target: Target): [string, Target] => [target.path, target];

/**
 * The file of an address: a folder index for a page, an HTML file for missing addresses, otherwise a file of that name.
 * Null outside the folder, for hidden files, and for characters other than letters, digits and `-._~`.
 */
export function toFile(path: string, kind: 'page' | 'endpoint', pattern = path): string | null {
  if (!SAFE_PATH.test(path)) return null;
  const name = path.slice(1);
  if (pattern.endsWith('/404')) return `${name}.html`;
  if (kind === 'endpoint') return name;
  return name ? `${name}/index.html` : 'index.html';
}

/** Whether the file is shown with status 404 for missing addresses, on the whole site or under one path. */
export function isNotFoundFile(file: string): boolean {
  return /(^|\/)404\.html$/.test(file);
}

/** Segments of plain characters, not starting with a dot. */
const SAFE_PATH = /^\/$|^(\/[\w~-][\w.~-]*)+$/;
