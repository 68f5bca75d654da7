import { londonTime, toLondonDay } from 'content-types/time/london-time';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The time as ISO 8601 in UTC; null for null. `time` is in milliseconds since 1970, as the database has it. */
export function toIso(time: number): string;
export function toIso(time: number | null): string | null;
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** `2026-11-21`: the day in UTC. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** `2026-11-21`: the day in London. */
export function londonDay(time: number): string {
  return toLondonDay(toIso(time));
}

/** Returns the same day and time (UTC) some calendar months later, or the last day of a month that is too short. */
export function addMonths(time: number, months: number): number {
  const start = new Date(time);
  const end = new Date(time);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** `21 November 2026`, as it is in London. */
export function longDate(time: number | string): string {
  return format.format(new Date(time));
}

/** `21 Nov 2026`, as it is in London. */
export function shortDate(time: number | string): string {
  return shortFormat.format(new Date(time));
}

/** `Wednesday 25 November`, as it is in London. */
export function weekdayDate(time: number): string {
  return weekdayFormat.format(time);
}

/** `Tuesday 3 March 2026, 2.30pm`, as clocks in London show it. */
export function longDateTime(time: number): string {
  const iso = londonTime(toIso(time));
  const [hours = 0, minutes = 0] = iso.slice(11, 16).split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${weekdayDate(time)} ${iso.slice(0, 4)}, ${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** Whether it is Monday to Friday in London. */
export function isWorkingDay(time: number): boolean {
  return !/^S/.test(weekdayFormat.format(time));
}

/** Returns the same time some working days later. Bank holidays count as working days. */
export function addWorkingDays(time: number, days: number): number {
  let at = time;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** The latest day in London (`2026-11-21`) from which `addWorkingDays` reaches `day` or an earlier one. */
export function subtractWorkingDays(day: string, days: number): string {
  // From noon, no change of the clocks leads to another day.
  let at = Date.parse(`${day}T12:00:00Z`);
  for (let left = days; left > 0; at -= DAY_MS) {
    if (isWorkingDay(at)) left -= 1;
  }
  return londonDay(at);
}

/**
 * Returns the same time on the next working day, by which an employer who sent a vacancy brief must have heard from the
 * agency.
 */
export function nextWorkingDay(time: number): number {
  return addWorkingDays(time, 1);
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });
