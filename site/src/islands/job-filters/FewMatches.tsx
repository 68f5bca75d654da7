import { emptyCriteria, formatCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { describeNoResults } from 'content-types/job-search/in-words';
import type { FoundArea } from 'content-types/places/area';
import { plural } from 'content-types/text/plural';
import { useEffect, useState } from 'react';
import { listActiveFilters, listNearSearches, type NearSearch } from './active-filters.ts';
import { type SearchOptions, searchJobs } from './use-search.ts';

const texts = {
  nearest: 'Closest matches:',
  wider: 'Widen your search:',
  near: (count: number, label: string) => `${plural(count, { one: '# job', other: '# jobs' })} ${label}`,
  email: 'Email me when one appears',
  showAll: 'Show all jobs',
};

/** The debounce in milliseconds, so that typing a letter does not start ten searches. */
const DEBOUNCE_MS = 300;
/** The maximum number of filters to combine with a second change, when no search with one change finds a job. */
const MAX_FILTERS = 5;
/** The maximum number of suggested searches with two changes. */
const MAX_FURTHER_SEARCHES = 5;

interface FewMatchesProps {
  criteria: JobCriteria;
  /** The number of full matches, excluding remote jobs in a search by distance. */
  found: number;
  /** Whether the list is empty. */
  isNone: boolean;
  near: FoundArea | null;
  options: SearchOptions;
  onChoose: (criteria: JobCriteria) => void;
}

type CountedSearch = NearSearch & { count: number };

/** Suggests searches that find more, each with its number of jobs: remote, further away, or without a filter. */
export function FewMatches({ criteria, found, isNone, near, options, onChoose }: FewMatchesProps) {
  const [searches, setSearches] = useState<readonly CountedSearch[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      listNear(criteria, found, near, options, controller.signal).then(
        (searches) => controller.signal.aborted || setSearches(searches),
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [criteria, found, near, options]);

  return (
    <div className="few-matches">
      {isNone && <p className="empty">{describeNoResults(criteria, near)}</p>}
      {searches.length > 0 && (
        <div>
          <p>{isNone ? texts.nearest : texts.wider}</p>
          <ul className="plain">
            {searches.map(({ criteria, label, count }) => (
              <li key={label}>
                <button type="button" className="link" onClick={() => onChoose(criteria)}>
                  {texts.near(count, label)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isNone && (
        <p className="actions">
          <a className="button" href="#alerts">
            {texts.email}
          </a>
          <button type="button" className="button quiet" onClick={() => onChoose(emptyCriteria)}>
            {texts.showAll}
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * Returns searches that find more jobs, with one filter changed or removed. If no such search exists and no job was
 * found, tries two changes.
 */
async function listNear(
  criteria: JobCriteria,
  foundCount: number,
  near: FoundArea | null,
  options: SearchOptions,
  signal: AbortSignal,
) {
  const { names } = options;
  const searches = await findMore(foundCount, listNearSearches(criteria, names, near), options, signal);
  if (searches.length > 0 || foundCount > 0) return searches;
  const activeFilters = listActiveFilters(criteria, names, near).slice(0, MAX_FILTERS);
  const searchLists = await Promise.all(
    activeFilters.map((filter) =>
      findMore(0, listNearSearches(filter.without, names, near, [filter]), options, signal),
    ),
  );
  // Removes duplicates, because two filters can be left out in either order.
  const distinctSearches = new Map(searchLists.flat().map((search) => [formatCriteria(search.criteria), search]));
  return [...distinctSearches.values()].slice(0, MAX_FURTHER_SEARCHES);
}

/** Returns the searches that find more than `foundCount` jobs, but not every job. Keeps only the shortest wider distance. */
async function findMore(foundCount: number, searches: NearSearch[], options: SearchOptions, signal: AbortSignal) {
  const nearSearches: CountedSearch[] = await Promise.all(
    searches.map(async (search) => {
      const { count, fromHome } = await searchJobs(search.criteria, { ...options, pageSize: 1 }, signal);
      return { ...search, count: count - fromHome };
    }),
  );
  const betterSearches = nearSearches.filter(({ count }) => count > foundCount && count < options.total);
  const nearest = betterSearches.find(({ kind }) => kind === 'wider');
  return betterSearches.filter((search) => search.kind !== 'wider' || search === nearest);
}
