import { NEAR_ME } from 'content-types/job-search/choices';
import { emptyCriteria, formatCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { countAll, countFromHome, DID_YOU_MEAN, isCountedByArea } from 'content-types/job-search/in-words';
import { formatCount, plural } from 'content-types/text/plural';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JobCard } from '../lib/jobs/card.ts';
import type { TermNames } from '../lib/jobs/terms.ts';
import { JobRows } from './JobRows.tsx';
import { FewMatches } from './job-filters/FewMatches.tsx';
import { FilterForm, UseLocation } from './job-filters/FilterForm.tsx';
import { useCriteria } from './job-filters/use-criteria.ts';
import { useMissedSearchReport } from './job-filters/use-missed.ts';
import { type SearchState, useSearch } from './job-filters/use-search.ts';

const texts = {
  loading: 'Loading...',
  all: (total: number) => plural(total, { one: '# job', other: '# jobs' }),
  some: (count: number, total: number) => {
    const countText = formatCount(count);
    return plural(total, { one: `${countText} of # job`, other: `${countText} of # jobs` });
  },
  failed: 'We couldn’t load the jobs. Check your connection and try again.',
  tryAgain: 'Try again',
  showAll: 'Show all jobs',
  noJobs: 'There are no openings at the moment.',
  notFromHome: 'Leave out remote jobs',
  literal: (q: string) => `Search for “${q}” instead`,
  pages: 'Pages of jobs',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
};

/** The maximum number of results with which wider searches are offered. */
const MAX_FEW_RESULTS = 3;
/** The id of the heading above the results. */
const TITLE = 'results-title';

interface JobFiltersProps {
  /** The title above the results. */
  title: string;
  /** The newest jobs, which the HTML already shows. */
  firstPage: readonly JobCard[];
  total: number;
  pageSize: number;
  /** Whether the browser searches files; otherwise it asks the API. */
  hasFiles: boolean;
  names: TermNames;
  /** The agency's name. */
  agency: string;
}

