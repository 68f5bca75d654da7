import { expect, test } from 'vitest';
import { payInWords } from './pay.ts';

const salary = { min: null, max: null, unit: 'year', hidden: false, note: '' } as const;

test.each([
  [{ ...salary, min: 4_500_000, max: 5_500_000 }, '£45,000 to £55,000 a year'],
  [{ ...salary, min: 1_420, max: 1_420, unit: 'hour' as const }, '£14.20 an hour'],
  [{ ...salary, max: 60_000, unit: 'day' as const }, 'Up to £600 a day'],
  [{ ...salary, min: 3_000_000 }, 'From £30,000 a year'],
  [{ ...salary, min: 3_000_000, hidden: true }, 'Competitive'],
  [salary, 'Competitive'],
])('describes %j as %s', (value, words) => expect(payInWords(value)).toBe(words));
