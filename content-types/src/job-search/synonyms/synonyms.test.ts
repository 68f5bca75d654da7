import { expect, test } from 'vitest';
import { splitWords } from '../split-words.ts';
import { isIgnored } from '../words.ts';
import GROUPS from './groups.json' with { type: 'json' };
import { listSynonymLines } from './lines.ts';
import { parsePhrases, readSynonyms } from './synonyms.ts';

const allSynonyms = readSynonyms(listSynonymLines());
const groups = GROUPS.filter((line) => !line.startsWith('#'));

test('each synonym is in exactly one group of at least two', () => {
  const names = groups.map((line) => line.split(', '));
  expect(names.filter((group) => group.length < 2)).toEqual([]);
  const allNames = names.flat();
  expect(allNames.filter((name, index) => allNames.indexOf(name) !== index)).toEqual([]);
  const keys = allNames.map((name) => name.replace(/(?<=\w{3})s\b/g, ''));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(allNames.filter((name) => !/^[a-zа-яіїєґ0-9&]+( [a-zа-яіїєґ0-9&]+)*$/.test(name))).toEqual([]);
});

test('extracts the longest synonym in singular or plural, ignoring filler words', () => {
  const phrasesIn = (text: string) => parsePhrases(text, allSynonyms).map(({ words }) => words.join(' '));
  expect(phrasesIn('jobs for senior care assistants in Leeds')).toEqual(['senior care assistants', 'leeds']);
  expect(phrasesIn('nurse, nurse')).toEqual(['nurse']);
  expect(phrasesIn('the work')).toEqual([]);
});

test('expands a synonym that consists only of filler words', () => {
  const [phrase] = parsePhrases('work from home', allSynonyms);
  expect(phrase?.words).toEqual([]);
  expect(phrase?.same).toContainEqual(['remote']);
});

test('finds narrower titles, also through synonyms, but no broader titles', () => {
  const kindsOf = (name: string) =>
    parsePhrases(name, allSynonyms).flatMap(({ kinds }) => kinds.map((kind) => kind.join(' ')));
  expect(kindsOf('programmer')).toContain('developer');
  expect(kindsOf('trucker')).toContain('class 1');
  expect(kindsOf('reach truck driver')).not.toContain('forklift');
});

test('matches synonyms written joined, hyphenated or in the plural', () => {
  for (const text of ['call centre', 'callcentre', 'call-centre', 'call centres'])
    expect(parsePhrases(text, allSynonyms).map(({ same }) => same.length > 0)).toEqual([true]);
  expect(parsePhrases('M&E', allSynonyms)).toHaveLength(1);
  expect(parsePhrases('near me', allSynonyms)).toEqual([]);
});

test('matches a synonym without its filler words', () => {
  expect(parsePhrases('weekend work', allSynonyms)[0]?.words).toEqual(['weekend']);
});

test.each([
  ['magazynier', 'warehouse operative'],
  ['curățenie', 'cleaner'],
  ['складський працівник', 'warehouse operative'],
])('translates the foreign search term %s to %s', (word, translation) => {
  expect(parsePhrases(word, allSynonyms)[0]?.same.map((name) => name.join(' '))).toContain(translation);
});

test('removes negated words from a search', () => {
  expect(parsePhrases('hgv no nights', allSynonyms).map(({ words }) => words)).toEqual([['hgv']]);
});

test('a search for any synonym has words to match', () => {
  const missingNames = groups
    .flatMap((line) => line.split(', '))
    .filter((name) => {
      const phrases = parsePhrases(name, allSynonyms);
      return splitWords(name).some((word) => !isIgnored(word)) && phrases.length === 0;
    });
  expect(missingNames).toEqual([]);
});

test('keeps filler words that are part of a synonym', () => {
  const phrasesIn = (text: string) => parsePhrases(text, allSynonyms).map(({ words }) => words);
  expect(phrasesIn('careers advisor')).toEqual([['careers', 'advisor']]);
  expect(phrasesIn('nurse careers')).toEqual([['nurse']]);
});
