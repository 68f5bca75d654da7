/** Days such as `2026-11-21`, without a time or a time zone. */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the UTC day of a time in milliseconds since 1970. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS);
}

/** Whether a day is a weekday (Monday to Friday). Bank holidays count as working days. */
export function isWorkingDay(day: string): boolean {
  return new Date(day).getUTCDay() % 6 !== 0;
}

/** Returns the day that is this many working days later. */
export function addWorkingDays(day: string, days: number): string {
  let currentDay = day;
  for (let remainingDays = days; remainingDays > 0; ) {
    currentDay = addDays(currentDay, 1);
    if (isWorkingDay(currentDay)) remainingDays -= 1;
  }
  return currentDay;
}

/** Returns the latest day from which `addWorkingDays` does not go past `day`. */
export function subtractWorkingDays(day: string, days: number): string {
  let currentDay = day;
  for (let remainingDays = days; remainingDays > 0; currentDay = addDays(currentDay, -1)) {
    if (isWorkingDay(currentDay)) remainingDays -= 1;
  }
  return currentDay;
}
