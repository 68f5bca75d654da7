import { expect, test } from 'vitest';
import { reminderDay } from './stage-rules.ts';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-30', 5, '2026-12-07'],
  ['2026-12-04', 1, '2026-12-07'],
  ['2026-12-05', 1, '2026-12-07'],
  ['2026-12-06', 2, '2026-12-08'],
  ['2026-10-23', 60, '2027-01-15'],
])('counts working days from %s: %i lead to %s', (day, count, expected) => {
  expect(reminderDay(day, count)).toBe(expected);
});
