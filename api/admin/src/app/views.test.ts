import { describe, expect, it } from 'vitest';
import { GROUPS, routeFromHash, views } from './views.ts';

const R18 = [
  'dashboard',
  'navbar',
  'footer',
  'aboutUs/mission',
  'aboutUs/vision',
  'services/application',
  'products/new',
  'products/popular',
  'career/jobs',
  'contactUs/email',
  'blog/latest',
  'home/sub1',
];

describe('views', () => {
  it('R18 has every view that the specification names, each key once', () => {
    const keys = views.map((view) => view.key);
    expect(keys).toEqual(expect.arrayContaining(R18));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('R19 leaves no group of the menu empty and no view outside the groups by mistake', () => {
    expect(GROUPS.filter((group) => !views.some((view) => view.group === group))).toEqual([]);
    expect(views.filter((view) => view.group && !GROUPS.includes(view.group))).toEqual([]);
  });
});

describe('routeFromHash', () => {
  it.each([
    ['#aboutUs/vision', { view: 'aboutUs/vision', entry: null }],
    ['#career/openings/abc123', { view: 'career/openings', entry: 'abc123' }],
    ['#/messages', { view: 'messages', entry: null }],
    ['#nowhere', null],
    ['', null],
  ])('reads %s', (hash, route) => {
    expect(routeFromHash(hash)).toEqual(route);
  });
});

describe('routeFromHash', () => {
  it.each(['#%', '#50%off', '#%E0%A4%A'])('finds no view for the malformed fragment %s', (hash) => {
    expect(routeFromHash(hash)).toBeNull();
  });
});
