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

/**
 * Counts what is going on, in total and for each network, so that a network cannot take all the room, however slowly it
 * sends. A rate limit would not do: a slow upload counts once and stays for minutes.
 */
export function concurrencyLimit({ total, perNetwork }: { total: number; perNetwork: number }) {
  const running = new Map<string, number>();
  let all = 0;
  return {
    /** Returns what to call at the end. Throws 429 when the network has too many, 503 when everybody together has. */
    enter(network: string): () => void {
      const own = running.get(network) ?? 0;
      if (own >= perNetwork) throw new HttpError(429, 'That is a lot at once. Please try again in a moment.');
      if (all >= total) throw new HttpError(503, 'The server is very busy. Please try again in a moment.');
      running.set(network, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (running.get(network) ?? 0) - 1;
        if (left > 0) running.set(network, left);
        else running.delete(network);
      };
    },
  };
}
