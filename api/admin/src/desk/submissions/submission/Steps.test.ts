import { expect, test } from 'vitest';
import { findNeighbours } from '../../../kit/list/neighbours.ts';

test.each([
  ['the first', 'a', 0, { index: 0, previous: null, next: 'b' }],
  ['one between', 'b', 0, { index: 1, previous: 'a', next: 'c' }],
  ['the last', 'c', 0, { index: 2, previous: 'b', next: null }],
  ['one that is no longer in the list, from the second index', 'x', 1, { index: 1, previous: 'a', next: 'b' }],
  ['one that is no longer in the list, from its end', 'x', 3, { index: 3, previous: 'c', next: null }],
  ['one that was never in it', 'x', 9, { index: 3, previous: 'c', next: null }],
])('finds the neighbours of %s', (_, openId, lastIndex, expected) => {
  expect(findNeighbours(['a', 'b', 'c'], openId, lastIndex)).toEqual(expected);
});

test('returns no neighbours for an empty list', () => {
  expect(findNeighbours([], 'x', 2)).toEqual({ index: 0, previous: null, next: null });
});
