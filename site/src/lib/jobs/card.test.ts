import { initialData } from 'content-types/fields/field';
import { formatPlace, formatPlaces } from 'content-types/job-search/facts';
import { job } from 'content-types/types/job';
import { expect, test } from 'vitest';
import { toJobCard } from './card.ts';

const entry = (data: Partial<ReturnType<typeof initialData<typeof job.fields>>>) => ({
  id: 'abc',
  data: { ...initialData(job.fields), ...data },
  seq: 1,
  position: 1,
  closed: false,
  publishedAt: '2025-06-30T23:30:00.000Z',
  updatedAt: '2025-06-30T23:30:00.000Z',
  expiresAt: null,
});

test.each([
  ['year', 4_500_000, 5_500_000, 55_000],
  ['day', null, 60_000, 138_000],
  ['hour', 1_420, null, 27_690],
] as const)('converts pay per %s to a yearly amount', (unit, min, max, yearly) => {
  expect(toJobCard(entry({ salary: { min, max, unit, hidden: false, note: '' } })).yearly).toBe(yearly);
});

test('does not reveal hidden pay through the sorting', () => {
  const salary = { min: 1, max: 2, unit: 'year', hidden: true, note: '' } as const;
  expect(toJobCard(entry({ salary }))).toMatchObject({
    yearly: null,
    salary: { min: null, max: null, unit: 'year' },
    posted: '2025-07-01',
  });
});

test('names a town that is its own region once', () => {
  expect(formatPlace({ place: 'London', region: 'London' })).toBe('London');
  expect(formatPlace({ place: '', region: 'Fife' })).toBe('Fife');
});

test('names and locates a job’s other places after the first', () => {
  const location = { ...initialData(job.fields).location, place: 'Leeds', otherPlaces: ['York', 'the whole county'] };
  expect(formatPlaces(location)).toBe('Leeds; York; the whole county');
  expect(toJobCard(entry({ location })).at).toMatch(/^[0-9a-z]{12}$/);
});
