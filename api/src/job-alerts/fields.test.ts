import { contentTypes, type DataByType } from 'content-types';
import { initialData } from 'content-types/fields/field';
import { expect, test } from 'vitest';
import { matches } from './fields.ts';

const initial = initialData(contentTypes.job.fields) as DataByType['job'];
const location = { ...initial.location, place: 'Saint-Étienne', region: 'West Yorkshire', remote: 'remote' as const };
const job: DataByType['job'] = { ...initial, category: 'Engineer', type: 'Full Time', location };
const any = { category: '', type: '', place: '' } as const;

test.each([
  [any, true],
  [{ ...any, category: 'Engineer' }, true],
  [{ ...any, category: 'Developer' }, false],
  [{ ...any, type: 'Part Time' }, false],
  [{ ...any, place: 'saint etienne' }, true],
  [{ ...any, place: '  YORKSHIRE' }, true],
  [{ ...any, place: 'Remote' }, true],
  [{ ...any, place: 'Leeds' }, false],
  [{ category: 'Engineer', type: 'Full Time', place: 'yorks' }, true],
  [{ category: 'Engineer', type: 'Part Time', place: 'yorks' }, false],
] as const)('%j: %s', (criteria, expected) => {
  expect(matches(criteria, job)).toBe(expected);
});
