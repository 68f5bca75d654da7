const london = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/**
 * Formats a day, an ISO time or milliseconds since 1970 as a London date: `21 November 2026`. Empty for an empty text.
 */
export function formatDay(time: number | string): string {
  const iso = typeof time === 'number' ? new Date(time).toISOString() : time;
  const hour = iso.endsWith('Z') ? iso.slice(0, 13) : iso;
  const day = days.get(hour) ?? (iso && london.format(new Date(iso)));
  days.set(hour, day);
  return day;
}

// Caches results by hour, because formatting is slow and thousands of entries share few days. London's offset from UTC
// is in whole hours, so all times within an hour are on the same day.
const days = new Map<string, string>();
