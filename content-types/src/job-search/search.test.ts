import { expect, test } from 'vitest';
import { searchedPlaces, searchPlainly } from '../../test/relevance/relevance-set.ts';
import type { JobCriteria } from './criteria.ts';

const find = async (criteria: Partial<JobCriteria>) => {
  const { jobs, notes, near } = await searchPlainly(criteria);
  return { ids: jobs.map(({ job }) => job.id), notes, near };
};

test.each(searchedPlaces)(
  'returns the jobs and notes that the reviewer expects for %j',
  async (criteria, ids, notes) => {
    const results = await find(criteria);
    expect(results.ids.join(' ')).toBe(ids);
    expect(results.notes).toEqual(notes ? [notes] : []);
  },
);

test('shows the minimum pay read from the search text', async () => {
  const { ids, notes } = await find({ q: 'warehouse £15 an hour' });
  expect(ids[0]).toBe('warehouse');
  expect(notes[0]).toBe('Jobs that pay £15 an hour or more.');
});

test('announces similar jobs only if there are some', async () => {
  expect((await find({ q: 'sales manager', place: 'Manchester' })).notes).toEqual([]);
  expect((await find({ q: 'sales manager' })).notes).toEqual([
    'Few jobs match all of your words, so similar ones follow.',
  ]);
});

test('“near me” asks for a place and the agency’s name is ignored', async () => {
  expect((await find({ q: 'jobs near me' })).notes).toEqual(['To find jobs near you, enter your town or postcode.']);
  expect((await find({ q: 'Your Agency warehouse £15 an hour' })).notes[0]).toBe('Jobs that pay £15 an hour or more.');
  expect((await find({ q: 'Your Agency plumber' })).ids).toEqual((await find({ q: 'plumber' })).ids);
});
