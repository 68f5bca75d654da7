import { expect, test } from 'vitest';
import { shorten } from './text.ts';

test.each([
  ['Short  and\nsweet', 40, 'Short and sweet'],
  ['One two three four', 12, 'One two…'],
  ['Unbreakableword', 6, 'Unbre…'],
])('shortens %j to %i characters', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});
