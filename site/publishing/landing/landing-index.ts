/**
 * The jobs of every landing page, indexed on first use. Each change updates the index instead of searching all jobs, so
 * its cost does not depend on the number of jobs.
 */
import type { TypeName } from 'content-types';
import type { Entry } from 'content-types/define';
import { KINDS, type LandingTarget, landingPath, parseLandingPath } from 'content-types/jobs/landing-path';
import { hashBytes } from 'publisher/content/hash';
import type { LandingIndex } from 'publisher/content/site';
import type { Table } from 'publisher/content/table';
import {
  LANDING_JOBS,
  LANDING_LINKS,
  type Landing,
  type LandingLink,
  MIN_INDEXED_JOBS,
} from '../../src/lib/jobs/landing.ts';
import { createLandingLists, createSlugs, isOnSamePages, readPlaces } from './landing-lists.ts';

/** The path of all jobs, which has no page of its own. Its result links to the largest pages of one kind or one place. */
const ALL_JOBS = landingPath({ kind: '', place: '' });

const JOB: TypeName = 'job';

/** A landing page with its jobs as plain entries. */
type LandingEntries = Omit<Landing, 'jobs'> & { jobs: readonly Entry[] };

/** Whether a change renames, adds or removes kinds. */
function changesKinds({ type, before, after }: Parameters<LandingIndex['update']>[0]): boolean {
  return Object.values<string>(KINDS).includes(type) && before?.data.name !== after?.data.name;
}

export function createLandingIndex(table: (type: string) => Table): LandingIndex {
  const slugOf = createSlugs();
  const lists = createLandingLists(table, slugOf);
  const kinds = readKinds(table, slugOf);
  let indexedCache: readonly string[] | null = null;

  /** The name of a place, spelled as in its newest job. */
  function findPlaceName(slug: string, [newest]: readonly Entry[]): string {
    return (newest && readPlaces(newest).find((name) => slugOf(name) === slug)) ?? '';
  }

  function listPlaces(kind: string): LandingLink[] {
    const jobsByPlace = [...lists.places(kind)].filter(([place]) => place !== '');
    return chooseLargest(
      jobsByPlace.map(([place, jobs]) => ({
        path: landingPath({ kind, place }),
        name: findPlaceName(place, jobs),
        count: jobs.length,
      })),
    );
  }

  function listKinds(placeSlug: string): LandingLink[] {
    const jobsByKind = [...lists.kinds(placeSlug)].filter(([kind]) => kind !== '');
    return chooseLargest(
      jobsByKind.map(([kind, jobs]) => ({
        path: landingPath({ kind, place: placeSlug }),
        name: kinds.get(kind)?.name ?? '',
        count: jobs.length,
      })),
    );
  }

  function get(path: string): LandingEntries | null {
    const target = parseLandingPath(path);
    const jobs = lists.get(target);
    if (!jobs) return null;
    const kind = kinds.get(target.kind);
    const foundName = findPlaceName(target.place, jobs);
    return {
      kind: kind?.name ?? '',
      place: foundName,
      filters: { ...(kind && { [kind.field]: kind.id }), ...(foundName && { place: foundName }) },
      count: jobs.length,
      jobs: path === ALL_JOBS ? [] : jobs.slice(0, LANDING_JOBS),
      kinds: target.kind ? [] : listKinds(target.place),
      places: target.place ? [] : listPlaces(target.kind),
    };
  }

  function listPaths(min: number): string[] {
    const pageTargets = [...lists.targets()].filter(([{ kind, place }, jobs]) => (kind || place) && jobs.length >= min);
    return pageTargets.map(([target]) => landingPath(target));
  }

  function listIndexedPaths(): readonly string[] {
    indexedCache ??= Object.freeze(listPaths(MIN_INDEXED_JOBS).sort());
    return indexedCache;
  }

  return {
    root: ALL_JOBS,
    get,
    has: (path) => lists.get(parseLandingPath(path)) !== undefined,
    paths: () => listPaths(1),
    indexedPaths: listIndexedPaths,
    getSignature(path) {
      const landingPage = get(path);
      return landingPage
        ? hashBytes(JSON.stringify({ ...landingPage, jobs: landingPage.jobs.map(({ id, seq }) => [id, seq]) }))
        : '';
    },
    getIndexedSignature: () => hashBytes(listIndexedPaths().join()),
    update(change) {
      const { type, before, after } = change;
      const touchedPaths = new Set<string>();
      if (type !== JOB) return changesKinds(change) ? null : touchedPaths;
      if (before && after && isOnSamePages(before, after)) {
        // Affects only the pages that show the job.
        lists.replace(before, after, ({ kind, place }, jobIndex) => {
          if (jobIndex < LANDING_JOBS && (kind || place)) touchedPaths.add(landingPath({ kind, place }));
        });
        return touchedPaths;
      }
      const onChange = (target: LandingTarget, jobs: readonly Entry[], count: number) => {
        touchedPaths.add(landingPath(target));
        if (count < MIN_INDEXED_JOBS !== jobs.length < MIN_INDEXED_JOBS) indexedCache = null;
      };
      if (before) lists.remove(before, onChange);
      if (after) lists.add(after, onChange);
      return touchedPaths;
    },
  };
}

/** Returns the kinds by slug. */
function readKinds(table: (type: string) => Table, slugOf: (name: string) => string) {
  const kinds = new Map<string, { name: string; field: string; id: string }>();
  for (const [field, type] of Object.entries(KINDS)) {
    for (const { id, data } of table(type).entries) {
      const kind = { name: String(data.name), field, id };
      const knownKind = kinds.get(slugOf(kind.name));
      if (!knownKind || kind.name < knownKind.name) kinds.set(slugOf(kind.name), kind);
    }
  }
  return kinds;
}

function chooseLargest(links: LandingLink[]): LandingLink[] {
  return links.sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1)).slice(0, LANDING_LINKS);
}
