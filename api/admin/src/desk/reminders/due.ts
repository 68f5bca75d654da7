/** London days such as `2026-11-21`, and how people say them. */
import { addDays } from 'content-types/time/days';
import { londonDay, londonMoment } from 'content-types/time/london-time';
import { formatWeekday } from '../../kit/text/dates.ts';
import { texts } from './texts.ts';

export interface Due {
  day: string;
  /** The time as `14:30`; null for any time of the day. */
  time: string | null;
}

export function today(now = Date.now()): string {
  return londonDay(now);
}

/** The first Monday after `day`. */
export function nextMonday(day: string): string {
  return addDays(day, (8 - new Date(day).getUTCDay()) % 7 || 7);
}

/** Whether the reminder's time has passed or, if it has no time, its day. */
export function isOverdue({ day, time }: Due, now = Date.now()): boolean {
  return londonMoment(day, time ?? '23:59:59') < now;
}

/** Describes the due time: `today at 14:30`, `tomorrow`, `Mon 30 Nov`. */
export function describeDue({ day, time }: Due, now = Date.now()): string {
  const days: Record<string, string> = { [today(now)]: texts.today, [addDays(today(now), 1)]: texts.tomorrow };
  const name = days[day] ?? formatWeekday(day);
  return time === null ? name : texts.due.at(name, time);
}
