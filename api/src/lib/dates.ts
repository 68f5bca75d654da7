export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The time as ISO 8601 in UTC, or null for none. `time` is in milliseconds since 1970, as the database has it. */
export function toIso(time: number): string;
export function toIso(time: number | null): string | null;
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** `2026-11-21`: the day in UTC. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The same day and time some calendar months later, or the last day of a month that is too short. Milliseconds, UTC. */
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

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
