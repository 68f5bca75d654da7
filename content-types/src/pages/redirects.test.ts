import { expect, test } from 'vitest';
import { createSchema } from '../fields/field.ts';
import { redirect } from '../types/redirect.ts';
import { buildRedirectRules, type Redirect, readRedirects, renderRedirectsFile } from './redirects.ts';

const SITE = new URL('https://www.example.com');
const noPage = () => false;
const redirectOf = (from: string, to: string, kind: Redirect['kind'] = 'permanent'): Redirect => ({ from, to, kind });
const check = (data: Partial<Redirect>) =>
  createSchema(redirect.fields, 'publish').safeParse({ ...redirectOf('/old', '/new'), ...data });

test.each([
  ['/old-page', '/old-page'],
  ['/old/page/', '/old/page'],
  ['/Our%20team', '/Our team'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/page.php', '/page.php'],
])('stores %s as %s', (path, storedPath) => expect(check({ from: path }).data).toMatchObject({ from: storedPath }));

test.each([
  '',
  '/',
  'old',
  '//evil.example',
  'https://www.example.com/old',
  '/old?page=1',
  '/old#part',
  '/old/*',
  '/:name',
  '/a//b',
  '/../etc/passwd',
  '/.well-known/x',
  '/a\\b',
  '/a%2Fb',
  '/a%0d%0aSet-Cookie: x',
  '/api/content',
  '/admin',
  '/media/x',
  '/preview/x',
  '/_astro/x.js',
  '/healthz',
  `/${'x'.repeat(600)}`,
])('rejects a redirect from %j', (path) => expect(check({ from: path }).success).toBe(false));

test.each([
  ['/career', '/career'],
  ['/career?type=Full Time', null],
  ['/career?q=é#part', '/career?q=%C3%A9#part'],
  ['https://example.co.uk', 'https://example.co.uk/'],
  ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ['/a/../b', '/b'],
  ['//evil.example', null],
  ['/.//evil.example', null],
  ['/\\evil.example', null],
  ['https:evil.example', null],
  ['https:///evil.example', null],
  ['https://www.example.com@evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@example.com', null],
  ['/a\r\nset-cookie: x=1', null],
])('a redirect to %j leads to %j', (target, storedTarget) =>
  expect(check({ to: target }).data?.to ?? null).toBe(storedTarget),
);

test('resolves a chain to one redirect, permanent only if every step is', () => {
  const rules = buildRedirectRules(
    [
      redirectOf('/a', '/b?x=1'),
      redirectOf('/b', 'https://www.example.com/c/#part', 'temporary'),
      redirectOf('/c', '/d'),
    ],
    SITE,
    noPage,
  );
  expect(rules).toEqual([
    { from: '/a', to: '/d?x=1#part', status: 302 },
    { from: '/b', to: '/d#part', status: 302 },
    { from: '/c', to: '/d', status: 301 },
  ]);
});

test('leaves out loops, repeated sources and paths of pages', () => {
  const redirectEntries = [
    redirectOf('/a', '/b/'),
    redirectOf('/b', 'https://www.example.com/a'),
    redirectOf('/self', '/self#part'),
    redirectOf('/about-us', '/elsewhere'),
    redirectOf('/x', '/first'),
    redirectOf('/x', '/second'),
  ];
  expect(buildRedirectRules(redirectEntries, SITE, (path) => path === '/about-us')).toEqual([
    { from: '/x', to: '/first', status: 301 },
  ]);
});

test('keeps the host when the path starts with two slashes', () => {
  const [rule] = buildRedirectRules([redirectOf('/a', 'https://www.example.com//evil.example')], SITE, noPage);
  expect(rule?.to).toBe('https://www.example.com//evil.example');
});

test('parses the redirects file that it wrote, one line per spelling', () => {
  const rules = buildRedirectRules(
    [redirectOf('/Our team', '/about-us'), redirectOf('/old.html', '/', 'temporary')],
    SITE,
    noPage,
  );
  const text = renderRedirectsFile(rules);
  expect(text).toBe('/Our%20team /about-us 301\n/Our%20team/ /about-us 301\n/old.html / 302\n');
  expect([...readRedirects(text).values()]).toEqual(rules);
});
