import { plural } from 'content-types/lib/plural';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { JobCard } from '../lib/jobs/card.ts';
import type { TermNames } from '../lib/jobs/terms.ts';
import { JobRows } from './JobRows.tsx';
import { FilterForm } from './job-filters/FilterForm.tsx';
import { emptyQuery, formatQuery } from './job-filters/query.ts';
import { findJobs, sortJobs } from './job-filters/search.ts';
import { useJobs } from './job-filters/use-jobs.ts';
import { useQuery } from './job-filters/use-query.ts';

const texts = {
  loading: 'Loading...',
  all: (total: number) => plural(total, { one: '# job', other: '# jobs' }),
  some: (count: number, total: number) => {
    const found = count.toLocaleString('en-GB');
    return plural(total, { one: `${found} of # job`, other: `${found} of # jobs` });
  },
  failed: 'We couldn’t load the jobs. Check your connection and try again.',
  tryAgain: 'Try again',
  showAll: 'Show all jobs',
  noJobs: 'There are no openings at the moment.',
  noMatch: 'No jobs match your search.',
  pages: 'Pages of jobs',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
};

interface JobFiltersProps {
  /** The newest jobs, which the HTML already shows. */
  firstPage: readonly JobCard[];
  total: number;
  pageSize: number;
  shards: number;
  names: TermNames;
}

/** R17: the list of open jobs, searched in the browser. All jobs are loaded when the search is first used. */
export function JobFilters({ firstPage, total, pageSize, shards, names }: JobFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { query, typeQuery, chooseQuery, saveTyped } = useQuery(form);
  const { jobs, hasFailed, isLoading, load } = useJobs(firstPage, shards);
  const focusResults = useCallback(() => results.current?.focus(), []);
  const isSearching = formatQuery(query) !== '';

  useEffect(() => {
    if (isSearching) load();
  }, [isSearching, load]);

  const sorted = useMemo(() => jobs && sortJobs(jobs, query.sort), [jobs, query.sort]);
  const found = useMemo(() => sorted && findJobs(sorted, query), [sorted, query]);

  // Without all jobs nothing can be filtered, and the first page would look like a result.
  const isImpossible = isSearching && !found && hasFailed;
  const isWaiting = isSearching && !found && (!hasFailed || isLoading);
  const count = isSearching && found ? found.length : total;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(query.page, pages);
  const rows = isSearching && found ? found.slice((page - 1) * pageSize, page * pageSize) : firstPage;

  return (
    <div className="job-filters">
      <FilterForm
        form={form}
        names={names}
        onType={typeQuery}
        onChoose={chooseQuery}
        onFocus={load}
        onBlur={saveTyped}
        onSubmit={focusResults}
      />
      <div className={total > pageSize ? 'results long' : 'results'} ref={results} tabIndex={-1} aria-busy={isWaiting}>
        <p className="count figures" role="status">
          {isWaiting ? texts.loading : isImpossible ? '' : formatCount(count, total)}
        </p>
        {isImpossible && (
          <div className="failure flow" role="alert">
            <p>{texts.failed}</p>
            <p className="actions">
              <button type="button" className="button quiet" disabled={isLoading} onClick={load}>
                {texts.tryAgain}
              </button>
              <button type="button" className="button quiet" onClick={() => chooseQuery(emptyQuery)}>
                {texts.showAll}
              </button>
            </p>
          </div>
        )}
        {!isImpossible && count === 0 && (
          <p className="empty">
            {total === 0 ? texts.noJobs : texts.noMatch}
            {total > 0 && (
              <button type="button" className="button quiet" onClick={() => chooseQuery(emptyQuery)}>
                {texts.showAll}
              </button>
            )}
          </p>
        )}
        {/* New elements when a wait ends: rows that change long after a key was pressed would be seen to move. */}
        {!isImpossible && count > 0 && <JobRows key={String(isWaiting)} jobs={rows} names={names} />}
        <Pager
          page={page}
          pages={isImpossible ? 1 : pages}
          onTurn={(page) => {
            chooseQuery({ ...query, page });
            focusResults();
          }}
        />
      </div>
    </div>
  );
}

/** `3 of 240 jobs`, or `240 jobs` when all are shown. */
function formatCount(count: number, total: number): string {
  return count === total ? texts.all(total) : texts.some(count, total);
}

interface PagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

function Pager({ page, pages, onTurn }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={texts.pages}>
      <button type="button" className="button quiet" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {texts.previous}
      </button>
      <span className="figures">{texts.page(page, pages)}</span>
      <button type="button" className="button quiet" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        {texts.next}
      </button>
    </nav>
  );
}
