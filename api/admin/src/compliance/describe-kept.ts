import { formatDay } from '../kit/text/dates.ts';
import type { Extent } from './queries.ts';
import { texts } from './texts.ts';

/** Describes the parts of an application that the law requires, until when and why. */
export function describeKept({ until, because }: Extent): string {
  return texts.kept(formatDay(until ?? ''), because ?? '');
}
