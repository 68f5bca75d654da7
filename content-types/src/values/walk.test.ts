import { expect, test } from 'vitest';
import { group } from '../fields/nested/group.ts';
import { list } from '../fields/nested/list.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { listLabels, walk } from './walk.ts';

const fields = {
  title: text('Title'),
  salary: group('Salary', { min: number('Least'), note: text('Note') }),
  tabs: list('Tabs', group('Tab', { title: text('Title') }), { one: 'tab' }),
  points: list('Points', text('Point'), { one: 'point' }),
};

const listVisited = (data: Record<string, unknown>) => {
  const visitedFields: [kind: string, value: unknown, path: string][] = [];
  walk(fields, data, (field, value, path) => visitedFields.push([field.kind, value, path.join('.')]));
  return visitedFields;
};

test('visits every field in order, with its value and path', () => {
  const data = {
    points: ['x', 'y'],
    tabs: [{ title: 'One' }, { title: 'Two' }],
    salary: { min: 5, note: '' },
    title: 'A',
  };
  expect(listVisited(data)).toEqual([
    ['text', 'A', 'title'],
    ['number', 5, 'salary.min'],
    ['text', '', 'salary.note'],
    ['text', 'One', 'tabs.0.title'],
    ['text', 'Two', 'tabs.1.title'],
    ['text', 'x', 'points.0'],
    ['text', 'y', 'points.1'],
  ]);
});

test('skips unknown keys and fields of missing groups and lists', () => {
  expect(listVisited({ salary: null, tabs: 'none', points: [], extra: 1 })).toEqual([['text', undefined, 'title']]);
});

test('lists the labels of every field, however deep', () => {
  expect(listLabels(fields)).toEqual(['Title', 'Salary', 'Least', 'Note', 'Tabs', 'Tab', 'Title', 'Points', 'Point']);
});
