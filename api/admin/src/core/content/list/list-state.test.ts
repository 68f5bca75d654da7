import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { fromQuery, listChoiceFields, toQuery, WHOLE_LIST } from './list-state.ts';

const { job } = contentTypes;

test('an unfiltered list adds nothing to the address', () => {
  expect(toQuery(WHOLE_LIST)).toBe('');
});

test('reads the state of a list back from the address', () => {
  const state = {
    search: 'C++ & "R"',
    status: 'draft',
    choices: { category: 'Engineer', type: 'Full Time' },
    sort: '-title',
    bin: true,
    page: 7,
  } as const;
  expect(fromQuery(job, toQuery(state))).toEqual(state);
});

test('a choice field called page does not clash with the number of the page', () => {
  const { banner } = contentTypes;
  for (const page of [1, 2]) {
    const state = { ...WHOLE_LIST, choices: { page: 'blog' }, page };
    expect(fromQuery(banner, toQuery(state))).toEqual(state);
  }
  expect(fromQuery(job, 'list-page=3')).toEqual({ ...WHOLE_LIST, page: 3 });
});

test('ignores invalid values', () => {
  expect(fromQuery(job, '')).toEqual(WHOLE_LIST);
  expect(fromQuery(job, 'list-page=-3&colour=red')).toEqual(WHOLE_LIST);
});

test('offers no filter by a field that visitors cannot read', () => {
  expect(listChoiceFields(contentTypes.question).map(([name]) => name)).toEqual(['answer', 'asked']);
});
