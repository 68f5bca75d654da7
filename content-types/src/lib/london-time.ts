/** Days and times of the agency's own zone, whatever the machine's is. */

/** The last second of a day in London, in milliseconds since 1970. `day` is `YYYY-MM-DD`. */
export function endOfDay(day: string): number {
  const known = ends.get(day) ?? workOutEnd(day);
  ends.set(day, known);
  return known;
}

// Thousands of jobs end on few days, and to read a clock takes longer than to read a job.
const ends = new Map<string, number>();

function workOutEnd(day: string): number {
  const ifWinter = Date.parse(`${day}T23:59:59Z`);
  // Clocks change at one in the morning, so both readings of this hour have the same offset.
  return ifWinter - offsetAt(ifWinter);
}

/**
 * When London's clocks show a time, `09:00` or `23:59:59`, on a day, `YYYY-MM-DD`; in milliseconds since 1970, NaN when
 * there is no such day or time. An hour that the clocks leave out is the one after it, one that they go through twice is
 * the second.
 */
export function londonMoment(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(shown)) return shown;
  const moment = shown - offsetAt(shown);
  return moment + offsetAt(moment) === shown ? moment : shown - offsetAt(moment);
}

/** `2026-06-30T23:59:59+01:00`: a moment, given in ISO 8601, as London's clocks show it. */
export function londonTime(iso: string): string {
  const known = times.get(iso) ?? readClock(Date.parse(iso));
  times.set(iso, known);
  return known;
}

const times = new Map<string, string>();

function readClock(time: number): string {
  return `${wallClock(time)}${offsetAt(time) === 0 ? '+00:00' : '+01:00'}`;
}

/** How far London is ahead of UTC, in milliseconds. */
function offsetAt(time: number): number {
  return Date.parse(`${wallClock(time)}Z`) - Math.floor(time / 1000) * 1000;
}

function wallClock(time: number): string {
  // A year typed with two digits is a year too, and is written with as many.
  return clock.format(time).replace(' ', 'T').padStart(19, '0');
}

// Swedes write dates and times as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});
