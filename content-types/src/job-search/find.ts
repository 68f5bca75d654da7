/** Finds and sorts jobs. The browser and the API pass their own index and get the same jobs in the same order. */
import type { FoundArea } from '../places/area.ts';
import {
  type Circumstances,
  isKnown,
  isRemoteApart,
  type JobCriteria,
  type JobFacts,
  meetsCriteria,
} from './criteria.ts';
import { splitWords } from './split-words.ts';
import { type Synonyms, searchedPhrases } from './synonyms.ts';
import { findWords, type SearchedPart, searchedReference, WEIGHTS, wordKey } from './words.ts';

/** `Key` names a job in the index: a row or a number. */
export interface WordIndex<Key> {
  /** All words that begin with these letters, see `wordKey`. */
  words(key: string): Iterable<string>;
  /** The jobs that have one of the words in this part. */
  jobs(words: readonly string[], part: IndexedPart): Iterable<Key>;
  synonyms: Synonyms;
  /** The jobs with this reference, see `toReference`. */
  withReference(reference: string): Iterable<Key>;
  /** The jobs with this sector, job type, contract type or workplace. */
  jobsWith(term: Term): Iterable<Key>;
}

export type IndexedPart = Exclude<SearchedPart, 'terms'>;

export interface Term {
  field: 'category' | 'type' | 'basis' | 'remote';
  id: string;
  name: string;
}

/** On-site work is not among them: `site` would find most jobs. */
export const WORKPLACE_TERMS: readonly Term[] = [
  { field: 'remote', id: 'remote', name: 'Remote' },
  { field: 'remote', id: 'hybrid', name: 'Hybrid' },
];

/** The published word files list the jobs of each word by part, in this order. */
export const PARTS = ['title', 'place', 'skills', 'text'] as const satisfies readonly IndexedPart[];

/** How well each job matches a word. */
type Scores<Key> = ReadonlyMap<Key, number>;

/**
 * The jobs that match every word of `text` or have it as their reference, with how well; null if the text has no words, which
 * matches every job. `known` are the scores of words in this index, kept for the next search, which often has the same words.
 * While the text `isTyped`, two letters at its end begin a word; otherwise they are one: `PA` is not the start of `part`.
 */
export function scoreJobs<Key>(
  text: string,
  index: WordIndex<Key>,
  terms: readonly Term[],
  known = new Map<string, Scores<Key>>(),
  isTyped = false,
): Scores<Key> | null {
  const phrases = searchedPhrases(text, index.synonyms);
  const all = phrases.map(({ words, others }, at) => {
    const isShort = words.at(-1)?.length === 2;
    const isComplete = at < phrases.length - 1 || (isShort ? !isTyped : others.length > 0);
    const name = `${words} ${isComplete} ${others}`;
    const scores = known.get(name) ?? scorePhrase(words, others, isComplete, index, terms);
    known.set(name, scores);
    return scores;
  });
  // A single letter at the end that matches nothing is the start of a word that is still being typed.
  if (phrases.at(-1)?.words.join('').length === 1 && all.at(-1)?.size === 0) all.pop();
  const scores = all.length > 0 ? scoreAll(all) : null;
  const reference = searchedReference(text);
  const named = reference ? [...index.withReference(reference)] : [];
  return named.length > 0
    ? new Map([...(scores ?? []), ...named.map((key) => [key, REFERENCE_SCORE] as const)])
    : scores;
}

/** More than any number of words is worth. */
const REFERENCE_SCORE = 100;

function addScores<Key>(scores: Scores<Key>, others: Scores<Key>): Scores<Key> {
  // A common word, such as `time`, is in thousands of jobs.
  const [fewer, more] = scores.size < others.size ? [scores, others] : [others, scores];
  const both = new Map<Key, number>();
  for (const [key, score] of fewer) {
    const other = more.get(key);
    if (other !== undefined) both.set(key, score + other);
  }
  return both;
}

/** What another way to say something is worth, next to the words of the search. */
const SYNONYM = 0.8;

/** The best match of words that belong together, or of another way to say them, in each job. */
function scorePhrase<Key>(
  words: readonly string[],
  others: readonly string[][],
  isComplete: boolean,
  index: WordIndex<Key>,
  terms: readonly Term[],
): Scores<Key> {
  const own = scoreAll(words.map((word) => scoreWord(word, isComplete, index, terms)));
  if (others.length === 0) return own;
  const best = new Map(own);
  for (const other of others) {
    // Several words are worth no more than one that says the same.
    const worth = (SYNONYM * Math.max(1, Math.min(words.length, other.length))) / other.length;
    for (const [key, score] of scoreAll(other.map((word) => scoreName(word, other.length, index, terms))))
      best.set(key, Math.max(best.get(key) ?? 0, score * worth));
  }
  return best;
}

