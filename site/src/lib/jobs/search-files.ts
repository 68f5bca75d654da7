/**
 * The files with which a browser searches jobs without a server. A job's number in them is its `position`, which never
 * changes, so that files written at slightly different times fit together.
 */
import { isLine, linesOf } from 'content-types/job-search/alike-words';
import type { JobFacts } from 'content-types/job-search/criteria';
import { type IndexedPart, PARTS } from 'content-types/job-search/find';
import { splitWords } from 'content-types/job-search/split-words';
import { ARROW, toKey } from 'content-types/job-search/synonyms/synonyms';
import { digitsOf, isFiller, isWeak, toWordKey } from 'content-types/job-search/words';
import type { Pay } from 'content-types/jobs/pay';
import type { ContentReader } from '../../content.ts';

/** The maximum number of jobs for which the browser searches files. Beyond that, the search asks the API. */
export const MAX_JOBS_IN_FILES = 20_000;
export const WORD_FILES = 64;
export const REFERENCE_FILES = 16;
const SYNONYM_FILES = 256;
/** The maximum number of jobs per file of cards. A change to a job's title or pay rewrites one such file. */
export const CARDS_PER_FILE = 32;

/** The character code of the first row, above every character that JSON escapes. */
const FIRST_ROW = 0x5d;

export interface NumberedJob extends JobFacts {
  number: number;
}

/** Facts that go together, such as a place and its position, in one column of pairs. */
const PAIRS = { place: 'at', yearly: 'unit' } as const;
type Column = Exclude<keyof JobFacts, 'at' | 'unit'>;
const pairOf = (name: string): keyof JobFacts | undefined => PAIRS[name as keyof typeof PAIRS];

/** The facts that filters compare, for all open jobs, newest first. In columns, because values repeat. */
export interface FactsFile {
  /** Job numbers, each stored as the difference from the previous one. */
  numbers: number[];
  /** One character per row: the index of its value, counted from `FIRST_ROW`. */
  columns: Record<Column, { values: unknown[]; rows: string }>;
}

/** The parts of a result row that are not in the facts. */
export type CardLine = [number: number, id: string, title: string, min: Pay['min'], max: Pay['max'], unit: Pay['unit']];

/**
 * Words, and groups of similar words, with the numbers of their jobs for each of `PARTS`. Each number is the difference
 * from the previous one.
 */
export type WordsFile = [word: string, numbers: number[][]][];

/** References with the numbers of their jobs. Loaded only for a search that may be a reference. */
export type ReferencesFile = [reference: string, number: number][];

/** The names of all files; empty if the search asks the API. */
export function listSearchFiles(content: Pick<ContentReader, 'list' | 'count'>): string[] {
  if (content.count('job') > MAX_JOBS_IN_FILES) return [];
  const blocks = new Set(content.list('job').map(({ position }) => Math.floor(position / CARDS_PER_FILE)));
  return [
    'facts',
    'vocabulary',
    ...Array.from({ length: WORD_FILES }, (_, file) => `words-${file}`),
    ...Array.from({ length: REFERENCE_FILES }, (_, file) => `references-${file}`),
    ...Array.from({ length: SYNONYM_FILES }, (_, file) => `synonyms-${file}`),
    ...Array.from(blocks, (block) => `cards-${block}`),
  ];
}

/** The file that holds the words with this key, see `toWordKey`. */
export function wordFileOf(key: string): number {
  return hash(key) % WORD_FILES;
}

/** The file that holds this reference (see `toReference`). References are distributed by their digits. */
export function referenceFileOf(reference: string): number {
  return hash(digitsOf(reference) || reference) % REFERENCE_FILES;
}

/** The file that holds the synonyms for this key. Keys with the same first three letters share a file. */
export function synonymFileOf(key: string): number {
  return hash(key.slice(0, 3)) % SYNONYM_FILES;
}

