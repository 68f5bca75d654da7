/** Every address of the site: the compiled routes, filled in from content. */
import type { SingletonName } from 'content-types';
import { fontFiles } from 'content-types/brand/font-files';
import { domainPath } from 'content-types/pages/paths';
import { entryPages, optionalPages } from 'content-types/pages/site-pages';
import { searchFiles } from '../../src/lib/jobs/search-files.ts';
import { sitemapParts } from '../../src/lib/shards.ts';
import { isShown } from './query.ts';
import { createReader } from './reader.ts';
import type { Effect, Tables } from './store.ts';

/** As in the compiled site: `/job/[id]`. */
export interface CompiledRoute {
  pattern: string;
  kind: 'page' | 'endpoint';
}

/** One file of the site. */
export interface Target {
  /** The address: `/about-us`. */
  path: string;
  /** Relative to the site's folder: `about-us/index.html`. */
  file: string;
  /** Lists of pages (sitemap, feed, job index), written after the pages they name. */
  last: boolean;
  /** Reads so much that it is rendered after a save instead of during it. */
  deferred: boolean;
}

export interface Routes {
  readonly targets: ReadonlyMap<string, Target>;
  /** Applies changes that the store has applied. */
  update(effects: readonly Effect[]): { added: Target[]; removed: Target[] };
}

/** Routes with one address per entry of a type, including closed ones. */
const ENTRY_ROUTES = new Map([...entryPages].map(([start, type]) => [`/${start}/[id]`, type]));

/** Files with data from every job: feeds, and the job search's files except the cards. */
const DEFERRED = /^\/feeds\/|^\/jobs\/search\/(?!cards)/;

/** A job is on about ten of these pages. Those that exist are rendered after a save; new ones are published with it. */
const LANDING_ROUTE = '/jobs/[...path]';

/** Its addresses depend only on which jobs are open and on their positions, so editing a job does not change them. */
const SEARCH_ROUTE = '/jobs/search/[file].json';

/**
 * Routes with few addresses, computed again after every change; those of the job search only if the change affects
 * them.
 */
const COMPUTED_ROUTES: Readonly<Record<string, (tables: Tables) => string[]>> = {
  [SEARCH_ROUTE]: (tables) => searchFiles(untracedReader(tables)),
  '/fonts/[file]': (tables) => fontFiles(untracedReader(tables).get('theme')),
  '/sitemap-[part].xml': (tables) => sitemapParts(untracedReader(tables)),
  '/[...path]': (tables) => [...domains(tables), ...pagePaths(tables)],
  ...Object.fromEntries([...optionalPages].map(([path, type]) => [path, whileShown(type)])),
};

/** A page that editors can unpublish. Its route has no parameter. */
function whileShown(type: SingletonName) {
  return (tables: Tables) => (isShown(tables, type) ? [''] : []);
}

