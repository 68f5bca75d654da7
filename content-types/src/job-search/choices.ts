/** The choices in the search form, job alerts and adverts: values with their labels, in order. */
import type { JobCriteria } from './criteria.ts';

export const WORKPLACE_LABELS = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

export const WORKPLACE_FILTER_LABELS = { ...WORKPLACE_LABELS, 'not-remote': 'On site or hybrid' } as const;

export const PERIOD_LABELS = { year: 'a year', day: 'a day', hour: 'an hour' } as const satisfies Record<
  JobCriteria['per'],
  string
>;

/** By miles. */
export const DISTANCE_LABELS = {
  0: 'This location only',
  5: 'Within 5 miles',
  10: 'Within 10 miles',
  20: 'Within 20 miles',
  30: 'Within 30 miles',
  50: 'Within 50 miles',
} as const;
