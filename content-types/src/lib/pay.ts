/** Pay in words, as people in the UK write it. Amounts are whole pence. */

export type PayUnit = 'year' | 'month' | 'week' | 'day' | 'hour';

export interface Salary {
  min: number | null;
  max: number | null;
  unit: PayUnit;
  hidden: boolean;
  note: string;
}

/** The text that `payInWords` returns for pay that is not shown. */
export const COMPETITIVE = 'Competitive';

/** `£45,000 to £55,000 a year`, `£14.20 an hour`, `Up to £600 a day`, `Competitive`. */
export function payInWords({ min, max, unit, hidden }: Omit<Salary, 'note'>): string {
  const per = unit === 'hour' ? 'an hour' : `a ${unit}`;
  if (hidden || (min === null && max === null)) return COMPETITIVE;
  if (min === null) return `Up to ${pounds(max as number)} ${per}`;
  if (max === null) return `From ${pounds(min)} ${per}`;
  return min === max ? `${pounds(min)} ${per}` : `${pounds(min)} to ${pounds(max)} ${per}`;
}

const FULL_TIME_HOURS = 37.5;
const WEEKS = 52;
/** Contractors are not paid for holidays. */
const DAY_RATE_WEEKS = 46;

export const YEAR_ASSUMED = `Pay is compared using the hours in each advert, or ${FULL_TIME_HOURS} hours a week if it doesn’t give any. A year counts as ${WEEKS} weeks, or ${DAY_RATE_WEEKS} for day rates.`;

/** Pay in pence per unit as whole pounds a year for a job with these weekly hours, for comparing. */
export function toYearlyPounds(pence: number, unit: PayUnit, hours: number | null): number {
  return Math.round((pence * unitsPerYear(unit, hours ?? FULL_TIME_HOURS)) / 100);
}

function unitsPerYear(unit: PayUnit, hours: number): number {
  const units = { year: 1, month: 12, week: WEEKS, day: DAY_RATE_WEEKS * daysPerWeek(hours), hour: WEEKS * hours };
  return units[unit];
}

/** Full time is five days, so a part-time job has fewer. */
function daysPerWeek(hours: number): number {
  return Math.min(5, Math.max(1, Math.round((hours * 5) / FULL_TIME_HOURS)));
}

/**
 * The approximate equivalent of pay in the words of `payInWords`, so that candidates can compare: by the year, or by
 * the hour for pay by the year. `£9,200 to £10,800 a year, 8 hours a week`; empty for pay that is not shown.
 */
export function comparablePay(words: string, hours: number | null): string {
  const unit = /(year|month|week|day|hour)$/.exec(words)?.[1] as PayUnit | undefined;
  if (!unit || hours === 0) return '';
  const weekly = hours ?? FULL_TIME_HOURS;
  const isYearly = unit === 'year';
  const factor = isYearly ? 1 / (WEEKS * weekly) : unitsPerYear(unit, weekly);
  // No more exact than the assumption is.
  const step = isYearly ? 0.1 : 100;
  const amounts = words.replace(/£([\d,.]+)/g, (_, amount: string) => {
    const value = Number(amount.replaceAll(',', '')) * factor;
    return pounds(Math.round(Math.round(value / step) * step * 100));
  });
  // A range can be one amount after rounding.
  const once = amounts.replace(/^(£[\d,.]+) to \1 /, '$1 ');
  const days = daysPerWeek(weekly);
  const basis = unit === 'day' ? `${days} ${days === 1 ? 'day' : 'days'}` : `${weekly} hours`;
  return `${once.replace(/an? \w+$/, isYearly ? 'an hour' : 'a year')}, ${basis} a week`;
}

/** `£45,000` or `£14.20`: pence only where there are any. */
export function pounds(pence: number): string {
  const format = pence % 100 === 0 ? whole : withPence;
  return `£${format.format(pence / 100)}`;
}

// Created once, because creating a formatter is slow.
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
