/** Finds and sorts jobs. The browser and the API pass their own index and get the same jobs in the same order. */
import type { FoundArea } from '../places/area.ts';
import { addClosest, ENOUGH_MATCHES, RANKS, type ScoredPhrase, type ScoredWord, type Scores } from './closest.ts';
import { type Correction, correctText } from './correct.ts';
import {
  type Circumstances,
  isKnown,
  isRemoteApart,
  type JobCriteria,
  type JobFacts,
  meetsCriteria,
} from './criteria.ts';
import type { TermName } from './filters.ts';
import { splitWords } from './split-words.ts';
import { parsePhrases, type SearchedPhrase, type Synonyms } from './synonyms/synonyms.ts';
import { findWords, isWeak, parseReference, type SearchedPart, toWordKey, WEIGHTS, withPlural } from './words.ts';

/** `Key` identifies a job in the index: a row or a number. */
export interface WordIndex<Key> {
  /** Returns all words that begin with the letters of `key`, see `toWordKey`. */
  words(key: string): Iterable<string>;
  /** The jobs that have one of the words in this part. */
  jobs(words: readonly string[], part: IndexedPart): Iterable<Key>;
  /** The jobs whose title has the word or one like it, see `wordsLike`. */
  jobsLike(word: string): Iterable<Key>;
  /** Returns the words of all titles and skills, for correcting typos; empty while they are not loaded. */
  vocabulary(): Iterable<string>;
  synonyms: Synonyms;
  /** Whether required words are still loading, so that the number of jobs is provisional. */
  isWaiting?(): boolean;
  /** The jobs with this reference, see `toReference`. */
  withReference(reference: string): Iterable<Key>;
  /** The jobs with this sector, job type, contract type or workplace. */
  jobsWith(term: Term): Iterable<Key>;
}

export type IndexedPart = Exclude<SearchedPart, 'terms'>;

export interface Term {
  field: TermName | 'remote';
  id: string;
  name: string;
}

/** Workplaces that search words can name. On-site work is excluded, because `site` would match most jobs. */
export const WORKPLACE_TERMS: readonly Term[] = [
  { field: 'remote', id: 'remote', name: 'Remote' },
  { field: 'remote', id: 'hybrid', name: 'Hybrid' },
];

/** The order of parts in the published word files, which list the jobs of each word by part. */
export const PARTS = ['title', 'place', 'skills', 'text'] as const satisfies readonly IndexedPart[];

export interface Matches<Key> {
  /** The score of each job; null if the text has no words, which matches every job. */
  scores: Scores<Key> | null;
  corrections: readonly Correction[];
  /** Search words that the closest jobs lack, because no job has all of the words. */
  leftOut: readonly string[];
  /** Whether partial matches follow the few full ones. */
  isFilledUp: boolean;
  /** The partial matches that follow the full ones. */
  similar: ReadonlySet<Key>;
}

export interface MatchOptions<Key> {
  /** A cache of phrase scores in this index, because the next search often contains the same phrases. */
  known?: Map<string, Scores<Key>>;
  /**
   * Whether the text is still being typed, so that two letters at its end begin a word. Otherwise they are a word: `PA`
   * is not the start of `part`.
   */
  isTyped?: boolean;
  /** Whether a job must match all words. */
  isStrict?: boolean;
}

/** Returns the jobs that match the words of `text`, or whose reference is `text`. */
export function matchJobs<Key>(
  text: string,
  index: WordIndex<Key>,
  terms: readonly Term[],
  options: MatchOptions<Key> = {},
): Matches<Key> {
  const reference = parseReference(text);
  const referencedJobs = reference ? [...index.withReference(reference)] : [];
  if (referencedJobs.length > 0) {
    const otherPhrases = parsePhrases(text, index.synonyms);
    const { scores } = matchPhrases(otherPhrases, index, terms, { ...options, isStrict: true });
    const allScores = new Map([...(scores ?? []), ...referencedJobs.map((key) => [key, REFERENCE_SCORE] as const)]);
    return { ...asFullMatch(allScores), corrections: [] };
  }
  const correctedText = correctText(text, index, wordsOfTerms(terms));
  const phrases = parsePhrases(correctedText.text, index.synonyms);
  return { ...matchPhrases(phrases, index, terms, options), corrections: correctedText.corrections };
}

const asFullMatch = <S>(scores: S) => ({ scores, leftOut: [], isFilledUp: false, similar: new Set<never>() });

/** Words that match jobs even if no advert contains them. */
function wordsOfTerms(terms: readonly Term[]): string[] {
  return terms.flatMap(({ name }) => splitWords(name));
}

