import { expect, test } from 'vitest';
import { everything, fromSearch, toSearch } from './query.ts';

test('the address bar holds what was asked for and nothing else', () => {
  const query = { ...everything, q: 'rail & site', type: 'Part Time', page: 3 };
  expect(toSearch(query)).toBe('q=rail+%26+site&type=Part+Time&page=3');
  expect(fromSearch(`?${toSearch(query)}`)).toEqual(query);
  expect(toSearch(everything)).toBe('');
});

test('nonsense in the address is as if it were not there', () => {
  expect(fromSearch('?sort=worst&pay=lots&page=-4&utm_source=x')).toEqual(everything);
});
