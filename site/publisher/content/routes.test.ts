import { collection } from 'content-types/define';
import { text } from 'content-types/fields/text';
import { expect, test } from 'vitest';
import { definition } from '../../publishing/definition.ts';
import { dataOf, jobData } from '../../test/support/content.ts';
import { type CompiledRoute, createRoutes } from './routes.ts';
import { defineSite, type Effect } from './site.ts';
import { createStore } from './store.ts';

const page = (pattern: string): CompiledRoute => ({ pattern, kind: 'page' });
const endpoint = (pattern: string): CompiledRoute => ({ pattern, kind: 'endpoint' });
const compiled = [
  page('/'),
  page('/career'),
  page('/job/[id]'),
  page('/[...path]'),
  endpoint('/jobs/search/[file].json'),
  endpoint('/sitemap-[part].xml'),
];

function start() {
  const store = createStore(definition);
  const routes = createRoutes(compiled, store);
  let seq = 0;
  const apply = (type: string, id: string, data: Record<string, unknown> | null): Effect[] => {
    seq++;
    const fixed = { id, seq, position: seq, closed: false, publishedAt: '', updatedAt: '', expiresAt: null };
    const effect = store.apply({ seq, type, id, entry: data && { ...fixed, data } });
    return effect ? [effect] : [];
  };
  // The cards of the job search come and go with jobs, in blocks by position: tested below.
  const paths = (targets: readonly { path: string }[]) =>
    targets.map(({ path }) => path).filter((path) => path !== '/jobs/search/cards-0.json');
  return {
    routes,
    apply,
    update(effects: Effect[]) {
      const { added, removed } = routes.update(effects);
      return { added: paths(added), removed: paths(removed) };
    },
  };
}

test('an entry has a page from its first change to its removal', () => {
  const { routes, apply, update } = start();
  expect(update(apply('job', 'a1', jobData(1)))).toEqual({ added: ['/job/a1'], removed: [] });
  expect(update(apply('job', 'a1', jobData(2)))).toEqual({ added: [], removed: [] });
  expect(routes.targets.get('/job/a1')).toMatchObject({ file: 'job/a1/index.html', last: false });
  expect(update(apply('job', 'a1', null))).toEqual({ added: [], removed: ['/job/a1'] });
  expect(routes.targets.has('/job/a1')).toBe(false);
});

test.each([
  [401, ['/sitemap-pages.xml', '/sitemap-0.xml', '/sitemap-1.xml']],
  [32, ['/jobs/search/cards-1.json']],
])('%i jobs: the sitemap and the job search get more files, and fewer again', (count, lists) => {
  const { apply, update } = start();
  update(Array.from({ length: count - 1 }, (_, n) => apply('job', `a${n}`, { title: `Job ${n}` })).flat());
  const { added, removed } = update(apply('job', `a${count - 1}`, { title: 'One more' }));
  expect(added.filter((path) => !path.startsWith('/job/'))).toEqual(lists);
  expect(removed).toEqual([]);
  expect(update(apply('job', `a${count - 1}`, null)).removed).toEqual([`/job/a${count - 1}`, ...lists]);
});

test('files with data from every job are rendered after a save', () => {
  const { routes } = start();
  const isDeferred = (path: string) => routes.targets.get(path)?.deferred;
  expect(['facts', 'words-0', 'words-63'].map((name) => isDeferred(`/jobs/search/${name}.json`))).toEqual(
    Array(3).fill(true),
  );
  expect(isDeferred('/career')).toBe(false);
});

test('a domain is a page, unless another page has that address', () => {
  const { routes, apply, update } = start();
  const settings = (domain: string) => apply('siteSettings', 'siteSettings', dataOf('siteSettings', { domain }));
  expect(update(settings('agency.example'))).toEqual({ added: ['/agency.example'], removed: [] });
  expect(update(settings('../../etc')).added).toEqual([]);
  update(settings('career'));
  update(settings(''));
  const pages = [...routes.targets.keys()].filter((path) => !path.startsWith('/jobs/search/'));
  expect(pages).toEqual(['/', '/career']);
});

test('a page is at the address that it names, and moves when that changes', () => {
  const { apply, update } = start();
  const page = (path: string) => update(apply('page', 'p1', dataOf('page', { title: 'Nurses', path })));
  expect(page('/sectors/nurses')).toEqual({ added: ['/sectors/nurses'], removed: [] });
  expect(page('/nurses')).toEqual({ added: ['/nurses'], removed: ['/sectors/nurses'] });
  expect(page('/career')).toEqual({ added: [], removed: ['/nurses'] });
  expect(page('/../x').added).toEqual([]);
});

test('the page of a service is there until it is unpublished', () => {
  const store = createStore(definition);
  const routes = createRoutes([page('/products')], store);
  const change = { type: 'productsPage', id: 'productsPage', entry: null };
  const update = (seq: number, hidden?: true) => {
    const effect = store.apply({ ...change, seq, hidden });
    return effect ? routes.update([effect]) : null;
  };
  expect([...routes.targets.keys()]).toEqual(['/products']);
  expect(update(1, true)).toMatchObject({ added: [], removed: [{ path: '/products' }] });
  expect(update(2, true)).toEqual({ added: [], removed: [] });
  expect(update(3)).toMatchObject({ added: [{ path: '/products', file: 'products/index.html' }], removed: [] });
});

test('an id that is not valid in an address gets no page, and affects no other', () => {
  const { apply, update } = start();
  const effects = ['..', 'a/b', '.hidden', '', 'fine'].flatMap((id) => apply('job', id, jobData(1)));
  expect(update(effects).added).toEqual(['/job/fine']);
});

test('reports a route without known addresses immediately', () => {
  expect(() => createRoutes([page('/office/[city]')], createStore(definition))).toThrow('/office/[city]');
});

test('the entries of another site have the pages that their type names', () => {
  const course = collection({
    name: 'course',
    path: 'courses',
    page: '/courses/[id]',
    label: { one: 'Course', many: 'Courses' },
    group: 'Pages',
    title: 'title',
    fields: { title: text('Title') },
  });
  const store = createStore(defineSite({ ...definition, types: { course } }));
  const routes = createRoutes([page('/courses/[id]')], store);
  const times = { publishedAt: '', updatedAt: '', expiresAt: null };
  const entry = { id: 'welding', seq: 1, position: 1, closed: false, data: { title: 'Welding' }, ...times };
  const effect = store.apply({ seq: 1, type: 'course', id: 'welding', entry });
  expect(effect && routes.update([effect])).toMatchObject({
    added: [{ path: '/courses/welding', file: 'courses/welding/index.html' }],
  });
});
