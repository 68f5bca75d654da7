/** The open jobs of every landing page, by kind and place. A change costs the same however many jobs there are. */
import type { Entry } from 'content-types/define';
import { KINDS, type LandingTarget, toSlug } from 'content-types/jobs/landing-path';
import { compareNewest, getPlainFields, lowerBound, type Table } from 'publisher/content/table';
import { listPlaceNames } from '../../src/lib/jobs/landing.ts';

type Jobs = readonly Entry[];

export interface LandingLists {
  /** Returns the jobs, newest first, or undefined if there are none. A blank kind or place stands for any. */
  get(target: LandingTarget): Jobs | undefined;
  /** The targets that have jobs. */
  targets(): Iterable<[target: LandingTarget, jobs: Jobs]>;
  places(kind: string): Iterable<[place: string, jobs: Jobs]>;
  kinds(placeSlug: string): Iterable<[kind: string, jobs: Jobs]>;
  /** Calls `onChange` with each list that the job was added to or removed from, and the list's previous number of jobs. */
  add(job: Entry, onChange: (target: LandingTarget, jobs: Jobs, previousCount: number) => void): void;
  remove(job: Entry, onChange: (target: LandingTarget, jobs: Jobs, previousCount: number) => void): void;
  /** Replaces a job that keeps its position. Calls `onChange` with the job's index in each list. */
  replace(oldJob: Entry, newJob: Entry, onChange: (target: LandingTarget, at: number) => void): void;
}

/** Creates the lists from the stored jobs. `slugOf` makes the slug of a name. */
export function createLandingLists(table: (type: string) => Table, slugOf: (name: string) => string): LandingLists {
  /** The lists by the slug of the kind, then by the slug of the place. */
  const lists = new Map<string, Map<string, Entry[]>>();

  function getList({ kind, place }: LandingTarget): Entry[] {
    const byPlace = lists.get(kind) ?? new Map<string, Entry[]>();
    lists.set(kind, byPlace);
    const list = byPlace.get(place) ?? [];
    byPlace.set(place, list);
    return list;
  }

  function eachTarget(job: Entry, visit: (target: LandingTarget) => void): void {
    if (job.closed) return;
    const plainFields = getPlainFields(job);
    const names = Object.entries(KINDS).map(([field, type]) => table(type).get(String(plainFields[field]))?.data.name);
    const ofJob = new Set(['', ...names.map((name) => slugOf(String(name ?? '')))]);
    const places = new Set(['', ...readPlaces(job).map(slugOf)]);
    for (const kind of ofJob) for (const place of places) visit({ kind, place });
  }

  for (const job of table('job').entries) eachTarget(job, (target) => getList(target).push(job));

  return {
    get: ({ kind, place }) => lists.get(kind)?.get(place),
    *targets() {
      for (const [kind, byPlace] of lists) for (const [place, jobs] of byPlace) yield [{ kind, place }, jobs];
    },
    places: (kind) => lists.get(kind) ?? [],
    *kinds(placeSlug) {
      for (const [kind, byPlace] of lists) {
        const jobs = byPlace.get(placeSlug);
        if (jobs) yield [kind, jobs];
      }
    },
    add(job, onChange) {
      eachTarget(job, (target) => {
        const list = getList(target);
        list.splice(lowerBound(list, job, compareNewest), 0, job);
        onChange(target, list, list.length - 1);
      });
    },
    remove(job, onChange) {
      eachTarget(job, (target) => {
        const list = getList(target);
        const previousLength = list.length;
        list.splice(lowerBound(list, job, compareNewest), 1);
        onChange(target, list, previousLength);
        if (list.length === 0) lists.get(target.kind)?.delete(target.place);
        if (lists.get(target.kind)?.size === 0) lists.delete(target.kind);
      });
    },
    replace(oldJob, newJob, onChange) {
      eachTarget(newJob, (target) => {
        const list = getList(target);
        const jobIndex = lowerBound(list, oldJob, compareNewest);
        list[jobIndex] = newJob;
        onChange(target, jobIndex);
      });
    },
  };
}

/** Whether a job stays on the same pages, at the same position and with the same spelling of its places. */
export function isOnSamePages(oldJob: Entry, newJob: Entry): boolean {
  const [oldFields, newFields] = [getPlainFields(oldJob), getPlainFields(newJob)];
  return (
    oldJob.closed === newJob.closed &&
    compareNewest(oldJob, newJob) === 0 &&
    Object.keys(KINDS).every((field) => oldFields[field] === newFields[field]) &&
    readPlaces(oldJob).join() === readPlaces(newJob).join()
  );
}

/** Joins the names of a job's places, one per line, for entries whose page data is omitted. */
export function packPlaces(data: Readonly<Record<string, unknown>>): string {
  const location = (data.location ?? {}) as Partial<Parameters<typeof listPlaceNames>[0]>;
  return listPlaceNames({ place: '', otherPlaces: [], ...location }).join('\n');
}

export function readPlaces(job: Entry): string[] {
  const plainFields = getPlainFields(job);
  const packedPlaces = typeof plainFields.places === 'string' ? plainFields.places : packPlaces(plainFields);
  return packedPlaces.split('\n').filter(Boolean);
}

/** Returns a memoised slug function, because many jobs have the same few names. */
export function createSlugs(): (name: string) => string {
  const slugs = new Map<string, string>();
  return (name) => {
    const slug = slugs.get(name) ?? toSlug(name);
    slugs.set(name, slug);
    return slug;
  };
}
