/** The labels of a search's filters, each with the search that remains without the filter. */

import { PERIOD_LABELS } from 'content-types/job-search/choices';
import { emptyCriteria, formatCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { type Filter, type FilterName, filters, type TermName } from 'content-types/job-search/filters';
import { describeArea } from 'content-types/job-search/in-words';
import { formatPounds } from 'content-types/jobs/pay';
import type { FoundArea } from 'content-types/places/area';
import { capitalize } from 'content-types/text/capitalize';
import { plural } from 'content-types/text/plural';
import type { TermNames } from '../../lib/jobs/terms.ts';

/** The labels of a filter's choices, by value. */
export function filterLabels(name: FilterName, filter: Filter, names: TermNames): Readonly<Record<string, string>> {
  return filter.kind === 'term' ? names[name as TermName] : filter.options;
}

export interface ActiveFilter {
  /** The name of the filter's field. */
  name: keyof JobCriteria;
  label: string;
  without: JobCriteria;
}

/** A place with a distance is one filter, named `miles`. `near` is the place on the map. */
export function listActiveFilters(
  criteria: JobCriteria,
  names: TermNames,
  near: FoundArea | null = null,
): ActiveFilter[] {
  const { q, place, miles, pay, per } = criteria;
  const isNear = place.trim() !== '' && miles > 0;
  const area = near?.isRegion ? near : { name: place.trim(), isRegion: false };
  const activeFilters: [name: keyof JobCriteria, label: string | false, also?: Partial<JobCriteria>][] = [
    ['q', q.trim() && `“${q.trim()}”`],
    ['place', !isNear && place.trim()],
    ['miles', isNear && capitalize(describeArea(area, miles)), { place: '' }],
    ...filters.map(([name, filter]): [FilterName, string] => [
      name,
      inWords(filter, criteria[name], filterLabels(name, filter, names)),
    ]),
    ['pay', pay > 0 && `From ${formatPounds(Math.round(pay * 100))} ${PERIOD_LABELS[per]}`, { per: 'year' }],
  ];
  return activeFilters.flatMap(([name, label, also]) =>
    label ? [{ name, label, without: { ...criteria, [name]: emptyCriteria[name], ...also, page: 1 } }] : [],
  );
}

/** The filter in words: `Part Time`, `Posted in the last 7 days`. Empty if the filter is not in use. */
function inWords(filter: Filter, value: string | number, labels: Readonly<Record<string, string>>): string {
  if (!value) return '';
  if (filter.kind !== 'days') return labels[value] ?? String(value);
  return `${filter.within} ${plural(Number(value), { one: 'day', other: '# days' })}`;
}

/** The distances to try when few jobs match, in miles. */
const WIDER_MILES = [10, 20, 30, 50];
/** The maximum number of words in a search from which single words are dropped. */
const MAX_WORDS = 5;

export interface NearSearch {
  criteria: JobCriteria;
  /** The text after the number of jobs: `within 20 miles of Leeds, without “Part Time”`. */
  label: string;
  kind: 'remote' | 'wider' | 'without';
}

/** Similar searches that might find more jobs. `droppedFilters` are the filters already removed from this search. */
export function listNearSearches(
  criteria: JobCriteria,
  names: TermNames,
  near: FoundArea | null,
  droppedFilters: readonly ActiveFilter[] = [],
): NearSearch[] {
  const { miles, remote } = criteria;
  const searchedPlace = criteria.place.trim();
  const searches: NearSearch[] = [];
  for (const distance of searchedPlace === '' || near?.isRegion
    ? []
    : WIDER_MILES.filter((distance) => distance > miles)) {
    const label = describe(droppedFilters, `within ${distance} miles of ${searchedPlace}`);
    searches.push({ criteria: { ...criteria, miles: distance, page: 1 }, label, kind: 'wider' });
  }
  // With a distance from a known place, remote jobs are listed below the others.
  if (searchedPlace !== '' && remote === '' && !(miles > 0 && near)) {
    const remoteCriteria = { ...criteria, place: '', miles: 0, remote: 'remote' as const, page: 1 };
    searches.push({ criteria: remoteCriteria, label: describe(droppedFilters, 'you can do remotely'), kind: 'remote' });
  }
  for (const filter of listActiveFilters(criteria, names, near)) {
    searches.push({ criteria: filter.without, label: describe([...droppedFilters, filter]), kind: 'without' });
  }
  // Leaves out a search without criteria, which `Show all jobs` already offers.
  return [...searches, ...(droppedFilters.length === 0 ? listFewerWords(criteria) : [])].filter(
    (search) => formatCriteria(search.criteria) !== '',
  );
}

/** Searches for all words but one. */
function listFewerWords(criteria: JobCriteria): NearSearch[] {
  const queryWords = criteria.q.trim().split(/\s+/);
  if (queryWords.length === 1 || queryWords.length > MAX_WORDS) return [];
  return queryWords.map((word, index) => {
    const q = queryWords.filter((_, other) => other !== index).join(' ');
    return { criteria: { ...criteria, q, page: 1 }, label: `without “${word}”`, kind: 'without' };
  });
}

/** Describes a search: `within 20 miles of Leeds, without “Part Time”`, or `anywhere` if its place was dropped. */
function describe(droppedFilters: readonly ActiveFilter[], where?: string): string {
  const isPlace = ({ name }: ActiveFilter) => name === 'place' || name === 'miles';
  const droppedLabels = droppedFilters
    .filter((filter) => !isPlace(filter))
    .map(({ label }) => (/^[“£]/.test(label) ? label : `“${label}”`));
  const exclusions = droppedLabels.length > 0 && `without ${droppedLabels.join(' and ')}`;
  return [where ?? (droppedFilters.some(isPlace) && 'anywhere'), exclusions].filter(Boolean).join(', ');
}