function matchPhrases<Key>(
  phrases: readonly SearchedPhrase[],
  index: WordIndex<Key>,
  terms: readonly Term[],
  { known = new Map(), isTyped = false, isStrict = false }: MatchOptions<Key>,
): Omit<Matches<Key>, 'corrections'> {
  const joinedPhrases = joinCompounds(phrases, index);
  const matches = joinedPhrases.map((phrase, phraseIndex) => {
    const isShort = phrase.words.at(-1)?.length === 2;
    const isComplete = phraseIndex < joinedPhrases.length - 1 || (isShort ? !isTyped : phrase.same.length > 0);
    const name = `${phrase.words} ${isComplete} ${phrase.same}`;
    const scores = known.get(name) ?? scorePhrase(phrase, isComplete, index, terms);
    known.set(name, scores);
    return { phrase, scores };
  });
  // A single last letter without matches is the start of a word that is still being typed, so it is ignored.
  if (matches.at(-1)?.phrase.words.join('').length === 1 && matches.at(-1)?.scores.size === 0) matches.pop();
  if (matches.length === 0) return asFullMatch(null);
  const scores = scoreAll(matches.map(({ scores }) => scores));
  if (isStrict || scores.size >= ENOUGH_MATCHES) return asFullMatch(scores);
  // Ignores single letters, which say too little.
  const usefulMatches = matches.filter(({ phrase }) => phrase.words.join('').length !== 1);
  const scoredPhrases = usefulMatches.map(({ phrase, scores }) => scoreWords(phrase, scores, index, terms));
  return scoredPhrases.flatMap(({ words }) => words).length > 1
    ? addClosest(scores, scoredPhrases)
    : asFullMatch(scores);
}

/** Scores single words. `scores` are those of the whole phrase. */
function scoreWords<Key>(
  phrase: SearchedPhrase,
  scores: Scores<Key>,
  index: WordIndex<Key>,
  terms: readonly Term[],
): ScoredPhrase<Key> {
  const { words, same, kinds } = phrase;
  const isFilter = findNamedTerms(phrase, terms).some(({ field }) => field !== 'category');
  const isPlace = (word: string) => [...index.jobs([word], 'place')].length > 0;
  const titleScores = scoreTitle(
    words.filter((word) => !RANKS.has(word)),
    index,
  );
  const isName = same.length + kinds.length > 0;
  // If no job matches a known job name, matches the name's words in titles, except seniority words. Separately, they
  // would match other trades.
  const hasNoMatches = isName && !isFilter && words.length > 1 && scores.size === 0;
  const scoredWords = words.map((word): ScoredWord<Key> => {
    if (hasNoMatches) return { word, scores: RANKS.has(word) ? new Map() : titleScores, alike: [] };
    return { word, scores: scoreWord(word, true, index, terms), alike: index.jobsLike(word) };
  });
  return {
    together: scores,
    words: words.length > 0 ? scoredWords : [{ word: '', scores, alike: [] }],
    isName,
    isFixed: isFilter || (words.length > 0 && words.every(isPlace)),
    isFilter,
  };
}

const hasWord = <Key>(index: WordIndex<Key>, word: string) => [...index.words(toWordKey(word))].includes(word);

/** Joins two words in a row that adverts write as one, such as `pay roll`. */
function joinCompounds<Key>(phrases: readonly SearchedPhrase[], index: WordIndex<Key>): SearchedPhrase[] {
  const isPlain = (phrase: SearchedPhrase | undefined) => phrase?.words.length === 1 && phrase.same.length === 0;
  const joinedPhrases: SearchedPhrase[] = [];
  for (let phraseIndex = 0; phraseIndex < phrases.length; phraseIndex += 1) {
    const [firstPhrase, secondPhrase] = phrases.slice(phraseIndex, phraseIndex + 2);
    if (!firstPhrase) break;
    const compound = `${firstPhrase.words}${secondPhrase?.words}`;
    if (secondPhrase && isPlain(firstPhrase) && isPlain(secondPhrase) && hasWord(index, compound)) {
      joinedPhrases.push({ words: [...firstPhrase.words, ...secondPhrase.words], same: [[compound]], kinds: [] });
      phraseIndex += 1;
    } else joinedPhrases.push(firstPhrase);
  }
  return joinedPhrases;
}

/** Score of a matching reference, which exceeds any score for words. */
const REFERENCE_SCORE = 100;

