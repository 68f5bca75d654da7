import { expect, test } from 'vitest';
import { addIds } from './ids.ts';

test.each([
  [
    ['Remote Part-Time Jobs', 'Benefits'],
    ['remote-part-time-jobs', 'benefits'],
  ],
  [
    ['Benefits', 'Benefits', 'Benefits!'],
    ['benefits', 'benefits-2', 'benefits-3'],
  ],
  [
    ['Build', 'Build tab'],
    ['build', 'build-tab-2'],
  ],
  [
    ['Build tab', 'Build'],
    ['build-tab', 'build-2'],
  ],
  [
    ['24 hours', 'وظيفة', '👩‍💻'],
    ['tab-24-hours', 'tab', 'tab-2'],
  ],
  [['Menu'], ['menu-2']],
])('gives %j the ids %j', (titles, ids) => {
  expect(addIds(titles.map((title) => ({ title }))).map(({ id }) => id)).toEqual(ids);
});

test('lists on the same page get different ids', () => {
  expect(addIds([{ title: 'Build' }], 'payroll')[0]?.id).toBe('payroll--build');
});
