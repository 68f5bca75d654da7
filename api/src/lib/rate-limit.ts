import { createHash } from 'node:crypto';
import { HttpError } from './errors.ts';

/** Counts by key in memory. Keys are stored hashed. */
export interface RateLimit {
  /** Counts one more and returns whether there were more than `max` in the window. */
  isOver(key: string, now: number): boolean;
  /** Counts one more. Throws 429 with the seconds to wait when there were more than `max` in the window. */
  count(key: string, now: number): void;
}

const MAX_KEYS = 100_000;

export function rateLimit({ max, windowMs }: { max: number; windowMs: number }): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  function add(key: string, now: number) {
    const hash = createHash('sha256').update(key).digest('base64');
    const known = windows.get(hash);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    // A new window goes to the end, so that the first in the map is the first to end.
    if (window !== known) windows.delete(hash);
    windows.set(hash, window);
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
    window.count += 1;
    return window;
  }

  return {
    isOver: (key, now) => add(key, now).count > max,
    count(key, now) {
      const { count, endsAt } = add(key, now);
      if (count > max) throw new TooManyRequests(Math.ceil((endsAt - now) / 1000));
    },
  };
}

class TooManyRequests extends HttpError {
  override readonly retryAfter: number;

  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    super(429, `We have had a lot of requests from your network. Please try again in ${wait}.`);
    this.retryAfter = retryAfter;
  }
}
