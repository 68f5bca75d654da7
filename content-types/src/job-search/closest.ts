/** Finds the closest jobs for a search with few or no full matches. */

import { WEIGHTS } from './words.ts';

/** The score of each job. */
export type Scores<Key> = ReadonlyMap<Key, number>;

/** Words of a search that belong together. */
export interface ScoredPhrase<Key> {
  /** Scores for all of the words together, or for one of their synonyms. */
  together: Scores<Key>;
  words: readonly ScoredWord<Key>[];
  /** Whether the words have synonyms or narrower titles. Such words say more about a job. */
  isName: boolean;
  /**
   * Whether the words name a place or a filter. Jobs elsewhere are not close, and jobs in the same town are no closer.
   */
  isFixed: boolean;
  /** Whether the words name a filter, which is dropped as a whole, and only after the place. */
  isFilter: boolean;
}

export interface ScoredWord<Key> {
  word: string;
  scores: Scores<Key>;
  /** Jobs whose title contains a similar word, such as `operator` for `operative`. */
  alike: Iterable<Key>;
}

interface Closeness {
  /** Total weight of the matching words. */
  total: number;
  /** The weight of the matching words that are not fixed. */
  free: number;
  /** Bit mask of the matching words. */
  has: number;
}

/** Minimum number of full matches. Below it, the closest jobs are added. */
export const ENOUGH_MATCHES = 5;
/** Maximum number of tied jobs to add. If more are tied, none of them is added. */
const MAX_TIED_JOBS = 10;
const ALIKE_WEIGHT = 0.5;
const NAME_WEIGHT = 1.3;
/** Weight of a filter, which exceeds that of a place with few jobs. */
const FILTER_WEIGHT = 2;
/** The minimum score of a close job, as a fraction of the closest job's score. */
const MIN_CLOSE_SHARE = 1 / 3;
/** The best partial match scores this fraction of the worst full match. */
const PARTIAL_MATCH_FACTOR = 0.9;

/** Seniority words, which do not make jobs similar: a senior developer is nothing like a senior nurse. */
export const RANKS: ReadonlySet<string> = new Set(
  'senior junior trainee lead principal chief head deputy graduate apprentice experienced qualified'.split(' '),
);

/**
 * Adds the closest other jobs to `fullMatches`. If there are no full matches, also adds all jobs with the same words as
 * the closest job; `leftOut` lists the words that this job lacks.
 */
export function addClosest<Key>(fullMatches: Scores<Key>, phrases: readonly ScoredPhrase<Key>[]) {
  const searchWords = phrases.flatMap(({ words, isFixed }) => words.map(({ word }) => ({ word, isFixed })));
  const isAllFixed = phrases.every(({ isFixed }) => isFixed);
  const isExpected = ({ word, isFixed }: (typeof searchWords)[number]) =>
    !RANKS.has(word) && !/^\d+$/.test(word) && (isAllFixed || !isFixed);
  const wordMask = searchWords.reduce((bits, word, index) => (isExpected(word) ? bits | (1 << index) : bits), 0);
  // Jobs that match only similar words, or only a rank, a number, the place or a filter, are not close.
  const closeness = [...measureCloseness(phrases)].filter(([, { has }]) => (has & wordMask) > 0);
  const isFull = fullMatches.size > 0;
  const bestCloseness = findBest(isFull ? closeness.filter(([key]) => fullMatches.has(key)) : closeness);
  const requiredMask = searchWords.reduce(
    (bits, { isFixed }, index) => (isFixed ? bits | (bestCloseness.has & (1 << index)) : bits),
    0,
  );
  const isClose = (job: Closeness) => hasAll(job, requiredMask) && job.free >= bestCloseness.free * MIN_CLOSE_SHARE;
  const partialMatches = closeness.filter(([key]) => !fullMatches.has(key));
  const close = partialMatches.filter(([, one]) => isClose(one));
  const totals = close.map(([, { total }]) => total).toSorted((a, b) => b - a);
  const minTotal = findLowestTotal(totals, ENOUGH_MATCHES - fullMatches.size);
  const addedMatches = partialMatches.filter(
    ([, one]) => (isClose(one) && one.total >= minTotal) || (!isFull && hasAll(one, bestCloseness.has)),
  );
  const unit = isFull ? (PARTIAL_MATCH_FACTOR * Math.min(...fullMatches.values())) / (totals[0] ?? 1) : 1;
  return {
    scores: new Map([...fullMatches, ...addedMatches.map(([key, { total }]) => [key, total * unit] as const)]),
    leftOut: isFull || addedMatches.length === 0 ? [] : listLeftOut(phrases, bestCloseness.has),
    isFilledUp: isFull && addedMatches.length > 0,
    similar: new Set(isFull ? addedMatches.map(([key]) => key) : []),
  };
}

