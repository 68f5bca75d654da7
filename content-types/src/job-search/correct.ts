/** Replaces words that occur in no advert with the most similar words that do. */
import SearchableMap from 'minisearch/SearchableMap';
import { splitWords } from './split-words.ts';
import { parsePhrases, type Synonyms } from './synonyms/synonyms.ts';
import { findWords, isIgnored, toWordKey } from './words.ts';

export interface Correction {
  typed: string;
  meant: string;
}

interface CorrectedText {
  text: string;
  corrections: Correction[];
}

interface Vocabulary {
  /** Returns all words that begin with the letters of `key`, see `toWordKey`. */
  words(key: string): Iterable<string>;
  /** Returns the words of all titles and skills; empty while they are not loaded. */
  vocabulary(): Iterable<string>;
  synonyms: Synonyms;
}

/** A search in quotation marks is taken literally. */
const LITERAL = /^\s*["“”].*["“”]\s*$/;
const MIN_LETTERS = 3;
/** Minimum length of a word that may have two typos. A shorter one could be almost any word. */
const MIN_TWO_TYPO_LETTERS = 7;

/** Words that are never typos, even if no advert contains them: `senior` is not a misspelt `sensor`. */
const COMMON_WORDS = new Set(
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

/** Corrects typos in the text. `names` are searchable words that need not occur in adverts, such as sectors. */
export function correctText(text: string, index: Vocabulary, names: readonly string[]): CorrectedText {
  const unknownWords = LITERAL.test(text) ? [] : findUnknown(text, index, names);
  const corrections = unknownWords.flatMap((typedWord) => {
    const correction = findCorrection(
      typedWord,
      new Set([...index.words(toWordKey(typedWord)), ...names, ...index.vocabulary()]),
    );
    return correction ? [{ typed: typedWord, meant: correction }] : [];
  });
  if (corrections.length === 0) return { text, corrections };
  const correctedWords = splitWords(text).map((word) => corrections.find(({ typed }) => typed === word)?.meant ?? word);
  return { text: correctedWords.join(' '), corrections };
}

/** Returns the search words that are neither in an advert nor in `names`. */
function findUnknown(text: string, index: Omit<Vocabulary, 'vocabulary'>, names: readonly string[]): string[] {
  // Treats words of a known multi-word name as correctly spelt.
  const knownSpellings = new Set(
    parsePhrases(text, index.synonyms).flatMap(({ words, same, kinds }) =>
      same.length + kinds.length > 0 ? words : [],
    ),
  );
  const isKnown = (word: string) =>
    isIgnored(word) ||
    COMMON_WORDS.has(word) ||
    knownSpellings.has(word) ||
    findWords(word, [...index.words(toWordKey(word)), ...names.filter((name) => toWordKey(name) === toWordKey(word))])
      .size > 0;
  return [...new Set(splitWords(text))].filter((word) => word.length >= MIN_LETTERS && !isKnown(word));
}

type Words = SearchableMap<true>;

export const toWords = (words: Iterable<string>): Words =>
  SearchableMap.from([...words].map((word): [string, true] => [word, true]));

/**
 * Returns the most similar known word, or the two known words that `word` joins; null if there is neither. Words with
 * digits are only split.
 */
function findCorrection(word: string, knownWords: ReadonlySet<string>): string | null {
  return /\p{N}/u.test(word)
    ? findSplit(word, knownWords)
    : (findNearestWord(word, toWords(knownWords)) ?? findSplit(word, knownWords));
}

export function findNearestWord(word: string, dictionary: Words): string | null {
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

/**
 * Whether `other` may be the intended word. Three-letter words have many neighbours, so only a swap of letters counts
 * as a typo in them.
 */
function isPlausible(word: string, other: string): boolean {
  if (word.length === MIN_LETTERS) return isSwapped(word, other);
  return other.length >= MIN_LETTERS && !/\p{N}/u.test(other);
}

/**
 * Splits a joined word: `carehome` becomes `care home`, and `class1` becomes `class 1`. Null if the parts are not known
 * words.
 */
function findSplit(word: string, knownWords: ReadonlySet<string>): string | null {
  for (let index = 1; index < word.length; index += 1) {
    const [start, end] = [word.slice(0, index), word.slice(index)];
    const isBetween = /\p{N}$/u.test(start) !== /^\p{N}/u.test(end);
    if (!isBetween && Math.min(start.length, end.length) < MIN_LETTERS) continue;
    if (knownWords.has(start) && knownWords.has(end)) return `${start} ${end}`;
  }
  return null;
}

/** Whether two adjacent letters are swapped, as in `nusre`. A swap counts as one typo. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const firstDifference = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    firstDifference >= 0 &&
    `${a.slice(0, firstDifference)}${a[firstDifference + 1]}${a[firstDifference]}${a.slice(firstDifference + 2)}` === b
  );
}
