/** Dates as people read them, always in London time. */

const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const londonDay = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' });
const londonIso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** `21 November 2026`, of an ISO time or a day; empty for an empty text. */
export function formatDay(iso: string): string {
  return iso && formatByHour(longDays, iso, londonDay);
}

/** `2026-11-21`: the day in London at an ISO time. */
export function toLondonDay(iso: string): string {
  return formatByHour(isoDays, iso, londonIso);
}

// Formatting is slow and thousands of entries share few days, so the result is cached by hour. London is ahead of UTC by
// whole hours, so all times within an hour are on the same day.
const longDays = new Map<string, string>();
const isoDays = new Map<string, string>();

function formatByHour(known: Map<string, string>, iso: string, { format }: Intl.DateTimeFormat): string {
  const hour = iso.endsWith('Z') ? iso.slice(0, 13) : iso;
  const day = known.get(hour) ?? format(new Date(iso));
  known.set(hour, day);
  return day;
}

/** `21 Nov 2026`, of `2026-11-21`. Browsers abbreviate September differently, so the names are listed here: hydration must not change the page. */
export function formatShortDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
