/** When an advert closes. */
import type { EntryOf } from 'content-types';
import { endOfDay } from 'content-types/lib/london-time';
import { toLondonDay } from '../dates.ts';

type ClosingJob = Pick<EntryOf<'job'>, 'data' | 'expiresAt'>;

/** The ISO time when an advert closes: the end of its closing date or its expiry, whichever is first. Empty for never. */
export function findClosingTime({ data, expiresAt }: ClosingJob): string {
  const closing = data.closing && new Date(endOfDay(data.closing)).toISOString();
  return [closing, expiresAt ?? ''].filter(Boolean).sort()[0] ?? '';
}

/** `2026-11-21`: the last day to apply; empty for an advert that never closes. */
export function findLastDay(job: ClosingJob): string {
  const end = findClosingTime(job);
  return end && toLondonDay(end);
}
