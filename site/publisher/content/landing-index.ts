/**
 * The jobs of every landing page. A change costs the same however many jobs there are, so the index is kept up to date instead
 * of searching all jobs for every page. It is made when it is first needed.
 */
import type { TypeName } from 'content-types';
import type { Entry } from 'content-types/define';
import {
  LANDING_JOBS,
  LANDING_LINKS,
  type Landing,
  type LandingLink,
  type LandingTarget,
  landingPath,
  listPlaceNames,
  MIN_INDEXED_JOBS,
  parseLandingPath,
  toSlug,
} from '../../src/lib/jobs/landing.ts';
import { hashBytes } from './hash.ts';
import { compareNewest, getPlainFields, lowerBound, type Table } from './table.ts';

/** Stands for all jobs. It has no page; its result has the links to all pages of one kind or one place. */
export const ALL_JOBS = landingPath({ kind: '', place: '' });

/** A landing page with its jobs as plain entries. */
type LandingEntries = Omit<Landing, 'jobs'> & { jobs: readonly Entry[] };

export interface LandingIndex {
  /** Null for a page that has no jobs. */
  get(path: string): LandingEntries | null;
  has(path: string): boolean;
  /** Of all pages. */
  paths(): string[];
  /** Of the pages that search engines may list, sorted. */
  indexedPaths(): readonly string[];
  /** Equal results of `get` have equal signatures. */
  getSignature(path: string): string;
  getIndexedSignature(): string;
  /** Applies a change to a job that the tables have applied. Returns the paths whose results it may have changed. */
  update(change: EntryChange): Set<string>;
}

interface EntryChange {
  type: TypeName;
  before: Entry | undefined;
  after: Entry | undefined;
}

/** The fields of a job whose names are in addresses, with the types that they refer to. */
const KINDS = { category: 'sector', type: 'jobType', basis: 'contractType' } as const satisfies Record<
  string,
  TypeName
>;

/** Whether a change renames, adds or removes kinds. The index then has to be made again. */
export function changesKinds({ type, before, after }: EntryChange): boolean {
  return Object.values<TypeName>(KINDS).includes(type) && before?.data.name !== after?.data.name;
}

