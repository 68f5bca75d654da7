import { SETTINGS_GROUPS, SITE_GROUPS } from 'content-types/define';
import { describe, expect, it } from 'vitest';
import { routeFromHash, toHash, views } from '../core/navigation/views.ts';
import './screens.ts';

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
  it('R18 lists every view of the specification under a unique key', () => {
    const keys = views.map((view) => view.key);
    expect(keys).toEqual(expect.arrayContaining(R18));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('R19 uses every menu group and no unknown group', () => {
    const GROUPS = [...SITE_GROUPS, ...SETTINGS_GROUPS];
    expect(GROUPS.filter((group) => !views.some((view) => view.group === group))).toEqual([]);
    expect(views.filter((view) => view.group && !GROUPS.includes(view.group))).toEqual([]);
  });
});

describe('routeFromHash', () => {
  it.each([
    ['#aboutUs/vision', { view: 'aboutUs/vision', entry: null, query: '' }],
    ['#career/openings/abc123', { view: 'career/openings', entry: 'abc123', query: '' }],
    ['#career/openings/new', { view: 'career/openings', entry: 'create', query: '' }],
    [
      '#career/openings?status=draft&search=50%25?',
      { view: 'career/openings', entry: null, query: 'status=draft&search=50%25?' },
    ],
    ['#recruitment/stages/%6Eew', { view: 'recruitment/stages', entry: 'new', query: '' }],
    ['#applications/abc?job=xyz', { view: 'applications', entry: 'abc', query: 'job=xyz' }],
  ])('parses the hash %s and formats it again unchanged', (hash, route) => {
    expect(routeFromHash(hash)).toEqual(route);
    expect(toHash(route)).toBe(hash);
  });

  it.each([
    ['#/messages', 'messages'],
    ['#nowhere', undefined],
    ['', undefined],
  ])('reads %s as the view %s', (hash, view) => {
    expect(routeFromHash(hash)?.view).toBe(view);
  });

  it.each(['#%', '#50%off', '#%E0%A4%A'])('finds no view for the malformed fragment %s', (hash) => {
    expect(routeFromHash(hash)).toBeNull();
  });
});
