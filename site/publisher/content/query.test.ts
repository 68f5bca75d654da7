import { expect, test } from 'vitest';
import { changesOf } from '../test/arbitrary.ts';
import { definition } from '../test/tiny-site.ts';
import { countEntries, selectEntries } from './query.ts';
import { createStore } from './store.ts';

test('returns closed entries only if the query includes them', () => {
  const state = { title: 'Leeds', category: 'admin', position: 1, publishedAt: '2025-01-01T00:00:00.000Z' };
  const store = createStore(definition);
  for (const change of changesOf([
    { type: 'note', id: 'open', state: { ...state, closed: false } },
    { type: 'note', id: 'closed', state: { ...state, closed: true } },
  ])) {
    store.apply(change);
  }
  const idsOf = (filter: { closed?: true; where?: { category: string } }) =>
    selectEntries(store, { kind: 'list', type: 'note', filter }).map(({ id }) => id);
  expect(idsOf({})).toEqual(['open']);
  expect(idsOf({ where: { category: 'admin' } })).toEqual(['open']);
  expect(idsOf({ closed: true }).sort()).toEqual(['closed', 'open']);
  expect(countEntries(store, { kind: 'count', type: 'note', filter: { where: { category: 'admin' } } })).toBe(1);
});
