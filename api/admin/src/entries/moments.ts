/** Moments as a day and a time of the user's own zone. */

/** `YYYY-MM-DD`; empty for none. */
export function dayOf(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
}

/** `HH:MM`; empty for none. */
export function timeOf(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** ISO 8601 in UTC; null while the day or the time is not one. */
export function momentOf(day: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = new Date(`${day}T${time}:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
