const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST = 6 * HOUR;
const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds to wait after this many failed attempts: 1 minute, then twice as long each time up to 6 hours; null after 72 hours. */
export function retryDelay(attempts: number): number | null {
  let waited = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) waited += delayAfter(attempt);
  return waited >= GIVE_UP_AFTER ? null : Math.min(delayAfter(attempts), GIVE_UP_AFTER - waited);
}

function delayAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1) * MINUTE, LONGEST);
}
