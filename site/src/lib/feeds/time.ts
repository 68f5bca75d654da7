/** Time as feeds know it. They must come out the same each time, so there is no clock: the newest save is the least it can be. */
import type { EntryOf } from 'content-types';
import { dayOf } from '../dates.ts';
import { endOfJob } from '../jobs/closing-date.ts';

type Job = EntryOf<'job'>;

/** ISO time of the newest save; empty without jobs. */
export function newestSave(jobs: readonly Job[]): string {
  let newest = '';
  for (const { updatedAt } of jobs) if (updatedAt > newest) newest = updatedAt;
  return newest;
}

/** `2026-11-21`: the last day to apply; empty when the advert has none. */
export function lastDayOf(job: Job): string {
  const end = endOfJob(job);
  return end && dayOf(end);
}

/** Days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
