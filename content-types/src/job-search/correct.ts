/** Replaces words that occur in no advert with the nearest that do. */
import SearchableMap from 'minisearch/SearchableMap';
import { splitWords } from './split-words.ts';
import { type Synonyms, searchedPhrases } from './synonyms/synonyms.ts';
import { findWords, isIgnored, wordKey } from './words.ts';

export interface Correction {
  typed: string;
  meant: string;
}

interface Corrected {
  text: string;
  corrections: Correction[];
}

interface Vocabulary {
  /** Returns all words that begin with the letters of `key`, see `wordKey`. */
  words(key: string): Iterable<string>;
  /** The words of all titles and skills; none while they are not loaded. */
  vocabulary(): Iterable<string>;
  synonyms: Synonyms;
}

/** A search in quotation marks is taken literally. */
const LITERAL = /^\s*["“”].*["“”]\s*$/;
const MIN_LETTERS = 3;
/** The minimum number of letters of a word with two typos: a shorter one could be any word. */
const MIN_TWO_TYPO_LETTERS = 7;

/** Words that candidates mean, even if no advert has them: `senior` is not a misspelt `sensor`. */
const COMMON = new Set(
  `cplusplus csharp fsharp abroad adult adults afternoon agency apprentice assistant baby best big british business cash casual central chief child children
  christmas city class college company county daily deputy driving early easy elderly england english entry evening evenings experience
  experienced family female first flexible foreign french free friday full general german good graduate head heavy high home hour hourly
  hours hybrid immediate indoor italian junior kids language languages large late lead level licence license light local london long male
  manual monday monthly morning mornings new night nights north office outdoor outdoors overseas own paid part pay people permanent person
  physical polish principal private public qualified quiet remote salary saturday scotland school seasonal second sector senior service
  services shift shifts shop short small south spanish speaking sponsored sponsorship start starting store student students summer sunday
  team temporary term thursday time today tomorrow top town trained trainee training transport travel tuesday university urgent village
  visa wales wednesday weekday weekdays weekend weekends weekly welsh west winter woman women young`.split(/\s+/),
);

/** Corrects the typed text. `names` are searchable words outside adverts, such as sectors. */
export function correctText(text: string, index: Vocabulary, names: readonly string[]): Corrected {
  const unknownWords = LITERAL.test(text) ? [] : findUnknown(text, index, names);
  const corrections = unknownWords.flatMap((typedWord) => {
    const correction = nearest(
      typedWord,
      new Set([...index.words(wordKey(typedWord)), ...names, ...index.vocabulary()]),
    );
    return correction ? [{ typed: typedWord, meant: correction }] : [];
  });
  if (corrections.length === 0) return { text, corrections };
  const correctedWords = splitWords(text).map((word) => corrections.find(({ typed }) => typed === word)?.meant ?? word);
  return { text: correctedWords.join(' '), corrections };
}

/** The words of a search that no advert and no list of names has. */
function findUnknown(text: string, index: Omit<Vocabulary, 'vocabulary'>, names: readonly string[]): string[] {
  // Treats words in a name of several words as correctly spelt.
  const knownSpellings = new Set(
    searchedPhrases(text, index.synonyms).flatMap(({ words, same, kinds }) =>
      same.length + kinds.length > 0 ? words : [],
    ),
  );
  const isKnown = (word: string) =>
    isIgnored(word) ||
    COMMON.has(word) ||
    knownSpellings.has(word) ||
    findWords(word, [...index.words(wordKey(word)), ...names.filter((name) => wordKey(name) === wordKey(word))]).size >
      0;
  return [...new Set(splitWords(text))].filter((word) => word.length >= MIN_LETTERS && !isKnown(word));
}

type Words = SearchableMap<true>;

export const toWords = (words: Iterable<string>): Words =>
  SearchableMap.from([...words].map((word): [string, true] => [word, true]));

/**
 * Returns the most similar known word, or the two words that `word` joins; null if none is near. Words with digits are
 * only split.
 */
function nearest(word: string, knownWords: ReadonlySet<string>): string | null {
  return /\p{N}/u.test(word)
    ? split(word, knownWords)
    : (nearestOf(word, toWords(knownWords)) ?? split(word, knownWords));
}

export function nearestOf(word: string, dictionary: Words): string | null {
  const maxDistance = word.length >= MIN_TWO_TYPO_LETTERS ? 2 : 1;
  const nearWords = [...dictionary.fuzzyGet(word, 2)]
    .map(([other, [, distance]]) => ({ other, distance: isSwapped(word, other) ? 1 : distance }))
    .filter(({ other, distance }) => distance <= maxDistance && isPlausible(word, other));
  const isOdd = (other: string) => Number(other[0] !== word[0]);
  nearWords.sort(
    (a, b) => a.distance - b.distance || isOdd(a.other) - isOdd(b.other) || Number(a.other > b.other) || -1,
  );
  return nearWords[0]?.other ?? null;
}

/** Whether `other` may be meant. Short words have many neighbours, so in three letters only a swap counts as a typo. */
function isPlausible(word: string, other: string): boolean {
  if (word.length === MIN_LETTERS) return isSwapped(word, other);
  return other.length >= MIN_LETTERS && !/\p{N}/u.test(other);
}

/** `carehome` as `care home`, `class1` as `class 1`; null if its parts are not known. */
function split(word: string, knownWords: ReadonlySet<string>): string | null {
  for (let index = 1; index < word.length; index += 1) {
    const [start, end] = [word.slice(0, index), word.slice(index)];
    const isBetween = /\p{N}$/u.test(start) !== /^\p{N}/u.test(end);
    if (!isBetween && Math.min(start.length, end.length) < MIN_LETTERS) continue;
    if (knownWords.has(start) && knownWords.has(end)) return `${start} ${end}`;
  }
  return null;
}

/** Whether two neighbouring letters changed places, which counts as one typo: `nusre`. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const firstDifference = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    firstDifference >= 0 &&
    `${a.slice(0, firstDifference)}${a[firstDifference + 1]}${a[firstDifference]}${a.slice(firstDifference + 2)}` === b
  );
}
