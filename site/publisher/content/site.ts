/** A site from the publisher's point of view. Its definition contains everything that is specific to the site. */
import type { ContentType, Entry } from 'content-types/define';
import { findEntryPages, findOptionalPages, hasLinks } from 'content-types/pages/links';
import type { Table } from './table.ts';

export interface SiteDefinition {
  /** Types by name. `page` marks those with a page for each entry: `/job/[id]`. */
  types: Readonly<Record<string, ContentType>>;
  /** Other routes with a parameter, such as `/[...path]`, and how to find its values. */
  routes: Readonly<Record<string, ComputedRoute>>;
  /** Matches addresses that are expensive to render. Unless new, they are rendered after a save instead of during it. */
  deferred: RegExp;
  landings?: LandingPages;
  closing?: Closing;
}

/** The closing of a whole site. A closed site has only some of its addresses. Previews show it open. */
export interface Closing {
  /** The singleton with the setting that closes the site. */
  type: string;
  isClosed(data: Entry['data']): boolean;
  /** The addresses of the closed site. */
  paths: RegExp;
}

/** A route with few addresses. */
export interface ComputedRoute {
  /** Returns the values of the route's parameter. */
  paths(content: Reader): string[];
  /** Whether a change can affect the addresses; if omitted, every change can. */
  isAffected?(effect: Effect): boolean;
}

/** Pages that list entries with a common property. A page exists as long as it has entries. */
export interface LandingPages {
  /** The route of the landing pages: `/jobs/[...path]`. */
  route: string;
  /** Creates the index on first use. */
  createIndex(table: (type: string) => Table): LandingIndex;
  /** Returns the data of an entry that the index needs, in addition to its plain fields. */
  keep(type: string, data: Entry['data']): Record<string, unknown>;
}

/** An index that each change updates, so that the cost of a change does not depend on the number of entries. */
export interface LandingIndex {
  /** The path of a result without a page of its own, such as links to the largest pages. */
  root: string;
  /** Returns the result for a path, or null for a page without entries. */
  get(path: string): object | null;
  has(path: string): boolean;
  /** The paths of all pages. */
  paths(): string[];
  /** The paths that search engines may index, sorted. */
  indexedPaths(): readonly string[];
  /** Returns the signature of a result of `get`. Equal results have equal signatures. */
  getSignature(path: string): string;
  getIndexedSignature(): string;
  /**
   * Applies a change that the tables have applied. Returns the paths whose results may have changed, or null to
   * rebuild the index.
   */
  update(change: Omit<Effect, 'landings'>): ReadonlySet<string> | null;
}

/** The effect of a change on a document. */
export interface Effect {
  type: string;
  id: string;
  before: Entry | undefined;
  after: Entry | undefined;
  /** The landing pages that the change may have affected, if the index exists. */
  landings: ReadonlySet<string>;
}

/** The reads that a page can make. A site gives them the types of its own content. */
export interface Reader {
  /** A singleton's data. */
  get(type: string): unknown;
  /** Whether a link leads to a page on the site: false only for pages that editors have unpublished. */
  hasPage(href: string): boolean;
  /** Whether the whole site is closed. */
  isClosed(): boolean;
  one(type: string, id: string): Entry | null;
  list(type: string, query?: ListQuery): readonly Entry[];
  first(type: string, query?: ListQuery): Entry | null;
  count(type: string, query?: ListQuery): number;
  shard(type: string, index: number, shardCount: number): readonly Entry[];
  block(type: string, index: number, size: number): readonly Entry[];
  landing(path: string): object | null;
  landingPaths(): readonly string[];
}

export interface ListQuery {
  /** Values of top-level fields. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Whether to include closed entries. */
  readonly closed?: boolean;
  readonly limit?: number;
  readonly offset?: number;
}

export interface Site extends SiteDefinition {
  landings: LandingPages;
  /** The types whose entries have a page each, by the first part of its address: `job`. */
  entryPages: ReadonlyMap<string, string>;
  /** The types of pages that editors can unpublish, by their addresses. */
  optionalPages: ReadonlyMap<string, string>;
  /** The types with links to pages. */
  linking: ReadonlySet<string>;
  /** The singleton whose contact details others inherit. */
  contacts: string | undefined;
}

export function defineSite(definition: SiteDefinition): Site {
  const types = Object.values(definition.types);
  return {
    ...definition,
    landings: definition.landings ?? NO_LANDINGS,
    entryPages: findEntryPages(types),
    optionalPages: findOptionalPages(types),
    linking: new Set(types.flatMap(({ name, fields }) => (hasLinks(fields) ? [name] : []))),
    contacts: types.find(({ affects }) => affects?.includes('contacts'))?.name,
  };
}

const NO_LANDINGS: LandingPages = {
  route: '',
  createIndex: () => ({
    root: '',
    get: () => null,
    has: () => false,
    paths: () => [],
    indexedPaths: () => [],
    getSignature: () => '',
    getIndexedSignature: () => '',
    update: () => new Set(),
  }),
  keep: () => ({}),
};
