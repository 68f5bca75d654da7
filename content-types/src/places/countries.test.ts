import { expect, test } from 'vitest';
import { findCountryCode } from './countries.ts';

test.each([
  ['United Kingdom', 'GB'],
  [' united kingdom ', 'GB'],
  ['UK', 'GB'],
  ['Scotland', 'GB'],
  ['GB', 'GB'],
  ['Germany', 'DE'],
  ['United States', 'US'],
  ['Republic of Ireland', 'IE'],
  ['Atlantis', null],
  ['European Union', null],
  ['', null],
])('converts the country %j to %j', (name, code) => {
  expect(findCountryCode(name)).toBe(code);
});
