import { useEffect, useRef } from 'react';
import type { JobCard } from '../lib/jobs/card.ts';
import { FilterForm, type FilterOptions } from './job-filters/FilterForm.tsx';
import { FoundRows } from './job-filters/FoundRows.tsx';
import { Pager } from './job-filters/Pager.tsx';
import { everything, isEverything } from './job-filters/query.ts';
import { useJobs } from './job-filters/use-jobs.ts';
import { useQuery } from './job-filters/use-query.ts';

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
  const { query, isTyped, ask, settle } = useQuery();
  const [jobs, load] = useJobs(shards, firstPage);
  const results = useRef<HTMLDivElement>(null);
  const isAsking = !isEverything(query);

  useEffect(() => {
    if (isAsking) load();
  }, [isAsking, load]);

  function turnTo(page: number) {
    ask({ page });
    results.current?.focus();
  }

  const search = typeof jobs === 'object' ? jobs : null;
  const found = search?.find(query);
  const count = found?.length ?? total;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(query.page, pages);
  const shown =
    search && found ? Array.from(found.slice((page - 1) * pageSize, page * pageSize), search.card) : firstPage;
  const isWaiting = isAsking && !search && jobs !== 'failed';

  return (
    <div className="job-filters">
      <FilterForm
        query={query}
        options={options}
        onAsk={ask}
        onTouch={load}
        onLeave={settle}
        onDone={() => results.current?.focus()}
      />
      <div className={total > pageSize ? 'results long' : 'results'} ref={results} tabIndex={-1} aria-busy={isWaiting}>
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
        {count === 0 && (
          <p className="empty">
            {total === 0 ? 'There are no openings at the moment.' : 'No job matches all of that.'}
            {total > 0 && (
              <button type="button" className="button quiet" onClick={() => ask(everything)}>
                Show all jobs
              </button>
            )}
          </p>
        )}
        {total > 0 && (
          <FoundRows
            first={firstPage}
            jobs={shown}
            basisNames={options.basisNames}
            isTyped={isTyped}
            isWaiting={isWaiting}
          />
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
