import { expect, test } from 'vitest';
import { addMonths, findNextWorkingDay, formatLongDateTime } from './dates.ts';

test.each([
  ['2026-11-21T09:30:00Z', 12, '2027-11-21T09:30:00Z'],
  ['2024-02-29T12:00:00Z', 12, '2025-02-28T12:00:00Z'],
  ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
])('%s plus %i months is %s', (start, months, end) => {
  expect(new Date(addMonths(Date.parse(start), months)).toISOString()).toBe(new Date(end).toISOString());
});

test.each([
  ['2026-03-03T14:30:00Z', 'Tuesday 3 March 2026, 2.30pm'],
  ['2026-07-01T08:00:00Z', 'Wednesday 1 July 2026, 9am'],
  ['2026-07-01T23:30:00Z', 'Thursday 2 July 2026, 12.30am'],
])('shows %s as %s in London', (time, formattedTime) => {
  expect(formatLongDateTime(Date.parse(time))).toBe(formattedTime);
});

test.each([
  ['2026-11-27T16:00:00Z', '2026-11-30T16:00:00Z'],
  ['2026-03-27T16:00:00Z', '2026-03-30T15:00:00Z'],
  ['2026-10-22T23:30:00Z', '2026-10-26T00:30:00Z'],
])('the next working day after %s is at %s', (time, next) => {
  expect(findNextWorkingDay(Date.parse(time))).toBe(Date.parse(next));
});