export function createLandingIndex(table: (type: TypeName) => Table): LandingIndex {
  /** By the slug of the kind, then by that of the place; blank for any. */
  const lists = new Map<string, Map<string, Entry[]>>();
  /** By slug. */
  const kinds = new Map<string, { name: string; field: string; id: string }>();
  const slugs = new Map<string, string>();
  let indexed: readonly string[] | null = null;

  for (const [field, type] of Object.entries(KINDS)) {
    for (const { id, data } of table(type).entries) {
      const kind = { name: String(data.name), field, id };
      const known = kinds.get(slugOf(kind.name));
      if (!known || kind.name < known.name) kinds.set(slugOf(kind.name), kind);
    }
  }
  for (const job of table('job').entries) eachTarget(job, ({ kind, place }) => getList(kind, place).push(job));

  /** Many jobs have the same few names. */
  function slugOf(name: string): string {
    const slug = slugs.get(name) ?? toSlug(name);
    slugs.set(name, slug);
    return slug;
  }

  function getList(kind: string, place: string): Entry[] {
    const byPlace = lists.get(kind) ?? new Map<string, Entry[]>();
    lists.set(kind, byPlace);
    const list = byPlace.get(place) ?? [];
    byPlace.set(place, list);
    return list;
  }

  function eachTarget(job: Entry, visit: (target: LandingTarget) => void): void {
    if (job.closed) return;
    const plain = getPlainFields(job);
    const names = Object.entries(KINDS).map(([field, type]) => table(type).get(String(plain[field]))?.data.name);
    const ofJob = new Set(['', ...names.map((name) => slugOf(String(name ?? '')))]);
    const places = new Set(['', ...readPlaces(job).map(slugOf)]);
    for (const kind of ofJob) for (const place of places) visit({ kind, place });
  }

  function change(job: Entry | undefined, isAdded: boolean, touched: Set<string>): void {
    if (!job) return;
    eachTarget(job, ({ kind, place }) => {
      touched.add(landingPath({ kind, place }));
      const list = getList(kind, place);
      const before = list.length;
      list.splice(lowerBound(list, job, compareNewest), isAdded ? 0 : 1, ...(isAdded ? [job] : []));
      if (before < MIN_INDEXED_JOBS !== list.length < MIN_INDEXED_JOBS) indexed = null;
      if (list.length === 0) lists.get(kind)?.delete(place);
      if (lists.get(kind)?.size === 0) lists.delete(kind);
    });
  }

  /** A change that leaves the job in its place affects only the pages that show it. */
  function replace(before: Entry, after: Entry, touched: Set<string>): void {
    eachTarget(after, ({ kind, place }) => {
      const list = getList(kind, place);
      const at = lowerBound(list, before, compareNewest);
      list[at] = after;
      if (at < LANDING_JOBS && (kind || place)) touched.add(landingPath({ kind, place }));
    });
  }

  /** The name of a place as its newest job writes it. */
  function placeName(slug: string, [newest]: readonly Entry[]): string {
    return (newest && readPlaces(newest).find((name) => slugOf(name) === slug)) ?? '';
  }

  function listPlaces(kind: string): LandingLink[] {
    const found = [...(lists.get(kind) ?? [])].filter(([place]) => place !== '');
    return mostJobs(
      found.map(([place, jobs]) => ({
        path: landingPath({ kind, place }),
        name: placeName(place, jobs),
        count: jobs.length,
      })),
    );
  }

  function listKinds(place: string): LandingLink[] {
    const found = [...lists].flatMap(([kind, byPlace]): LandingLink[] => {
      const jobs = byPlace.get(place);
      return kind && jobs
        ? [{ path: landingPath({ kind, place }), name: kinds.get(kind)?.name ?? '', count: jobs.length }]
        : [];
    });
    return mostJobs(found);
  }

  function find(path: string): [LandingTarget, Entry[] | undefined] {
    const target = parseLandingPath(path);
    return [target, lists.get(target.kind)?.get(target.place)];
  }

  function get(path: string): LandingEntries | null {
    const [target, jobs] = find(path);
    if (!jobs) return null;
    const kind = kinds.get(target.kind);
    const place = placeName(target.place, jobs);
    return {
      kind: kind?.name ?? '',
      place,
      filters: { ...(kind && { [kind.field]: kind.id }), ...(place && { place }) },
      count: jobs.length,
      jobs: path === ALL_JOBS ? [] : jobs.slice(0, LANDING_JOBS),
      kinds: target.kind ? [] : listKinds(target.place),
      places: target.place ? [] : listPlaces(target.kind),
    };
  }

  function listPaths(min: number): string[] {
    return [...lists].flatMap(([kind, byPlace]) =>
      [...byPlace]
        .filter(([place, jobs]) => (kind || place) && jobs.length >= min)
        .map(([place]) => landingPath({ kind, place })),
    );
  }

  function indexedPaths(): readonly string[] {
    indexed ??= Object.freeze(listPaths(MIN_INDEXED_JOBS).sort());
    return indexed;
  }

  return {
    get,
    has: (path) => find(path)[1] !== undefined,
    paths: () => listPaths(1),
    indexedPaths,
    getSignature(path) {
      const landing = get(path);
      return landing
        ? hashBytes(JSON.stringify({ ...landing, jobs: landing.jobs.map(({ id, seq }) => [id, seq]) }))
        : '';
    },
    getIndexedSignature: () => hashBytes(indexedPaths().join()),
    update({ before, after }) {
      const touched = new Set<string>();
      if (before && after && isOnSamePages(before, after)) {
        replace(before, after, touched);
        return touched;
      }
      change(before, false, touched);
      change(after, true, touched);
      return touched;
    },
  };
}

/** Whether a change leaves the job on the same pages, at the same position, with its places written the same. */
function isOnSamePages(before: Entry, after: Entry): boolean {
  const [was, is] = [getPlainFields(before), getPlainFields(after)];
  return (
    before.closed === after.closed &&
    compareNewest(before, after) === 0 &&
    Object.keys(KINDS).every((field) => was[field] === is[field]) &&
    readPlaces(before).join() === readPlaces(after).join()
  );
}

function mostJobs(links: LandingLink[]): LandingLink[] {
  return links.sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1)).slice(0, LANDING_LINKS);
}

/** The names of a job's places, for entries whose location was left out of a slim change. */
export function packPlaces(data: Readonly<Record<string, unknown>>): string {
  const location = (data.location ?? {}) as Partial<Parameters<typeof listPlaceNames>[0]>;
  return listPlaceNames({ place: '', otherPlaces: [], ...location }).join('\n');
}

function readPlaces(job: Entry): string[] {
  const plain = getPlainFields(job);
  const packed = typeof plain.places === 'string' ? plain.places : packPlaces(plain);
  return packed.split('\n').filter(Boolean);
}
