import { emptyCriteria } from 'content-types/job-search/criteria';
import { listSynonymLines } from 'content-types/job-search/synonyms/lines';
import { toReference } from 'content-types/job-search/words';
import { toYearlyPounds } from 'content-types/jobs/pay';
import { exampleFacts } from 'content-types/test/example-facts';
import { adverts, judge } from 'content-types/test/relevance/readers-set';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CardLine,
  packFacts,
  packReferences,
  packSynonyms,
  packVocabulary,
  packWords,
} from '../../lib/jobs/search-files.ts';
import { findInFiles } from './find-in-files.ts';

// Newest first, like the list of jobs.
const jobs = adverts.map((advert, index) => ({ ...advert, number: adverts.length - 1 - index }));
const byNumber = jobs.toReversed();
const names = {
  category: Object.fromEntries(adverts.map(({ category }) => [category, category])),
  type: { 'Full Time': 'Full Time', 'Part Time': 'Part Time' },
  basis: { permanent: 'Permanent', contract: 'Contract', temporary: 'Temporary' },
};

const wordFiles = packWords(
  byNumber.map(({ number, title, place, skills, text }) => ({ number, text: { title, place, skills, text } })),
);
const files = new Map<string, unknown>([
  [
    'facts',
    packFacts(
      jobs.map(({ number, category, type, basis, remote, place, salary: { max, unit } }) => ({
        ...{ ...exampleFacts, number, category, type, basis, remote, place },
        yearly: toYearlyPounds(max ?? 0, unit, null),
      })),
    ),
  ],
  ['vocabulary', packVocabulary(wordFiles)],
  ...wordFiles.map((file, n) => [`words-${n}`, file] as const),
  ...packSynonyms(listSynonymLines()).map((file, n) => [`synonyms-${n}`, file] as const),
  ...packReferences(byNumber.map(({ number, reference }) => ({ number, reference: toReference(reference) }))).map(
    (file, n) => [`references-${n}`, file] as const,
  ),
  ...Array.from({ length: 8 }, (_, n) => {
    const lines = byNumber.slice(n * 32, n * 32 + 32);
    return [
      `cards-${n}`,
      lines.map(({ number, id, title, salary: { min, max, unit } }): CardLine => [number, id, title, min, max, unit]),
    ] as const;
  }),
]);
const loadedFiles: string[] = [];

beforeEach(() => {
  loadedFiles.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    const name = /\/jobs\/search\/(.+)\.json$/.exec(address)?.[1] ?? '';
    loadedFiles.push(name);
    return files.has(name) ? Response.json(files.get(name)) : new Response('', { status: 404 });
  });
});

const find = (q: string, isTyped = false) =>
  findInFiles({ ...emptyCriteria, q }, { names, pageSize: 5, agency: 'Orrin & Vale' }, isTyped);

test('loads the typo corrections only after the typing has stopped', async () => {
  expect(await find('wearhous', true)).toMatchObject({ count: 0, corrections: [] });
  expect(loadedFiles).not.toContain('vocabulary');
  expect(await find('wearhouse')).toMatchObject({ corrections: [{ meant: 'warehouse' }] });
  expect(loadedFiles).toContain('vocabulary');
});

test('nine in ten of the browser’s top five results are relevant', async () => {
  const { precision, useless, worst } = await judge(async (q) => (await find(q)).jobs.map(({ id }) => id));
  expect(precision, worst.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(useless, worst.join('\n')).toBeLessThanOrEqual(0.03);
  // Each file is loaded once.
  expect(new Set(loadedFiles).size).toBe(loadedFiles.length);
});

test('reports corrected words and words without matches', async () => {
  expect(await find('wearhouse operative')).toMatchObject({
    corrections: [{ typed: 'wearhouse', meant: 'warehouse' }],
    leftOut: [],
  });
  expect(await find('“wearhouse”')).toMatchObject({ count: 0, corrections: [] });
  expect(await find('phlebotomist aberystwyth')).toMatchObject({ leftOut: ['aberystwyth'] });
  expect((await find('chef £15 an hour')).jobs.every(({ salary: { max } }) => (max ?? 0) >= 1_500)).toBe(true);
});