function addScores<Key>(scores: Scores<Key>, addedScores: Scores<Key>): Scores<Key> {
  // Loops over the smaller map, because a common word, such as `time`, is in thousands of jobs.
  const [smallerScores, largerScores] = scores.size < addedScores.size ? [scores, addedScores] : [addedScores, scores];
  const intersection = new Map<Key, number>();
  for (const [key, score] of smallerScores) {
    const otherScore = largerScores.get(key);
    if (otherScore !== undefined) intersection.set(key, score + otherScore);
  }
  return intersection;
}

/** Number of direct matches below which narrower titles are added. `engineer` has enough. */
const MIN_DIRECT_MATCHES = 20;
/** Weights of synonyms and narrower titles relative to the searched words. */
const SYNONYM_WEIGHT = 0.9;
const NARROWER_WEIGHT = 0.6;
/** Bonus per extra word of a synonym: `vehicle technician` is more specific than `mechanic`. */
const EXTRA_WORD_BONUS = 0.03;

/** Best score of each job for a phrase, its synonyms and its narrower names. */
function scorePhrase<Key>(
  phrase: SearchedPhrase,
  isComplete: boolean,
  index: WordIndex<Key>,
  terms: readonly Term[],
): Scores<Key> {
  const { words, same, kinds } = phrase;
  const matchingTerms = findNamedTerms(phrase, terms);
  // Matches a filter's name by filter rather than in the text, where “part time” may be about something else.
  const bestScores = new Map(
    matchingTerms.length > 0
      ? matchingTerms.flatMap((term) => [...index.jobsWith(term)].map((job) => [job, WEIGHTS.terms] as const))
      : scoreAll(words.map((word) => scoreWord(word, isComplete, index, terms))),
  );
  const add = (scores: Scores<Key>, weighting: number) => {
    for (const [key, score] of scores) bestScores.set(key, Math.max(bestScores.get(key) ?? 0, score * weighting));
  };
  const addName = (name: readonly string[], weighting: number) =>
    add(scoreTitle(name, index), weighting * weight * (1 + EXTRA_WORD_BONUS * (name.length - 1)));
  if (matchingTerms.length > 0) add(scoreTitle(words, index), 1);
  // A synonym weighs as much as all words of the phrase together.
  const weight = Math.max(1, words.length);
  for (const other of same) {
    addName(other, SYNONYM_WEIGHT);
    // Also searches skills, but only for single words. In other parts, separate words and abbreviations such as
    // “£25,000 pa” have other meanings.
    if (other.length === 1 && matchingTerms.length === 0)
      add(scorePart(other, 'skills', index), SYNONYM_WEIGHT * weight);
  }
  if (bestScores.size < MIN_DIRECT_MATCHES && !index.isWaiting?.())
    for (const kind of kinds) addName(kind, NARROWER_WEIGHT);
  return bestScores;
}

/** The filters that a phrase names. */
function findNamedTerms({ words, same }: SearchedPhrase, terms: readonly Term[]): Term[] {
  const names = [words, ...same].map((name) => name.join(' '));
  return terms.filter((term) => names.includes(splitWords(term.name).join(' ')));
}

/** Scores the jobs with all words in the title, singular or plural. Several words are worth as much as one. */
const scoreTitle = <Key>(words: readonly string[], index: WordIndex<Key>) => scorePart(words, 'title', index);

function scorePart<Key>(words: readonly string[], part: IndexedPart, index: WordIndex<Key>): Scores<Key> {
  const scoresByWord = words.map((word) => {
    return new Map([...index.jobs(withPlural(word), part)].map((job) => [job, WEIGHTS[part] / words.length] as const));
  });
  return scoreAll(scoresByWord);
}

/** Returns the jobs that match every word, with the sum of their scores. */
function scoreAll<Key>(scores: readonly Scores<Key>[]): Scores<Key> {
  return scores.length > 0 ? scores.reduce(addScores) : new Map();
}

/** The parts searched for `it`, which is a pronoun elsewhere. */
const IT_PARTS = ['title'] as const;

/** The best match of one word in each job. */
function scoreWord<Key>(word: string, isComplete: boolean, index: WordIndex<Key>, terms: readonly Term[]): Scores<Key> {
  if (isWeak(word)) return scoreTitle([word], index);
  const key = toWordKey(word);
  const matchingTerms = terms.map((term) => ({
    term,
    words: splitWords(term.name).filter((part) => toWordKey(part) === key),
  }));
  const knownWords = new Set([...index.words(key), ...matchingTerms.flatMap(({ words }) => words)]);
  const matchedWords = findWords(word, [...knownWords], isComplete);
  const scores = new Map<Key, number>();
  const add = (jobs: Iterable<Key>, score: number) => {
    for (const job of jobs) if (score > (scores.get(job) ?? 0)) scores.set(job, score);
  };
  for (const quality of new Set(matchedWords.values())) {
    const equalWords = [...matchedWords.keys()].filter((other) => matchedWords.get(other) === quality);
    for (const part of word === 'it' ? IT_PARTS : PARTS) add(index.jobs(equalWords, part), WEIGHTS[part] * quality);
    for (const { term, words } of matchingTerms) {
      if (words.some((other) => matchedWords.get(other) === quality))
        add(index.jobsWith(term), WEIGHTS.terms * quality);
    }
  }
  return scores;
}

