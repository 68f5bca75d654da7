import { expect, it } from 'vitest';
import { fromListQuery, toListQuery } from './list-query.ts';

const EMPTY = { box: 'inbox', search: '' };

it('writes and reads only values that differ from the defaults', () => {
  expect(toListQuery(EMPTY, EMPTY)).toBe('');
  const filter = { box: 'bin', search: 'Zoë & 50%' };
  const query = toListQuery(EMPTY, filter, 3);
  expect(query).toBe('box=bin&search=Zo%C3%AB+%26+50%25&page=3');
  expect(fromListQuery(EMPTY, query)).toEqual({ filter, page: 3 });
});

it.each(['page=0', 'page=-2', 'page=x', 'other=1'])('ignores unknown parameters: %s', (query) => {
  expect(fromListQuery(EMPTY, query)).toEqual({ filter: EMPTY, page: 1 });
});
