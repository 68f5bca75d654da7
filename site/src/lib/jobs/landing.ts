/**
 * Landing pages list the open jobs of one kind, at one place, or both: `/jobs/part-time/in/york`. A kind is a sector, a job
 * type or a contract type. The site has a page for each combination that has jobs.
 */
import type { DataByType, EntryOf } from 'content-types';
import { landingPath, toSlug } from 'content-types/jobs/landing-path';
import { capitalize } from 'content-types/text/capitalize';
import { formatCount, plural } from 'content-types/text/plural';
import type { Trail } from '../navigation.ts';
import { shorten } from '../text.ts';

export interface LandingLink {
  path: string;
  name: string;
  /** The number of jobs on the page. */
  count: number;
}

export interface Landing {
  /** The kind and the place as the page names them; blank for any. */
  kind: string;
  place: string;
  /** The job search's parameters for the same jobs. */
  filters: Readonly<Record<string, string>>;
  count: number;
  /** The newest jobs, up to `LANDING_JOBS`. */
  jobs: readonly EntryOf<'job'>[];
  /** Narrower pages, those with the most jobs first. */
  kinds: readonly LandingLink[];
  places: readonly LandingLink[];
}

/**
 * The minimum number of jobs on a page that search engines may index. A page with one job would show little more than
 * the job's own page.
 */
export const MIN_INDEXED_JOBS = 2;
/** Maximum number of jobs that a page shows. */
export const LANDING_JOBS = 20;
/** Maximum number of links to places, and of links to kinds, on a page. */
export const LANDING_LINKS = 24;

/** The places of a job that may have a page: names up to the first comma, but no postcodes. */
export function listPlaceNames({ place, otherPlaces }: Pick<Location, 'place' | 'otherPlaces'>): string[] {
  const names = [place, ...otherPlaces].map((text) => text.replace(/,.*/, '').trim());
  return [...new Set(names)].filter(
    (name) => name.length <= MAX_NAME_LENGTH && !/\d/.test(name) && toSlug(name) !== '',
  );
}

type Location = DataByType['job']['location'];

const MAX_NAME_LENGTH = 40;

/** Links to an open job's landing pages: its first kind at its main place, then each kind, then the main place. */
export function listLandingLinks(kinds: readonly string[], location: Location): { path: string; title: string }[] {
  const [main = ''] = listPlaceNames(location);
  const knownKinds = [...new Set(kinds)].filter((kind) => toSlug(kind) !== '');
  const [first = ''] = knownKinds;
  const combinations = [[first, main], ...knownKinds.map((kind) => [kind, '']), ['', main]] as const;
  const landingLinks = combinations
    .filter(([kind, place]) => kind || place)
    .map(([kind, place]) => ({
      path: landingPath({ kind: toSlug(kind), place: toSlug(place) }),
      title: formatLandingTitle(kind, place),
    }));
  return [...new Map(landingLinks.map((link) => [link.path, link])).values()];
}

/** The name of a kind before the word "jobs": `Part Time` as `part-time`, `Van drivers` as `Van driver`. */
export function toJobsPrefix(kind: string): string {
  return kind
    .replace(/\b(full|part) time\b/gi, (name) => name.toLowerCase().replace(' ', '-'))
    .replace(/(er|or|ant|ist|ian|chef|nurse|home)s$/i, '$1');
}

/** Formats a page's title: `Part-time jobs in York`. */
export function formatLandingTitle(kind: string, place: string): string {
  const headline = [toJobsPrefix(kind), kind ? 'jobs' : 'Jobs', place && `in ${place}`].filter(Boolean).join(' ');
  return capitalize(headline);
}

/** Returns the trail from the careers page down to this page. */
export function listTrail({ kind, place }: Landing, path: string): Trail {
  const parent =
    kind && place ? [[formatLandingTitle(kind, ''), path.replace(/\/in\/[^/]+$/, '')] as Trail[number]] : [];
  return [['Career', '/career'], ...parent, [formatLandingTitle(kind, place), path]];
}

/**
 * Describes the page for search engines: `12 part-time jobs in York with Orrin & Vale: Receptionist, Cook and more. …`
 */
export function describeLanding({ kind, place, count, jobs }: Landing, company: string): string {
  const subject = [toJobsPrefix(kind), plural(count, { one: 'job', other: 'jobs' }), place && `in ${place}`]
    .filter(Boolean)
    .join(' ');
  const titles = [...new Set(jobs.map(({ data }) => data.title))].slice(0, 4);
  const ending = titles.length < count ? ' and more' : '';
  const description = `${formatCount(count)} ${subject} with ${company}: ${titles.join(', ')}${ending}. See the pay and hours, and apply online.`;
  return shorten(description);
}
