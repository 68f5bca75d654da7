import { londonMoment } from 'content-types/time/london-time';
import { DAY_MS, toDay } from './dates.ts';

const MONDAY = 1;

/** The first 08:00 in London after `time`, on any day or on a Monday. Milliseconds since 1970. */
export function findNextDigest(frequency: 'daily' | 'weekly', time: number): number {
  for (let morning = time; ; morning += DAY_MS) {
    const digest = londonMoment(toDay(morning), '08:00');
    if (digest > time && (frequency === 'daily' || new Date(morning).getUTCDay() === MONDAY)) return digest;
  }
}
