import { expect, test } from 'vitest';
import { addDays, addWorkingDays, subtractWorkingDays } from './days.ts';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-30', 5, '2026-12-07'],
  ['2026-12-04', 1, '2026-12-07'],
  ['2026-12-05', 1, '2026-12-07'],
  ['2026-12-06', 2, '2026-12-08'],
  ['2026-10-23', 60, '2027-01-15'],
])('%s plus %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});

test('adds days across clock changes', () => {
  expect(addDays('2026-10-24', 7)).toBe('2026-10-31');
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28');
});

test.each([1, 2, 5])('finds the latest day that is %i working days before another', (count) => {
  const days = Array.from({ length: 14 }, (_, n) => addDays('2026-10-19', n));
  for (const target of days) {
    const latest = subtractWorkingDays(target, count);
    const wrongDays = days.filter((day) => addWorkingDays(day, count) <= target !== day <= latest);
    expect([target, wrongDays]).toEqual([target, []]);
  }
});
