import { DAY_MS, HOUR_MS, WEEK_MS } from '../../core/lib/dates.ts';

/** Age at which a stored backup is deleted. Erased data remains in older backups until then. */
export const MAX_AGE_MS = 8 * WEEK_MS;

/** Keeps the newest backup of each period, among those younger than `until`. */
const RULES = [
  { until: 2 * HOUR_MS, periodMs: 1 },
  { until: DAY_MS, periodMs: HOUR_MS },
  { until: 2 * WEEK_MS, periodMs: DAY_MS },
  { until: MAX_AGE_MS, periodMs: WEEK_MS },
];

/**
 * The times of the backups to keep (milliseconds since 1970): all recent ones, then hourly, daily and weekly ones.
 * Always includes the newest.
 */
export function chooseTimesToKeep(times: readonly number[], now: number): Set<number> {
  const newestFirst = [...times].sort((a, b) => b - a);
  const keptTimes = new Set(newestFirst.slice(0, 1));
  for (const { until, periodMs } of RULES) {
    const periods = new Set<number>();
    for (const time of newestFirst) {
      const period = Math.floor(time / periodMs);
      if (now - time > until || periods.has(period)) continue;
      periods.add(period);
      keptTimes.add(time);
    }
  }
  return keptTimes;
}
