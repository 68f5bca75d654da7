import type { EntryOf } from 'content-types';
import { endOfDay } from 'content-types/lib/london-time';

/** When an advert is over, in ISO 8601: at the end of its closing date, or before if it comes down before. Empty for never. */
export function endOfJob({ data, expiresAt }: Pick<EntryOf<'job'>, 'data' | 'expiresAt'>): string {
  const closing = data.closing && new Date(endOfDay(data.closing)).toISOString();
  return [closing, expiresAt ?? ''].filter(Boolean).sort()[0] ?? '';
}