/** R17: the list of open jobs and its search. The files of the search are loaded on first use. */
export function JobFilters({ title, firstPage, total, pageSize, hasFiles, names, agency }: JobFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const state = useCriteria(form);
  const { criteria, type, choose, saveTyped } = state;
  const options = useMemo(
    () => ({ names, pageSize, agency, total, hasFiles }),
    [names, pageSize, agency, total, hasFiles],
  );
  const isSearching = useMemo(() => formatCriteria(criteria) !== '', [criteria]);
  const search = useSearch(state, isSearching, options);
  const showResults = useCallback(() => {
    // Prevents scrolling, because browsers would centre the focused list, and a long one would begin above the screen.
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  /** Focuses the results and keeps the search boxes in view. */
  function showSearch() {
    results.current?.focus({ preventScroll: true });
    form.current?.querySelector('.bar')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  /** Applies criteria from a button that may disappear with the results, then shows the results. */
  function chooseAndShow(criteria: JobCriteria) {
    choose(criteria);
    showResults();
  }
  function retry() {
    search.retry();
    showResults();
  }
  const result = isSearching ? search.found : null;
  useMissedSearchReport(result?.criteria.q ?? '', result !== null && (result.count === 0 || result.leftOut.length > 0));
  const [today, setToday] = useState('');
  // Recomputes days, because the HTML may be from an earlier day.
  useEffect(() => setToday(new Date().toISOString()), []);
  const isAnswered = today !== '' && (!isSearching || result !== null || search.hasFailed);
  useEffect(() => {
    if (isAnswered) document.documentElement.classList.remove('searching');
  }, [isAnswered]);

  // Hides the list after a failed search, because the initial jobs would look like the result.
  const isImpossible = isSearching && search.hasFailed;
  const isWaiting = isSearching && search.isWaiting;
  const count = result ? result.count : total;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(result?.criteria.page ?? 1, pages);
  const fromHome = result?.fromHome ?? 0;
  const nearbyCount = count - fromHome;
  // Offers wider searches even when similar jobs are listed.
  const completeCount = result && (result.leftOut.length > 0 || result.isFilledUp) ? 0 : nearbyCount;
  const rows = useMemo(() => groupRows(result?.jobs ?? firstPage, fromHome), [result, firstPage, fromHome]);

  return (
    <div className="job-filters">
      <FilterForm
        form={form}
        names={names}
        criteria={criteria}
        count={isWaiting || isImpossible ? null : count}
        near={result?.near ?? null}
        onType={type}
        onChoose={choose}
        onFocus={search.prepare}
        onBlur={saveTyped}
        onSubmit={showSearch}
      />
      <section
        className={total > pageSize ? 'results long' : 'results'}
        ref={results}
        tabIndex={-1}
        aria-labelledby={TITLE}
        aria-busy={isWaiting}
      >
        <div className="results-head">
          <h2 id={TITLE}>{title}</h2>
          <p className={total > 99 ? 'count figures wide' : 'count figures'} role="status">
            {isWaiting ? texts.loading : isImpossible ? '' : countInWords(result, count, total)}
            {!isWaiting &&
              result?.notes.map((note) => (
                <span key={note} className="unknown soft">
                  {note}
                </span>
              ))}
          </p>
        </div>
        {!isWaiting && result && result.corrections.length > 0 && (
          <p className="literal">
            <button
              type="button"
              className="link"
              onClick={() => chooseAndShow({ ...criteria, q: `"${result.criteria.q}"`, page: 1 })}
            >
              {texts.literal(result.criteria.q)}
            </button>
          </p>
        )}
        {!isWaiting && result && isCountedByArea(result.criteria, result.near) && result.near.namesakes.length > 0 && (
          <p className="literal">
            {DID_YOU_MEAN}
            {result.near.namesakes.map((place) => (
              <button
                key={place}
                type="button"
                className="link"
                onClick={() => chooseAndShow({ ...criteria, place, page: 1 })}
              >
                {place}
              </button>
            ))}
          </p>
        )}
        {result && NEAR_ME.test(result.criteria.q) && <UseLocation form={form} onChoose={chooseAndShow} />}
        {isImpossible && (
          <div className="failure flow" role="alert">
            <p>{texts.failed}</p>
            <p className="actions">
              <button type="button" className="button quiet" disabled={isWaiting} onClick={retry}>
                {texts.tryAgain}
              </button>
              <button type="button" className="button quiet" onClick={() => chooseAndShow(emptyCriteria)}>
                {texts.showAll}
              </button>
            </p>
          </div>
        )}
        {total === 0 && <p className="empty">{texts.noJobs}</p>}
        {/* The key replaces the rows after loading, because reused rows would count as a layout shift long after the input. */}
        {!isImpossible && rows.nearby.length > 0 && (
          <JobRows key={String(isWaiting)} jobs={rows.nearby} names={names} today={today} />
        )}
        {total > 0 &&
          result &&
          !isImpossible &&
          completeCount <= MAX_FEW_RESULTS &&
          (page === 1 || rows.nearby.length > 0) && (
            <FewMatches
              criteria={result.criteria}
              found={completeCount}
              isNone={count === 0}
              near={result.near}
              options={options}
              onChoose={chooseAndShow}
            />
          )}
        {!isImpossible && rows.fromHome.length > 0 && (
          <>
            <div className="from-home">
              <h2>{countFromHome(fromHome)}</h2>
              <button
                type="button"
                className="link"
                onClick={() => chooseAndShow({ ...criteria, remote: 'not-remote', page: 1 })}
              >
                {texts.notFromHome}
              </button>
            </div>
            <JobRows key={String(isWaiting)} jobs={rows.fromHome} names={names} today={today} />
          </>
        )}
        <Pager page={page} pages={isImpossible ? 1 : pages} onTurn={(page) => chooseAndShow({ ...criteria, page })} />
      </section>
    </div>
  );
}

/** Separates remote jobs, which a search by distance lists below the others. */
function groupRows<Job extends JobCard>(jobs: readonly Job[], fromHome: number) {
  const isRemoteJob = ({ remote }: Job) => fromHome > 0 && remote === 'remote';
  return { nearby: jobs.filter((job) => !isRemoteJob(job)), fromHome: jobs.filter(isRemoteJob) };
}

/** `11 jobs within 20 miles of York`, `3 of 240 jobs`, or `240 jobs` when all are shown. */
function countInWords(searchResult: SearchState['found'], count: number, total: number): string {
  if (searchResult && isCountedByArea(searchResult.criteria, searchResult.near))
    return countAll(count, searchResult.fromHome, searchResult.near, searchResult.criteria.miles);
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
      {/* Without JavaScript, the server's result pages continue this list. */}
      <noscript>
        <a className="button quiet" href="/api/jobs/results?page=2">
          {texts.next}
        </a>
      </noscript>
      <button type="button" className="button quiet scripted" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {texts.previous}
      </button>
      <span className="figures">{texts.page(page, pages)}</span>
      <button
        type="button"
        className="button quiet scripted"
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        {texts.next}
      </button>
    </nav>
  );
}
