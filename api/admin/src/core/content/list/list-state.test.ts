import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { fromListQuery, toListQuery } from '../../navigation/list-query.ts';
import { emptyFilter, isFiltered, listChoiceFields } from './list-state.ts';

const { banner, job, question } = contentTypes;
const emptyListFilter = emptyFilter(job);

test('writes an empty query for an unfiltered list', () => {
  expect(toListQuery(emptyListFilter, emptyListFilter)).toBe('');
});

test('reads the state of a list back from the address', () => {
  const filter = {
    ...emptyListFilter,
    search: 'C++ & "R"',
    status: 'draft',
    category: 'Engineer',
    sort: '-title',
    bin: 'true',
  };
  expect(fromListQuery(emptyListFilter, toListQuery(emptyListFilter, filter, 7))).toEqual({ filter, page: 7 });
});

test('keeps a choice field called page apart from the page number', () => {
  const defaultFilter = emptyFilter(banner);
  for (const page of [1, 2]) {
    const filter = { ...defaultFilter, page: 'blog' };
    expect(fromListQuery(defaultFilter, toListQuery(defaultFilter, filter, page))).toEqual({ filter, page });
  }
});

test('ignores an invalid page and an unknown filter in the address', () => {
  expect(fromListQuery(emptyListFilter, 'page=-3&colour=red')).toEqual({ filter: emptyListFilter, page: 1 });
});

test('does not count the search, the order or the bin as filters', () => {
  expect(isFiltered({ ...emptyListFilter, search: 'nurse', sort: 'title', bin: 'true' })).toBe(false);
  expect(isFiltered({ ...emptyListFilter, category: 'Engineer' })).toBe(true);
});

test('offers no filter by a field that visitors cannot read', () => {
  expect(listChoiceFields(question).map(([name]) => name)).toEqual(['answer', 'asked']);
});
