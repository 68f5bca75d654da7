import { expect, test } from 'vitest';
import { addMonths, addWorkingDays, HOUR_MS, londonDay, longDate, longDateTime, subtractWorkingDays } from './dates.ts';

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

test.each([
  ['2026-03-23T00:30:00Z', 'when clocks go forward'],
  ['2026-10-19T00:30:00Z', 'when clocks go back'],
])('the latest day from which working days lead to a day is found, also %s (%s)', (start) => {
  const times = Array.from({ length: 14 * 24 }, (_, hour) => Date.parse(start) + hour * HOUR_MS);
  const targets = [...new Set(times.map(londonDay))];
  for (const days of [1, 2, 5]) {
    for (const target of targets) {
      const latest = subtractWorkingDays(target, days);
      const wrong = times.filter(
        (time) => londonDay(addWorkingDays(time, days)) <= target !== londonDay(time) <= latest,
      );
      expect([target, wrong.map((time) => new Date(time).toISOString())]).toEqual([target, []]);
    }
  }
});
