import type { AlertFrequency } from '../database/schema/job-alerts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_HOUR = 8;
const MONDAY = 1;

/** The first eight in the morning in London after `time`, every day or on a Monday. Milliseconds since 1970. */
export function nextDigest(frequency: AlertFrequency, time: number): number {
  for (let day = Math.floor(time / DAY_MS) * DAY_MS; ; day += DAY_MS) {
    const isDay = frequency === 'daily' || new Date(day).getUTCDay() === MONDAY;
    const utc = day + AT_HOUR * HOUR_MS;
    const digest = utc - (hourInLondon(utc) - AT_HOUR) * HOUR_MS;
    if (isDay && digest > time) return digest;
  }
}

function hourInLondon(time: number): number {
  return Number(clock.format(time));
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });
