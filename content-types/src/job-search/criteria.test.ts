import { expect, test } from 'vitest';
import { exampleFacts } from '../../test/example-facts.ts';
import {
  emptyCriteria,
  formatCriteria,
  type JobCriteria,
  type JobFacts,
  meetsCriteria,
  parseCriteria,
} from './criteria.ts';

test('writes only the criteria in use to the query string', () => {
  const criteria: JobCriteria = {
    ...emptyCriteria,
    q: 'rail & site',
    type: 'Part Time',
    pay: 14.5,
    per: 'hour',
    page: 3,
  };
  expect(formatCriteria(criteria)).toBe('q=rail+%26+site&type=Part+Time&pay=14.5&per=hour&page=3');
  expect(parseCriteria(new URLSearchParams(formatCriteria(criteria)))).toEqual(criteria);
  expect(formatCriteria(emptyCriteria)).toBe('');
});

test('ignores invalid job search parameters', () => {
  const params = new URLSearchParams('?sort=worst&pay=lots&per=week&remote=moon&miles=-4&page=-4&utm_source=x');
  expect(parseCriteria(params)).toEqual(emptyCriteria);
});

const job: JobFacts = {
  ...exampleFacts,
  category: 'Engineer',
  type: 'Full Time',
  basis: 'permanent',
  remote: 'hybrid',
  place: 'Saint-Étienne, West Yorkshire',
  yearly: 40_000,
  hours: 37.5,
  posted: '2026-11-15',
  closing: '2026-11-29',
};
const circumstances = {
  today: '2026-11-22',
  area: { name: 'Leeds', namesakes: [], isRegion: false, town: 'leeds', milesTo: () => 9.5 },
};

test.each<[Partial<JobCriteria>, boolean]>([
  [{}, true],
  [{ category: 'Engineer', type: 'Full Time', basis: 'permanent' }, true],
  [{ category: 'Developer' }, false],
  [{ basis: 'contract' }, false],
  [{ remote: 'remote' }, false],
  [{ remote: 'not-remote' }, true],
  [{ place: 'saint etienne' }, true],
  [{ place: '  YORKSHIRE' }, true],
  [{ place: 'Leeds' }, false],
  [{ place: 'Leeds', miles: 10 }, true],
  [{ place: 'Leeds', miles: 9 }, false],
  [{ pay: 40_000 }, true],
  [{ pay: 40_001 }, false],
  [{ pay: 173, per: 'day' }, true],
  [{ pay: 174, per: 'day' }, false],
  [{ pay: 20.5, per: 'hour' }, true],
  [{ pay: 20.6, per: 'hour' }, false],
  [{ posted: 7 }, true],
  [{ posted: 6 }, false],
  [{ closing: 7 }, true],
  [{ closing: 6 }, false],
])('a job 9.5 miles from Leeds meets %j: %s', (criteria, expected) => {
  expect(meetsCriteria({ ...emptyCriteria, ...criteria }, circumstances)(job)).toBe(expected);
});

test('keeps only remote jobs without a known place when filtering by distance', () => {
  const near = meetsCriteria(
    { ...emptyCriteria, place: 'Leeds', miles: 5 },
    { ...circumstances, area: { ...circumstances.area, milesTo: () => null } },
  );
  expect(near({ ...job, remote: 'remote' })).toBe(true);
  expect(near(job)).toBe(false);
});
