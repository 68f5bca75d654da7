import { isSitePath, SITE_PATHS } from 'content-types/pages/site-pages';
import { expect, test } from 'vitest';
import { fixedPaths } from './sitemap.ts';

test('the API knows every page that is not made from entries', () => {
  expect(fixedPaths).toEqual(SITE_PATHS);
});

test.each(['/', '/Career', '/globalstaffing', '/job/x', '/blog', '/feeds', '/404'])('%s is taken', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each(['/nursing', '/career/nursing', '/jobs-in-leeds'])('%s is free', (path) => {
  expect(isSitePath(path)).toBe(false);
});
