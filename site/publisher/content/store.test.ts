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

test('a change gives the state before and after only once', () => {
  const store = createStore(definition);
  expect(store.apply(first)).toMatchObject({ before: undefined, after: { data: { title: 'Leeds' } } });
  expect(store.apply(second)).toMatchObject({ before: { seq: 1 }, after: { data: { title: 'York' } } });
  expect(store.apply(second)).toBeNull();
  expect(store.apply(first)).toBeNull();
  expect(store.apply({ seq: 3, type: 'note', id: 'a1', entry: null })).toMatchObject({ after: undefined });
});

test('ignores a type that this code does not know', () => {
  expect(createStore(definition).apply({ ...first, type: 'of another version' })).toBeNull();
});

test('pages cannot modify entries that later pages read', () => {
  const store = createStore(definition);
  store.apply(structuredClone(first));
  const entry = store.table('note').get('a1');
  expect(() => Object.assign(entry?.data ?? {}, { title: 'Hull' })).toThrow(TypeError);
});

test('unsaved data appears only in its place', () => {
  const store = createStore(definition);
  store.apply(structuredClone(first));
  const entry = store.table('note').get('a1');
  if (!entry) throw new Error('The entry is missing.');
  const overlay = withEntry(store, 'note', { ...entry, data: { title: 'Hull' } });
  expect(overlay.table('note').entries.map(({ data }) => data.title)).toEqual(['Hull']);
  expect(store.table('note').entries.map(({ data }) => data.title)).toEqual(['Leeds']);
});
