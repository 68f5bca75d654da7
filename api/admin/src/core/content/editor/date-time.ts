/** Converts ISO times to and from a day and time in London, where the agency is, whatever the user's time zone. */
import { londonMoment, londonTime } from 'content-types/time/london-time';

/** The London day as `YYYY-MM-DD`; empty for null. */
export function toDay(iso: string | null): string {
  return iso === null ? '' : londonTime(iso).slice(0, 10);
}

/** The London time as `HH:MM`; empty for null. */
export function toTime(iso: string | null): string {
  return iso === null ? '' : londonTime(iso).slice(11, 16);
}

/** ISO 8601 in UTC; null while the day or the time is invalid. */
export function toIso(day: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = londonMoment(day, time);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** Converts `9`, `930`, `9.30`, `17:05`, `5pm` or `5.30 pm` to `HH:MM`. Other text is returned unchanged. */
export function parseTime(input: string): string {
  const normalizedText = input.trim().toLowerCase();
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.h]?(\d\d))?\s*([ap])?\.?m?\.?$/.exec(normalizedText) ?? [];
  if (hours === undefined) return input;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12);
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : input;
}
