import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { statusOf, visibleAt } from './state.ts';

const NOW = 1_000;
const data = { title: 'x' };
const shown = { published: data, closed: false };
const nothing = { published: null, closed: false };

test.each([
  ['a job without an end', contentTypes.job, data, null, shown],
  ['a job before its end', contentTypes.job, data, NOW + 1, shown],
  ['a job at its end', contentTypes.job, data, NOW, { published: data, closed: true }],
  ['a product at its end', contentTypes.product, data, NOW, nothing],
  ['a singleton at its end', contentTypes.footer, data, NOW, nothing],
  ['a job that was never live, after its end', contentTypes.job, null, NOW - 1, nothing],
])('%s', (_name, type, live, expiresAt, expected) => {
  expect(visibleAt(type, live, expiresAt, NOW)).toEqual(expected);
});

const row = { data, published: null, closed: false, publishAt: null, expiresAt: null, publishedAt: null };

test.each([
  ['draft', {}],
  ['draft', { expiresAt: NOW + 1 }],
  ['draft', { publishedAt: 5 }],
  ['live', { published: { title: 'x' }, publishedAt: 5 }],
  ['changed', { published: { title: 'y' }, publishedAt: 5 }],
  ['scheduled', { publishAt: NOW + 1 }],
  ['scheduled', { publishAt: NOW + 1, published: { title: 'y' }, publishedAt: 5 }],
  ['expired', { published: data, closed: true, publishedAt: 5, expiresAt: NOW }],
  ['expired', { publishedAt: 5, expiresAt: NOW }],
])('%s: %j', (status, more) => {
  expect(statusOf({ ...row, ...more }, NOW)).toBe(status);
});
