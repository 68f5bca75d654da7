/** A job as lists show it and as the search loads it: short plain values, since a search loads all of them. */
import type { DataByType, EntryOf } from 'content-types';
import { payInWords } from 'content-types/lib/pay';
import { toLondonDay } from '../dates.ts';

type Job = DataByType['job'];

export interface JobCard {
  id: string;
  title: string;
  /** The ids of its sector, job type and contract type. */
  category: Job['category'];
  type: Job['type'];
  basis: Job['basis'];
  /** `Leeds, West Yorkshire`; empty when not given. */
  place: string;
  remote: Job['location']['remote'];
  /** In words: `£45,000 to £55,000 a year`. */
  pay: string;
  /** The top of the pay as whole pounds a year, for sorting and filtering; null when it is not shown. */
  yearly: number | null;
  /** The day: `2026-11-21`. */
  posted: string;
}

export function toJobCard({ id, data, publishedAt }: EntryOf<'job'>): JobCard {
  const { title, category, type, basis, location, salary } = data;
  return {
    id,
    title,
    category,
    type,
    basis,
    place: formatPlace(location),
    remote: location.remote,
    pay: payInWords(salary),
    yearly: toYearlyPounds(salary),
    posted: toLondonDay(publishedAt),
  };
}

export function formatPlace({ place, region }: Pick<Job['location'], 'place' | 'region'>): string {
  return place === region ? place : [place, region].filter(Boolean).join(', ');
}

/** A working year: 52 weeks of 37.5 hours, 230 days. */
const UNITS_A_YEAR = { year: 1, month: 12, week: 52, day: 230, hour: 1950 } as const;

function toYearlyPounds({ min, max, unit, hidden }: Job['salary']): number | null {
  const pence = max ?? min;
  return hidden || pence === null ? null : Math.round((pence * UNITS_A_YEAR[unit]) / 100);
}
