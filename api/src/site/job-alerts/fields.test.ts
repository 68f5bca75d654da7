import { contentTypes, type DataByType } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { emptyCriteria, type JobCriteria } from 'content-types/job-search/criteria';
import { expect, test } from 'vitest';
import { meetsAlert, toAlertFacts } from './fields.ts';

const initial = initialData(contentTypes.job.fields) as DataByType['job'];
const location = {
  ...initial.location,
  place: 'Saint-Étienne',
  region: 'West Yorkshire',
  postcode: 'HU1 1AA',
  otherPlaces: ['Hull'],
  remote: 'remote' as const,
};
const salary = { ...initial.salary, min: 3_000_000, max: 3_500_000 };
const job: DataByType['job'] = {
  ...initial,
  category: 'Engineer',
  type: 'Full Time',
  basis: 'contract',
  location,
  salary,
};
const anyCriteria = emptyCriteria;

test.each([
  [anyCriteria, true],
  [{ ...anyCriteria, category: 'Engineer' }, true],
  [{ ...anyCriteria, category: 'Developer' }, false],
  [{ ...anyCriteria, type: 'Part Time' }, false],
  [{ ...anyCriteria, place: 'saint etienne' }, true],
  [{ ...anyCriteria, place: '  YORKSHIRE' }, true],
  [{ ...anyCriteria, place: 'Remote' }, true],
  [{ ...anyCriteria, place: 'hull' }, true],
  [{ ...anyCriteria, place: 'Leeds' }, false],
  [{ ...anyCriteria, place: 'HU1' }, true],
  [{ ...anyCriteria, place: 'united kingdom' }, true],
  [{ ...anyCriteria, place: 'England' }, true],
  [{ ...anyCriteria, place: 'Scotland' }, false],
  [{ ...anyCriteria, remote: 'not-remote', place: 'Truro', miles: 5 }, false],
  [{ ...anyCriteria, category: 'Engineer', type: 'Full Time', place: 'yorks' }, true],
  [{ ...anyCriteria, category: 'Engineer', type: 'Part Time', place: 'yorks' }, false],
  // Remote work is done anywhere, unless the place is not on the map.
  [{ ...anyCriteria, place: 'Truro', miles: 5 }, true],
  [{ ...anyCriteria, place: 'Xyz', miles: 5 }, false],
  [{ ...anyCriteria, basis: 'contract' }, true],
  [{ ...anyCriteria, basis: 'permanent' }, false],
  [{ ...anyCriteria, remote: 'remote' }, true],
  [{ ...anyCriteria, remote: 'hybrid' }, false],
  [{ ...anyCriteria, pay: 30_000 }, true],
  [{ ...anyCriteria, pay: 15, per: 'hour' }, true],
  [{ ...anyCriteria, pay: 300, per: 'day' }, false],
] satisfies [JobCriteria, boolean][])('a job matches the alert %j: %s', (criteria, expected) => {
  expect(isMatch(criteria, job)).toBe(expected);
});

test.each([
  ['Leeds', 5, false],
  ['BD1', 10, true],
  ['Bradford', 5, true],
  ['Hull', 5, true],
  ['Xyz', 50, false],
  ['Shipley', 50, true],
  ['Beverley', 10, true],
])('a job in Bradford and Hull, for %s within %i miles: %s', (place, miles, expected) => {
  const near = { ...location, place: 'Bradford', postcode: '', remote: 'hybrid' as const };
  expect(isMatch({ ...anyCriteria, place, miles }, { ...job, location: near })).toBe(expected);
});

function isMatch(criteria: JobCriteria, data: DataByType['job']): boolean {
  const facts = toAlertFacts({ data, publishedAt: '2026-11-20T09:00:00.000Z', expiresAt: null });
  return meetsAlert(criteria, '2026-11-22')(facts);
}
