import { expect, test } from 'vitest';
import { formatDay, formatShortDay, toLondonDay } from './dates.ts';

test('a job posted late on a summer evening has the date in London', () => {
  expect(toLondonDay('2025-06-30T23:30:00.000Z')).toBe('2025-07-01');
  expect(formatDay('2025-06-30T23:30:00.000Z')).toBe('1 July 2025');
});

test('a plain date is the same all year round', () => {
  expect(formatDay('2025-12-12')).toBe('12 December 2025');
  expect(formatDay('2025-06-12')).toBe('12 June 2025');
  expect(formatDay('')).toBe('');
});

test('lists use short dates', () => {
  expect(formatShortDay('2025-09-01')).toBe('1 Sep 2025');
});
