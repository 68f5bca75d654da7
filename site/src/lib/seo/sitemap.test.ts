import { isSitePath, SITE_PATHS } from 'content-types/pages/site-pages';
import { expect, test } from 'vitest';
import { fixedPaths } from './sitemap.ts';

test('the API lists every fixed page of the site', () => {
  expect(fixedPaths).toEqual(SITE_PATHS);
});

test.each(['/', '/Career', '/globalstaffing', '/job/x', '/blog', '/feeds', '/404'])('reserves %s', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each(['/nursing', '/career/nursing', '/jobs-in-leeds'])('leaves %s available', (path) => {
  expect(isSitePath(path)).toBe(false);
});
