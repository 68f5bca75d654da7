import { endpoint, page, startRoutes } from 'publisher/test/routes';
import { expect, test } from 'vitest';
import { dataOf } from '../test/support/content.ts';
import { definition } from './definition.ts';

const compiled = [
  page('/'),
  page('/career'),
  page('/job/[id]'),
  page('/[...path]'),
  endpoint('/jobs/search/[file].json'),
  endpoint('/sitemap-[part].xml'),
];

// Ignores the cards of the job search, which depend on the positions of jobs and are tested below.
const start = () => startRoutes(definition, compiled, '/jobs/search/cards-0.json');

test.each([
  [401, ['/sitemap-pages.xml', '/sitemap-0.xml', '/sitemap-1.xml']],
  [32, ['/jobs/search/cards-1.json']],
])('sitemap and job search gain and lose files at %i jobs', (count, lists) => {
  const { apply, update } = start();
  update(Array.from({ length: count - 1 }, (_, n) => apply('job', `a${n}`, { title: `Job ${n}` })).flat());
  const { added, removed } = update(apply('job', `a${count - 1}`, { title: 'One more' }));
  expect(added.filter((path) => !path.startsWith('/job/'))).toEqual(lists);
  expect(removed).toEqual([]);
  expect(update(apply('job', `a${count - 1}`, null)).removed).toEqual([`/job/a${count - 1}`, ...lists]);
});

test('defers files that contain data of every job', () => {
  const { routes } = start();
  const isDeferred = (path: string) => routes.targets.get(path)?.deferred;
  expect(['facts', 'words-0', 'words-63'].map((name) => isDeferred(`/jobs/search/${name}.json`))).toEqual(
    Array(3).fill(true),
  );
  expect(isDeferred('/career')).toBe(false);
});

test('adds a page for the domain unless its address is taken', () => {
  const { routes, apply, update } = start();
  const settings = (domain: string) => apply('siteSettings', 'siteSettings', dataOf('siteSettings', { domain }));
  expect(update(settings('agency.example'))).toEqual({ added: ['/agency.example'], removed: [] });
  expect(update(settings('../../etc')).added).toEqual([]);
  update(settings('career'));
  update(settings(''));
  const pages = [...routes.targets.keys()].filter((path) => !path.startsWith('/jobs/search/'));
  expect(pages).toEqual(['/', '/career']);
});

test('a page moves to the address in its data', () => {
  const { apply, update } = start();
  const page = (path: string) => update(apply('page', 'p1', dataOf('page', { title: 'Nurses', path })));
  expect(page('/sectors/nurses')).toEqual({ added: ['/sectors/nurses'], removed: [] });
  expect(page('/nurses')).toEqual({ added: ['/nurses'], removed: ['/sectors/nurses'] });
  expect(page('/career')).toEqual({ added: [], removed: ['/nurses'] });
  expect(page('/../x').added).toEqual([]);
});
