import { describe, expect, it } from 'vitest';
import { completeDay, dayInWords, formatDay, parseDay } from './days.ts';

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
  ])('reads %j as %j', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });
});

it('writes days so that they read back the same', () => {
  expect(formatDay('2026-11-21')).toBe('21/11/2026');
  expect(parseDay(formatDay('2026-11-21'))).toBe('2026-11-21');
  expect(formatDay('soon')).toBe('soon');
  expect(dayInWords('2026-11-21')).toBe('21 November 2026');
});

it('takes a day only when it is typed to its end', () => {
  expect(['2026-11-21', '21/1', ''].map(completeDay)).toEqual(['2026-11-21', '', '']);
});
