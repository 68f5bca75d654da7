import type { AstroGlobal } from 'astro';
import { expect, test } from 'vitest';
import { contextsOf } from './page-context.ts';

const logger = { info() {}, warn() {}, error() {} };
const facts = { generator: 'Astro', routePattern: '/[page]', isPrerendered: false, site: undefined, logger };
const contextOf = contextsOf(facts);
const page = {
  url: new URL('http://localhost/about-us'),
  params: { page: 'about-us' },
  locals: {} as App.Locals,
  response: { status: 200, headers: new Headers() },
  localeOf: () => 'en-GB',
};

test('a page is told what Astro tells it', () => {
  const { generator, routePattern, originPathname, currentLocale, params } = contextOf(page) as AstroGlobal;
  expect({ generator, routePattern, originPathname, currentLocale, params }).toEqual({
    generator: 'Astro',
    routePattern: '/[page]',
    originPathname: '/about-us',
    currentLocale: 'en-GB',
    params: { page: 'about-us' },
  });
});

test('a page that asks who visits it is told that nobody does yet', () => {
  const context = contextOf(page) as AstroGlobal;
  expect(() => context.request.headers).toThrow('There is no request here: a page is made once');
  expect(() => context.redirect('/')).toThrow('There is no redirect here');
});

test('slots are made when a component asks for them', () => {
  const slots = { has: () => true } as unknown as AstroGlobal['slots'];
  expect((contextOf({ ...page, props: {}, makeSlots: () => slots }) as AstroGlobal).slots).toBe(slots);
});
