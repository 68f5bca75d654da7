/**
 * `pnpm bench search --titles FILE`: how many alternative titles find a job with the main title among the first five.
 * The file is CSV with the columns ISCO group, title, and alternatives separated by `|`, such as the titles of ESCO.
 */
import { readFileSync } from 'node:fs';
import { wordsLike } from 'content-types/job-search/alike-words';
import { type IndexedPart, matchJobs, WORKPLACE_TERMS, type WordIndex } from 'content-types/job-search/find';
import { splitWords } from 'content-types/job-search/split-words';
import { listSynonymLines } from 'content-types/job-search/synonyms/lines';
import { readSynonyms } from 'content-types/job-search/synonyms/synonyms';
import { toWordKey } from 'content-types/job-search/words';
import { parse } from 'csv-parse/sync';
import { formatTable } from './figures.ts';
import { reportTargets } from './targets.ts';

/** The ISCO groups in which British agencies place most people: about 300 occupations. */
const PLACED_OFTEN = new Set(
  `1211 1212 1323 2151 2221 2264 2341 2342 2411 2423 2511 2512 2513 2521 2522 2611 3313 3322 3343 3411 3434 3511 3512 4110 4120
  4131 4132 4222 4226 4311 4312 4313 4321 4416 5120 5131 5132 5151 5153 5230 5311 5312 5321 5322 5414 7112 7115 7119 7121 7122
  7123 7126 7127 7131 7212 7231 7411 8322 8331 8332 8343 8344 9112 9313 9321 9329 9333 9412`.split(/\s+/),
);
const MAX_RANK = 5;

interface Occupation {
  group: string;
  title: string;
  alternatives: string[];
}

export function benchTitles(file: string): void {
  const occupations = readOccupations(file);
  const index = indexOf(occupations.map(({ title }) => title));
  const results = occupations.map(({ group, title, alternatives }, occupationIndex) => ({
    group,
    title,
    all: alternatives.length,
    found: alternatives.filter((alternative) => findFirst(alternative, index).includes(occupationIndex)).length,
  }));
  const frequentOccupations = results.filter(({ group }) => PLACED_OFTEN.has(group));
  const toRow = (name: string, subset: typeof results) => [
    name,
    String(subset.length),
    calculateShare(subset).toFixed(3),
  ];
  console.log(
    formatTable([
      ['occupations', 'number', `alternative titles that find the main one among the first ${MAX_RANK}`],
      toRow('placed most often', frequentOccupations),
      toRow('all', results),
    ]),
  );
  reportTargets([
    { name: 'of the titles placed most often', value: calculateShare(frequentOccupations), atLeast: 0.75 },
  ]);
}

function calculateShare(subset: readonly { all: number; found: number }[]): number {
  const sum = (name: 'all' | 'found') => subset.reduce((total, group) => total + group[name], 0);
  return sum('found') / sum('all');
}

/** The numbers of the jobs that a search lists first. */
function findFirst(text: string, index: WordIndex<number>): number[] {
  const scores = [...(matchJobs(text, index, WORKPLACE_TERMS).scores ?? [])];
  return scores
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, MAX_RANK)
    .map(([job]) => job);
}

/** A job for each title, without other texts. */
function indexOf(titles: readonly string[]): WordIndex<number> {
  const jobs = new Map<string, number[]>();
  for (const [at, title] of titles.entries())
    for (const word of new Set(splitWords(title))) jobs.set(word, [...(jobs.get(word) ?? []), at]);
  const wordsByKey = Map.groupBy(jobs.keys(), toWordKey);
  const jobsOf = (searchWords: readonly string[]) => searchWords.flatMap((word) => jobs.get(word) ?? []);
  return {
    words: (key) => wordsByKey.get(key) ?? [],
    jobs: (searchWords, part: IndexedPart) => (part === 'title' ? jobsOf(searchWords) : []),
    jobsLike: (word) => jobsOf(wordsLike(word)),
    vocabulary: () => jobs.keys(),
    synonyms: readSynonyms(listSynonymLines()),
    withReference: () => [],
    jobsWith: () => [],
  };
}

function readOccupations(file: string): Occupation[] {
  const rows: string[][] = parse(readFileSync(file), { bom: true, from: 2 });
  return rows.map(([group = '', title = '', alternatives = '']) => {
    return { group, title, alternatives: alternatives.split('|').filter(Boolean) };
  });
}
