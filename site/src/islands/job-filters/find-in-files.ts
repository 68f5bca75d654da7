/** Finds jobs in the files of the job search. Loaded when the search is first used. */
import { linesOf } from 'content-types/job-search/alike-words';
import type { JobCriteria } from 'content-types/job-search/criteria';
import { termFilters } from 'content-types/job-search/filters';
import { matchJobs, PARTS, type Term, WORKPLACE_TERMS, type WordIndex } from 'content-types/job-search/find';
import { type SearchResult, searchJobs } from 'content-types/job-search/search';
import { type Names, readSynonyms } from 'content-types/job-search/synonyms/synonyms';
import { isReference, toWordKey } from 'content-types/job-search/words';
import { londonDay } from 'content-types/time/london-time';
import type { JobCard } from '../../lib/jobs/card.ts';
import {
  CARDS_PER_FILE,
  type CardLine,
  type FactsFile,
  fromDifferences,
  type NumberedJob,
  type ReferencesFile,
  referenceFileOf,
  synonymFileOf,
  unpackFacts,
  type WordsFile,
  wordFileOf,
} from '../../lib/jobs/search-files.ts';
import type { TermNames } from '../../lib/jobs/terms.ts';
import { fetchJson } from './fetch-json.ts';

export interface ResultsPage extends Omit<SearchResult<JobCard>, 'jobs'> {
  count: number;
  /** The jobs of the requested page. */
  jobs: readonly FoundCard[];
}

export interface FoundCard extends JobCard {
  /** Miles from the place searched for; null if unknown. */
  miles: number | null;
}

export interface FileOptions {
  names: TermNames;
  pageSize: number;
  /** The agency's name, which is ignored in searches. */
  agency: string;
}

/**
 * Finds a page of jobs in the site's search files. With `isTyped`, the last word may be incomplete. Loads no cards once
 * the signal aborts the search.
 */
export async function findInFiles(
  criteria: JobCriteria,
  { names, pageSize, agency }: FileOptions,
  isTyped = false,
  signal?: AbortSignal,
): Promise<ResultsPage> {
  const { jobs: foundJobs, ...result } = await searchJobs<NumberedJob, number>(criteria, {
    jobs: () => loadJobs(),
    keyOf: ({ number }) => number,
    match: (text) => match(text, listTerms(names), isTyped, scoresOfPhrases),
    places: loadPlaces,
    isTyped,
    today: londonDay(Date.now()),
    agency,
  });
  const start = (Math.min(criteria.page, Math.ceil(foundJobs.length / pageSize)) - 1) * pageSize;
  const page = foundJobs.slice(Math.max(0, start), start + pageSize);
  signal?.throwIfAborted();
  await Promise.all(cardFilesOf(page).map(loadCards));
  const rows = page.flatMap(({ job, miles }) => {
    const card = cardOf(job);
    // Leaves out a job that has just been taken down and no longer has a card.
    if (!card) return [];
    return miles === card.miles ? card : { ...card, miles };
  });
  return { count: foundJobs.length, jobs: rows, ...result };
}

/** Caches scores, because most keystrokes change only one word. */
const scoresOfPhrases: PhraseScores = new Map();
const MAX_SCORES = 50;

type PhraseScores = Map<string, ReadonlyMap<number, number>>;

/** Matches with the loaded files, then loads the missing files and matches again, until none is missing. */
async function match(text: string, terms: readonly Term[], isTyped: boolean, cachedScores: PhraseScores) {
  if (cachedScores.size > MAX_SCORES) cachedScores.clear();
  for (;;) {
    const missingFiles = new Map<string, () => Promise<unknown>>();
    const knownScores = new Map(cachedScores);
    const matches = matchJobs(text, indexOf(missingFiles, isTyped), terms, { known: knownScores, isTyped });
    if (missingFiles.size === 0) {
      for (const [phrase, scores] of knownScores) cachedScores.set(phrase, scores);
      return matches;
    }
    await Promise.all([...missingFiles.values()].map((load) => load()));
  }
}

/** Loads what every search needs. */
export const loadJobs = memoizeByArgument(async () => {
  facts = unpackFacts(await load<FactsFile>('facts'));
  return facts;
});

/** The loaded files. The maps hold files by number. */
let facts: readonly NumberedJob[] | undefined;
const referenceFiles = new Map<number, ReferencesFile>();
const wordFiles = new Map<number, ReadonlyMap<string, Map<string, number[][]>>>();
const synonymFiles = new Map<number, ReadonlyMap<string, Names>>();
let vocabulary: readonly string[] | undefined;

const loadWordFile = memoizeByArgument(async (file: number) => {
  const byKey = new Map<string, Map<string, number[][]>>();
  for (const [word, numbers] of await load<WordsFile>(`words-${file}`)) {
    const postingsByWord = byKey.get(toWordKey(word)) ?? new Map<string, number[][]>();
    byKey.set(toWordKey(word), postingsByWord.set(word, numbers));
  }
  wordFiles.set(file, byKey);
});

/** Loads a file of synonyms. If it fails to load, the search does without synonyms and corrections. */
const loadSynonyms = memoizeByArgument(async (file: number) => {
  const lines = await load<string[]>(`synonyms-${file}`, []).catch(() => []);
  synonymFiles.set(file, readSynonyms(lines));
});

