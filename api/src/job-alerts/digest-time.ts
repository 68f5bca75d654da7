import { londonMoment } from 'content-types/lib/london-time';
import type { AlertFrequency } from '../database/schema/job-alerts.ts';

const DAY_MS = 24 * 3_600_000;
const MONDAY = 1;

/** The first 08:00 in London after `time`: of any day, or of a Monday. Milliseconds since 1970. */
export function nextDigest(frequency: AlertFrequency, time: number): number {
  for (let at = time; ; at += DAY_MS) {
    const day = new Date(at);
    const digest = londonMoment(day.toISOString().slice(0, 10), '08:00');
    if (digest > time && (frequency === 'daily' || day.getUTCDay() === MONDAY)) return digest;
  }
}
