import { join, resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  ['/', ''],
  ['/about-us', 'about-us'],
  ['/about-us/', 'about-us'],
  ['/job/a1b2c3', 'job/a1b2c3'],
  ['/_astro/page.C0ffee.css', '_astro/page.C0ffee.css'],
  ['/caf%C3%A9', 'café'],
])('maps %s to %j', (address, path) => expect(safePath(address)).toBe(path));

test.each([
  '',
  'about',
  '//',
  '//evil.example',
  '/a//b',
  '/..',
  '/../app.db',
  '/a/../../app.db',
  '/./a',
  '/a/.',
  '/.git/config',
  '/a/.env',
  '/%2e%2e/app.db',
  '/%2E%2E%2Fapp.db',
  '/..%2fapp.db',
  '/%2e%2e%5capp.db',
  '/..\\app.db',
  '/..%5capp.db',
  '/%252e%252e/app.db',
  '/%25252e/app.db',
  '/%c0%ae%c0%ae/app.db',
  '/%e0%80%ae/app.db',
  '/%',
  '/%zz',
  '/%00',
  '/a%00.html',
  '/a%0a',
  '/C:/windows',
  '/a:b',
  '/..;/app.db/..',
  '/%2e%2e%2f%2e%2e%2fapp.db',
  '/a/%2e%2e/%2e%2e/app.db',
  '/a/..%00/',
  '/...',
  '/.%2e/app.db',
  '/%2e./app.db',
  '/a\u007f',
  '/%7f',
  '/%09',
  '/a/%2f/b',
  '/%2fetc/passwd',
  '/%5c%5chost/share',
])('rejects the path %j', (address) => expect(safePath(address)).toBeNull());

test('every accepted path is inside the folder', () => {
  const pieces = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2f',
    '%5c',
    '%25',
    'a',
    ';',
    ':',
    '\u0000',
    '%00',
    '~',
    '%c0%af',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const path = safePath(`/${parts.join('')}`);
      const root = resolve('/srv/site');
      return path === null || path === '' || resolve(join(root, path)).startsWith(root + sep);
    }),
    { numRuns: 5_000 },
  );
});
