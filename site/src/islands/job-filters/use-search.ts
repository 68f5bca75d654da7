import type { JobCriteria } from 'content-types/job-search/criteria';
import { useCallback, useEffect, useState } from 'react';
import type { FileOptions, ResultsPage } from './find-in-files.ts';
import { fetchResultsOnce, findByApi } from './search-api.ts';
import type { CriteriaState } from './use-criteria.ts';

export interface SearchOptions extends FileOptions {
  /** The number of open jobs according to the page. */
  total: number;
  /** Whether the site has the files of the job search; otherwise the API searches. */
  hasFiles: boolean;
}

export interface SearchState {
  /** The newest result; null before the first result. */
  found: (ResultsPage & { criteria: JobCriteria }) | null;
  /** Whether the last attempt failed. Stays true during the next attempt. */
  hasFailed: boolean;
  /** Whether to show that the search is running. Immediately true for the first search, which has to load files. */
  isWaiting: boolean;
  retry(): void;
  /** Loads the files for the first search. */
  prepare(): void;
}

/** The delay in milliseconds before a loading message is shown. */
const LOADING_DELAY_MS = 200;
/** The debounce for requests to the API, in milliseconds. */
const TYPING_MS = 250;

/** Searches whenever the criteria change. Clears the result when `isSearching` is false. */
export function useSearch(
  { criteria, isTyping }: CriteriaState,
  isSearching: boolean,
  options: SearchOptions,
): SearchState {
  const [found, setFound] = useState<SearchState['found']>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isFirst, setFirst] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const { names, pageSize, agency, total, hasFiles } = options;
  // Ignores the typing state when the API searches, because its requests are debounced.
  const isTyped = isTyping && hasFiles;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same again
  useEffect(() => {
    if (!isSearching) {
      setFound(null);
      setFailed(false);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(setWaiting, LOADING_DELAY_MS, true);
    searchFirst(criteria, { names, pageSize, agency, total, hasFiles }, controller.signal, isTyped)
      .then(
        (result) => {
          if (controller.signal.aborted) return;
          setFound({ ...result, criteria });
          setFailed(false);
          setFirst(false);
        },
        () => controller.signal.aborted || setFailed(true),
      )
      .finally(() => {
        if (controller.signal.aborted) return;
        clearTimeout(timer);
        setWaiting(false);
      });
    return () => {
      clearTimeout(timer);
      setWaiting(false);
      controller.abort();
    };
  }, [criteria, isSearching, isTyped, names, pageSize, agency, total, hasFiles, attempt]);

  const retry = useCallback(() => setAttempt((previous) => previous + 1), []);
  const prepare = useCallback(() => {
    if (hasFiles)
      loadFiles()
        .then(({ loadJobs }) => loadJobs())
        .then(noteLoaded)
        .catch(() => {});
  }, [hasFiles]);
  return { found, hasFailed, isWaiting: isWaiting || (isFirst && !hasFailed), retry, prepare };
}

export function searchJobs(
  criteria: JobCriteria,
  options: SearchOptions,
  signal: AbortSignal,
  isTyped = false,
): Promise<ResultsPage> {
  const { pageSize, hasFiles } = options;
  return hasFiles ? searchFiles(criteria, options, isTyped, signal) : searchApi(criteria, pageSize, signal);
}

/** The time to wait for the API, in milliseconds, before loading the site's own files. */
const MAX_API_WAIT_MS = 800;

/**
 * Asks the API, whose small response is faster, until the files have loaded. After that, every keystroke is answered
 * locally.
 */
async function searchFirst(
  criteria: JobCriteria,
  options: SearchOptions,
  signal: AbortSignal,
  isTyped: boolean,
): Promise<ResultsPage> {
  const search = () => searchJobs(criteria, options, signal, isTyped);
  if (!options.hasFiles || isTyped || isLoaded) return search();
  const apiResults = fetchResultsOnce(criteria, options.pageSize).then((answer) => {
    const isBeyond = answer.jobs.length === 0 && answer.count > 0;
    // A site that is built on a schedule may be older than the API's answer, which would name jobs without a page.
    if (isBeyond || answer.open !== options.total) throw new Error('The answer is not about this page.');
    return answer;
  });
  const isReachable = apiResults.then(
    () => true,
    () => false,
  );
  const isSoon = await Promise.race([isReachable, files ? false : sleep(MAX_API_WAIT_MS)]);
  return isSoon ? apiResults : Promise.any([apiResults, search()]);
}

const sleep = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));

let isLoaded = false;

function noteLoaded() {
  isLoaded = true;
}

let files: Promise<typeof import('./find-in-files.ts')> | undefined;

/** Loads the module and keeps it, because Vite's `import()` looks for the module's links in the page each time. */
function loadFiles() {
  files ??= import('./find-in-files.ts').catch((error) => {
    files = undefined;
    throw error;
  });
  return files;
}

async function searchFiles(
  criteria: JobCriteria,
  options: FileOptions,
  isTyped: boolean,
  signal: AbortSignal,
): Promise<ResultsPage> {
  const { findInFiles } = await loadFiles();
  const results = await findInFiles(criteria, options, isTyped, signal);
  noteLoaded();
  return results;
}

async function searchApi(criteria: JobCriteria, pageSize: number, signal: AbortSignal): Promise<ResultsPage> {
  await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
  signal.throwIfAborted();
  return findByApi(criteria, pageSize, signal);
}
