import { expect, test } from 'vitest';
import { weekOf } from './week-of.ts';

test.each([
  ['2026-11-23', 0, '2026-11-23', '2026-11-29'],
  ['2026-11-29', 0, '2026-11-23', '2026-11-29'],
  ['2026-12-31', 1, '2027-01-04', '2027-01-10'],
  ['2026-03-29', -1, '2026-03-16', '2026-03-22'],
])('%s plus %i weeks is the week from %s to %s', (day, weekOffset, first, last) => {
  const days = weekOf(day, weekOffset);
  expect([days.length, days[0], days[6]]).toEqual([7, first, last]);
});
