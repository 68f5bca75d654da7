import { createHash } from 'node:crypto';
import { HttpError } from './errors.ts';

export interface Rule {
  /** How many in a window. */
  max: number;
  windowMs: number;
}

/** Counts by key in memory; keys are kept hashed and forgotten with their window. */
export interface RateLimit {
  /** Counts one more. Throws 429 with the seconds to wait when it is one too many. */
  count(key: string, now: number): void;
}

const MAX_KEYS = 100_000;

export function rateLimit({ max, windowMs }: Rule): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    count(key, now) {
      const hash = createHash('sha256').update(key).digest('base64');
      const known = windows.get(hash);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
      // Put last, so that the map's order is that of the ends and the oldest can be dropped.
      if (window !== known) windows.delete(hash);
      windows.set(hash, window);
      if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
      window.count += 1;
      if (window.count > max) throw new TooManyRequests(Math.ceil((window.endsAt - now) / 1000));
    },
  };
}

export class TooManyRequests extends HttpError {
  override readonly retryAfter: number;

  constructor(retryAfter: number) {
    const minutes = Math.max(1, Math.round(retryAfter / 60));
    super(429, `That was a lot at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`);
    this.retryAfter = retryAfter;
  }
}
