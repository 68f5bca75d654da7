import { expect, test } from 'vitest';
import type { JobCard } from '../../lib/jobs/card.ts';
import { emptyQuery, type JobQuery } from './query.ts';
import { findJobs, sortJobs, toSearchable } from './search.ts';

const card = (id: string, values: Partial<JobCard>): JobCard => ({
  id,
  title: 'Site engineer',
  category: 'Engineer',
  type: 'Full Time',
  basis: 'permanent',
  place: 'Leeds, West Yorkshire',
  remote: 'on-site',
  pay: '',
  yearly: 40_000,
  posted: '2025-11-19',
  ...values,
});

const jobs = [
  card('b', {}),
  card('a', { title: 'Café manager', category: 'admin', type: 'Part Time', yearly: null }),
  card('d', { title: 'Engineer, rail site', yearly: 35_000, basis: 'contract', posted: '2025-11-20' }),
  card('c', { title: 'Data engineer', category: 'Developer', yearly: 60_000, remote: 'remote', place: '' }),
];
const search = (query: Partial<JobQuery>) => {
  const newest = sortJobs(jobs.map(toSearchable), 'newest');
  const found = findJobs(sortJobs(newest, query.sort ?? 'newest'), { ...emptyQuery, ...query });
  return found.map(({ id }) => id).join(' ');
};

test.each([
  ['R17 every word must be in the title, in any order and case', { q: 'ENGINEER site' }, 'd b'],
  ['R17 blanks around words do not matter', { q: ' rail  ' }, 'd'],
  ['R17 accents do not matter', { q: 'cafe' }, 'a'],
  ['R17 category', { category: 'Developer' }, 'c'],
  ['R17 type', { type: 'Part Time' }, 'a'],
  ['contract basis', { basis: 'contract' }, 'd'],
  ['place', { place: 'yorkshire' }, 'd b a'],
  ['remote work is found as a place', { place: 'Remote' }, 'c'],
  ['a minimum leaves out jobs whose pay is not shown', { pay: 40_000 }, 'b c'],
  ['highest pay first, unknown pay last', { sort: 'pay' }, 'c b d a'],
  ['by title', { sort: 'title' }, 'a c d b'],
  ['newest first, equal days in the order given', {}, 'd b a c'],
  ['filters together', { q: 'engineer', pay: 36_000, place: 'leeds' }, 'b'],
  ['a category that does not exist matches nothing', { category: 'Beekeeper' }, ''],
] as const)('%s', (_, query, expected) => {
  expect(search(query)).toBe(expected);
});
