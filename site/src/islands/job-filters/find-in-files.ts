/** Finds jobs in the files of the job search. Loaded when the search is first used. */
import { isMeasured, type JobCriteria } from 'content-types/job-search/criteria';
import { findJobs, PARTS, scoreJobs, type Term, WORKPLACE_TERMS, type WordIndex } from 'content-types/job-search/find';
import { splitWords } from 'content-types/job-search/split-words';
import { lookedUpWords, readSynonyms, type Synonyms } from 'content-types/job-search/synonyms';
import { searchedReference, searchWords, wordKey } from 'content-types/job-search/words';
import { toLondonDay } from 'content-types/lib/london-time';
import type { Area, FoundArea } from 'content-types/places/area';
import { splitPlace } from 'content-types/places/regions';
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

export interface Found {
  count: number;
  /** The jobs of the requested page. */
  jobs: readonly FoundCard[];
  /** How many at the end of all results are remote jobs that the distance does not apply to. */
  fromHome: number;
  /** The place searched for; null if it is not on the map, or was not looked for there. */
  near: FoundArea | null;
}

export interface FoundCard extends JobCard {
  /** Miles from the place searched for; null if unknown. */
  miles: number | null;
}

/** While the words `isTyped`, the last one may go on. */
export async function findInFiles(
  criteria: JobCriteria,
  names: TermNames,
  pageSize: number,
  isTyped = false,
): Promise<Found> {
  const [jobs, area, { synonyms, words }, references] = await loadSearch(criteria);
  const index = indexOf(jobs, words, references, synonyms);
  if (wordScores.size > MAX_WORD_SCORES) wordScores.clear();
  const scores = scoreJobs(criteria.q, index, listTerms(names), wordScores, isTyped);
  const score = ({ number }: NumberedJob) => (scores ? scores.get(number) : 0);
  const today = toLondonDay(new Date().toISOString());
  const { jobs: found, fromHome, near } = findJobs(jobs, score, criteria, { today, area });
  const start = (Math.min(criteria.page, Math.ceil(found.length / pageSize)) - 1) * pageSize;
  const page = found.slice(Math.max(0, start), start + pageSize);
  await Promise.all(cardFilesOf(page).map(loadCards));
  const rows = page.flatMap(({ job, miles }) => {
    const card = cardOf(job);
    // A job that has just been taken down no longer has a card.
    if (!card) return [];
    return miles === card.miles ? card : { ...card, miles };
  });
  return { count: found.length, jobs: rows, fromHome, near };
}

/** Loads the files that a search needs, each of them once. */
export function loadSearch(criteria: JobCriteria) {
  const reference = searchedReference(criteria.q);
  return Promise.all([
    loadJobs(),
    locate(criteria),
    loadLookedUp(criteria.q),
    reference ? loadReferences(referenceFileOf(reference)) : [],
  ]);
}

/** The names that the search may have, and the words that it looks up for them. */
async function loadLookedUp(text: string) {
  // They load together with the words of the search itself.
  void Promise.all(searchWords(text).map((word) => loadWords(wordKey(word)))).catch(() => {});
  // No name begins with a single letter.
  const files = [
    ...new Set(
      splitWords(text)
        .filter((word) => word.length > 1)
        .map(synonymFileOf),
    ),
  ];
  // Without them, the search finds its own words.
  const loaded = await Promise.all(files.map((file) => loadSynonyms(file).catch(() => new Map())));
  const synonyms: Synonyms = new Map(loaded.flatMap((file) => [...file]));
  const keys = [...new Set(lookedUpWords(text, synonyms).map(wordKey))];
  const words = keys.map(async (key) => [key, (await loadWords(key)) ?? new Map()] as const);
  return { synonyms, words: new Map(await Promise.all(words)) };
}

/** Most keystrokes change one word and leave the others. */
const wordScores = new Map<string, ReadonlyMap<number, number>>();
const MAX_WORD_SCORES = 50;

