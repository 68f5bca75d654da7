/**
 * The only way pages and components read content: `Astro.locals.content`.
 *
 * Every read is recorded. A page is rendered again when the result of one of its reads changes, so read no more than the page
 * shows: a page that lists every job is rendered after every change to any job.
 * Rendering must give the same bytes every time: no clock, no randomness. The year is `Astro.locals.year`.
 */
import type { CollectionName, DataByType, EntryOf, SingletonName } from 'content-types';
import type { Landing } from './lib/jobs/landing.ts';

/** Values of top-level fields that an entry must have; only fields that hold text, a number or a boolean. */
type Where<N extends CollectionName> = {
  readonly [Name in keyof DataByType[N] as DataByType[N][Name] extends Scalar ? Name : never]?: DataByType[N][Name];
};

type Scalar = string | number | boolean | null;

interface ListQuery<N extends CollectionName> {
  readonly where?: Where<N>;
  readonly limit?: number;
  readonly offset?: number;
  /** Whether to include closed entries. */
  readonly closed?: boolean;
}

/** Entries come frozen and in the order of their type: `toSorted`, never `sort`. */
export interface ContentReader {
  /** A singleton; its standard data or initial values before it was first published. */
  get<N extends SingletonName>(type: N): DataByType[N];
  /** Whether a link leads to a page on the site: false only for pages that editors have unpublished. */
  hasPage(href: string): boolean;
  /** Whether the site is closed, so that it has only the `CLOSED_PATHS`. */
  isClosed(): boolean;
  /** The entry with this id, open or closed; null if it does not exist. */
  one<N extends CollectionName>(type: N, id: string): EntryOf<N> | null;
  list<N extends CollectionName>(type: N, query?: ListQuery<N>): readonly EntryOf<N>[];
  first<N extends CollectionName>(type: N, query?: ListQuery<N>): EntryOf<N> | null;
  count<N extends CollectionName>(type: N, query?: Pick<ListQuery<N>, 'where' | 'closed'>): number;
  /**
   * The open entries that fall into part `index` of `shardCount` parts; an entry's part depends only on its id and
   * `shardCount`.
   */
  shard<N extends CollectionName>(type: N, index: number, shardCount: number): readonly EntryOf<N>[];
  /** The landing page at a path, or null if it has no open jobs. `/jobs` returns links to the largest kinds and places. */
  landing(path: string): Landing | null;
  /** The paths of the landing pages that search engines may list, in order. */
  landingPaths(): readonly string[];
  /** The open entries whose positions are in block `index` of blocks of `size`. An entry keeps its position for life. */
  block<N extends CollectionName>(type: N, index: number, size: number): readonly EntryOf<N>[];
}
