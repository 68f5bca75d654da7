import { money } from 'content-types/fields/number';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney, parseNumber } from './amounts.ts';

describe('parseMoney', () => {
  it.each([
    ['12.71', 1271],
    ['£45,000', 4_500_000],
    ['45k', 4_500_000],
    ['14.2', 1420],
    ['12.', 1200],
    ['.5', 50],
    ['0', 0],
    [' 1 234 ', 123_400],
    ['', null],
    ['£', null],
    ['0.07', 7],
    // Floating point would give 1989 for this.
    ['19.90', 1990],
    ['1.005', '1.005'],
    ['twelve', 'twelve'],
    ['-5', '-5'],
    ['1.2.3', '1.2.3'],
    ['k', 'k'],
  ])('reads %j as %j', (input, pence) => {
    expect(parseMoney(input)).toBe(pence);
  });

  it('text that is not an amount fails schema validation', () => {
    const { error } = money('From').schema('publish').safeParse(parseMoney('twelve'));
    expect(error?.issues[0]?.message).toBe('From must be an amount in pounds and pence, like 12.71.');
  });
});

describe('formatMoney', () => {
  it.each([
    [1271, '12.71'],
    [4_500_000, '45,000'],
    [1420, '14.20'],
    [null, ''],
    ['twelve', 'twelve'],
  ])('writes %j as %j and reads it back', (pence, expectedText) => {
    expect(formatMoney(pence)).toBe(expectedText);
    expect(parseMoney(expectedText)).toBe(pence);
  });
});

describe('parseNumber', () => {
  it.each([
    ['37.5', 37.5],
    ['1,000', 1000],
    ['', null],
    ['many', 'many'],
  ])('reads %j', (input, value) => {
    expect(parseNumber(input)).toBe(value);
  });
});
