import { contentTypes } from 'content-types';
import { expect, test } from 'vitest';
import { documentStatus, visibleAt } from './status.ts';

const NOW = 1_000;
const data = { title: 'x' };
const visible = { published: data, closed: false };
const invisible = { published: null, closed: false };

test.each([
  ['a job without an end', contentTypes.job, data, null, visible],
  ['a job before its end', contentTypes.job, data, NOW + 1, visible],
  ['a job at its end', contentTypes.job, data, NOW, { published: data, closed: true }],
  ['a product at its end', contentTypes.product, data, NOW, invisible],
  ['a singleton at its end', contentTypes.footer, data, NOW, invisible],
  ['a job that was never live, after its end', contentTypes.job, null, NOW - 1, invisible],
])('visitors see the right state of %s', (_name, type, liveData, expiresAt, expected) => {
  expect(visibleAt(type, liveData, expiresAt, NOW)).toEqual({ ...expected, closesAt: expiresAt });
});

test.each([
  ['in winter', '2026-11-21', '2026-11-21T23:59:59Z'],
  ['in summer', '2026-06-30', '2026-06-30T22:59:59Z'],
  ['on the day the clocks go forward', '2026-03-29', '2026-03-29T22:59:59Z'],
  ['on the day they go back', '2026-10-25', '2026-10-25T23:59:59Z'],
])('a job closes when its closing date ends in London, %s', (_when, closing, end) => {
  const liveData = { closing };
  const closesAt = Date.parse(end);
  expect(visibleAt(contentTypes.job, liveData, null, closesAt - 1)).toEqual({
    published: liveData,
    closed: false,
    closesAt,
  });
  expect(visibleAt(contentTypes.job, liveData, null, closesAt)).toEqual({
    published: liveData,
    closed: true,
    closesAt,
  });
  expect(visibleAt(contentTypes.job, liveData, closesAt + 5, closesAt)).toMatchObject({ closed: false });
  expect(visibleAt(contentTypes.job, liveData, closesAt - 5, closesAt - 5)).toMatchObject({ closed: true });
});

test('keeps a job open when its closing date is empty', () => {
  expect(visibleAt(contentTypes.job, { closing: '' }, null, NOW)).toMatchObject({ closed: false, closesAt: null });
});

const row = {
  ...{ data, published: null, closed: false, hidden: false, closesAt: null },
  ...{ publishAt: null, expiresAt: null, publishedAt: null },
};

test.each([
  ['draft', {}],
  ['draft', { closesAt: NOW + 1 }],
  ['draft', { publishedAt: 5 }],
  ['live', { published: { title: 'x' }, publishedAt: 5 }],
  ['changed', { published: { title: 'y' }, publishedAt: 5 }],
  ['scheduled', { publishAt: NOW + 1 }],
  ['scheduled', { publishAt: NOW + 1, published: { title: 'y' }, publishedAt: 5 }],
  ['expired', { published: data, closed: true, publishedAt: 5, closesAt: NOW }],
  ['expired', { publishedAt: 5, closesAt: NOW }],
])('returns the status %s for %j', (status, columns) => {
  expect(documentStatus(contentTypes.job, { ...row, ...columns }, NOW)).toBe(status);
});

test.each([
  ['standard', {}],
  ['standard', { publishedAt: 5 }],
  ['draft', { hidden: true }],
  ['scheduled', { hidden: true, publishAt: NOW + 1 }],
  ['live', { published: { title: 'x' }, publishedAt: 5 }],
])('returns the status %s for a singleton with %j', (status, columns) => {
  expect(documentStatus(contentTypes.productsPage, { ...row, ...columns }, NOW)).toBe(status);
});
