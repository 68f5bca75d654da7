/** What candidates and adverts call the same thing: `HCA` finds a healthcare assistant. */
import { splitWords } from './split-words.ts';
import { isIgnored } from './words.ts';

/** Each name in the form in which names are compared, with all names of its group in words. */
export type Synonyms = ReadonlyMap<string, readonly string[][]>;

/** Words of a search that belong together. */
export interface SearchedPhrase {
  /** Without those that say nothing about a job; none if what is left means something else. */
  words: string[];
  /** Other ways to say it, each in words. */
  others: readonly string[][];
}

const MAX_WORDS = 16;
const MAX_PHRASES = 8;
const MAX_NAME_WORDS = 4;

/** Reads groups of names: one in each line, separated by commas. Other lines are headings. */
export function readSynonyms(text: string): Synonyms {
  const groups = text
    .split('\n')
    .filter((line) => line.includes(','))
    .map((line) => line.split(',').map(splitWords));
  return new Map(groups.flatMap((group) => group.map((words) => [keyOf(words), group] as const)));
}

/** The words that a job must match, with other ways to say them: none for `jobs`, which every job does. */
export function searchedPhrases(text: string, synonyms: Synonyms): SearchedPhrase[] {
  const words = splitWords(text).slice(0, MAX_WORDS);
  const phrases: SearchedPhrase[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestName(words.slice(at, at + MAX_NAME_WORDS), synonyms);
    const said = words.slice(at, at + Math.max(1, length));
    at += said.length;
    const phrase = toPhrase(said, synonyms);
    if (phrase.words.length + phrase.others.length > 0) phrases.push(phrase);
  }
  return unlike(phrases).slice(0, MAX_PHRASES);
}

/** Every word that a search looks up. */
export function lookedUpWords(text: string, synonyms: Synonyms): string[] {
  return searchedPhrases(text, synonyms).flatMap(({ words, others }) => [...words, ...others.flat()]);
}

/** The number of words in the longest name that the words begin with; 0 without a name. */
function longestName(words: readonly string[], synonyms: Synonyms): number {
  for (let length = words.length; length > 0; length -= 1) {
    if (synonyms.has(keyOf(words.slice(0, length)))) return length;
  }
  return 0;
}

function toPhrase(said: string[], synonyms: Synonyms): SearchedPhrase {
  const key = keyOf(said);
  // The indexes leave out words that say nothing.
  const others = synonyms.get(key)?.filter((words) => keyOf(words) !== key && !words.some(isIgnored)) ?? [];
  const words = said.filter((word) => !isIgnored(word));
  // What is left of `work from home` means something else.
  const isCut = words.length * 2 < said.length && others.length > 0;
  return { words: isCut ? [] : words, others };
}

/** Repeated words count once. */
function unlike(phrases: SearchedPhrase[]): SearchedPhrase[] {
  const keys = phrases.map(({ words, others }) => `${words} ${others}`);
  return phrases.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** The same for `care assistant` and `care assistants`. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/(?<=...)s$/, '')).join(' ');
}
