import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { fromAddress, listChoiceFields, toAddress, WHOLE_LIST } from './list-state.ts';

const view = 'career/openings';
const { job } = contentTypes;

test('an unfiltered list adds nothing to the address', () => {
  expect(toAddress(view, WHOLE_LIST)).toBe('');
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
  expect(fromAddress(view, job, toAddress(view, state))).toEqual(state);
});

test('a choice field called page does not clash with the number of the page', () => {
  const { banner } = contentTypes;
  for (const page of [1, 2]) {
    const state = { ...WHOLE_LIST, choices: { page: 'blog' }, page };
    expect(fromAddress('about-us/banners', banner, toAddress('about-us/banners', state))).toEqual(state);
  }
  expect(fromAddress(view, job, `?list=${view}&list-page=3`)).toEqual({ ...WHOLE_LIST, page: 3 });
});

test('ignores addresses of other lists and invalid values', () => {
  expect(fromAddress('home/slides', job, toAddress(view, { ...WHOLE_LIST, page: 2 }))).toBeNull();
  expect(fromAddress(view, job, '')).toBeNull();
  expect(fromAddress(view, job, `?list=${view}&list-page=-3&colour=red`)).toEqual(WHOLE_LIST);
});

test('offers no filter by a field that visitors cannot read', () => {
  expect(listChoiceFields(contentTypes.question).map(([name]) => name)).toEqual(['answer', 'asked']);
});
