import { expect, test } from 'vitest';
import { keyTarget } from './Tabs.tsx';

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowDown', 0, 1],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('T2 %s on tab %i of three goes to %s', (key, selectedIndex, target) => {
  expect(keyTarget(key, selectedIndex, 3)).toBe(target);
});
