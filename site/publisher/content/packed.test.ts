import type { Entry } from 'content-types/define';
import { expect, test } from 'vitest';
import { tinySite } from '../test/tiny-site.ts';
import { packChanges, unpackChanges } from './packed.ts';
import { defineSite, type LandingPages } from './site.ts';
import { createStore } from './store.ts';
import { getPlainFields } from './table.ts';

const entry = (id: string, data: Record<string, unknown>): Entry => ({
  id,
  data,
  seq: 1,
  position: 1,
  closed: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
});
const landings: LandingPages = {
  route: '/notes/[...path]',
  createIndex() {
    throw new Error('No page needs it.');
  },
  keep: (type) => ({ kept: type }),
};
const definition = defineSite({ ...tinySite, landings });

const notes = [
  entry('a', { title: 'Café – 日本', size: { min: 1 }, words: ['x'] }),
  entry('b', { title: 'Plain', size: { min: null }, words: [] }),
];
const changes = [
  ...notes.map((note, index) => ({ seq: index + 1, type: 'note', id: note.id, entry: note })),
  { seq: 3, type: 'slide', id: 'gone', entry: null },
  { seq: 4, type: 'header', id: 'header', entry: entry('header', { logo: { id: 'x' } }) },
];

test('unpacking reproduces every change, also when read twice', () => {
  const unpackedChanges = unpackChanges(packChanges(changes, definition), definition);
  const readData = () => unpackedChanges.map((change) => change.entry?.data);
  expect(readData()).toEqual(changes.map((change) => change.entry?.data));
  expect(readData()).toEqual(changes.map((change) => change.entry?.data));
  expect(unpackedChanges.map(({ seq, type, id }) => [seq, type, id])).toEqual(
    changes.map(({ seq, type, id }) => [seq, type, id]),
  );
});

test('reads plain fields of long, frozen entries without parsing their data', () => {
  const title = 'Café – 日本'.repeat(50);
  const store = createStore(definition);
  const long = { seq: 1, type: 'note', id: 'a', entry: entry('a', { ...notes[0]?.data, title }) };
  for (const change of unpackChanges(packChanges([long], definition), definition)) store.apply(change);
  const [first] = store.table('note').entries;
  expect(getPlainFields(first as Entry)).toEqual({ title, kept: 'note' });
  expect(Object.isFrozen(first)).toBe(true);
  expect(() => Object.assign(first?.data.size as object, { min: 2 })).toThrow(TypeError);
});
