import { expect, test } from 'vitest';
import { exampleFacts } from '../../test/example-facts.ts';
import { plainIndex, plainTerms, relevanceSet } from '../../test/relevance/relevance-set.ts';
import { emptyCriteria, type JobCriteria, type JobFacts } from './criteria.ts';
import { findJobs, matchJobs } from './find.ts';
import { isReference } from './words.ts';

test.each(relevanceSet)('ranks the most relevant jobs first for “%s”', (search, expected) => {
  const best = expected.split(' ').filter(Boolean);
  const scores = [...(matchJobs(search, plainIndex, plainTerms).scores ?? [])].toSorted(([, a], [, b]) => b - a);
  expect(new Set(scores.slice(0, best.length).map(([id]) => id))).toEqual(new Set(best));
  // The best jobs outscore the others, so the order of tied jobs does not matter.
  if (best.length === 0) expect(scores).toEqual([]);
  else expect(scores[best.length]?.[1] ?? 0).toBeLessThan(scores[best.length - 1]?.[1] ?? 0);
});

test('a search without words matches every job', () => {
  expect(matchJobs(' … ', plainIndex, plainTerms).scores).toBeNull();
});

test('ignores a single letter at the end unless it matches a word', () => {
  expect(matchJobs('n', plainIndex, plainTerms).scores).toBeNull();
  expect([...(matchJobs('nurse l', plainIndex, plainTerms).scores?.keys() ?? [])]).toEqual([
    'ward-nurse',
    'care-nurse',
  ]);
});

test('matches two letters as the start of a word only while typing', () => {
  const shortWords = ['pa', 'part'];
  const index = {
    ...plainIndex,
    words: (key: string) => (key === 'pa' ? shortWords : []),
    jobs: (wantedWords: readonly string[], part: string) => (part === 'title' ? wantedWords : []),
  };
  const find = (isTyped: boolean) => [...(matchJobs('pa', index, [], { isTyped }).scores?.keys() ?? [])];
  expect(find(false).filter((word) => shortWords.includes(word))).toEqual(['pa']);
  expect(
    find(true)
      .filter((word) => shortWords.includes(word))
      .toSorted(),
  ).toEqual(shortWords);
});

const job = (id: string, facts: Partial<JobFacts>) => ({
  id,
  ...{ ...exampleFacts, place: 'Leeds', yearly: 40_000, hours: 37.5, ...facts },
});

const newestFirst = [
  job('new', { yearly: 35_000 }),
  job('rich', { yearly: 60_000, place: '' }),
  job('hidden', { yearly: null }),
  job('old', { posted: '2026-11-01' }),
];
const SCORES: Record<string, number> = { new: 1, hidden: 8, old: 8 };
const MILES: Record<string, number> = { new: 9, hidden: 2, old: 2 };
const milesTo = (job: object) => MILES[(job as (typeof newestFirst)[number]).id] ?? null;
const area = { name: 'Leeds', namesakes: [], isRegion: false, town: 'leeds', milesTo };

test.each<[Partial<JobCriteria>, string]>([
  [{}, 'new rich hidden old'],
  [{ sort: 'pay' }, 'rich old new hidden'],
  [{ sort: 'distance' }, 'hidden old new rich'],
  [{ place: 'Leeds', miles: 10 }, 'hidden old new'],
  [{ q: 'nurse', place: 'Leeds', miles: 10 }, 'hidden old new'],
  [{ place: 'Leeds', miles: 10, sort: 'newest' }, 'new hidden old'],
  [{ q: 'nurse' }, 'hidden old new'],
  [{ q: 'nurse', sort: 'newest' }, 'new hidden old'],
  [{ pay: 36_000 }, 'rich old'],
])('sorts %j, keeping the order of equal jobs: %s', (criteria, expected) => {
  const circumstances = { today: '2026-11-22', area };
  const score = ({ id }: { id: string }) => (criteria.q ? SCORES[id] : 0);
  const results = findJobs(newestFirst, score, { ...emptyCriteria, ...criteria }, circumstances);
  expect(results.fromHome).toBe(0);
  expect(results.jobs.map(({ job }) => job.id).join(' ')).toBe(expected);
});

const withRemote = [
  job('home', { remote: 'remote' }),
  ...newestFirst,
  job('anywhere', { remote: 'remote', place: '' }),
];

test.each<[Partial<JobCriteria>, string, string]>([
  [{ place: 'Leeds', miles: 10 }, 'hidden old new', 'home anywhere'],
  [{ place: 'Leeds', miles: 10, sort: 'pay' }, 'old new hidden', 'home anywhere'],
  [{ place: 'Leeds', miles: 1 }, '', 'home anywhere'],
  [{ place: 'Leeds', miles: 10, remote: 'not-remote' }, 'hidden old new', ''],
  [{ place: 'Leeds', miles: 10, remote: 'remote' }, 'home anywhere', ''],
  [{ place: 'Leeds' }, 'home new hidden old', ''],
])('%j lists “%s” near the place, then “%s” from home', (criteria, near, fromHome) => {
  const circumstances = { today: '2026-11-22', area };
  const results = findJobs(withRemote, () => 0, { ...emptyCriteria, ...criteria }, circumstances);
  const ids = results.jobs.map(({ job }) => job.id);
  const start = ids.length - results.fromHome;
  expect([ids.slice(0, start).join(' '), ids.slice(start).join(' ')]).toEqual([near, fromHome]);
});

test.each([
  ['OV-1016', 'referred'],
  ['ov 1016', 'referred'],
  ['Job ID: OV1016', 'referred'],
  ['OV-1017', ''],
  ['1016', 'referred'],
  ['16', ''],
  ['vwubywijhans', 'referred'],
])('finds a job by the reference %s: %s', (search, expected) => {
  const references = ['ov1016', 'vwubywijhans'];
  const index = {
    ...plainIndex,
    withReference: (searchedReference: string) =>
      references.some((reference) => isReference(reference, searchedReference)) ? ['referred'] : [],
  };
  expect([...(matchJobs(search, index, plainTerms).scores?.keys() ?? [])].join(' ')).toBe(expected);
});
