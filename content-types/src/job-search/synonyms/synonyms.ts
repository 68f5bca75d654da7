/** Finds synonyms in searches and adverts: `HCA` finds a healthcare assistant. */
import { splitWords } from '../split-words.ts';
import { isFiller, isIgnored, NEGATIONS } from '../words.ts';

/** Alternatives to a searched name, each split into words. */
export interface Names {
  /** Synonyms of the name. */
  same: readonly string[][];
  /** Narrower titles, which are matched only in job titles. */
  kinds: readonly string[][];
}

export interface Synonyms {
  /** Looks up names by their normalised key. */
  get(key: string): Names | undefined;
}

/** Words of a search that belong together. */
export interface SearchedPhrase extends Names {
  /** The phrase without filler words. Empty if the remaining words would mean something else. */
  words: string[];
}

const MAX_WORDS = 16;
const MAX_PHRASES = 8;
const MAX_NAME_WORDS = 4;
/** Separates general names from narrower titles in a line. */
export const ARROW = ' > ';

export function readSynonyms(lines: readonly string[]): ReadonlyMap<string, Names> {
  const synonyms = new Map<string, { same: string[][]; kinds: string[][] }>();
  for (const line of lines) {
    const [names = '', kinds] = line.split(ARROW);
    const newNames = (kinds ?? line).split(', ').map(splitWords);
    for (const key of names.split(', ').map(toKey)) {
      const knownNames = synonyms.get(key) ?? { same: [], kinds: [] };
      knownNames[kinds === undefined ? 'same' : 'kinds'].push(...newNames);
      synonyms.set(key, knownNames);
    }
  }
  return synonyms;
}

/** Returns the phrases that a job must match, with their synonyms. Returns none for `jobs`, which every job matches. */
export function parsePhrases(text: string, synonyms: Synonyms): SearchedPhrase[] {
  const queryWords = splitWords(text).slice(0, MAX_WORDS);
  const phrases: SearchedPhrase[] = [];
  let isNegated = false;
  for (let index = 0; index < queryWords.length; ) {
    const length = countNameWords(queryWords.slice(index, index + MAX_NAME_WORDS), synonyms);
    const phraseWords = queryWords.slice(index, index + Math.max(1, length));
    index += phraseWords.length;
    if (phraseWords.every(isIgnored)) continue;
    if (length === 0 && NEGATIONS.has(phraseWords[0] ?? '') && index < queryWords.length) {
      isNegated = true;
      continue;
    }
    const phrase = toPhrase(phraseWords, synonyms);
    if (phrase.words.length + phrase.same.length === 0) continue;
    // Skips negated phrases: many adverts without night work say “no nights”.
    if (!isNegated) phrases.push(phrase);
    isNegated = false;
  }
  return removeDuplicates(phrases).slice(0, MAX_PHRASES);
}

/** Returns the number of words in the longest name at the start of `words`; 0 if they begin with no name. */
function countNameWords(words: readonly string[], synonyms: Synonyms): number {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length);
    if (!name.every(isIgnored) && synonyms.get(keyOf(name))) return length;
  }
  return 0;
}

function toPhrase(searchedWords: string[], synonyms: Synonyms): SearchedPhrase {
  const key = keyOf(searchedWords);
  const { same = [], kinds = [] } = synonyms.get(key) ?? {};
  const otherNames = same.filter((nameParts) => nameParts.join(' ') !== searchedWords.join(' ')).flatMap(removeFillers);
  // Keeps every word that is not filler. `searchedPhrases` has already dropped ignored words outside names.
  const significantWords = searchedWords.filter((word) => !isFiller(word));
  const isSaid = same.some((name) => keyOf(name) === keyOf(significantWords));
  const isCut = !isSaid && removeFillers(searchedWords).length === 0 && otherNames.length > 0;
  return { words: isCut ? [] : significantWords, same: otherNames, kinds: kinds.flatMap(removeFillers) };
}

/**
 * Removes filler words, which indexes omit. Returns no name if too few words remain: the rest of `work from home` would
 * mean something else.
 */
function removeFillers(name: readonly string[]): string[][] {
  const significantWords = name.filter((word) => !isFiller(word));
  return significantWords.length * 2 > name.length ? [significantWords] : [];
}

/** Removes repeated phrases. */
function removeDuplicates(phrases: SearchedPhrase[]): SearchedPhrase[] {
  const keys = phrases.map(({ words, same }) => `${words} ${same}`);
  return phrases.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Returns the key of a name, the same for `care assistant`, `care assistants` and `careassistant`. */
function keyOf(nameParts: readonly string[]): string {
  const singular = nameParts.map((word) => word.replace(/(?<=...)s$/, ''));
  // `m & e` is not `me`.
  return singular.join(nameParts.some((word) => word.length < 2) ? ' ' : '');
}

export const toKey = (name: string) => keyOf(splitWords(name));
