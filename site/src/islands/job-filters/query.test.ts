import { expect, test } from 'vitest';
import { emptyQuery, formatQuery, parseQuery } from './query.ts';

test('the address holds what was searched for and nothing else', () => {
  const query = { ...emptyQuery, q: 'rail & site', type: 'Part Time', page: 3 };
  expect(formatQuery(query)).toBe('q=rail+%26+site&type=Part+Time&page=3');
  expect(parseQuery(new URLSearchParams(formatQuery(query)))).toEqual(query);
  expect(formatQuery(emptyQuery)).toBe('');
});

test('ignores parameters that make no sense', () => {
  const params = new URLSearchParams('?sort=worst&pay=lots&page=-4&utm_source=x');
  expect(parseQuery(params)).toEqual(emptyQuery);
});
