import { formatDay } from '../../lib/dates.ts';
import type { Extent } from './queries.ts';

/** What stays of an application that the law lets be erased only in part, until when, and why. */
export function whatStays({ until, because }: Extent): string {
  return `The name, the email address, the CV and the dates stay until ${formatDay(until ?? '')}. ${because}`;
}
