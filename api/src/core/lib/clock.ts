import { MINUTE_MS } from './dates.ts';

/** A clock, which tests can replace. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /**
   * Runs `task` once at `time` (immediately if it has passed) and returns a function to cancel it. If the clock is put
   * back, the task may run early, so it has to check that its work is due.
   */
  at(time: number, task: () => void): () => void;
}

/**
 * Returns the milliseconds from `time` to `now`, at least 0. Infinite if `time` is more than a minute in the future:
 * the clock was wrong when it was recorded, so any period that began then counts as over.
 */
export function elapsedSince(time: number, now: number): number {
  return time > now + TOLERANCE_MS ? Infinity : Math.max(0, now - time);
}

/**
 * Exponential backoff: returns the delay in milliseconds after this many consecutive failures, from `firstMs` and
 * doubling up to `maxMs`.
 */
export function calculateBackoff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs);
}

/** Runs `task` with a signal that aborts at `time` or when `closing` aborts. */
export async function withDeadline<T>(
  clock: Clock,
  time: number,
  closing: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const cancel = clock.at(time, () => timeout.abort(new DOMException('', 'TimeoutError')));
  return task(AbortSignal.any([closing, timeout.signal])).finally(cancel);
}

/** Allows for the small corrections that time synchronisation makes. */
const TOLERANCE_MS = MINUTE_MS;

const STEP_MS = MINUTE_MS;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, task) {
    let timer: NodeJS.Timeout;
    // Waits in steps, because timers overflow after 24 days and a laptop must notice soon after it wakes from sleep.
    let lastRemainingMs = time - Date.now();
    const step = () => {
      const remainingMs = time - Date.now();
      if (remainingMs <= 0 || remainingMs > lastRemainingMs + STEP_MS) return task();
      lastRemainingMs = remainingMs;
      timer = setTimeout(step, Math.min(remainingMs, STEP_MS)).unref();
    };
    timer = setTimeout(step, Math.min(Math.max(0, lastRemainingMs), STEP_MS)).unref();
    return () => clearTimeout(timer);
  },
};
