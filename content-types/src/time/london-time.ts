/** Days and times in London, where the agency is, whatever the time zone of the machine. */
import { HOUR_MS } from './days.ts';

/** The last second of a day in London, in milliseconds since 1970. `day` is `YYYY-MM-DD`. */
export function endOfDay(day: string): number {
  const end = ends.get(day) ?? londonMoment(day, '23:59:59');
  ends.set(day, end);
  return end;
}

// Cached by day, because thousands of jobs end on few days and converting a time takes longer than reading a job.
const ends = new Map<string, number>();

/**
 * Converts a day (`YYYY-MM-DD`) and London time (`09:00` or `23:59:59`) to milliseconds since 1970; NaN if invalid. A
 * time skipped in spring counts as an hour later. A time repeated in autumn means the second occurrence.
 */
export function londonMoment(day: string, time: string): number {
  const shownTime = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(shownTime)) return shownTime;
  const moment = shownTime - offsetAt(shownTime);
  return moment + offsetAt(moment) === shownTime ? moment : shownTime - offsetAt(moment);
}

/** Converts an ISO 8601 time to London time: `2026-06-30T23:59:59+01:00`. */
export function londonTime(iso: string): string {
  const time = Date.parse(iso);
  return `${wallClock(time)}${offsetAt(time) === 0 ? '+00:00' : '+01:00'}`;
}

/** Returns the London day of an ISO time in UTC: `2026-11-21`. */
export function toLondonDay(iso: string): string {
  return londonDay(Date.parse(iso));
}

/** Returns the London day of a time in milliseconds since 1970: `2026-11-21`. */
export function londonDay(time: number): string {
  const hour = Math.floor(time / HOUR_MS);
  const day = days.get(hour) ?? wallClock(time).slice(0, 10);
  days.set(hour, day);
  return day;
}

// Cached by hour, because formatting is slow and thousands of entries share few days. London's offset from UTC is in
// whole hours, so all times within an hour are on the same day.
const days = new Map<number, string>();

/** Returns London's offset from UTC, in milliseconds. */
function offsetAt(time: number): number {
  return Date.parse(`${wallClock(time)}Z`) - Math.floor(time / 1000) * 1000;
}

function wallClock(time: number): string {
  // Pads years before 1000, which come from typing fewer than four digits.
  return clock.format(time).replace(' ', 'T').padStart(19, '0');
}

// Uses the Swedish locale, whose dates and times are in ISO 8601 format.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});
