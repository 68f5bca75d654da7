import { formatDay } from 'content-types/time/format-day';
import { toLondonDay } from 'content-types/time/london-time';
import { expect, test } from 'vitest';
import { formatDaysAgo, formatShortDay } from './dates.ts';

test('a job posted late on a summer evening has London’s date', () => {
  expect(toLondonDay('2025-06-30T23:30:00.000Z')).toBe('2025-07-01');
  expect(formatDay('2025-06-30T23:30:00.000Z')).toBe('1 July 2025');
});

test('a plain date is the same all year round', () => {
  expect(formatDay('2025-12-12')).toBe('12 December 2025');
  expect(formatDay('2025-06-12')).toBe('12 June 2025');
  expect(formatDay('')).toBe('');
});

test('formats short dates for lists', () => {
  expect(formatShortDay('2025-09-01')).toBe('1 Sep 2025');
});

test.each([
  ['2026-11-22T08:00:00.000Z', 'Today'],
  ['2026-11-21T23:59:00.000Z', 'Yesterday'],
  ['2026-11-19T23:59:00.000Z', '3 days ago'],
  ['2026-10-23T12:00:00.000Z', '30 days ago'],
  ['2026-10-22T12:00:00.000Z', ''],
  ['2026-11-24T12:00:00.000Z', ''],
])('describes a job posted at %s as posted “%s”', (postedAt, expectedText) => {
  expect(formatDaysAgo(postedAt, new Date('2026-11-22T09:00:00Z'))).toBe(expectedText);
});

test('a day in London begins an hour before UTC in summer', () => {
  expect(formatDaysAgo('2026-06-30T23:30:00.000Z', new Date('2026-07-01T10:00:00Z'))).toBe('Today');
});
