import { useEffect, useRef, useState } from 'react';
import type { JobCard } from '../job-card.ts';
import { JobRows } from './JobRows.tsx';
import { FilterForm, type FilterOptions } from './job-filters/FilterForm.tsx';
import { loadJobs } from './job-filters/load-jobs.ts';
import { Pager } from './job-filters/Pager.tsx';
import { everything, findJobs, fromSearch, type JobQuery, toSearch } from './job-filters/query.ts';
import '../styles/forms.css';
import './job-filters/job-filters.css';

interface JobFiltersProps {
  /** The newest, one page of them: what the HTML already shows. */
  firstPage: readonly JobCard[];
  /** How many are open. */
  total: number;
  pageSize: number;
  /** How many files the rest is spread over. */
  shards: number;
  options: FilterOptions;
}

/** R17: the list of open jobs, searched in the browser. Everything but the first page is loaded when it is first asked for. */
export function JobFilters({ firstPage, total, pageSize, shards, options }: JobFiltersProps) {
  const [query, setQuery] = useState(everything);
  const [jobs, setJobs] = useState<JobCard[] | 'not loaded' | 'loading' | 'failed'>('not loaded');
  const results = useRef<HTMLDivElement>(null);

  async function load() {
    if (Array.isArray(jobs) || jobs === 'loading') return;
    setJobs('loading');
    setJobs(await loadJobs(shards).catch(() => 'failed' as const));
  }

  function ask(change: Partial<JobQuery>) {
    const next = { ...query, page: 1, ...change };
    setQuery(next);
    const search = toSearch(next);
    history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
    load();
  }

  function turnTo(page: number) {
    ask({ page });
    results.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page wakes up
  useEffect(() => {
    const asked = fromSearch(location.search);
    if (toSearch(asked) === '') return;
    setQuery(asked);
    load();
  }, []);

  const isAsking = toSearch(query) !== '';
  const found = isAsking && Array.isArray(jobs) ? findJobs(jobs, query) : null;
  const count = found?.length ?? total;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(query.page, pages);
  const shown = found ? found.slice((page - 1) * pageSize, page * pageSize) : firstPage;
  const isWaiting = isAsking && jobs === 'loading';

  return (
    <div className="job-filters">
      <FilterForm query={query} options={options} onAsk={ask} onTouch={load} onDone={() => results.current?.focus()} />
      <div className="results" ref={results} tabIndex={-1} aria-busy={isWaiting}>
        <p className="count figures" role="status">
          {isWaiting ? 'Loading...' : countInWords(count, total, isAsking)}
        </p>
        {isAsking && jobs === 'failed' && (
          <p className="failure">
            The jobs could not be loaded.{' '}
            <button type="button" className="button quiet" onClick={load}>
              Try again
            </button>
          </p>
        )}
        {count === 0 ? (
          <p className="empty">
            {total === 0 ? 'There are no openings at the moment.' : 'No job matches all of that.'}
            {total > 0 && (
              <button type="button" className="button quiet" onClick={() => ask(everything)}>
                Show all jobs
              </button>
            )}
          </p>
        ) : (
          <JobRows jobs={shown} basisNames={options.basisNames} />
        )}
        <Pager page={page} pages={pages} onTurn={turnTo} />
      </div>
    </div>
  );
}

function countInWords(count: number, total: number, isAsking: boolean): string {
  const jobs = total === 1 ? 'job' : 'jobs';
  return isAsking && count !== total ? `${count} of ${total} ${jobs}` : `${total} ${jobs}`;
}
