/** Calendar days as people in the UK type and read them. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `YYYY-MM-DD` from `21/11/2026`, `21.11.26`, `21 Nov 2026` or ISO; '' for nothing; the text itself for anything else. */
export function parseDay(typed: string): string {
  const text = typed.trim().toLowerCase();
  if (text === '') return '';
  const [, day, month, year] =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(text) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/.exec(text) ??
    isoParts(text);
  return day && month && year ? (realDay(Number(day), monthNumber(month), fullYear(year)) ?? typed) : typed;
}

/** `21/11/2026`. */
export function formatDay(value: unknown): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
  return day ? `${day}/${month}/${year}` : String(value ?? '');
}

/** The day, or '' while it is not typed to its end. */
export function completeDay(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? value : '';
}

/** `21 November 2026`. */
export function dayInWords(value: string): string {
  if (!completeDay(value)) return value;
  return new Date(`${value}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
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

/** Null for days that no calendar has, such as 31 February. */
function realDay(day: number, month: number, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