/** Throws if the site has a route with a parameter that is not listed above. */
export function createRoutes(compiled: readonly CompiledRoute[], tables: Tables): Routes {
  const targets = new Map<string, Target>();
  const landing = compiled.find(({ pattern }) => pattern === LANDING_ROUTE);
  const computed = compiled.filter(({ pattern }) => pattern in COMPUTED_ROUTES);
  const computedByRoute = new Map<CompiledRoute, Target[]>();
  let computedTargets = new Map<string, Target>();

  function recompute(effects?: readonly Effect[]): { added: Target[]; removed: Target[] } {
    const before = computedTargets;
    const all = computed.flatMap((route) => {
      const isKept = route.pattern === SEARCH_ROUTE && effects?.every(leavesSearchFiles);
      if (!isKept)
        computedByRoute.set(route, (COMPUTED_ROUTES[route.pattern]?.(tables) ?? []).flatMap(makeTargets(route)));
      return computedByRoute.get(route) ?? [];
    });
    computedTargets = new Map(all.filter(({ path }) => before.has(path) || !targets.has(path)).map(byPath));
    return {
      added: [...computedTargets.values()].filter(({ path }) => !before.has(path)),
      removed: [...before.values()].filter(({ path }) => !computedTargets.has(path)),
    };
  }

  function entryChanges(effects: readonly Effect[]): { added: Target[]; removed: Target[] } {
    const of = (wanted: (effect: Effect) => boolean) =>
      compiled.flatMap((route) =>
        effects
          .filter((effect) => ENTRY_ROUTES.get(route.pattern) === effect.type && wanted(effect))
          .flatMap(({ id }) => makeTargets(route)(id)),
      );
    return { added: of(({ before, after }) => !before && !!after), removed: of(({ after }) => !after) };
  }

  function makeLandings(paths: Iterable<string>): Target[] {
    return landing ? [...paths].flatMap((path) => makeTargets(landing)(path.slice('/jobs/'.length))) : [];
  }

  function landingChanges(effects: readonly Effect[]): { added: Target[]; removed: Target[] } {
    const touched = makeLandings(new Set(effects.flatMap((effect) => [...effect.landings])));
    const exists = ({ path }: Target) => tables.landings().has(path);
    return {
      added: touched.filter((target) => exists(target) && !targets.has(target.path)),
      removed: touched.filter((target) => !exists(target) && targets.has(target.path)),
    };
  }

  function follow({ added, removed }: { added: Target[]; removed: Target[] }): void {
    for (const { path } of removed) targets.delete(path);
    for (const target of added) targets.set(target.path, target);
  }

  for (const route of compiled) {
    const type = ENTRY_ROUTES.get(route.pattern);
    if (type) follow({ added: tables.table(type).entries.flatMap(({ id }) => makeTargets(route)(id)), removed: [] });
    else if (computed.includes(route)) continue;
    else if (!route.pattern.includes('[')) follow({ added: makeTargets(route)(''), removed: [] });
    else if (route === landing) follow({ added: makeLandings(tables.landings().paths()), removed: [] });
    else throw new Error(`The route ${route.pattern} has no known paths.`);
  }
  follow(recompute());

  return {
    targets,
    update(effects) {
      const entries = entryChanges(effects);
      follow(entries);
      const landings = landingChanges(effects);
      follow(landings);
      const others = recompute(effects);
      follow(others);
      return {
        added: [...entries.added, ...landings.added, ...others.added],
        removed: [...entries.removed, ...landings.removed, ...others.removed],
      };
    },
  };
}

function leavesSearchFiles({ type, before, after }: Effect): boolean {
  if (type !== 'job') return true;
  return before?.closed === after?.closed && before?.position === after?.position;
}

/** None for a parameter that is not valid in an address. */
const makeTargets =
  ({ pattern, kind }: CompiledRoute) =>
  (param: string): Target[] => {
    const path = pattern.replace(/\[[\w.]+\]/, () => param);
    const file = param.includes('/') && !pattern.includes('[...') ? null : toFile(path, kind);
    return file
      ? [{ path, file, last: kind === 'endpoint', deferred: DEFERRED.test(path) || pattern === LANDING_ROUTE }]
      : [];
  };

const byPath = (target: Target): [string, Target] => [target.path, target];

function untracedReader(tables: Tables) {
  return createReader(tables, () => {});
}

/** The footer's brand link goes to a path named after the company's domain. */
function domains(tables: Tables): string[] {
  const { domain } = untracedReader(tables).get('siteSettings');
  return domainPath(domain) ? [domain] : [];
}

/** The addresses of pages that editors build. They cannot start like those of jobs and blog posts, even if no job or post is there. */
function pagePaths(tables: Tables): string[] {
  return untracedReader(tables)
    .list('page')
    .map(({ data }) => data.path.slice(1))
    .filter((path) => !(path.includes('/') && entryPages.has(path.split('/')[0] ?? '')));
}

/**
 * Where the file of an address is in the site's folder: a page is the index of its own folder, so that any web server
 * finds it; a page for missing addresses is an HTML file, and anything else a file of that name. Null for an address
 * outside the folder, of a hidden file, or with characters other than letters, digits and `-._~`.
 */
export function toFile(path: string, kind: 'page' | 'endpoint'): string | null {
  if (!SAFE_PATH.test(path)) return null;
  const name = path.slice(1);
  if (isNotFoundPage(path)) return `${name}.html`;
  if (kind === 'endpoint') return name;
  return name ? `${name}/index.html` : 'index.html';
}

/** Whether the page is shown, with status 404, for missing addresses on the whole site or under one path. */
export function isNotFoundPage(path: string): boolean {
  return path === '/404' || path === '/job/404';
}

/** Segments of plain characters, not starting with a dot. */
const SAFE_PATH = /^\/$|^(\/[\w~-][\w.~-]*)+$/;
