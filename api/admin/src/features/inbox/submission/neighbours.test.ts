import { expect, test } from 'vitest';
import { findNeighbours } from './neighbours.ts';

test.each([
  ['the first', 'a', 0, { place: 0, previous: null, next: 'b' }],
  ['one between', 'b', 0, { place: 1, previous: 'a', next: 'c' }],
  ['the last', 'c', 0, { place: 2, previous: 'b', next: null }],
  ['one that has left the list from the second place', 'x', 1, { place: 1, previous: 'a', next: 'b' }],
  ['one that has left the list from its end', 'x', 3, { place: 3, previous: 'c', next: null }],
  ['one that was never in it', 'x', 9, { place: 3, previous: 'c', next: null }],
])('%s', (_, open, lastPlace, expected) => {
  expect(findNeighbours(['a', 'b', 'c'], open, lastPlace)).toEqual(expected);
});

test('an empty list has no neighbours', () => {
  expect(findNeighbours([], 'x', 2)).toEqual({ place: 0, previous: null, next: null });
});