/**
 * Returns the lowest total among the closest `count` jobs. Keeps tied jobs together, so that every index gives the same
 * result.
 */
function findLowestTotal(totals: readonly number[], count: number): number {
  const minTotal = totals[count - 1] ?? 0;
  return totals[MAX_TIED_JOBS] === minTotal
    ? (totals.findLast((total) => total > minTotal) ?? Number.POSITIVE_INFINITY)
    : minTotal;
}

/** Lists the words that a job lacks. A filter such as `part time` is listed as a whole. */
function listLeftOut(phrases: readonly ScoredPhrase<unknown>[], has: number): string[] {
  let wordIndex = 0;
  return phrases.flatMap(({ words, isFilter }) => {
    const missingWords = words.flatMap(({ word }) => (has & (1 << wordIndex++) ? [] : word || []));
    return isFilter && missingWords.length > 0 ? missingWords.join(' ') : missingWords;
  });
}

const hasAll = ({ has }: Closeness, mask: number) => (has & mask) === mask;

const NOTHING: Closeness = { total: 0, free: 0, has: 0 };

/** Returns the closest job, excluding those that merely match the place. */
function findBest(scoredJobs: readonly [unknown, Closeness][]): Closeness {
  const maxFree = scoredJobs.reduce((maxFree, [, { free }]) => Math.max(maxFree, free), 0);
  return scoredJobs.reduce(
    (bestJob, [, one]) => (one.free >= maxFree / 2 && one.total > bestJob.total ? one : bestJob),
    NOTHING,
  );
}

function measureCloseness<Key>(phrases: readonly ScoredPhrase<Key>[]): ReadonlyMap<Key, Closeness> {
  const closeness = new Map<Key, Closeness>();
  let start = 0;
  for (const phrase of phrases) {
    for (const [key, { total, has }] of measurePhrase(phrase)) {
      const knownCloseness = closeness.get(key) ?? NOTHING;
      const freeScore = knownCloseness.free + (phrase.isFixed ? 0 : total);
      closeness.set(key, {
        total: knownCloseness.total + total,
        free: freeScore,
        has: knownCloseness.has | (has << start),
      });
    }
    start += phrase.words.length;
  }
  return closeness;
}

/** Returns the quality of a match, from 0 to 1. */
const quality = (score: number, wordCount: number) => Math.sqrt(score / wordCount / WEIGHTS.title);

/** Measures how well each job matches a phrase, completely or in part. */
function measurePhrase<Key>({ together, words, isName, isFilter }: ScoredPhrase<Key>) {
  const coverageByKey = new Map<Key, { total: number; has: number }>();
  const add = (key: Key, total: number, has: number) => {
    const knownMatch = coverageByKey.get(key);
    coverageByKey.set(key, { total: (knownMatch?.total ?? 0) + total, has: (knownMatch?.has ?? 0) | has });
  };
  let sum = 0;
  for (const [at, { scores, alike }] of words.entries()) {
    // Gives rare words more weight than common ones.
    const weight = Math.max(1, scores.size) ** -0.25 * (isName ? NAME_WEIGHT : 1);
    sum += isFilter ? FILTER_WEIGHT : weight;
    if (isFilter) continue;
    for (const [key, score] of scores) add(key, weight * quality(score, 1), 1 << at);
    for (const key of new Set(alike)) if (!scores.has(key)) add(key, weight * ALIKE_WEIGHT, 0);
  }
  for (const [key, score] of together) {
    const total = Math.max(coverageByKey.get(key)?.total ?? 0, sum * quality(score, words.length));
    coverageByKey.set(key, { total, has: (1 << words.length) - 1 });
  }
  return coverageByKey;
}
