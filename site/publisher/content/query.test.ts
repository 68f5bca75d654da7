import { expect, test } from 'vitest';
import { definition } from '../../publishing/definition.ts';
import { changesOf } from '../../test/support/arbitrary.ts';
import { countEntries, selectEntries } from './query.ts';
import { createStore } from './store.ts';

test('only a page that asks for closed jobs gets them', () => {
  const state = { title: 'Leeds', category: 'admin', position: 1, publishedAt: '2025-01-01T00:00:00.000Z' };
  const store = createStore(definition);
  for (const change of changesOf([
    { type: 'job', id: 'open', state: { ...state, closed: false } },
    { type: 'job', id: 'closed', state: { ...state, closed: true } },
  ])) {
    store.apply(change);
  }
  const idsOf = (filter: { closed?: true; where?: { category: string } }) =>
    selectEntries(store, { kind: 'list', type: 'job', filter }).map(({ id }) => id);
  expect(idsOf({})).toEqual(['open']);
  expect(idsOf({ where: { category: 'admin' } })).toEqual(['open']);
  expect(idsOf({ closed: true }).sort()).toEqual(['closed', 'open']);
  expect(countEntries(store, { kind: 'count', type: 'job', filter: { where: { category: 'admin' } } })).toBe(1);
});
