import type { App } from '../app.ts';
import { elapsedSince } from '../lib/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../lib/dates.ts';
import { checkServer } from './send.ts';

const MAX_AGE_MS = HOUR_MS;
const RETRY_MS = 10 * MINUTE_MS;

interface ServerCheck {
  url: string;
  /** The time when the last check ended. */
  at: number;
  isReachable: boolean;
  isRunning: boolean;
}

/** The last check of the email server, by app. */
const lastChecks = new WeakMap<App, ServerCheck>();

/**
 * Whether the email server accepted our login at the last check. True without a server, and until the first check ends.
 * Rechecks after a while without waiting, because a login can take half a minute.
 */
export function isServerReachable(app: App): boolean {
  const { smtpUrl: url, smtpCa } = app.env;
  if (!url) return true;
  let lastCheck = lastChecks.get(app);
  if (lastCheck?.url !== url) {
    lastCheck = { url, at: -Infinity, isReachable: true, isRunning: false };
    lastChecks.set(app, lastCheck);
  }
  const isStale = elapsedSince(lastCheck.at, app.clock.now()) >= (lastCheck.isReachable ? MAX_AGE_MS : RETRY_MS);
  if (isStale && !lastCheck.isRunning) void updateReachability(lastCheck, checkServer(url, smtpCa), app);
  return lastCheck.isReachable;
}

async function updateReachability(serverState: ServerCheck, check: Promise<void>, { clock }: App): Promise<void> {
  serverState.isRunning = true;
  const isReachable = await check.then(
    () => true,
    () => false,
  );
  Object.assign(serverState, { at: clock.now(), isReachable, isRunning: false });
}
