import { expect, it } from 'vitest';
import { describeDue, isOverdue, nextMonday, today } from './due.ts';

// The clocks go back on the next day.
const SATURDAY = Date.parse('2026-10-24T22:30:00Z');

it('uses the current date in London', () => {
  expect(today(SATURDAY)).toBe('2026-10-24');
  expect(today(SATURDAY + 3_600_000)).toBe('2026-10-25');
});

it.each([
  ['2026-10-24', '2026-10-26'],
  ['2026-10-25', '2026-10-26'],
  ['2026-10-26', '2026-11-02'],
])('after %s, the next Monday is %s', (day, monday) => expect(nextMonday(day)).toBe(monday));

it.each([
  ['2026-10-24', null, 'today', false],
  ['2026-10-24', '23:15', 'today at 23:15', true],
  ['2026-10-24', '23:45', 'today at 23:45', false],
  ['2026-10-25', null, 'tomorrow', false],
  ['2026-10-23', null, 'Fri 23 Oct', true],
])('%s %s is due %s', (day, time, expectedText, isLate) => {
  expect(describeDue({ day, time }, SATURDAY)).toBe(expectedText);
  expect(isOverdue({ day, time }, SATURDAY)).toBe(isLate);
});
