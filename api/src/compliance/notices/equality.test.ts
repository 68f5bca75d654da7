import { expect, test } from 'vitest';
import { suppressSmallCounts } from './equality.ts';

test.each([
  ['large counts are shown', [12, 30, 0], [12, 30, 0]],
  ['one small count takes the next one with it', [12, 3, 30], [null, null, 30]],
  ['two small counts hide each other', [4, 3, 30], [null, null, 30]],
  ['a small count alone', [1, 0, 0], [null, 0, 0]],
  ['five is shown, four is not', [5, 4, 9], [null, null, 9]],
])('hides small counts: %s', (_, counts, shownCounts) => {
  expect(suppressSmallCounts(counts.map((count) => ({ count }))).map(({ count }) => count)).toEqual(shownCounts);
});
