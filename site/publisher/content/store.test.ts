import { expect, test } from 'vitest';
import { changesOf } from '../test/arbitrary.ts';
import { definition } from '../test/tiny-site.ts';
import { type Change, createStore, withEntry } from './store.ts';

const state = {
  title: 'Leeds',
  category: 'admin',
  position: 1,
  publishedAt: '2025-01-01T00:00:00.000Z',
  closed: false,
};
const changes = changesOf([
  { type: 'note', id: 'a1', state },
  { type: 'note', id: 'a1', state: { ...state, title: 'York' } },
]);
const [first, second] = changes as [Change, Change];

test('applies each change once, returning the states before and after', () => {
  const store = createStore(definition);
  expect(store.apply(first)).toMatchObject({ before: undefined, after: { data: { title: 'Leeds' } } });
  expect(store.apply(second)).toMatchObject({ before: { seq: 1 }, after: { data: { title: 'York' } } });
  expect(store.apply(second)).toBeNull();
  expect(store.apply(first)).toBeNull();
  expect(store.apply({ seq: 3, type: 'note', id: 'a1', entry: null })).toMatchObject({ after: undefined });
});

test('ignores changes of an unknown type', () => {
  expect(createStore(definition).apply({ ...first, type: 'of another version' })).toBeNull();
});

test('pages cannot modify entries that later pages read', () => {
  const store = createStore(definition);
  store.apply(structuredClone(first));
  const entry = store.table('note').get('a1');
  expect(() => Object.assign(entry?.data ?? {}, { title: 'Hull' })).toThrow(TypeError);
});

test('overlays unsaved data without changing the store', () => {
  const store = createStore(definition);
  store.apply(structuredClone(first));
  const entry = store.table('note').get('a1');
  if (!entry) throw new Error('The entry is missing.');
  const overlay = withEntry(store, 'note', { ...entry, data: { title: 'Hull' } });
  expect(overlay.table('note').entries.map(({ data }) => data.title)).toEqual(['Hull']);
  expect(store.table('note').entries.map(({ data }) => data.title)).toEqual(['Leeds']);
});
