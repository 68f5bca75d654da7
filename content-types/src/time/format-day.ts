const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const londonDay = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' });

/** `21 November 2026`, for an ISO time or a day; empty for an empty text. */
export function formatDay(iso: string): string {
  const hour = iso.endsWith('Z') ? iso.slice(0, 13) : iso;
  const day = longDays.get(hour) ?? (iso && londonDay.format(new Date(iso)));
  longDays.set(hour, day);
  return day;
}

// Formatting is slow and thousands of entries share few days, so the result is cached by hour. London is ahead of UTC by
// whole hours, so all times within an hour are on the same day.
const longDays = new Map<string, string>();
