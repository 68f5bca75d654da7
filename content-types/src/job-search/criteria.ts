/** The criteria of a job search. The form's fields, the address and the API's parameters use the same names. */
import { type PayUnit, toYearlyPounds } from '../jobs/pay.ts';
import type { Area } from '../places/area.ts';
import { normalizeName } from '../places/normalize-name.ts';
import { PERIOD_LABELS, SORT_LABELS, TYPED, valuesOf } from './choices.ts';
import { type FilterFacts, type FilterValues, mapFilters, meetsFilters } from './filters.ts';
import { splitWords } from './split-words.ts';

/** Criteria of a job search; `''` or 0 matches any job. */
export interface JobCriteria extends FilterValues {
  /** Words anywhere in the advert. */
  q: string;
  /** A town, county, region or postcode. */
  place: string;
  /**
   * The distance from `place` in miles. 0 matches only jobs that name the place. For a county or region, all of its
   * jobs match.
   */
  miles: number;
  /** The minimum pay, in pounds per `per`. */
  pay: number;
  per: keyof typeof PERIOD_LABELS;
  /**
   * The order; if empty, by relevance if there are words, then nearest first if there is a distance, then newest first.
   */
  sort: '' | keyof typeof SORT_LABELS;
  /** The page of the results, from 1. */
  page: number;
}

/** Criteria that match every job, newest first. */
export const emptyCriteria: JobCriteria = {
  q: '',
  ...mapFilters<FilterValues>(({ kind }) => (kind === 'days' ? 0 : '')),
  place: '',
  miles: 0,
  pay: 0,
  per: 'year',
  sort: '',
  page: 1,
};

/** Whether the search needs distances from its place. */
export function isMeasured({ place, miles, sort }: JobCriteria): boolean {
  return place.trim() !== '' && (miles > 0 || sort === 'distance');
}

/** Whether remote jobs are listed after all others, because their distance does not matter. */
export function isRemoteApart({ place, miles, remote }: JobCriteria, area: Area | undefined): boolean {
  return place.trim() !== '' && miles > 0 && remote === '' && isKnown(area);
}

/** Whether an area is a town or postcode on the map, or a region. */
export function isKnown(area: Area | undefined): area is Area {
  return area !== undefined && (area.isRegion || area.milesTo !== undefined);
}

/** Reads the criteria from a form or an address. Ignores invalid values. */
export function parseCriteria(values: Pick<FormData | URLSearchParams, 'get'>): JobCriteria {
  const readText = (name: keyof JobCriteria) => String(values.get(name) ?? '').slice(0, TYPED.max);
  const readNumber = (name: keyof JobCriteria) => Math.max(0, Number(values.get(name)) || 0);
  const readInteger = (name: keyof JobCriteria) => Math.trunc(readNumber(name));
  const readChoice = <T extends string, E>(name: keyof JobCriteria, options: readonly T[], fallback: E): T | E =>
    options.find((option) => option === values.get(name)) ?? fallback;
  return {
    q: readText('q'),
    ...mapFilters<FilterValues>((filter, name) => {
      if (filter.kind === 'days') return readInteger(name);
      return filter.kind === 'term' ? readText(name) : readChoice(name, valuesOf(filter.options), '');
    }),
    place: readText('place'),
    miles: readInteger('miles'),
    pay: readNumber('pay'),
    per: readChoice('per', valuesOf(PERIOD_LABELS), 'year'),
    sort: readChoice('sort', valuesOf(SORT_LABELS), ''),
    page: readInteger('page') || 1,
  };
}

/** Returns the criteria as a query string, without the values of `emptyCriteria`: `type=Part+Time&page=2`. */
export function formatCriteria(criteria: JobCriteria): string {
  const nonEmptyEntries = Object.entries(criteria).filter(
    ([name, value]) => value !== emptyCriteria[name as keyof JobCriteria],
  );
  return new URLSearchParams(
    nonEmptyEntries.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** The facts of a job that are compared with criteria other than words. */
export interface JobFacts extends FilterFacts {
  /** The place, then any others: `Leeds, West Yorkshire` or `Leeds; York`. Empty if not given. */
  place: string;
  /** The places' positions on the map, encoded by `encodeJobPlaces`; empty if they are not known. */
  at: string;
  /** The maximum pay, or the minimum if there is no maximum, in whole pounds per year; null if hidden or not given. */
  yearly: number | null;
  /** Hours a week; null when not given. */
  hours: number | null;
  /** The unit of pay; `year` if pay is hidden. */
  unit: PayUnit;
}

export interface Circumstances {
  /** The current day in London: `2026-11-21`. */
  today: string;
  /** The place searched for; undefined if it is not on the map. */
  area?: Area | undefined;
  /** The period of pay that the visitor typed. */
  per?: JobCriteria['per'] | undefined;
}

/** Whether a job meets all criteria other than the words. */
export function meetsCriteria(criteria: JobCriteria, { today, area }: Circumstances): (job: JobFacts) => boolean {
  const { miles } = criteria;
  const searchedPlace = normalizeText(criteria.place);
  const pence = criteria.pay * 100;
  const meetsAllFilters = meetsFilters(criteria, today);

  // Caches results by place, because thousands of jobs are in a few hundred places.
  const resultsByText = new Map<string, boolean>();
  const isNamedIn = (text: string) => {
    const isNamed =
      resultsByText.get(text) ??
      (area?.isInRegion ? normalizeName(text).includes(area.town) : normalizeText(text).includes(searchedPlace));
    resultsByText.set(text, isNamed);
    return isNamed;
  };

  /** Whether a job is in the place. A distance never excludes remote work, which can be done anywhere. */
  function isInPlace(job: JobFacts): boolean {
    if (searchedPlace === '') return true;
    if (miles > 0 && isKnown(area)) {
      if (job.remote === 'remote') return true;
      if (area.milesTo) return (area.milesTo(job) ?? Number.POSITIVE_INFINITY) <= miles;
    }
    return isNamedIn(`${job.place} ${job.remote}`) && (area?.isInRegion?.(job) ?? true);
  }

  return (job) =>
    meetsAllFilters(job) &&
    (!pence || (job.yearly ?? 0) >= toYearlyPounds(pence, criteria.per, job.hours)) &&
    isInPlace(job);
}

/** Normalises text: `Saint-Étienne ` becomes `saint etienne`. */
function normalizeText(text: string): string {
  return splitWords(text).join(' ');
}
