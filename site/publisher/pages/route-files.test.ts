import { expect, test } from 'vitest';
import { toFile } from './routes.ts';

test.each([
  ['/', 'page', 'index.html'],
  ['/about-us', 'page', 'about-us/index.html'],
  ['/job/4f0a', 'page', 'job/4f0a/index.html'],
  ['/orrinvale.example', 'page', 'orrinvale.example/index.html'],
  ['/404', 'page', '404.html'],
  ['/job/404', 'page', 'job/404.html'],
  ['/sitemap.xml', 'endpoint', 'sitemap.xml'],
  ['/jobs/search/facts.json', 'endpoint', 'jobs/search/facts.json'],
] as const)('%s, a %s, is written to the file %s', (path, kind, file) => {
  expect(toFile(path, kind)).toBe(file);
});

test.each([
  '/../x',
  '/job/..',
  '/job/.',
  '/job//x',
  '/job/',
  '/job/a%2Fb',
  '/.well-known',
  '/a\0',
  'job',
  '/job/a b',
  '/job/a\\b',
])('returns null for the path %j', (path) => {
  expect(toFile(path, 'page')).toBeNull();
});
