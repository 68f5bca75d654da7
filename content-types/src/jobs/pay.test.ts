import { expect, test } from 'vitest';
import { formatComparablePay, formatPay, formatPayForTitle, toPublicPay, toYearlyPounds } from './pay.ts';

const salary = { min: null, max: null, unit: 'year', hidden: false, note: '' } as const;

test.each([
  [{ ...salary, min: 4_500_000, max: 5_500_000 }, '£45,000 to £55,000 a year'],
  [{ ...salary, min: 1_420, max: 1_420, unit: 'hour' as const }, '£14.20 an hour'],
  [{ ...salary, max: 60_000, unit: 'day' as const }, 'Up to £600 a day'],
  [{ ...salary, min: 3_000_000 }, 'From £30,000 a year'],
  [{ ...salary, min: 3_000_000, hidden: true }, 'Competitive'],
  [salary, 'Competitive'],
])('describes %j as %s', (value, expectedText) => expect(formatPay(value)).toBe(expectedText));

test.each([
  [2_200, 2_600, 'hour', 8, '£9,200 to £10,800 a year, 8 hours a week'],
  [1_420, 1_420, 'hour', null, ''],
  [75_000, 85_000, 'week', null, '£39,000 to £44,200 a year'],
  [3_200_000, 3_600_000, 'year', 24, '£25.60 to £28.80 an hour, 24 hours a week'],
  [3_000_000, null, 'year', 37, 'From £15.60 an hour, 37 hours a week'],
  [1_420, null, 'hour', 22.5, 'From £16,600 a year, 22.5 hours a week'],
  [null, 40_000, 'day', 40, 'Up to £92,000 a year, 5 days a week'],
  [20_000, 20_000, 'day', 8, '£9,200 a year, 1 day a week'],
  [1_400, 1_401, 'hour', 10, '£7,300 a year, 10 hours a week'],
  [200_000, 250_000, 'month', 37.5, '£24,000 to £30,000 a year, 37.5 hours a week'],
  [50_000, null, 'week', 37.5, 'From £26,000 a year, 37.5 hours a week'],
  [null, null, 'year', 37, ''],
  [3_000_000, null, 'year', 0, ''],
] as const)('compares %s–%s pence per %s at %s weekly hours as %s', (min, max, unit, hours, other) => {
  expect(formatComparablePay({ min, max, unit }, hours)).toBe(other);
  expect(formatComparablePay({ min, max, unit, hidden: true }, hours)).toBe('');
});

test.each([
  [{ ...salary, min: 4_500_000, max: 5_500_000 }, '£45,000–£55,000'],
  [{ ...salary, min: 1_420, unit: 'hour' as const }, 'From £14.20 an hour'],
  [{ ...salary, max: 60_000, hidden: true }, ''],
  [salary, ''],
])('shortens %j to %j for a title', (value, expectedText) => expect(formatPayForTitle(value)).toBe(expectedText));

test('leaves hidden amounts out of public pay', () => {
  const pay = { ...salary, min: 3_000_000, max: 4_000_000, note: 'plus bonus' };
  expect(toPublicPay(pay)).toEqual({ min: 3_000_000, max: 4_000_000, unit: 'year' });
  expect(toPublicPay({ ...pay, hidden: true })).toEqual({ min: null, max: null, unit: 'year' });
});

test.each([
  [2_600, 'hour', 8, 10_816],
  [2_600, 'hour', null, 50_700],
  [40_000, 'day', 40, 92_000],
  [40_000, 'day', 15, 36_800],
  [50_000, 'week', 37.5, 26_000],
  [250_000, 'month', 37.5, 30_000],
  [3_600_000, 'year', 24, 36_000],
] as const)('converts %d pence per %s at %s weekly hours to £%d yearly', (pence, unit, hours, pounds) => {
  expect(toYearlyPounds(pence, unit, hours)).toBe(pounds);
});
