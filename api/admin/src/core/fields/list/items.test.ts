import { expect, it } from 'vitest';
import { insertItem, moveItem, removeItem } from './items.ts';

const items = ['a', 'b', 'c', 'd'];

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, items],
  [0, 3, ['b', 'c', 'd', 'a']],
])('moves the item at index %i to index %i', (from, to, result) => {
  expect(moveItem(items, from, to)).toEqual(result);
});

it('inserts and removes items without changing the original list', () => {
  expect(insertItem(items, 1, 'x')).toEqual(['a', 'x', 'b', 'c', 'd']);
  expect(removeItem(items, 1)).toEqual(['a', 'c', 'd']);
  expect(items).toHaveLength(4);
});
