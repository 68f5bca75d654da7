import { expect, test } from 'vitest';
import { emptyCriteria } from './criteria.ts';
import { withTypedPay } from './typed-pay.ts';

test.each([
  ['chef £15 an hour', 'chef', 15, 'hour'],
  ['£15.50 per hour warehouse', 'warehouse', 15.5, 'hour'],
  ['driver 14ph', 'driver', 14, 'hour'],
  ['developer 60k', 'developer', 60_000, 'year'],
  ['£35,000 pa accountant', 'accountant', 35_000, 'year'],
  ['£250 a day', '', 250, 'day'],
  ['over £30,000', '', 30_000, 'year'],
  ['chef at least £15+ an hour', 'chef', 15, 'hour'],
  ['min 30k+ developer', 'developer', 30_000, 'year'],
  ['from leeds £15', 'from leeds', 15, 'hour'],
  ['cook £14', 'cook', 14, 'hour'],
  ['warehouse up to £25,000', 'warehouse', 0, 'year'],
  ['hgv class 2', 'hgv class 2', 0, 'year'],
  ['7.5 tonne driver', '7.5 tonne driver', 0, 'year'],
  ['ov-1016', 'ov-1016', 0, 'year'],
  ['level 3 a good school', 'level 3 a good school', 0, 'year'],
])('extracts words and minimum pay from “%s”', (q, remainingText, pay, payUnit) => {
  const { q: remainingQuery, pay: amount, per: period } = withTypedPay({ ...emptyCriteria, q });
  expect([remainingQuery.replace(/ +/g, ' '), amount, period]).toEqual([remainingText, pay, payUnit]);
});

test('a chosen minimum pay takes precedence over typed pay', () => {
  const chosenCriteria = { ...emptyCriteria, q: 'chef £15 an hour', pay: 20, per: 'hour' as const };
  expect(withTypedPay(chosenCriteria)).toEqual(chosenCriteria);
});
