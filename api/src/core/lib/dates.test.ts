import { expect, test } from 'vitest';
import { addMonths, addWorkingDays, DAY_MS, HOUR_MS, longDate, longDateTime, subtractWorkingDays } from './dates.ts';

test.each([
  ['2026-11-21T09:30:00Z', 12, '2027-11-21T09:30:00Z'],
  ['2024-02-29T12:00:00Z', 12, '2025-02-28T12:00:00Z'],
  ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
])('%s plus %i months is %s', (start, months, end) => {
  expect(new Date(addMonths(Date.parse(start), months)).toISOString()).toBe(new Date(end).toISOString());
});

test('dates are those of London', () => {
  expect(longDate('2026-06-30T23:30:00Z')).toBe('1 July 2026');
});

test.each([
  ['2026-03-03T14:30:00Z', 'Tuesday 3 March 2026, 2.30pm'],
  ['2026-07-01T08:00:00Z', 'Wednesday 1 July 2026, 9am'],
  ['2026-07-01T23:30:00Z', 'Thursday 2 July 2026, 12.30am'],
])('clocks in London show %s as %s', (time, shown) => {
  expect(longDateTime(Date.parse(time))).toBe(shown);
});

test('the latest time from which working days lead to a time is found, at weekends too', () => {
  const monday = Date.parse('2026-11-23T12:00:00Z');
  for (let hour = 0; hour < 14 * 24; hour += 5) {
    for (const days of [0, 1, 2, 5, 30]) {
      const time = monday + hour * HOUR_MS;
      const latest = subtractWorkingDays(time, days);
      expect(addWorkingDays(latest, days)).toBeLessThanOrEqual(time);
      expect(addWorkingDays(latest + DAY_MS, days)).toBeGreaterThan(time);
    }
  }
});
