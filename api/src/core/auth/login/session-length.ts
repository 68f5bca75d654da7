import { DAY_MS, HOUR_MS } from '../../lib/dates.ts';

/** Idle time after which a session ends. */
export const IDLE_MS = 12 * HOUR_MS;
/** Maximum time from login to logout. */
export const ABSOLUTE_MS = 7 * DAY_MS;
