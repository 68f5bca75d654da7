import { addWorkingDays, DAY_MS } from 'content-types/time/days';
import { londonDay, londonMoment, londonTime } from 'content-types/time/london-time';

export { DAY_MS, HOUR_MS, toDay } from 'content-types/time/days';
export { londonDay } from 'content-types/time/london-time';

export const MINUTE_MS = 60_000;
export const WEEK_MS = 7 * DAY_MS;

/** The time as ISO 8601 in UTC; null for null. `time` is in milliseconds since 1970, as the database has it. */
export function toIso(time: number): string;
export function toIso(time: number | null): string | null;
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Adds calendar months and keeps the UTC day and time. If the month is too short, uses its last day. */
export function addMonths(time: number, months: number): number {
  const start = new Date(time);
  const end = new Date(time);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** The London date: `21 Nov 2026`. */
export function formatShortDate(time: number | string): string {
  return shortFormat.format(new Date(time));
}

/** The London date with its weekday: `Wednesday 25 November`. */
export function formatWeekdayDate(time: number): string {
  return weekdayFormat.format(time);
}

/** The London date and time: `Tuesday 3 March 2026, 2.30pm`. */
export function formatLongDateTime(time: number): string {
  const iso = londonTime(toIso(time));
  const [hours = 0, minutes = 0] = iso.slice(11, 16).split(':').map(Number);
  const minutesText = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${formatWeekdayDate(time)} ${iso.slice(0, 4)}, ${hours % 12 || 12}${minutesText}${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Returns the same London time on the next working day, by which an employer who sent a vacancy brief must have a
 * reply.
 */
export function findNextWorkingDay(time: number): number {
  return londonMoment(addWorkingDays(londonDay(time), 1), londonTime(toIso(time)).slice(11, 19));
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});

const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });
