/** Pay in words, as people in the UK write it. Amounts are whole pence. */

export interface Salary {
  min: number | null;
  max: number | null;
  unit: 'year' | 'month' | 'week' | 'day' | 'hour';
  hidden: boolean;
  note: string;
}

/** `£45,000 to £55,000 a year`, `£14.20 an hour`, `Up to £600 a day`, `Competitive`. */
export function payInWords({ min, max, unit, hidden }: Salary): string {
  const per = unit === 'hour' ? 'an hour' : `a ${unit}`;
  if (hidden || (min === null && max === null)) return 'Competitive';
  if (min === null) return `Up to ${pounds(max as number)} ${per}`;
  if (max === null) return `From ${pounds(min)} ${per}`;
  return min === max ? `${pounds(min)} ${per}` : `${pounds(min)} to ${pounds(max)} ${per}`;
}

/** `£45,000` or `£14.20`: pence only where there are any. */
export function pounds(pence: number): string {
  const format = pence % 100 === 0 ? whole : withPence;
  return `£${format.format(pence / 100)}`;
}

// Created once, because creating a formatter is slow.
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
