import { DAY_MS, HOUR_MS } from '../../lib/dates.ts';

/** A session ends when it has not been used for this long, … */
export const IDLE_MS = 12 * HOUR_MS;
/** … and this long after the login in any case. */
export const ABSOLUTE_MS = 7 * DAY_MS;
