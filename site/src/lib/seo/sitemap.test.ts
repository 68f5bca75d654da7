import { isSitePath, SITE_PATHS } from 'content-types/pages/site-pages';
import { expect, test } from 'vitest';
import { fixedPaths } from './sitemap.ts';

test('the API lists every fixed page of the site', () => {
  expect(fixedPaths).toEqual(SITE_PATHS);
});

test.each(['/', '/Career', '/globalstaffing', '/job/x', '/blog', '/feeds', '/404'])('reserves the path %s', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each(['/nursing', '/career/nursing', '/jobs-in-leeds'])('does not reserve the path %s', (path) => {
  expect(isSitePath(path)).toBe(false);
});
