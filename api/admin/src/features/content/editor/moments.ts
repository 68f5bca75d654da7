/** Moments as a day and a time of the agency's own zone: two people far from each other mean the same by nine o'clock. */
import { londonMoment, londonTime } from 'content-types/lib/london-time';

/** `YYYY-MM-DD`; empty for none. */
export function toDay(iso: string | null): string {
  return iso === null ? '' : londonTime(iso).slice(0, 10);
}

/** `HH:MM`; empty for none. */
export function toTime(iso: string | null): string {
  return iso === null ? '' : londonTime(iso).slice(11, 16);
}

/** ISO 8601 in UTC; null while the day or the time is not one. */
export function toIso(day: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = londonMoment(day, time);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
