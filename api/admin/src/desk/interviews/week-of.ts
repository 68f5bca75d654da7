import { addDays } from 'content-types/time/days';

/** The seven days from Monday of the week of `day`, or of a later week. */
export function weekOf(day: string, weekOffset = 0): string[] {
  const monday = addDays(day, weekOffset * 7 - ((new Date(day).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, n) => addDays(monday, n));
}