const loadJobs = once(async () => unpackFacts(await load<FactsFile>('facts')));

const loadWordFile = once(async (file: number) => {
  const byKey = new Map<string, Map<string, number[][]>>();
  for (const [word, numbers] of await load<WordsFile>(`words-${file}`)) {
    const words = byKey.get(wordKey(word)) ?? new Map<string, number[][]>();
    byKey.set(wordKey(word), words.set(word, numbers));
  }
  return byKey;
});

const loadSynonyms = once(async (file: number) => readSynonyms(await load<string>(`synonyms-${file}`, '')));

const loadReferences = once((file: number) => load<ReferencesFile>(`references-${file}`));

/** Of all files loaded so far, by number. */
const cardLines = new Map<number, CardLine>();

const loadCards = once(async (file: number) => {
  for (const line of await load<CardLine[]>(`cards-${file}`, [])) cardLines.set(line[0], line);
});

/** The cards shown so far. A job's card stays the same object, so that its row is not rendered again. */
const cards = new Map<number, FoundCard>();

function cardOf(job: NumberedJob): FoundCard | undefined {
  const known = cards.get(job.number);
  if (known) return known;
  const line = cardLines.get(job.number);
  if (!line) return undefined;
  const [, id, title, min, max, unit] = line;
  const card = { ...job, id, title, salary: { min, max, unit }, miles: null };
  cards.set(job.number, card);
  return card;
}

async function loadWords(key: string): Promise<Map<string, number[][]> | undefined> {
  return (await loadWordFile(wordFileOf(key))).get(key);
}

const load = <T>(name: string, ifMissing?: T) => fetchJson<T>(`/jobs/search/${name}.json`, { ifMissing });

/** Calls `make` once for each argument, and again after a failure. */
function once<T, A extends string | number | undefined = undefined>(make: (of: A) => Promise<T>) {
  const made = new Map<A | undefined, Promise<T>>();
  return (of?: A): Promise<T> => {
    const known = made.get(of);
    if (known) return known;
    const making = make(of as A);
    made.set(of, making);
    making.catch(() => made.delete(of));
    return making;
  };
}

const jobsByTerm = new Map<string, readonly number[]>();

function indexOf(
  jobs: readonly NumberedJob[],
  words: ReadonlyMap<string, Map<string, number[][]>>,
  references: ReferencesFile,
  synonyms: Synonyms,
): WordIndex<number> {
  return {
    synonyms,
    words: (key) => words.get(key)?.keys() ?? [],
    jobs: (wanted, part) => {
      const at = PARTS.indexOf(part);
      return wanted.flatMap((word) => fromDifferences(words.get(wordKey(word))?.get(word)?.[at] ?? []));
    },
    withReference: (wanted) => references.flatMap(([reference, number]) => (reference === wanted ? number : [])),
    jobsWith({ field, id }) {
      const name = `${field} ${id}`;
      const known = jobsByTerm.get(name) ?? jobs.filter((job) => job[field] === id).map(({ number }) => number);
      jobsByTerm.set(name, known);
      return known;
    },
  };
}

function listTerms({ categories, types, bases }: TermNames): Term[] {
  const terms = (field: Term['field'], names: Record<string, string>) =>
    Object.entries(names).map(([id, name]) => ({ field, id, name }));
  return [...terms('category', categories), ...terms('type', types), ...terms('basis', bases), ...WORKPLACE_TERMS];
}

/** The places of the United Kingdom are loaded only for a search that measures distances or names a region. */
async function locate(criteria: JobCriteria): Promise<Area | undefined> {
  if (!isMeasured(criteria) && !splitPlace(criteria.place).region) return undefined;
  const { findArea } = await import('content-types/places/job-places');
  return findArea(criteria.place);
}

function cardFilesOf(page: readonly { job: NumberedJob }[]): number[] {
  return [...new Set(page.map(({ job }) => Math.floor(job.number / CARDS_PER_FILE)))];
}
