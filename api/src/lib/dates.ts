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
