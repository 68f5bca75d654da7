/** Matches words of a search with words of a job. The browser and the API both use it, so that both find the same jobs. */
import { stemmer } from 'stemmer';
import { splitWords } from './split-words.ts';

/** The searched parts of a job, with the weight of a match in each. */
export const WEIGHTS = { title: 8, place: 8, terms: 4, skills: 2, text: 1 } as const;
export type SearchedPart = keyof typeof WEIGHTS;

/**
 * Weights of matches between a job’s word and a searched word. A partial word weighs less than half, so a job in York
 * precedes a better title in Yorkshire.
 */
const QUALITY = { same: 1, form: 0.7, start: 0.4 } as const;

/** Filler words, and the `s` of `children’s`. `it` is not among them: IT is a trade. */
const FILLERS = new Set(
  `a an and any are as at be by for from i in is me my near of on or position role roles s the to vacancies vacancy with work
  after am available can find fit give good hiring im just like look looking need needed opportunities
  opportunity or own please required some that their these this want wanted wants who working would you your`.split(
    /\s+/,
  ),
);

/** Words that say something about a job only in a name, such as `careers adviser`. Only titles are searched for them. */
const WEAK_WORDS = new Set(['career', 'careers', 'employment', 'job', 'jobs']);

/** Words that exclude the word after them. */
export const NEGATIONS: ReadonlySet<string> = new Set(['except', 'no', 'not', 'without']);

const MAX_WORDS = 8;

/** The words that a job must match: none for `jobs`, which every job does. */
export function searchWords(text: string): string[] {
  const uniqueWords = new Set(splitWords(text));
  return [...uniqueWords].filter((word) => !isIgnored(word)).slice(0, MAX_WORDS);
}

export function isIgnored(word: string): boolean {
  return isFiller(word) || isWeak(word);
}

export const isFiller = (word: string) => FILLERS.has(word);

export const isWeak = (word: string) => WEAK_WORDS.has(word);

const BEFORE_REFERENCES = new Set(['job', 'id', 'no', 'ref', 'reference']);

/** A job's reference in the form in which references are compared: `OV-1016` and `Job ID: ov 1016` as `ov1016`. */
export function toReference(text: string): string {
  return splitWords(text)
    .filter((word) => !BEFORE_REFERENCES.has(word))
    .join('');
}

/** The reference that a search may be: most have a digit, some only a hyphen or the like. Empty for other searches. */
export function searchedReference(text: string): string {
  return /\d|\S[-_/.]\S/.test(text) || isLettersOfId(text) ? toReference(text) : '';
}

/** Whether a job has the reference, or its digits: `2005` for `OV-2005`. */
export function isReference(reference: string, searchedText: string): boolean {
  return (
    reference === searchedText ||
    (/^\d{3,}$/.test(searchedText) && !IS_ID.test(reference) && digitsOf(reference) === searchedText)
  );
}

/** The format of an id, which stands in for a missing reference. */
const IS_ID = /^[a-z\d]{12}$/;

export const digitsOf = (reference: string) => reference.replace(/\D/g, '');

/**
 * Matches an id without digits. An id stands in for a missing reference and has 12 letters and digits, of which one in
 * fifty has no digit.
 */
function isLettersOfId(text: string): boolean {
  return /^\s*[a-z]{12}\s*$/i.test(text);
}

/** Words are kept by their first two letters. Word forms and typos are looked for among words that share them. */
export function wordKey(word: string): string {
  return [...word].slice(0, 2).join('');
}

/**
 * Finds the words of `candidates` (all with the same key) that match `word`, with their quality. A complete word matches
 * words it starts only if it has at least three letters and no other forms: `part` is not `partie`.
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

/** The word in the singular and in the plural. */
export function withPlural(word: string): string[] {
  return [word, `${word}s`, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])];
}

/** The stem of a word, the same however it is spelt. A search looks at the same words with every letter that is typed. */
function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(SPELLINGS.reduce((text, [other, usual]) => text.replace(other, usual), word));
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();

/** `advisor`, `organizer`, `labor`, `center`, `program`, `counselor`, `license`. */
const SPELLINGS: readonly [other: RegExp, usual: string][] = [
  [/^advisor/, 'adviser'],
  [/iz(?=e|ing|ation)/, 'is'],
  [/our(?=s|ed|er|ing|$)/, 'or'],
  [/tre(?=s?$)/, 'ter'],
  [/gramme(?=s?$)/, 'gram'],
  [/ll(?=or|er|ed|ing)/, 'l'],
  [/^licence/, 'license'],
];
