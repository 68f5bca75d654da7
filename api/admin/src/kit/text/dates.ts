/** Days and times as people in the UK type and read them, in London time. */
import { formatDay as formatLongDay } from 'content-types/time/format-day';

const TIME_ZONE = 'Europe/London';
/** Whether the user's clock may differ from London time. */
export const isOutsideLondon = Intl.DateTimeFormat().resolvedOptions().timeZone !== TIME_ZONE;

function createFormatter(options: Intl.DateTimeFormatOptions) {
  // Created once, because creating a formatter takes longer than formatting a hundred dates.
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: TIME_ZONE });
  return (iso: string) => format.format(new Date(iso));
}
const TIME = {
  hour: '2-digit',
  minute: '2-digit',
  ...(isOutsideLondon && { timeZoneName: 'short' as const }),
} as const;
const formatDayAndLongMonth = createFormatter({ day: 'numeric', month: 'long' });

/** `21 Nov 2026, 14:32`, with `GMT` or `BST` for users in another time zone. */
export const formatDateTime = createFormatter({ day: 'numeric', month: 'short', year: 'numeric', ...TIME });

/** `Fri, 27 Nov 2026, 14:30`, for an appointment. */
export const formatAppointment = createFormatter({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...TIME,
});

/** `21 Nov 2026` in London. */
export const formatShortDay = createFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** `21 Nov` in London. */
export const formatDayAndMonth = createFormatter({ day: 'numeric', month: 'short' });

/** `14:30` in London, with `GMT` or `BST` for users in another time zone. */
export const formatTime = createFormatter(TIME);

/** `Mon 30 Nov` in London. */
export const formatWeekday = createFormatter({ weekday: 'short', day: 'numeric', month: 'short' });

/** `22 November at 14:00`, for a time in the near future, with `GMT` or `BST` for users in another time zone. */
export function formatDayAtTime(iso: string): string {
  return `${formatDayAndLongMonth(iso)} at ${formatTime(iso)}`;
}

/** `21 November 2026` in London, for a day (`YYYY-MM-DD`) or a date and time. Other text is returned unchanged. */
export function formatDay(value: string): string {
  return /^\d{4}-\d\d-\d\d/.test(value) ? formatLongDay(value) : value;
}

/** `just now`, `5 minutes ago`, `3 hours ago`, `in 2 days`; and the date for anything more than a month away. */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const distance = Math.abs(seconds);
  if (distance < 45) return seconds > 0 ? 'in a moment' : 'just now';
  if (distance > 30 * DAY_SECONDS) return formatShortDay(iso);
  const [unit, unitSeconds] = UNITS.find(([, needed]) => distance >= needed * 0.95) ?? ['minute', 60];
  return relative.format(Math.sign(seconds) * Math.round(distance / unitSeconds), unit);
}

/** `YYYY-MM-DD` from `21/11/2026`, `21.11.26`, `21 Nov 2026` or ISO; '' for an empty text. Other text is returned unchanged. */
export function parseDay(input: string): string {
  const normalizedText = input.trim().toLowerCase();
  if (normalizedText === '') return '';
  const [, day, month, year] =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(normalizedText) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/.exec(normalizedText) ??
    isoParts(normalizedText);
  return day && month && year ? (toValidDay(Number(day), monthNumber(month), fullYear(year)) ?? input) : input;
}

/** Formats a day as users type it: `21/11/2026`. */
export function formatTypedDay(value: unknown): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
  return day ? `${day}/${month}/${year}` : String(value ?? '');
}

/** The day, or '' while it is incomplete. */
export function completeDay(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? value : '';
}

function isoParts(text: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? ['', day, month, year] : [];
}

function monthNumber(month: string): number {
  return /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** Returns the day; null for days that do not exist, such as 31 February. */
function toValidDay(day: number, month: number, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_SECONDS = 86_400;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY_SECONDS],
  ['hour', 3600],
];
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** Formats milliseconds as `9 ms` or `2.4 s`. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
}
