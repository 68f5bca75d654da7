import { emptyCriteria, formatCriteria, type JobCriteria } from 'content-types/lib/job-search/criteria';
import { plural } from 'content-types/lib/plural';
import { useEffect, useState } from 'react';
import { listActiveFilters, listNearSearches, type NearSearch } from './active-filters.ts';
import { type SearchOptions, searchJobs } from './use-search.ts';

const texts = {
  none: 'No jobs match your search.',
  nearest: 'Closest matches:',
  near: (count: number, label: string) => `${plural(count, { one: '# job', other: '# jobs' })} ${label}`,
  email: 'Email me when one appears',
  showAll: 'Show all jobs',
};

/** A pause in the typing, so that each letter does not start ten searches. */
const PAUSE_MS = 300;
/** Of which one is left out when nothing is nearer, and how many searches are then shown. */
const MAX_FILTERS = 5;
const MAX_FURTHER = 5;

interface NoMatchProps {
  criteria: JobCriteria;
  options: SearchOptions;
  onChoose: (criteria: JobCriteria) => void;
}

type Near = NearSearch & { count: number };

/** Says which filters leave jobs out, and how many: the search without each of them, and wider ones. */
export function NoMatch({ criteria, options, onChoose }: NoMatchProps) {
  const [near, setNear] = useState<readonly Near[]>([]);

  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      listNear(criteria, options, end.signal).then(
        (found) => end.signal.aborted || setNear(found),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [criteria, options]);

  return (
    <div className="no-match">
      <p className="empty">{texts.none}</p>
      {near.length > 0 && (
        <>
          <p>{texts.nearest}</p>
          <ul className="plain">
            {near.map(({ criteria, label, count }) => (
              <li key={label}>
                <button type="button" className="link" onClick={() => onChoose(criteria)}>
                  {texts.near(count, label)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="actions">
        <a className="button" href="#alerts">
          {texts.email}
        </a>
        <button type="button" className="button quiet" onClick={() => onChoose(emptyCriteria)}>
          {texts.showAll}
        </button>
      </p>
    </div>
  );
}

/** Searches that find something: with one filter less, or else with two. */
async function listNear(criteria: JobCriteria, options: SearchOptions, signal: AbortSignal): Promise<Near[]> {
  const { names } = options;
  const near = await count(listNearSearches(criteria, names), options, signal);
  if (near.length > 0) return near;
  const active = listActiveFilters(criteria, names).slice(0, MAX_FILTERS);
  const further = await Promise.all(
    active.map(({ without, label }) => count(listNearSearches(without, names, [label]), options, signal)),
  );
  // Two filters can be left out in either order.
  const found = new Map(further.flat().map((search) => [formatCriteria(search.criteria), search]));
  found.delete('');
  return [...found.values()].slice(0, MAX_FURTHER);
}

/** Only searches that find something; of several distances the nearest with more than the remote jobs. */
async function count(searches: NearSearch[], options: SearchOptions, signal: AbortSignal): Promise<Near[]> {
  const found = await Promise.all(
    searches.map(async (search) => {
      const { count } = await searchJobs(search.criteria, { ...options, pageSize: 1 }, signal);
      return { ...search, count };
    }),
  );
  const remote = found.find(({ kind }) => kind === 'remote')?.count ?? 0;
  const nearest = found.find(({ kind, count }) => kind === 'wider' && count > remote);
  return found.filter((search) => search.count > 0 && (search.kind !== 'wider' || search === nearest));
}