export interface FoundJob<Job extends JobFacts> {
  job: Job;
  /** The job's score; 0 if the search has no words. */
  score: number;
  /** Miles from the place searched for; null if unknown. */
  miles: number | null;
}

export interface FoundJobs<Job extends JobFacts> {
  jobs: FoundJob<Job>[];
  /** The number of remote jobs at the end, to which the distance does not apply. */
  fromHome: number;
  /** The place searched for; null if it is not on the map. */
  near: FoundArea | null;
}

/**
 * Returns all matching jobs in the requested order, with remote jobs last in a search by distance. Tied jobs keep the
 * order of `jobs`, which must be newest first. `scores` come from `matchJobs`.
 */
export function findJobs<Job extends JobFacts>(
  jobs: Iterable<Job>,
  scores: (job: Job) => number | undefined,
  criteria: JobCriteria,
  circumstances: Circumstances,
): FoundJobs<Job> {
  const meetsAllFilters = meetsCriteria(criteria, circumstances);
  const { area, per } = circumstances;
  const isApart = isRemoteApart(criteria, area);
  const nearJobs: FoundJob<Job>[] = [];
  const remoteJobs: FoundJob<Job>[] = [];
  for (const job of jobs) {
    const score = scores(job);
    if (score === undefined || !meetsAllFilters(job)) continue;
    const list = isApart && job.remote === 'remote' ? remoteJobs : nearJobs;
    list.push({ job, score, miles: area?.milesTo?.(job) ?? null });
  }
  return {
    jobs: [...sortNear(sortPaidFirst(nearJobs, per), criteria), ...sortJobs(sortPaidFirst(remoteJobs, per), criteria)],
    fromHome: remoteJobs.length,
    near: toFoundArea(area),
  };
}

/** Returns the searched place as shown with results; null if it is not on the map. */
export function toFoundArea(area: Circumstances['area']): FoundArea | null {
  return isKnown(area) ? { name: area.name, namesakes: area.namesakes, isRegion: area.isRegion } : null;
}

/**
 * Puts jobs paid in the searched unit first, such as hourly jobs for `£15 an hour`, because other units are converted
 * with assumed hours.
 */
function sortPaidFirst<Job extends JobFacts>(jobs: FoundJob<Job>[], payUnit: Circumstances['per']): FoundJob<Job>[] {
  const isPaid = ({ job }: FoundJob<Job>) => job.unit === payUnit;
  return payUnit ? [...jobs.filter(isPaid), ...jobs.filter((job) => !isPaid(job))] : jobs;
}

type Compare = (a: FoundJob<JobFacts>, b: FoundJob<JobFacts>) => number;

const getDistance = ({ miles }: FoundJob<JobFacts>) => miles ?? Number.MAX_VALUE;

const COMPARE: Record<'pay' | 'distance', Compare> = {
  pay: (a, b) => (b.job.yearly ?? -1) - (a.job.yearly ?? -1),
  distance: (a, b) => getDistance(a) - getDistance(b),
};

function sortJobs<Job extends JobFacts>(jobs: FoundJob<Job>[], { sort, q }: JobCriteria): FoundJob<Job>[] {
  const order = sort || (q.trim() === '' ? 'newest' : 'relevance');
  if (order === 'newest') return jobs;
  return order === 'relevance' ? sortByScore(jobs) : jobs.sort(COMPARE[order]);
}

function sortNear<Job extends JobFacts>(jobs: FoundJob<Job>[], criteria: JobCriteria): FoundJob<Job>[] {
  const { sort, miles, remote } = criteria;
  const isByDistance = sort === '' && miles > 0 && remote !== 'remote';
  return sortJobs(isByDistance ? jobs.sort(COMPARE.distance) : jobs, criteria);
}

/** Groups jobs by score, which is faster than sorting, because thousands of jobs share a few scores. */
function sortByScore<Job extends JobFacts>(jobs: readonly FoundJob<Job>[]): FoundJob<Job>[] {
  const groups = Map.groupBy(jobs, ({ score }) => score);
  return [...groups.keys()].sort((a, b) => b - a).flatMap((score) => groups.get(score) ?? []);
}
