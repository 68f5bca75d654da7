import { formatDay } from '../../lib/dates.ts';
import type { Extent } from './queries.ts';
import { texts } from './texts.ts';

/** What is kept of an application that can only be erased in part, until when and why. */
export function describeKept({ until, because }: Extent): string {
  return texts.kept(formatDay(until ?? ''), because ?? '');
}
