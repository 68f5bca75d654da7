/** The periods of reports, as days in London. */
import { addDays, DAY_MS, toDay } from 'content-types/time/days';
import { londonDay } from 'content-types/time/london-time';

export interface DayRange {
  /** The first and last day as `2026-11-21`, both included; empty for no limit. */
  from: string;
  to: string;
}

/** The period `own` has the dates of `customRange`. `now` is in milliseconds since 1970. */
export function daysOf(period: string, customRange: DayRange, now: number): DayRange {
  if (period === 'own') return customRange;
  if (period === 'all') return { from: '', to: '' };
  const today = londonDay(now);
  if (period === 'quarter') return { from: startOfQuarter(today, 0), to: '' };
  if (period === 'lastQuarter') return { from: startOfQuarter(today, -1), to: addDays(startOfQuarter(today, 0), -1) };
  return { from: londonDay(now - Number(period) * DAY_MS), to: '' };
}

function startOfQuarter(day: string, quarterOffset: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const firstMonth = Math.floor((month - 1) / 3) * 3 + quarterOffset * 3;
  return toDay(Date.UTC(year, firstMonth, 1));
}