function hash(text: string): number {
  let hashValue = 0;
  for (const letter of text) hashValue = (hashValue * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hashValue;
}

export function packFacts(jobs: readonly NumberedJob[]): FactsFile {
  const pack = (name: Column) => {
    const pair = pairOf(name);
    const indexByFact = new Map<string, number>();
    const values: unknown[] = [];
    const rows = jobs.map((job) => {
      const value = pair ? [job[name], job[pair]] : job[name];
      const key = JSON.stringify(value);
      const row = indexByFact.get(key) ?? values.push(value) - 1;
      indexByFact.set(key, row);
      return FIRST_ROW + row;
    });
    return { values, rows: String.fromCharCode(...rows) };
  };
  const pairedNames: string[] = Object.values(PAIRS);
  const names = Object.keys(jobs[0] ?? {}).filter(
    (name) => name !== 'number' && !pairedNames.includes(name),
  ) as Column[];
  return {
    numbers: toDifferences(jobs.map(({ number }) => number)),
    columns: Object.fromEntries(names.map((name) => [name, pack(name)])) as FactsFile['columns'],
  };
}

export function unpackFacts({ numbers, columns }: FactsFile): NumberedJob[] {
  const columnEntries = Object.entries(columns);
  return fromDifferences(numbers).map((number, index) => {
    const facts: Record<string, unknown> = { number };
    for (const [name, { values, rows }] of columnEntries) {
      const value = values[rows.charCodeAt(index) - FIRST_ROW];
      const pair = pairOf(name);
      if (pair) [facts[name], facts[pair]] = value as unknown[];
      else facts[name] = value;
    }
    return facts as unknown as NumberedJob;
  });
}

/** Distributes the words of jobs over `WORD_FILES` files. The jobs must be sorted by number. */
export function packWords(jobs: Iterable<{ number: number; text: Record<IndexedPart, string> }>): WordsFile[] {
  const postings = new Map<string, number[][]>();
  for (const { number, text } of jobs) {
    for (const [part, name] of PARTS.entries()) {
      const partWords = splitWords(text[name]).filter((word) => !isFiller(word));
      const indexedWords = name === 'title' ? partWords : partWords.filter((word) => !isWeak(word));
      const lines = name === 'title' ? indexedWords.flatMap(linesOf) : [];
      for (const word of new Set([...indexedWords, ...lines])) {
        const numbersByPart = postings.get(word) ?? PARTS.map(() => []);
        numbersByPart[part]?.push(number);
        postings.set(word, numbersByPart);
      }
    }
  }
  const files = Array.from({ length: WORD_FILES }, (): WordsFile => []);
  for (const [word, numbers] of postings) {
    files[wordFileOf(toWordKey(word))]?.push([word, numbers.map(toDifferences)]);
  }
  return files;
}

/** Distributes the references of jobs over `REFERENCE_FILES` files. The jobs must be sorted by number. */
export function packReferences(jobs: Iterable<{ number: number; reference: string }>): ReferencesFile[] {
  const files = Array.from({ length: REFERENCE_FILES }, (): ReferencesFile => []);
  for (const { number, reference } of jobs) files[referenceFileOf(reference)]?.push([reference, number]);
  return files;
}

/** Distributes the lines (see `listSynonymLines`) over `SYNONYM_FILES` files. A line is in each file that serves one of its names. */
export function packSynonyms(lines: readonly string[]): string[][] {
  const files = Array.from({ length: SYNONYM_FILES }, (): string[] => []);
  for (const line of lines) {
    const [names = '', kinds] = line.split(ARROW);
    const byFile = Map.groupBy(names.split(', '), (name) => synonymFileOf(toKey(name)));
    // If a line has kinds, each file needs only the names that are looked up in it.
    for (const [file, own] of byFile) files[file]?.push(kinds ? own.join(', ') + ARROW + kinds : line);
  }
  return files;
}

/** The words of all titles and skills, with which typos are corrected. */
export function packVocabulary(files: readonly WordsFile[]): string[] {
  const [title, skills] = [PARTS.indexOf('title'), PARTS.indexOf('skills')];
  const isFound = (numbers: number[][]) => [title, skills].some((part) => (numbers[part]?.length ?? 0) > 0);
  const isWord = (word: string, numbers: number[][]) => !isLine(word) && isFound(numbers);
  return files.flatMap((file) => file.flatMap(([word, numbers]) => (isWord(word, numbers) ? word : []))).sort();
}

function toDifferences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

export function fromDifferences(differences: readonly number[]): number[] {
  let number = 0;
  return differences.map((difference) => (number += difference));
}
