import { describe, expect, it, test } from 'vitest';
import {
  completeDay,
  formatDay,
  formatDayAtTime,
  formatDuration,
  formatRelative,
  formatTypedDay,
  parseDay,
} from './dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('formatRelative', () => {
  it.each([
    ['2026-11-21T11:59:50Z', 'just now'],
    ['2026-11-21T11:59:10Z', '1 minute ago'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:03:30Z', '57 minutes ago'],
    ['2026-11-21T11:20:00Z', '40 minutes ago'],
    ['2026-11-21T09:00:00Z', '3 hours ago'],
    ['2026-11-23T12:00:00Z', 'in 2 days'],
    ['2026-09-01T12:00:00Z', '1 Sept 2026'],
  ])('formats %s as “%s”', (iso, expectedText) => {
    expect(formatRelative(iso, now)).toBe(expectedText);
  });
});

test('formatDayAtTime gives the day and the time in London', () => {
  expect(formatDayAtTime('2026-11-22T14:00:00Z')).toMatch(/^22 November at 14:00( GMT)?$/);
  expect(formatDayAtTime('2026-06-30T23:05:00Z')).toMatch(/^1 July at 00:05( BST)?$/);
});

describe('parseDay', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/26', '2026-02-01'],
    ['21.11.2026', '2026-11-21'],
    ['21 Nov 2026', '2026-11-21'],
    ['1st September 2026', '2026-09-01'],
    ['2026-11-21', '2026-11-21'],
    ['29/02/2028', '2028-02-29'],
    ['', ''],
    // Days before months, as in the UK.
    ['11/12/2026', '2026-12-11'],
    ['31/02/2026', '31/02/2026'],
    ['12/13/2026', '12/13/2026'],
    ['soon', 'soon'],
    ['21 Foo 2026', '21 Foo 2026'],
  ])('reads %j as %j', (input, day) => {
    expect(parseDay(input)).toBe(day);
  });
});

it('formats days so that they can be parsed again', () => {
  expect(formatTypedDay('2026-11-21')).toBe('21/11/2026');
  expect(parseDay(formatTypedDay('2026-11-21'))).toBe('2026-11-21');
  expect(formatTypedDay('soon')).toBe('soon');
  expect(formatDay('2026-11-21')).toBe('21 November 2026');
  expect(formatDay('2026-07-01T23:30:00Z')).toBe('2 July 2026');
  expect(formatDay('soon')).toBe('soon');
});

it('returns a day only once it is complete', () => {
  expect(['2026-11-21', '21/1', ''].map(completeDay)).toEqual(['2026-11-21', '', '']);
});

it('formats durations in milliseconds or seconds', () => {
  expect([0.2, 9.4, 2400].map(formatDuration)).toEqual(['1 ms', '9 ms', '2.4 s']);
});
