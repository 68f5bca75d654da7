import { expect, test } from 'vitest';
import type { JobCard } from '../../job-card.ts';
import { everything, findJobs, fromSearch, toSearch } from './query.ts';

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
  posted: '2025-11-19T09:00:00.000Z',
  ...values,
});

const jobs = [
  card('b', {}),
  card('a', { title: 'Café manager', category: 'admin', type: 'Part Time', yearly: null }),
  card('c', { title: 'Data engineer', category: 'Developer', yearly: 60_000, remote: 'remote', place: '' }),
  card('d', { title: 'Engineer, rail site', yearly: 35_000, basis: 'contract', posted: '2025-11-20T09:00:00.000Z' }),
];
const find = (query: Partial<typeof everything>) => findJobs(jobs, { ...everything, ...query }).map(({ id }) => id);

test.each([
  ['R17 every word must be in the title, in any order and case', { q: 'ENGINEER site' }, 'd b'],
  ['R17 accents do not matter', { q: 'cafe' }, 'a'],
  ['R17 category', { category: 'Developer' }, 'c'],
  ['R17 type', { type: 'Part Time' }, 'a'],
  ['contract basis', { basis: 'contract' }, 'd'],
  ['place', { place: 'yorkshire' }, 'd a b'],
  ['remote work is found as a place', { place: 'Remote' }, 'c'],
  ['a minimum leaves out jobs whose pay is not shown', { pay: 40_000 }, 'b c'],
  ['highest pay first, unknown pay last', { sort: 'pay' }, 'c b d a'],
  ['by title', { sort: 'title' }, 'a c d b'],
  ['newest first, then by id, as the first page in the HTML', {}, 'd a b c'],
] as const)('%s', (_, query, expected) => expect(find(query).join(' ')).toBe(expected));

test('the address bar holds what was asked for and nothing else', () => {
  const query = { ...everything, q: 'rail & site', type: 'Part Time', page: 3 };
  expect(toSearch(query)).toBe('q=rail+%26+site&type=Part+Time&page=3');
  expect(fromSearch(`?${toSearch(query)}`)).toEqual(query);
  expect(toSearch(everything)).toBe('');
});

test('nonsense in the address is as if it were not there', () => {
  expect(fromSearch('?sort=worst&pay=lots&page=-4&utm_source=x')).toEqual(everything);
});
