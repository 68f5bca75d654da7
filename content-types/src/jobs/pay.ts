/** Pay in words, as people in the UK write it. Amounts are whole pence. */

export const SALARY_UNITS = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayUnit = (typeof SALARY_UNITS)[number];

export interface Salary {
  min: number | null;
  max: number | null;
  unit: PayUnit;
  hidden: boolean;
  note: string;
}

/** The pay of a job. With `hidden`, its amounts are never shown. */
export type Pay = Pick<Salary, 'min' | 'max' | 'unit'> & { hidden?: boolean };

/** Pay as visitors may read it: without amounts if they are hidden. */
export function toPublicPay({ min, max, unit, hidden }: Salary): Pay {
  return hidden ? { min: null, max: null, unit } : { min, max, unit };
}

/** Text returned by `formatPay` if there is no pay to show. */
export const COMPETITIVE = 'Competitive';

/** Formats pay: `£45,000 to £55,000 a year`, `£14.20 an hour`, `Up to £600 a day`, `Competitive`. */
export function formatPay(pay: Pay): string {
  const amounts = formatAmounts(pay, ' to ');
  return amounts ? `${amounts} ${formatUnit(pay.unit)}` : COMPETITIVE;
}

/** Formats pay briefly, for a title: `£45,000–£55,000`, `£14.20 an hour`. Empty if there is no pay to show. */
export function formatPayForTitle(pay: Pay): string {
  const amounts = formatAmounts(pay, '–');
  return amounts && pay.unit !== 'year' ? `${amounts} ${formatUnit(pay.unit)}` : amounts;
}

function formatAmounts({ min, max, hidden }: Pay, rangeSeparator: string): string {
  if (hidden) return '';
  if (min === null) return max === null ? '' : `Up to ${formatPounds(max)}`;
  if (max === null) return `From ${formatPounds(min)}`;
  return min === max ? formatPounds(min) : `${formatPounds(min)}${rangeSeparator}${formatPounds(max)}`;
}

function formatUnit(unit: PayUnit): string {
  return unit === 'hour' ? 'an hour' : `a ${unit}`;
}

const FULL_TIME_HOURS = 37.5;
const WEEKS = 52;
/** Paid weeks per year at a day rate, because contractors are not paid for holidays. */
const DAY_RATE_WEEKS = 46;

export const YEAR_ASSUMED = `Pay is compared using the hours in each advert, or ${FULL_TIME_HOURS} hours a week if it doesn’t give any. A year counts as ${WEEKS} weeks, or ${DAY_RATE_WEEKS} for day rates.`;

/** Converts pay in pence per unit to whole pounds per year, for comparison. `hours` are per week. */
export function toYearlyPounds(pence: number, unit: PayUnit, hours: number | null): number {
  return Math.round((pence * unitsPerYear(unit, hours || FULL_TIME_HOURS)) / 100);
}

/** Converts pay in pence per unit to whole pence per hour. `hours` are per week. */
export function toHourly(pence: number, unit: PayUnit, hours: number): number {
  return Math.floor((pence * unitsPerYear(unit, hours)) / (WEEKS * hours));
}

function unitsPerYear(unit: PayUnit, hours: number): number {
  const units = { year: 1, month: 12, week: WEEKS, day: DAY_RATE_WEEKS * daysPerWeek(hours), hour: WEEKS * hours };
  return units[unit];
}

/** Estimates the working days per week: five for full-time work and fewer for part-time work. */
function daysPerWeek(hours: number): number {
  return Math.min(5, Math.max(1, Math.round((hours * 5) / FULL_TIME_HOURS)));
}

/**
 * Approximates pay for comparison: hourly for yearly pay, otherwise yearly, such as `£9,200 to £10,800 a year, 8 hours
 * a week`. Empty if there is no pay to show, or if the conversion needs hours that are missing.
 */
export function formatComparablePay({ min, max, unit, hidden }: Pay, hours: number | null): string {
  if (hidden || (min === null && max === null)) return '';
  const isFixed = unit === 'week' || unit === 'month';
  if (!isFixed && !hours) return '';
  const weekly = hours || FULL_TIME_HOURS;
  const isYearly = unit === 'year';
  const factor = isYearly ? 1 / (WEEKS * weekly) : unitsPerYear(unit, weekly);
  // Rounding step in pence. It is coarse, because the assumed hours are not exact either.
  const step = isYearly ? 10 : 10_000;
  const convert = (pence: number | null) => pence && Math.round((pence * factor) / step) * step;
  const comparison = formatPay({ min: convert(min), max: convert(max), unit: isYearly ? 'hour' : 'year' });
  if (!hours) return comparison;
  const days = daysPerWeek(weekly);
  const basis = unit === 'day' ? `${days} ${days === 1 ? 'day' : 'days'}` : `${weekly} hours`;
  return `${comparison}, ${basis} a week`;
}

/** Formats pence as pounds: `£45,000` or `£14.20`. Shows pence only if there are any. */
export function formatPounds(pence: number): string {
  const format = pence % 100 === 0 ? integerFormat : withPence;
  return `£${format.format(pence / 100)}`;
}

// Created once, because creating a formatter is slow.
const integerFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
