import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';
import { findWords, splitSearchWords, toWordKey } from './words.ts';

const vocabulary = splitWords(
  'nurse nurses nursing nursery night nights manager management engineer engineering café nhs c net software',
);

test.each([
  ['nurse', 'nurse nurses nursing nursery'],
  ['nurses', 'nurse nurses nursing'],
  ['night', 'night nights'],
  ['nights', 'night nights'],
  ['nhs', 'nhs'],
  ['nhz', ''],
  ['c', 'c'],
  ['cafe', 'cafe'],
  ['plumber', ''],
] as const)('a search for “%s” finds “%s”', (word, expected) => {
  const sameKeyWords = vocabulary.filter((other) => toWordKey(other) === toWordKey(word));
  expect([...findWords(word, sameKeyWords).keys()].toSorted()).toEqual(expected.split(' ').filter(Boolean).toSorted());
});

test('matches spelling variants but no words from a two-letter prefix', () => {
  expect([...findWords('advisor', ['adviser', 'advice']).keys()]).toEqual(['adviser']);
  expect([...findWords('organizer', ['organisers']).keys()]).toEqual(['organisers']);
  expect(findWords('pa', ['pay', 'part'], true).size).toBe(0);
});

test('splits text into words as SQLite does', () => {
  expect(splitWords('Saint-Étienne: .NET 8')).toEqual(['saint', 'etienne', 'net', '8']);
  expect(splitWords('C#/F#, C++11')).toEqual(['csharp', 'fsharp', 'cplusplus', '11']);
});

test('drops filler and repeated words from a search', () => {
  expect(splitSearchWords('Jobs in Leeds for a nurse, nurse')).toEqual(['leeds', 'nurse']);
  expect(splitSearchWords('the work')).toEqual([]);
});
