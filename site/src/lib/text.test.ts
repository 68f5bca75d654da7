import { expect, test } from 'vitest';
import { joinUpTo, shorten } from './text.ts';

test.each([
  ['Short  and\nsweet', 40, 'Short and sweet'],
  ['One two three four', 12, 'One two…'],
  ['Unbreakableword', 6, 'Unbre…'],
])('shortens %j to %i characters', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});

test.each([
  [30, 'Web Developer, Leeds, £42,000'],
  [28, 'Web Developer, Leeds'],
  [22, 'Web Developer, £42,000'],
  [5, 'Web Developer'],
])('joins parts up to %i characters', (max, line) => {
  expect(joinUpTo(max, ['Web Developer', max === 22 ? 'Newcastle' : 'Leeds', '', '£42,000'])).toBe(line);
});
