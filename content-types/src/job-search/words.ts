/** Matches search words with the words of a job. Shared by the browser and the API, so that both find the same jobs. */
import { stemmer } from 'stemmer';
import { splitWords } from './split-words.ts';

/** The searched parts of a job, with the weight of a match in each. */
export const WEIGHTS = { title: 8, place: 8, terms: 4, skills: 2, text: 1 } as const;
export type SearchedPart = keyof typeof WEIGHTS;

/**
 * Weights of matches by quality. A match with the start of a word weighs less than half, so that a job in York ranks
 * above a better title in Yorkshire.
 */
const QUALITY = { same: 1, form: 0.7, start: 0.4 } as const;

/** Filler words, and the `s` of `children's`. Excludes `it`, because IT is a trade. */
const FILLERS = new Set(
  `a an and any are as at be by for from i in is me my near of on or position role roles s the to vacancies vacancy with work
  after am available can find fit give good hiring im just like look looking need needed opportunities
  opportunity or own please required some that their these this want wanted wants who working would you your`.split(
    /\s+/,
  ),
);

/** Words that are significant only as part of a name, such as `careers adviser`. They are searched only in titles. */
const WEAK_WORDS = new Set(['career', 'careers', 'employment', 'job', 'jobs']);

/** Words that negate the following word. */
export const NEGATIONS: ReadonlySet<string> = new Set(['except', 'no', 'not', 'without']);

const MAX_WORDS = 8;

/** Returns the words that a job must match. Returns none for `jobs`, which every job matches. */
export function splitSearchWords(text: string): string[] {
  const uniqueWords = new Set(splitWords(text));
  return [...uniqueWords].filter((word) => !isIgnored(word)).slice(0, MAX_WORDS);
}

export function isIgnored(word: string): boolean {
  return isFiller(word) || isWeak(word);
}

export const isFiller = (word: string) => FILLERS.has(word);

export const isWeak = (word: string) => WEAK_WORDS.has(word);

const BEFORE_REFERENCES = new Set(['job', 'id', 'no', 'ref', 'reference']);

/** Normalises a reference for comparison: `OV-1016` and `Job ID: ov 1016` become `ov1016`. */
export function toReference(text: string): string {
  return splitWords(text)
    .filter((word) => !BEFORE_REFERENCES.has(word))
    .join('');
}

/**
 * Returns the normalised reference if the search may be one: most contain a digit, some only a hyphen or similar. Empty
 * otherwise.
 */
export function parseReference(text: string): string {
  return /\d|\S[-_/.]\S/.test(text) || isLettersOfId(text) ? toReference(text) : '';
}

/** Whether a reference matches, in full or by its digits: `2005` matches `OV-2005`. */
export function isReference(reference: string, searchedText: string): boolean {
  return (
    reference === searchedText ||
    (/^\d{3,}$/.test(searchedText) && !IS_ID.test(reference) && digitsOf(reference) === searchedText)
  );
}

/** Matches an id, which is used as the reference of a job that has none. */
const IS_ID = /^[a-z\d]{12}$/;

export const digitsOf = (reference: string) => reference.replace(/\D/g, '');

/**
 * Whether a text may be an id without digits. An id, which replaces a missing reference, has 12 letters or digits. One
 * in fifty has no digit.
 */
function isLettersOfId(text: string): boolean {
  return /^\s*[a-z]{12}\s*$/i.test(text);
}

/**
 * Returns the key under which words are indexed: their first two letters. Word forms and typos are sought only among
 * words with the same key.
 */
export function toWordKey(word: string): string {
  return [...word].slice(0, 2).join('');
}

/**
 * Returns the words of `candidates` (all with the same key) that match `word`, with their quality. A complete word
 * matches the start of others only with three letters or more and no other form: `part` is not `partie`.
 */
export function findWords(word: string, candidates: readonly string[], isComplete = false): Map<string, number> {
  const stem = stemOf(word);
  const forms = candidates.filter((other) => stemOf(other) === stem);
  const canBegin = isComplete ? word.length > 2 && forms.length === 0 : word.length > 1;
  const longerWords = canBegin ? candidates.filter((other) => other.startsWith(word)) : [];
  const qualityByWord = new Map<string, number>(longerWords.map((other) => [other, QUALITY.start]));
  const wordForms = withPlural(word);
  for (const other of forms) qualityByWord.set(other, wordForms.includes(other) ? QUALITY.same : QUALITY.form);
  return qualityByWord;
}

/** Returns the word with its singular and plural forms. */
export function withPlural(word: string): string[] {
  return [word, `${word}s`, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])];
}

/**
 * Returns the stem of a word, the same for all spellings. Cached, because a search looks at the same words at every
 * keystroke.
 */
function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(SPELLINGS.reduce((text, [other, usual]) => text.replace(other, usual), word));
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();

/** Spelling variants: `advisor`, `organizer`, `labor`, `center`, `program`, `counselor`, `license`. */
const SPELLINGS: readonly [other: RegExp, usual: string][] = [
  [/^advisor/, 'adviser'],
  [/iz(?=e|ing|ation)/, 'is'],
  [/our(?=s|ed|er|ing|$)/, 'or'],
  [/tre(?=s?$)/, 'ter'],
  [/gramme(?=s?$)/, 'gram'],
  [/ll(?=or|er|ed|ing)/, 'l'],
  [/^licence/, 'license'],
];
