import { gzipSync } from 'node:zlib';
import { linesOf } from 'content-types/job-search/alike-words';
import { listSynonymLines } from 'content-types/job-search/synonyms/lines';
import { parsePhrases, readSynonyms } from 'content-types/job-search/synonyms/synonyms';
import { toWordKey } from 'content-types/job-search/words';
import { exampleFacts } from 'content-types/test/example-facts';
import { expect, test } from 'vitest';
import {
  listSearchFiles,
  type NumberedJob,
  packFacts,
  packReferences,
  packSynonyms,
  packVocabulary,
  packWords,
  REFERENCE_FILES,
  referenceFileOf,
  synonymFileOf,
  unpackFacts,
  WORD_FILES,
  wordFileOf,
} from './search-files.ts';

const job = (number: number, facts: Partial<NumberedJob>): NumberedJob => ({
  number,
  ...{ ...exampleFacts, category: 'Engineer', type: 'Full Time', place: 'Leeds', at: '45j84m', ...facts },
});

test('facts are the same after packing, in the same order', () => {
  const jobs = [
    job(7, {}),
    job(9, { yearly: 30_000, hours: 20, basis: 'permanent', place: '' }),
    job(2, { closing: '2026-12-01' }),
  ];
  expect(unpackFacts(JSON.parse(JSON.stringify(packFacts(jobs))))).toEqual(jobs);
});

test('indexes each word by its first two letters', () => {
  const text = { title: 'Nurse, nurse', place: 'York', skills: '', text: 'A nurse in York' };
  const files = packWords([
    { number: 3, text },
    { number: 8, text: { ...text, title: 'Constructor', text: 'the nurses' } },
  ]);
  expect(files).toHaveLength(WORD_FILES);
  expect(files[wordFileOf('nu')]).toEqual([
    ['nurse', [[3], [], [], [3]]],
    ['nurses', [[], [], [], [8]]],
  ]);
  expect(files[wordFileOf('yo')]).toContainEqual(['york', [[], [3, 5], [], [3]]]);
  expect(files.flat().map(([word]) => word)).not.toContain('the');
  const similarWords = (word: string) =>
    linesOf(word).flatMap((line) => files[wordFileOf(toWordKey(line))]?.filter(([name]) => name === line) ?? []);
  expect(similarWords('builder')).toEqual([[linesOf('constructor')[0], [[8], [], [], []]]]);
  expect(packVocabulary(files)).toEqual(['constructor', 'nurse']);
});

test('each job reference is in one file, with its job number', () => {
  const jobs = Array.from({ length: 500 }, (_, number) => ({ number, reference: `ov${1_000 + number}` }));
  const files = packReferences(jobs);
  expect(files).toHaveLength(REFERENCE_FILES);
  expect(files.flat()).toHaveLength(500);
  expect(files[referenceFileOf('ov1016')]).toContainEqual(['ov1016', 16]);
  expect(Math.max(...files.map((file) => file.length))).toBeLessThan(100);
});

test('finds synonyms in files that gzip to under 8 kB', () => {
  const files = packSynonyms(listSynonymLines());
  for (const name of ['hca', 'front end developer', 'work from home']) {
    const synonyms = readSynonyms(files[synonymFileOf(name.replaceAll(' ', ''))] ?? []);
    expect(parsePhrases(name, synonyms).map(({ same }) => same.length > 0)).toEqual([true]);
  }
  expect(Math.max(...files.map((file) => gzipSync(JSON.stringify(file)).length))).toBeLessThan(8_000);
});

test('a site with too many jobs for browsers has no search files', () => {
  const content = (count: number) => ({ count: () => count, list: () => [{ position: 31 }, { position: 32 }] });
  expect(listSearchFiles(content(2) as never).filter((name) => !/^(words|references|synonyms)-/.test(name))).toEqual([
    ...['facts', 'vocabulary', 'cards-0', 'cards-1'],
  ]);
  expect(listSearchFiles(content(20_001) as never)).toEqual([]);
});
