import { expect, test } from 'vitest';
import { comparablePay, payInWords, toYearlyPounds } from './pay.ts';

const salary = { min: null, max: null, unit: 'year', hidden: false, note: '' } as const;

test.each([
  [{ ...salary, min: 4_500_000, max: 5_500_000 }, '£45,000 to £55,000 a year'],
  [{ ...salary, min: 1_420, max: 1_420, unit: 'hour' as const }, '£14.20 an hour'],
  [{ ...salary, max: 60_000, unit: 'day' as const }, 'Up to £600 a day'],
  [{ ...salary, min: 3_000_000 }, 'From £30,000 a year'],
  [{ ...salary, min: 3_000_000, hidden: true }, 'Competitive'],
  [salary, 'Competitive'],
])('describes %j as %s', (value, words) => expect(payInWords(value)).toBe(words));

test.each([
  ['£22 to £26 an hour', 8, '£9,200 to £10,800 a year, 8 hours a week'],
  ['£14.20 an hour', null, '£27,700 a year, 37.5 hours a week'],
  ['£32,000 to £36,000 a year', 24, '£25.60 to £28.80 an hour, 24 hours a week'],
  ['From £30,000 a year', 37, 'From £15.60 an hour, 37 hours a week'],
  ['Up to £400 a day', 40, 'Up to £92,000 a year, 5 days a week'],
  ['£200 a day', 8, '£9,200 a year, 1 day a week'],
  ['£14 to £14.01 an hour', 10, '£7,300 a year, 10 hours a week'],
  ['Competitive', 37, ''],
])('compares %s for %s hours a week as %s', (words, hours, other) => expect(comparablePay(words, hours)).toBe(other));

test('pay by the hour counts for the hours that are worked', () => {
  expect(toYearlyPounds(2_600, 'hour', 8)).toBe(10_816);
  expect(toYearlyPounds(2_600, 'hour', null)).toBe(50_700);
  expect(toYearlyPounds(40_000, 'day', 40)).toBe(92_000);
  expect(toYearlyPounds(3_600_000, 'year', 24)).toBe(36_000);
});
