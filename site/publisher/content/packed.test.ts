import type { Entry } from 'content-types/define';
import { expect, test } from 'vitest';
import { definition } from '../../publishing/definition.ts';
import { packChanges, unpackChanges } from './packed.ts';
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
const jobs = [
  entry('a', { title: 'Café – 日本', salary: { min: 1 }, benefits: ['x'] }),
  entry('b', { title: 'Driver', salary: { min: null }, benefits: [] }),
];
const changes = [
  ...jobs.map((job, index) => ({ seq: index + 1, type: 'job', id: job.id, entry: job })),
  { seq: 3, type: 'blog', id: 'gone', entry: null },
  { seq: 4, type: 'header', id: 'header', entry: entry('header', { logo: { id: 'x' } }) },
];

test('unpacks the data that was packed, even when several entries are read in turn', () => {
  const unpacked = unpackChanges(packChanges(changes, definition), definition);
  const read = () => unpacked.map((change) => change.entry?.data);
  expect(read()).toEqual(changes.map((change) => change.entry?.data));
  expect(read()).toEqual(changes.map((change) => change.entry?.data));
  expect(unpacked.map(({ seq, type, id }) => [seq, type, id])).toEqual(
    changes.map(({ seq, type, id }) => [seq, type, id]),
  );
});

test('freezes entries, and reads the plain fields of long ones without parsing their data', () => {
  const title = 'Café – 日本'.repeat(50);
  const store = createStore(definition);
  const long = { seq: 1, type: 'job', id: 'a', entry: entry('a', { ...jobs[0]?.data, title }) };
  for (const change of unpackChanges(packChanges([long], definition), definition)) store.apply(change);
  const [first] = store.table('job').entries;
  expect(getPlainFields(first as Entry)).toEqual({ title, places: '' });
  expect(Object.isFrozen(first)).toBe(true);
  expect(() => Object.assign(first?.data.salary as object, { min: 2 })).toThrow(TypeError);
});
