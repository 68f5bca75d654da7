import { expect, test } from 'vitest';
import { wordsLike } from './alike-words.ts';
import { addClosest, type ScoredPhrase } from './closest.ts';
import { type Matches, matchJobs, type WordIndex } from './find.ts';
import { splitWords } from './split-words.ts';
import { toWordKey } from './words.ts';

const find = (titles: string[], search: string, places = titles.map(() => '')): Matches<string> => {
  const has = (text: string, words: readonly string[]) => splitWords(text).some((word) => words.includes(word));
  const texts = { title: titles, place: places, skills: [], text: [] };
  const index: WordIndex<string> = {
    words: (key) => [...titles, ...places].flatMap(splitWords).filter((word) => toWordKey(word) === key),
    jobs: (words, part) => titles.filter((_, titleIndex) => has(texts[part][titleIndex] ?? '', words)),
    jobsLike: (word) => titles.filter((title) => has(title, wordsLike(word))),
    vocabulary: () => [],
    synonyms: new Map(),
    withReference: () => [],
    jobsWith: () => [],
  };
  return matchJobs(search, index, []);
};

const best = ({ scores }: Matches<string>) =>
  [...(scores ?? [])].toSorted(([, a], [, b]) => b - a).map(([title]) => title);

test('finds a title with a similar word', () => {
  const searchResult = find(['Tower crane operator', 'Tower warden', 'Dental technician'], 'tower crane technician');
  expect(best(searchResult)[0]).toBe('Tower crane operator');
  expect(searchResult).toMatchObject({ leftOut: ['technician'], isFilledUp: false });
});

test('adds similar jobs only after a few full matches', () => {
  const fewMatches = find(['Carpenter', 'Kitchen carpenter', 'Nurse'], 'kitchen carpenter');
  expect(best(fewMatches)).toEqual(['Kitchen carpenter', 'Carpenter']);
  expect(fewMatches).toMatchObject({ leftOut: [], isFilledUp: true });
  const kitchens = Array.from({ length: 5 }, (_, n) => `Kitchen carpenter ${n}`);
  expect(find([...kitchens, 'Carpenter'], 'kitchen carpenter').scores?.size).toBe(5);
});

test('ignores jobs that match only the place, and similar jobs elsewhere', () => {
  const titles = ['Welder', 'Plumber'];
  expect(best(find(titles, 'welder york', ['Leeds', 'York']))).toEqual(['Welder']);
  expect(best(find([...titles, 'Pipe welder'], 'pipe welder york', ['Leeds', 'York', 'York']))).toEqual([
    'Pipe welder',
  ]);
});

test('finds no job by a similar word alone', () => {
  expect(best(find(['Data analyst'], 'professional footballer'))).toEqual([]);
});

test.each([
  [10, 11],
  [11, 1],
])('returns, for %i similar jobs and a full match, %i results', (count, expected) => {
  const word = (scores: [string, number][]) => [{ word: 'word', scores: new Map(scores), alike: [] }];
  const phrase = (scores: [string, number][]): ScoredPhrase<string> => {
    return { together: new Map(), words: word(scores), isName: false, isFixed: false, isFilter: false };
  };
  const otherScores = Array.from({ length: count }, (_, n): [string, number] => [`other ${n}`, 1]);
  const { scores } = addClosest(new Map([['full', 8]]), [phrase([['full', 1], ...otherScores]), phrase([['full', 1]])]);
  expect(scores.size).toBe(expected);
  expect(Math.max(...otherScores.map(([key]) => scores.get(key) ?? 0))).toBeLessThan(8);
});

test('a seniority without a matching job title finds no similar jobs', () => {
  expect(find(['Senior developer', 'Carer'], 'senior nurse')).toMatchObject({ leftOut: [], scores: new Map() });
  expect(find(['Sensor engineer'], 'senior')).toMatchObject({ corrections: [], scores: new Map() });
});
