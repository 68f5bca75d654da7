/** Classifies failed attempts and schedules retries. */

import { describeConnectionError } from 'content-types/text/connection-error';
import type { NodemailerError } from 'nodemailer';
import { backoff } from '../lib/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../lib/dates.ts';

export const MAX_DELAY_MS = 6 * HOUR_MS;
const GIVE_UP_AFTER_MS = 72 * HOUR_MS;

/** Milliseconds to wait after this many failed attempts: 1 minute, then twice as long each time up to 6 hours; null after 72 hours. */
export function retryDelay(attempts: number): number | null {
  let waitedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) waitedMs += delayAfter(attempt);
  return waitedMs >= GIVE_UP_AFTER_MS ? null : Math.min(delayAfter(attempts), GIVE_UP_AFTER_MS - waitedMs);
}

interface Failure {
  /** The server will never accept this email: it rejected the recipient or the text permanently. */
  isPermanent: boolean;
  /** Whether the server is at fault, not this email: it is down, too slow or rejects our login. */
  isServerTrouble: boolean;
  /** The mailer's code and the server's, without addresses, for the log. */
  code: string;
  /** The reason for administrators, to follow a colon: no connection in words, or a quote of the server. */
  text: string;
}

/** Decides what an error of the mailer means for the email. */
export function describeFailure(error: unknown): Failure {
  const { code = 'UNKNOWN', command, responseCode, response, permanent, message } = error as Partial<NodemailerError>;
  const serverResponse = oneLine(response ?? message ?? code);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    // A rejected sender is a setting to fix, not an email to give up on.
    isPermanent: isAboutMail && permanent === true && command !== 'MAIL FROM',
    isServerTrouble: !isAboutMail,
    code: responseCode ? `${code} ${responseCode}` : code,
    text: describeConnectionError(error) ?? (code === 'EAUTH' ? rejectedLogin(serverResponse) : serverResponse),
  };
}

export function rejectedLogin(serverText: string): string {
  return `the username or password was rejected (${serverText})`;
}

const delayAfter = (attempt: number) => backoff(attempt, MINUTE_MS, MAX_DELAY_MS);

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 500);
}
