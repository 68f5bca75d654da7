/** Values of jobs as people and other systems write them. Values that cannot be read are noted. */
import { isObject } from 'content-types/values/defaults';
import { toPlainText } from '../../../core/lib/parse-html.ts';
import { convertWordpressText } from './text.ts';

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour';

const UNITS: [RegExp, Unit][] = [
  [/year|annum|annual|\bp\.?a\b|^pa$/i, 'year'],
  [/month|\bp\.?c\.?m\b/i, 'month'],
  [/week/i, 'week'],
  [/day|daily|diem/i, 'day'],
  [/hour|\bp\.?h\b/i, 'hour'],
];

/**
 * Converts `£30k - £35,000 per annum` to pay in pence. A text becomes the note if it has no amounts, such as
 * “Competitive”, more than two amounts, or another currency.
 */
export function readPay(text: string, unit: string, currency: string, notes: string[]): Record<string, unknown> {
  if (text === '') return {};
  const isForeign = (currency !== '' && !/^(gbp|£)$/i.test(currency)) || /[$€]/.test(text);
  const amounts = Array.from(
    text.slice(0, 200).matchAll(/(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(k\b)?/gi),
    ([, digits = '', k]) => Math.round(Number(digits.replaceAll(',', '')) * (k ? 100_000 : 100)),
  ).filter((pence) => pence > 0);
  if (isForeign || amounts.length === 0 || amounts.length > 2) {
    if (isForeign) notes.push('The pay isn’t in pounds, so it was saved as a note.');
    return { note: text.slice(0, 120) };
  }
  const [min = 0, max = null] = amounts;
  return { min, max, unit: findUnit(unit) ?? findUnit(text) ?? guessUnit(max ?? min) };
}

export function findUnit(text: string): Unit | undefined {
  return UNITS.find(([pattern]) => pattern.test(text))?.[1];
}

/**
 * Guesses from the amount: £4,000 or more is for a year, less than £100 for an hour, and anything between for a day.
 */
function guessUnit(pence: number): Unit {
  if (pence >= 400_000) return 'year';
  return pence < 10_000 ? 'hour' : 'day';
}

/** An amount in pounds as pence; null for anything else. */
export function readAmount(text: string): number | null {
  const [, digits, k] = /^[£\s]*(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(k)?$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : Math.round(Number(digits.replaceAll(',', '')) * (k ? 100_000 : 100));
}

export function readWorkplace(text: string): { remote?: string } {
  if (/hybrid/i.test(text)) return { remote: 'hybrid' };
  if (/remote|home/i.test(text)) return { remote: 'remote' };
  return /site|office/i.test(text) ? { remote: 'on-site' } : {};
}

interface Place {
  place?: string | undefined;
  region?: string | undefined;
  postcode?: string | undefined;
  country?: string | undefined;
  workplace?: string | undefined;
}

/** A job's location. Unknown parts are undefined. */
export function readLocation({ place, region, postcode, country, workplace = '' }: Place) {
  return { place: place && toPlainText(place), region, postcode, country, ...readWorkplace(workplace) };
}

/** A date as `YYYY-MM-DD`, read day first as in Britain; empty for anything else. */
export function toDay(text: string, notes: string[]): string {
  const value = text.trim();
  const [, y, m, d] = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ]|$)/.exec(value) ?? [];
  const [, d2, m2, y2] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?:\s|$)/.exec(value) ?? [];
  const parts = y ? [y, m, d] : [y2, m2, d2];
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  const isReal = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (isReal) return day;
  if (value !== '') notes.push(`“${value.slice(0, 40)}” isn’t a date, so it was left out.`);
  return '';
}

/** Splits a text into items: the lines or, if there is only one line, the parts between commas or semicolons. */
export function toLines(text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  if (convertWordpressText(text, []).content.length === 0) return [];
  const lines = text.split(/\n|<br\s*\/?>|<\/(?:li|p)>/i).map(toPlainText);
  const items = lines.filter(Boolean);
  return items.length === 1
    ? items.flatMap((line) => line.split(/[,;]\s/).map((item) => item.trim())).filter(Boolean)
    : items;
}

/** Drops values that are undefined, empty texts or empty objects. */
export function withoutMissing(values: Record<string, unknown>) {
  const isPresent = (value: unknown) =>
    value !== undefined && value !== '' && !(isObject(value) && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isPresent(value)));
}
