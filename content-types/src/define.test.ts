import { expect, test } from 'vitest';
import { getTitle } from './define.ts';
import { contentTypes } from './index.ts';

test.each([
  ['job', { title: 'Driver' }, 'Driver'],
  ['job', { title: ' ' }, 'Untitled job'],
  ['redirect', { from: '/old' }, '/old'],
  ['footer', {}, 'Footer'],
] as const)('calls a %s with %j “%s”', (name, data, title) => {
  expect(getTitle(contentTypes[name], { data })).toBe(title);
});
