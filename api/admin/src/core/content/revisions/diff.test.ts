import { contentTypes } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { expect, it } from 'vitest';
import { setAt } from '../../../kit/form/path.ts';
import { findDifferences } from './diff.ts';

const { fields } = contentTypes.career;
const empty = initialData(fields);
const read = (after: unknown) =>
  findDifferences(fields, empty, after as typeof empty).map(({ labels, path }) => [labels.join(' › '), path]);

it('lists every changed field, including nested ones', () => {
  const changed = setAt(setAt(empty, 'title', 'Grow'), 'sections.0.title', 'New');
  expect(read(changed)).toEqual([
    ['Title', 'title'],
    ['Sections › Section 1 › Title', 'sections.0.title'],
  ]);
});

it('reports lists of different lengths as one difference', () => {
  const changed = setAt(empty, 'jobs', [...empty.jobs, ...empty.jobs]);
  expect(read(changed)).toEqual([['Jobs', 'jobs']]);
});

it('finds no difference between equal documents with their keys in another order', () => {
  const turned = Object.fromEntries(Object.entries(empty).reverse());
  expect(read(turned)).toEqual([]);
});