const loadVocabulary = memoizeByArgument(async () => {
  vocabulary = await load<string[]>('vocabulary', []).catch(() => []);
});

const loadReferences = memoizeByArgument(async (file: number) => {
  referenceFiles.set(file, await load<ReferencesFile>(`references-${file}`));
});

/** The cards of all files loaded so far, by number. */
const cardLines = new Map<number, CardLine>();

const loadCards = memoizeByArgument(async (file: number) => {
  for (const line of await load<CardLine[]>(`cards-${file}`, [])) cardLines.set(line[0], line);
});

/** The cards shown so far. A job's card stays the same object, so that its row is not rendered again. */
const cards = new Map<number, FoundCard>();

function cardOf(job: NumberedJob): FoundCard | undefined {
  const cachedCard = cards.get(job.number);
  if (cachedCard) return cachedCard;
  const line = cardLines.get(job.number);
  if (!line) return undefined;
  const [, id, title, min, max, unit] = line;
  const card = { ...job, id, title, salary: { min, max, unit }, miles: null };
  cards.set(job.number, card);
  return card;
}

const load = <T>(name: string, ifMissing?: T) => fetchJson<T>(`/jobs/search/${name}.json`, { ifMissing });

/** Calls `make` once per argument and keeps the result, unless the call fails. */
function memoizeByArgument<T, A extends string | number | undefined = undefined>(make: (argument: A) => Promise<T>) {
  const promises = new Map<A | undefined, Promise<T>>();
  return (argument?: A): Promise<T> => {
    const cachedPromise = promises.get(argument);
    if (cachedPromise) return cachedPromise;
    const promise = make(argument as A);
    promises.set(argument, promise);
    promise.catch(() => promises.delete(argument));
    return promise;
  };
}

/** Caches decoded job numbers, because the search for the next letter needs most of them again. */
const numbersRead = new WeakMap<number[], readonly number[]>();

function readNumbers(differences: number[] = []): readonly number[] {
  const numbers = numbersRead.get(differences) ?? fromDifferences(differences);
  numbersRead.set(differences, numbers);
  return numbers;
}

const jobsByTerm = new Map<string, readonly number[]>();

/**
 * The index of the loaded files. Records in `missingFiles` the files that a search also needs. Does not correct typos while
 * the visitor types.
 */
function indexOf(missingFiles: Map<string, () => Promise<unknown>>, isTyped: boolean): WordIndex<number> {
  const addMissingFile = (name: string, load: () => Promise<unknown>) => void missingFiles.set(name, load);
  const wordsOf = (key: string) => {
    const file = wordFileOf(key);
    if (!wordFiles.has(file)) addMissingFile(`words ${file}`, () => loadWordFile(file));
    return wordFiles.get(file)?.get(key);
  };
  const jobsOf = (wantedWords: readonly string[], at: number) =>
    wantedWords.flatMap((word) => readNumbers(wordsOf(toWordKey(word))?.get(word)?.[at]));
  return {
    synonyms: {
      get(key) {
        // Skips single letters, because no name is that short.
        if (key.length < 2) return undefined;
        const file = synonymFileOf(key);
        if (!synonymFiles.has(file)) addMissingFile(`synonyms ${file}`, () => loadSynonyms(file));
        return synonymFiles.get(file)?.get(key);
      },
    },
    vocabulary() {
      if (!vocabulary && !isTyped) addMissingFile('vocabulary', () => loadVocabulary());
      return vocabulary ?? [];
    },
    isWaiting: () => missingFiles.size > 0,
    words: (key) => wordsOf(key)?.keys() ?? [],
    jobs: (wantedWords, part) => jobsOf(wantedWords, PARTS.indexOf(part)),
    jobsLike: (word) => jobsOf(linesOf(word), PARTS.indexOf('title')),
    withReference(searchedReference) {
      const file = referenceFileOf(searchedReference);
      if (!referenceFiles.has(file)) addMissingFile(`references ${file}`, () => loadReferences(file));
      return (
        referenceFiles
          .get(file)
          ?.flatMap(([reference, number]) => (isReference(reference, searchedReference) ? number : [])) ?? []
      );
    },
    jobsWith({ field, id }) {
      if (!facts) addMissingFile('facts', () => loadJobs());
      const name = `${field} ${id}`;
      const knownJobs = jobsByTerm.get(name) ?? facts?.filter((job) => job[field] === id).map(({ number }) => number);
      if (knownJobs) jobsByTerm.set(name, knownJobs);
      return knownJobs ?? [];
    },
  };
}

function listTerms(names: TermNames): Term[] {
  const terms = termFilters.flatMap(([field]) =>
    Object.entries(names[field]).map(([id, name]): Term => ({ field, id, name })),
  );
  return [...terms, ...WORKPLACE_TERMS];
}

const loadPlaces = async () => ({
  ...(await import('content-types/places/job-places')),
  ...(await import('content-types/places/find-place')),
});

function cardFilesOf(page: readonly { job: NumberedJob }[]): number[] {
  return [...new Set(page.map(({ job }) => Math.floor(job.number / CARDS_PER_FILE)))];
}
