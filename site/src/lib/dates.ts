/** Dates in words, in the agency's time zone, whatever the machine's is. */

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

// Thousands of entries fall on few days, and a formatter takes longer than everything else about a date. London's clocks
// are ahead by whole hours, so all moments of an hour are on the same day.
const longDays = new Map<string, string>();
const isoDays = new Map<string, string>();

function formatByHour(known: Map<string, string>, iso: string, { format }: Intl.DateTimeFormat): string {
  const hour = iso.endsWith('Z') ? iso.slice(0, 13) : iso;
  const day = known.get(hour) ?? format(new Date(iso));
  known.set(hour, day);
  return day;
}

/** `21 Nov 2026`, of `2026-11-21`. The names are ours: browsers shorten September in two ways, and a page must not change when it wakes up. */
export function formatShortDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
