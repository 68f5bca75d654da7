import { plural } from '../text/plural.ts';

/** Formats a distance: `9 miles away`. Empty if it is unknown. */
export function formatMiles(miles: number | null | undefined): string {
  if (miles === null || miles === undefined) return '';
  return miles < 1 ? 'less than a mile away' : `${plural(Math.round(miles), { one: '# mile', other: '# miles' })} away`;
}
