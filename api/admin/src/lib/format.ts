/** Sizes and moments as people read them; moments as London's clocks show them. */

/** `1.4 MB`, `320 kB`, `12 bytes`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}

/** Whether the reader's own clock may show another time than London's. */
export function isOutsideLondon(): boolean {
  return Intl.DateTimeFormat().resolvedOptions().timeZone !== ZONE;
}

/** `21 Nov 2026, 14:32`, with `GMT` or `BST` for who is in another zone. */
export function formatDateTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    ...DAY_IN_WORDS,
    hour: '2-digit',
    minute: '2-digit',
    ...(isOutsideLondon() && { timeZoneName: 'short' }),
  });
}

/** `21 November 2026` in London, of a day (`YYYY-MM-DD`) or a date and time; a text that is neither stays as it is. */
export function formatDay(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: ZONE });
}

/** `just now`, `5 minutes ago`, `3 hours ago`, `in 2 days`; after a month the day itself. */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const size = Math.abs(seconds);
  if (size < 45) return seconds > 0 ? 'in a moment' : 'just now';
  if (size > 30 * DAY) {
    return new Date(iso).toLocaleDateString('en-GB', DAY_IN_WORDS);
  }
  const [unit, length] = UNITS.find(([, needed]) => size >= needed * 0.95) ?? ['minute', 60];
  return relative.format(Math.sign(seconds) * Math.round(size / length), unit);
}

/** `1 page`, `3 pages`, `10,000 pages`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString('en-GB')} ${amount === 1 ? one : many}`;
}

/** `9 ms`, `2.4 s`. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const ZONE = 'Europe/London';
const DAY_IN_WORDS = { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE } as const;
const DAY = 86_400;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', 3600],
];
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
