import { expect, test } from 'vitest';
import { getTitle } from './define.ts';
import { contentTypes } from './index.ts';

test.each([
  ['job', { title: 'Driver' }, 'Driver'],
  ['job', { title: ' ' }, 'Untitled job'],
  ['redirect', { from: '/old' }, '/old'],
  ['footer', {}, 'Footer'],
] as const)('the title of a %s with %j is “%s”', (name, data, title) => {
  expect(getTitle(contentTypes[name], { data })).toBe(title);
});
