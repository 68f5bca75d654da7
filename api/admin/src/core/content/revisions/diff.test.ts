import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { expect, it } from 'vitest';
import { setAt } from '../../../kit/form/path.ts';
import { findDifferences } from './diff.ts';

const { fields } = contentTypes.career;
const emptyData = initialData(fields);
const listDifferences = (newData: unknown) =>
  findDifferences(fields, emptyData, newData as typeof emptyData).map(({ labels, path }) => [labels.join(' › '), path]);

it('lists every changed field, including nested fields', () => {
  const changedData = setAt(setAt(emptyData, 'title', 'Grow'), 'sections.0.title', 'New');
  expect(listDifferences(changedData)).toEqual([
    ['Title', 'title'],
    ['Sections › Section 1 › Title', 'sections.0.title'],
  ]);
});

it('reports lists of different lengths as one difference', () => {
  const changedData = setAt(emptyData, 'jobs', [...emptyData.jobs, ...emptyData.jobs]);
  expect(listDifferences(changedData)).toEqual([['Jobs', 'jobs']]);
});

it('finds no difference between equal documents with their keys in another order', () => {
  const reorderedData = Object.fromEntries(Object.entries(emptyData).reverse());
  expect(listDifferences(reorderedData)).toEqual([]);
});
