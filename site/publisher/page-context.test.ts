import type { AstroGlobal } from 'astro';
import { expect, test } from 'vitest';
import { contextOf } from './page-context.ts';

const page = { url: new URL('http://localhost/about-us'), params: {}, locals: {} as App.Locals };
const response = { status: 200, headers: new Headers() };

test('a page that asks who visits it is told that nobody does yet', () => {
  const context = contextOf({ ...page, response }) as AstroGlobal;
  expect(context.url.pathname).toBe('/about-us');
  expect(() => context.request.headers).toThrow('There is no request here: a page is made once');
  expect(() => context.redirect('/')).toThrow('There is no redirect here');
});

test('slots are made when a component asks for them', () => {
  const slots = { has: () => true } as unknown as AstroGlobal['slots'];
  expect((contextOf({ ...page, response, props: {}, makeSlots: () => slots }) as AstroGlobal).slots).toBe(slots);
});
