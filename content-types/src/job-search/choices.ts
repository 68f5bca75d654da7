/** The choices in the search form, job alerts and adverts: values with their labels, in order. */
import type { PayUnit } from '../jobs/pay.ts';

export const WORKPLACE_LABELS = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

export const WORKPLACE_FILTER_LABELS = { ...WORKPLACE_LABELS, 'not-remote': 'On site or hybrid' } as const;

export const PERIOD_LABELS = { year: 'a year', day: 'a day', hour: 'an hour' } as const satisfies Partial<
  Record<PayUnit, string>
>;

/** Text inputs: their labels, and the maximum length in characters. */
export const TYPED = { q: 'Job title or keyword', place: 'Town, county or postcode', max: 80 } as const;

/** Labels of distances by miles. */
export const DISTANCE_LABELS = {
  0: 'This location only',
  5: 'Within 5 miles',
  10: 'Within 10 miles',
  20: 'Within 20 miles',
  30: 'Within 30 miles',
  50: 'Within 50 miles',
} as const;

export const SORT_LABELS = {
  relevance: 'Best match',
  newest: 'Newest first',
  pay: 'Highest pay first',
  distance: 'Nearest first',
} as const;

/** Returns the values of a set of choices, in the order of their labels. */
export function valuesOf<T extends string>(labels: Readonly<Record<T, string>>): T[] {
  return Object.keys(labels) as T[];
}

/** The distance, in miles, to which a search without results is widened. */
export const NEAR_MILES = 10;

export const NEAR_ME = /\bnear (me|here)\b|\bnearby\b/i;
