import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it.each([
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [1, 2], true],
  [[], {}, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('isSame compares %j with %j by value', (a, b, isEqual) => {
  expect(isSame(a, b)).toBe(isEqual);
});
