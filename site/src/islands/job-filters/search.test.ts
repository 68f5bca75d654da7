import { expect, test } from 'vitest';
import type { JobCard } from '../../lib/jobs/card.ts';
import { packJobs } from '../../lib/jobs/search-index.ts';
import { everything } from './query.ts';
import { createSearch } from './search.ts';

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
  card('d', { title: 'Engineer, rail site', yearly: 35_000, basis: 'contract', posted: '2025-11-20' }),
  card('b', {}),
  card('a-longer-id', { title: 'Café manager', category: 'admin', type: 'Part Time', yearly: null }),
  card('c', { title: 'Data engineer', category: 'Developer', yearly: 60_000, remote: 'remote', place: '' }),
];
const search = createSearch([packJobs(jobs)], jobs.slice(0, 2));
const cards = (query: Partial<typeof everything>, of = search) =>
  Array.from(of.find({ ...everything, ...query }), of.card);

test.each([
  ['R17 every word must be in the title, in any order and case', { q: 'ENGINEER site' }, 'd b'],
  ['R17 accents do not matter', { q: 'cafe' }, 'a-longer-id'],
  ['R17 category', { category: 'Developer' }, 'c'],
  ['R17 type', { type: 'Part Time' }, 'a-longer-id'],
  ['contract basis', { basis: 'contract' }, 'd'],
  ['place', { place: 'yorkshire' }, 'd b a-longer-id'],
  ['remote work is found as a place', { place: 'Remote' }, 'c'],
  ['a minimum leaves out jobs whose pay is not shown', { pay: 40_000 }, 'b c'],
  ['highest pay first, unknown pay last', { sort: 'pay' }, 'c b d a-longer-id'],
  ['by title', { sort: 'title' }, 'a-longer-id c d b'],
  ['newest first', {}, 'd b a-longer-id c'],
  ['filters together', { q: 'engineer', pay: 36_000, place: 'leeds' }, 'b'],
  ['a category that is none', { category: 'Beekeeper' }, ''],
] as const)('%s', (_, query, expected) => {
  expect(
    cards(query)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
});

test('R17 a card comes out of the index as it went in', () => {
  expect(cards({})).toEqual(jobs);
});

test('R17 jobs of several files are in one order, and the newest stand as the page has them', () => {
  const day = (n: number) => `2025-11-${String(28 - n).padStart(2, '0')}`;
  const all = Array.from({ length: 200 }, (_, n) =>
    card(`job${n}`, { title: `Job ${n % 7} 😀"\\`, posted: day(Math.floor(n / 20)) }),
  );
  const parts = [0, 1, 2].map((part) => packJobs(all.filter((_, n) => (n * 7) % 3 === part)));
  const of = createSearch(JSON.parse(JSON.stringify(parts)), all.slice(0, 20));
  const found = cards({}, of);
  expect(found.slice(0, 20)).toEqual(all.slice(0, 20));
  expect(found.map(({ posted }) => posted)).toEqual(all.map(({ posted }) => posted));
  expect(new Set(found.map(({ id }) => id)).size).toBe(200);
  expect(cards({ sort: 'title' }, of).map(({ title }) => title[4])).toEqual(all.map(({ title }) => title[4]).sort());
});

test('no jobs at all', () => {
  expect(createSearch([packJobs([])], []).find(everything)).toHaveLength(0);
});