/** The jobs that match every word. */
function scoreAll<Key>(scores: readonly Scores<Key>[]): Scores<Key> {
  return scores.length > 0 ? scores.reduce(addScores) : new Map();
}

/**
 * The jobs that have a word of another name, in the singular or plural. Elsewhere than in the title, words that stand apart
 * mean something else, as do abbreviations: “£25,000 pa”.
 */
function scoreName<Key>(word: string, ofWords: number, index: WordIndex<Key>, terms: readonly Term[]): Scores<Key> {
  const alike = [word, `${word}s`, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])];
  const scores = new Map<Key, number>();
  if (ofWords === 1) {
    for (const job of index.jobs(alike, 'skills')) scores.set(job, WEIGHTS.skills);
    const named = terms.filter(({ name }) => splitWords(name).join(' ') === word);
    for (const term of named) for (const job of index.jobsWith(term)) scores.set(job, WEIGHTS.terms);
  }
  for (const job of index.jobs(alike, 'title')) scores.set(job, WEIGHTS.title);
  return scores;
}

/** The best match of one word in each job. */
function scoreWord<Key>(word: string, isComplete: boolean, index: WordIndex<Key>, terms: readonly Term[]): Scores<Key> {
  const key = wordKey(word);
  const named = terms.map((term) => ({ term, words: splitWords(term.name).filter((part) => wordKey(part) === key) }));
  const others = new Set([...index.words(key), ...named.flatMap(({ words }) => words)]);
  const found = findWords(word, [...others], isComplete);
  const scores = new Map<Key, number>();
  const add = (jobs: Iterable<Key>, score: number) => {
    for (const job of jobs) if (score > (scores.get(job) ?? 0)) scores.set(job, score);
  };
  for (const quality of new Set(found.values())) {
    const alike = [...found.keys()].filter((other) => found.get(other) === quality);
    for (const part of PARTS) add(index.jobs(alike, part), WEIGHTS[part] * quality);
    for (const { term, words } of named) {
      if (words.some((other) => found.get(other) === quality)) add(index.jobsWith(term), WEIGHTS.terms * quality);
    }
  }
  return scores;
}

export interface FoundJob<Job extends JobFacts> {
  job: Job;
  /** How well it matches; 0 without words. */
  score: number;
  /** Miles from the place searched for; null if unknown. */
  miles: number | null;
}

export interface FoundJobs<Job extends JobFacts> {
  jobs: FoundJob<Job>[];
  /** How many at the end are remote jobs that the distance does not apply to. */
  fromHome: number;
  /** The place searched for; null if it is not on the map. */
  near: FoundArea | null;
}

/**
 * All jobs that match, in the order asked for. In a search by distance, remote jobs follow the others. Equal ones keep the
 * order given, which must be that of the job list: newest first. `scores` are those of `scoreJobs`.
 */
export function findJobs<Job extends JobFacts>(
  jobs: Iterable<Job>,
  scores: (job: Job) => number | undefined,
  criteria: JobCriteria,
  circumstances: Circumstances,
): FoundJobs<Job> {
  const meets = meetsCriteria(criteria, circumstances);
  const { area } = circumstances;
  const isApart = isRemoteApart(criteria, area);
  const near: FoundJob<Job>[] = [];
  const fromHome: FoundJob<Job>[] = [];
  for (const job of jobs) {
    const score = scores(job);
    if (score === undefined || !meets(job)) continue;
    const list = isApart && job.remote === 'remote' ? fromHome : near;
    list.push({ job, score, miles: area?.milesTo?.(job) ?? null });
  }
  near.sort(compareNear(criteria));
  fromHome.sort(compareJobs(criteria));
  return {
    jobs: [...near, ...fromHome],
    fromHome: fromHome.length,
    near: isKnown(area) ? { name: area.name, isRegion: area.isRegion } : null,
  };
}

type Compare = (a: FoundJob<JobFacts>, b: FoundJob<JobFacts>) => number;

const far = ({ miles }: FoundJob<JobFacts>) => miles ?? Number.MAX_VALUE;

const COMPARE: Record<Exclude<JobCriteria['sort'], ''>, Compare> = {
  relevance: (a, b) => b.score - a.score,
  newest: () => 0,
  pay: (a, b) => (b.job.yearly ?? -1) - (a.job.yearly ?? -1),
  distance: (a, b) => far(a) - far(b),
};

function compareJobs({ sort, q }: JobCriteria): Compare {
  return COMPARE[sort || (q.trim() === '' ? 'newest' : 'relevance')];
}

function compareNear(criteria: JobCriteria): Compare {
  const compare = compareJobs(criteria);
  const { sort, miles, remote } = criteria;
  if (sort !== '' || miles === 0 || remote === 'remote') return compare;
  return (a, b) => compare(a, b) || COMPARE.distance(a, b);
}
