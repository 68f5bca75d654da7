import type { DataByType } from 'content-types';

type Salary = DataByType['job']['salary'];

export interface ShownPay {
  /** Pounds: `45000`, `14.2`; null when that end is open. */
  min: number | null;
  max: number | null;
  unit: Salary['unit'];
}

/** The figures, when the advert shows any. */
export function shownPay({ min, max, unit, hidden }: Salary): ShownPay | null {
  if (hidden || (min === null && max === null)) return null;
  const pounds = (pence: number | null) => (pence === null ? null : pence / 100);
  return { min: pounds(min), max: pounds(max), unit };
}

/** `£45000 - £55000 per year`: simple enough for every reader. */
export function plainPay({ min, max, unit }: ShownPay): string {
  const ends = [min, max === min ? null : max].filter((end) => end !== null);
  return `${ends.map(poundsOf).join(' - ')} per ${unit}`;
}

function poundsOf(pounds: number): string {
  return `£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}`;
}
