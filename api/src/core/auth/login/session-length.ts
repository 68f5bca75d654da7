import { DAY_MS, HOUR_MS } from '../../lib/dates.ts';

/** A session that is not used for this long ends. */
export const IDLE_MS = 12 * HOUR_MS;
/** The longest time from login to logout. */
export const ABSOLUTE_MS = 7 * DAY_MS;
