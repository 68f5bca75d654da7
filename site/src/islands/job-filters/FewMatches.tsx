import { emptyCriteria, formatCriteria, type JobCriteria } from 'content-types/lib/job-search/criteria';
import { plural } from 'content-types/lib/plural';
import { useEffect, useState } from 'react';
import { listActiveFilters, listNearSearches, type NearSearch } from './active-filters.ts';
import { type SearchOptions, searchJobs } from './use-search.ts';

const texts = {
  none: 'No jobs match your search.',
  nearest: 'Closest matches:',
  wider: 'Widen your search:',
  near: (count: number, label: string) => `${plural(count, { one: '# job', other: '# jobs' })} ${label}`,
  email: 'Email me when one appears',
  showAll: 'Show all jobs',
};

/** A pause in the typing, so that each letter does not start ten searches. */
const PAUSE_MS = 300;
/** How many filters are tried in pairs with the others, when leaving out one of them finds nothing. */
const MAX_FILTERS = 5;
/** How many of those searches are shown. */
const MAX_FURTHER = 5;

interface FewMatchesProps {
  criteria: JobCriteria;
  /** How many jobs the search finds. */
  found: number;
  options: SearchOptions;
  onChoose: (criteria: JobCriteria) => void;
}

type Near = NearSearch & { count: number };

/** Suggests searches that find more, each with its number of jobs: remote, further away, or without a filter. */
export function FewMatches({ criteria, found, options, onChoose }: FewMatchesProps) {
  const [near, setNear] = useState<readonly Near[]>([]);

  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      listNear(criteria, found, options, end.signal).then(
        (near) => end.signal.aborted || setNear(near),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [criteria, found, options]);

  return (
    <div className="few-matches">
      {found === 0 && <p className="empty">{texts.none}</p>}
      {near.length > 0 && (
        <div>
          <p>{found === 0 ? texts.nearest : texts.wider}</p>
          <ul className="plain">
            {near.map(({ criteria, label, count }) => (
              <li key={label}>
                <button type="button" className="link" onClick={() => onChoose(criteria)}>
                  {texts.near(count, label)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {found === 0 && (
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

/** Searches that find more: with one filter changed or left out or, if none of them finds anything, with two. */
async function listNear(criteria: JobCriteria, found: number, options: SearchOptions, signal: AbortSignal) {
  const { names } = options;
  const near = await findMore(found, listNearSearches(criteria, names), options, signal);
  if (near.length > 0 || found > 0) return near;
  const active = listActiveFilters(criteria, names).slice(0, MAX_FILTERS);
  const further = await Promise.all(
    active.map((filter) => findMore(0, listNearSearches(filter.without, names, [filter]), options, signal)),
  );
  // Two filters can be left out in either order.
  const different = new Map(further.flat().map((search) => [formatCriteria(search.criteria), search]));
  return [...different.values()].slice(0, MAX_FURTHER);
}

/**
 * The searches that find more than `found` jobs. Of several distances, only the shortest that adds to the remote jobs.
 */
async function findMore(found: number, searches: NearSearch[], options: SearchOptions, signal: AbortSignal) {
  const near: Near[] = await Promise.all(
    searches.map(async (search) => {
      const { count } = await searchJobs(search.criteria, { ...options, pageSize: 1 }, signal);
      return { ...search, count };
    }),
  );
  const more = near.filter(({ count }) => count > found);
  const remote = more.find(({ kind }) => kind === 'remote')?.count ?? 0;
  const nearest = more.find(({ kind, count }) => kind === 'wider' && count > remote);
  return more.filter((search) => search.kind !== 'wider' || search === nearest);
}
