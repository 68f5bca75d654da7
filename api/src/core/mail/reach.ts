import type { App } from '../app.ts';
import { elapsedSince } from '../lib/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../lib/dates.ts';
import { checkServer } from './send.ts';

const KEPT_MS = HOUR_MS;
const RETRY_MS = 10 * MINUTE_MS;

/** The last look at the email server of each app, with its time. */
const looks = new WeakMap<App, { at: number; url: string; isReachable: boolean }>();

/** Whether the email server accepts our login. True without a server. The result is kept for a while. */
export async function isServerReachable(app: App): Promise<boolean> {
  const { smtpUrl: url, smtpCa } = app.env;
  if (!url) return true;
  const now = app.clock.now();
  const last = looks.get(app);
  if (last?.url === url && elapsedSince(last.at, now) < (last.isReachable ? KEPT_MS : RETRY_MS))
    return last.isReachable;
  const isReachable = await checkServer(url, smtpCa).then(
    () => true,
    () => false,
  );
  looks.set(app, { at: now, url, isReachable });
  return isReachable;
}
