/** Every address of the site: the compiled routes, filled in from content. */
import type { CollectionName } from 'content-types';
import { fontFiles } from 'content-types/lib/font-files';
import { domainPath } from 'content-types/lib/paths';
import { indexShards, mapShards, sitemapParts } from '../../src/lib/shards.ts';
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
const ENTRY_ROUTES: Readonly<Record<string, CollectionName>> = { '/job/[id]': 'job', '/blog/[id]': 'blog' };

/** Feeds contain every job. */
const FEEDS = '/feeds/';

/** Routes with few addresses, computed again after every change. */
const COMPUTED_ROUTES: Readonly<Record<string, (tables: Tables) => string[]>> = {
  '/jobs/index-[shard].json': (tables) =>
    Array.from({ length: indexShards(untracedReader(tables)) }, (_, shard) => String(shard)),
  '/fonts/[file]': (tables) => fontFiles(untracedReader(tables).get('theme')),
  '/sitemap-[part].xml': (tables) => sitemapParts(mapShards(untracedReader(tables))),
  '/[...path]': (tables) => [...domains(tables), ...pagePaths(tables)],
};

/** Throws if the site has a route with a parameter that is not listed above. */
export function createRoutes(compiled: readonly CompiledRoute[], tables: Tables): Routes {
  const targets = new Map<string, Target>();
  const computed = compiled.filter(({ pattern }) => pattern in COMPUTED_ROUTES);
  let computedTargets = new Map<string, Target>();

  function recompute(): { added: Target[]; removed: Target[] } {
    const before = computedTargets;
    const all = computed.flatMap((route) =>
      (COMPUTED_ROUTES[route.pattern]?.(tables) ?? []).flatMap(makeTargets(route)),
    );
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
          .filter((effect) => ENTRY_ROUTES[route.pattern] === effect.type && wanted(effect))
          .flatMap(({ id }) => makeTargets(route)(id)),
      );
    return { added: of(({ before, after }) => !before && !!after), removed: of(({ after }) => !after) };
  }

  function follow({ added, removed }: { added: Target[]; removed: Target[] }): void {
    for (const { path } of removed) targets.delete(path);
    for (const target of added) targets.set(target.path, target);
  }

  for (const route of compiled) {
    const type = ENTRY_ROUTES[route.pattern];
    if (type) follow({ added: tables.table(type).entries.flatMap(({ id }) => makeTargets(route)(id)), removed: [] });
    else if (!route.pattern.includes('[')) follow({ added: makeTargets(route)(''), removed: [] });
    else if (!computed.includes(route)) throw new Error(`The route ${route.pattern} has no known paths.`);
  }
  follow(recompute());

  return {
    targets,
    update(effects) {
      const entries = entryChanges(effects);
      follow(entries);
      const others = recompute();
      follow(others);
      return { added: [...entries.added, ...others.added], removed: [...entries.removed, ...others.removed] };
    },
  };
}

/** None for a parameter that is not valid in an address. */
const makeTargets =
  ({ pattern, kind }: CompiledRoute) =>
  (param: string): Target[] => {
    const path = pattern.replace(/\[[\w.]+\]/, () => param);
    const file = param.includes('/') && !pattern.includes('[...') ? null : toFile(path, kind);
    return file ? [{ path, file, last: kind === 'endpoint', deferred: pattern.startsWith(FEEDS) }] : [];
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

/** The addresses of pages that editors build. */
function pagePaths(tables: Tables): string[] {
  return untracedReader(tables)
    .list('page')
    .map(({ data }) => data.path.slice(1));
}

/**
 * Where the file of an address is in the site's folder: a page is the index of its own folder, so that any web
 * server finds it; anything else is a file of that name. Null for an address that would be outside the folder.
 */
export function toFile(path: string, kind: 'page' | 'endpoint'): string | null {
  if (!SAFE_PATH.test(path)) return null;
  const name = path.slice(1);
  if (isNotFoundPage(path)) return `${name}.html`;
  if (kind === 'endpoint') return name;
  return name ? `${name}/index.html` : 'index.html';
}

/** Whether it is shown, with status 404, for missing addresses, in the whole site or below one path. */
export function isNotFoundPage(path: string): boolean {
  return path === '/404' || path === '/job/404';
}

/** Segments of plain characters, not starting with a dot. */
const SAFE_PATH = /^\/$|^(\/[\w~-][\w.~-]*)+$/;
