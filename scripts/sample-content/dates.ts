import { DAY_MS, toDay } from 'content-types/time/days';

/** The calendar day `days` from now, `YYYY-MM-DD`: closing dates of samples lie ahead whenever they are imported. */
export function inDays(days: number): string {
  return toDay(Date.now() + days * DAY_MS);
}
