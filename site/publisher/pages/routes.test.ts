import { expect, test } from 'vitest';
import { createStore } from '../content/store.ts';
import { endpoint, page, startRoutes } from '../test/routes.ts';
import { definition, noteData } from '../test/tiny-site.ts';
import { createRoutes } from './routes.ts';

const compiled = [page('/'), page('/note/[id]'), page('/[...path]'), endpoint('/index-[part].json')];

const start = () => startRoutes(definition, compiled);

test('an entry has a page from its first change to its removal', () => {
  const { routes, apply, update } = start();
  expect(update(apply('note', 'a1', noteData(1)))).toEqual({ added: ['/note/a1'], removed: [] });
  expect(update(apply('note', 'a1', noteData(2)))).toEqual({ added: [], removed: [] });
  expect(routes.targets.get('/note/a1')).toMatchObject({ file: 'note/a1/index.html', last: false });
  expect(update(apply('note', 'a1', null))).toEqual({ added: [], removed: ['/note/a1'] });
  expect(routes.targets.has('/note/a1')).toBe(false);
});

test('a computed route gains and loses addresses with its entries', () => {
  const { routes, apply, update } = start();
  const tags = ['a1', 'a2', 'a3'].flatMap((id) => apply('tag', id, { title: id }));
  expect(update(tags).added).toEqual(['/index-0.json', '/index-1.json']);
  expect(routes.targets.get('/index-1.json')).toMatchObject({ file: 'index-1.json', last: true, deferred: true });
  expect(routes.targets.get('/')?.deferred).toBe(false);
  expect(update(apply('tag', 'a2', null)).removed).toEqual(['/index-1.json']);
});

test('an entry’s address determines its page unless the address is taken', () => {
  const { apply, update } = start();
  const slide = (title: string) => update(apply('slide', 's1', { title }));
  update(apply('note', 'a1', noteData(1)));
  expect(slide('sectors/nurses')).toEqual({ added: ['/sectors/nurses'], removed: [] });
  expect(slide('nurses')).toEqual({ added: ['/nurses'], removed: ['/sectors/nurses'] });
  expect(slide('note/a1')).toEqual({ added: [], removed: ['/nurses'] });
  expect(slide('../x').added).toEqual([]);
});

test('a page exists unless an editor has unpublished it', () => {
  const store = createStore(definition);
  const routes = createRoutes([page('/about')], store);
  const change = { type: 'about', id: 'about', entry: null };
  const update = (seq: number, isHidden?: true) => {
    const effect = store.apply({ ...change, seq, hidden: isHidden });
    return effect ? routes.update([effect]) : null;
  };
  expect([...routes.targets.keys()]).toEqual(['/about']);
  expect(update(1, true)).toMatchObject({ added: [], removed: [{ path: '/about' }] });
  expect(update(2, true)).toEqual({ added: [], removed: [] });
  expect(update(3)).toMatchObject({ added: [{ path: '/about', file: 'about/index.html' }], removed: [] });
});

test('a closed site leaves out its pages until it opens', () => {
  const { routes, apply, update } = startRoutes(definition, [page('/about'), ...compiled]);
  const gate = (title: string) => apply('gate', 'gate', { title });
  update(apply('note', 'a1', noteData(1)));
  // Closes the site in the same batch as a new page and a removed one.
  const closing = [...apply('note', 'a2', noteData(2)), ...gate('closed'), ...apply('tag', 't1', { title: 'x' })];
  expect(update(closing)).toEqual({ added: [], removed: ['/note/a1'] });
  expect([...routes.targets.keys()].sort()).toEqual(['/', '/about']);
  expect(['/', '/note/a2', '/note/a3'].map((path) => routes.has(path))).toEqual([true, true, false]);
  expect(update(apply('note', 'a3', noteData(3)))).toEqual({ added: [], removed: [] });
  expect(update(apply('note', 'a1', null))).toEqual({ added: [], removed: [] });
  const openingEffects = [...gate('open'), ...apply('note', 'a2', null)];
  expect(update(openingEffects)).toEqual({ added: ['/index-0.json', '/note/a3'], removed: [] });
  expect(update(apply('note', 'a3', null)).removed).toEqual(['/note/a3']);
});

test('skips ids that are not valid in an address', () => {
  const { apply, update } = start();
  const effects = ['..', 'a/b', '.hidden', '', 'fine'].flatMap((id) => apply('note', id, noteData(1)));
  expect(update(effects).added).toEqual(['/note/fine']);
});

test('reports a route without known addresses immediately', () => {
  expect(() => createRoutes([page('/office/[city]')], createStore(definition))).toThrow('/office/[city]');
});
